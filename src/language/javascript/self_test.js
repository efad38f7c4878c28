let board;

function start() {
  board = [[0, 0], [0, 0]];
  return board;
}

function put(value, i, j) {
  if (board[i][j] === 0) board[i][j] = value;
  return board;
}

function sum(a, b) {
  return a + b;
}
