// Never ends.
attack = () => {
  for (;;);
};
