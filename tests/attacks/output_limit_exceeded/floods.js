// Prints without end.
attack = () => {
  for (;;) fs.writeSync(1, 'x'.repeat(1000));
};
