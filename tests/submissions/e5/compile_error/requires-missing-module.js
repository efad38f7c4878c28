// expect: load-error
const prompt = require('prompt-sync')();
let board = [];

function initialize_othello() {
  board = Array.from({ length: 8 }, () => Array(8).fill(0));
  board[3][3] = board[4][4] = 2;
  board[3][4] = board[4][3] = 1;
  return board;
}

function move_othello(p, i, j) {
  if (board[i][j] !== 0) return board;
  for (let di = -1; di <= 1; di++) {
    for (let dj = -1; dj <= 1; dj++) {
      let n = 1;
      while (board[i + di * n]?.[j + dj * n] === 3 - p) n++;
      if (n === 1 || board[i + di * n]?.[j + dj * n] !== p) continue;
      for (let k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
    }
  }
  return board;
}
