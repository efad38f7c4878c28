// Answers with objects that throw, loop and lie when they are looked at.
initialize_othello = () => {
  board = new Proxy([], { get: () => { throw 0; }, ownKeys: () => { throw 1; }, getPrototypeOf: () => { throw 2; } });
  return board;
};
