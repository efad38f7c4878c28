// expect: accepted
'use strict';
const assert = require('assert');

exports.board = null;

exports.initialize_othello = () => {
  exports.board = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => ({ 27: 2, 28: 1, 35: 1, 36: 2 })[i * 8 + j] || 0));
  return exports.board;
};

exports.move_othello = (p, i, j) => {
  assert(p === 1 || p === 2);
  const board = exports.board;
  if (board[i][j]) return board;
  const steps = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b])).filter(([a, b]) => a || b);
  const flipped = steps.flatMap(([di, dj]) => {
    const run = [];
    let [x, y] = [i + di, j + dj];
    while (board[x]?.[y] === 3 - p) {
      run.push([x, y]);
      x += di;
      y += dj;
    }
    return board[x]?.[y] === p ? run : [];
  });
  if (flipped.length > 0) [[i, j], ...flipped].forEach(([x, y]) => { board[x][y] = p; });
  return board;
};

if (require.main === module) console.log(exports.initialize_othello());
