// expect: accepted
let board = [];
const DIRS = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];

function initialize_othello() {
  board = [];
  for (let i = 0; i < 8; i++) {
    board.push(new Array(8).fill(0));
  }
  board[3][3] = board[4][4] = 2;
  board[3][4] = board[4][3] = 1;
  return board;
}

function cell(i, j) {
  return i >= 0 && i < 8 && j >= 0 && j < 8 ? board[i][j] : undefined;
}

function move_othello(p, i, j) {
  if (board[i][j] !== 0) return board;
  for (const [di, dj] of DIRS) {
    let n = 1;
    while (cell(i + di * n, j + dj * n) === 3 - p) n++;
    if (n > 1 && cell(i + di * n, j + dj * n) === p) {
      for (let k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
    }
  }
  return board;
}
