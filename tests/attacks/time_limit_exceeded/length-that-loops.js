// Answers with a list that never says how long it is.
attack = () => {
  board = Object.setPrototypeOf([], null);
  board = new Proxy(board, { get: () => ({ valueOf: () => { for (;;); } }) });
};
