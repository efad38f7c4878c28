// A right solution, in which each move begins with `attack`. What is appended replaces it.
const fs = require('fs');
const childProcess = require('child_process');

const world = process.cwd().replace(/\/temporary\/.*/, '');
let board = [];
let attack = () => {};

// What a layer has to refuse, with an ordinary error.
function refused(deed) {
  try {
    deed();
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return;
    throw error;
  }
  throw new Error('the attack worked');
}

function initialize_othello() {
  board = Array.from({ length: 8 }, () => new Array(8).fill(0));
  board[3][3] = board[4][4] = 2;
  board[3][4] = board[4][3] = 1;
  return board;
}

function move_othello(p, i, j) {
  attack();
  if (board[i][j] !== 0) return board;
  for (let di = -1; di <= 1; di++) {
    for (let dj = -1; dj <= 1; dj++) {
      let n = 1;
      while ((di || dj) && board[i + di * n]?.[j + dj * n] === 3 - p) n++;
      if (n === 1 || board[i + di * n]?.[j + dj * n] !== p) continue;
      for (let k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
    }
  }
  return board;
}
