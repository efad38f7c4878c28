// Takes memory outside of the interpreter's own heap.
attack = () => {
  const kept = [];
  for (;;) kept.push(Buffer.alloc(1 << 20, 1));
};
