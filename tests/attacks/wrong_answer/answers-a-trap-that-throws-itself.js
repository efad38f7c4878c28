// Answers with a proxy that throws itself again whatever is asked of it.
initialize_othello = () => {
  const again = () => { throw board; };
  board = new Proxy([], { get: again, getPrototypeOf: again, has: again, ownKeys: again });
  return board;
};
