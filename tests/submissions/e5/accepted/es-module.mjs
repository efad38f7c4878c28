// expect: accepted
export let board;

class Ray {
  constructor(i, j, di, dj) {
    Object.assign(this, { i, j, di, dj });
  }
  *[Symbol.iterator]() {
    for (let i = this.i + this.di, j = this.j + this.dj; i >= 0 && i < 8 && j >= 0 && j < 8; i += this.di, j += this.dj) {
      yield [i, j];
    }
  }
}

export function initialize_othello() {
  board = [...Array(8)].map(() => Array(8).fill(0));
  [board[3][3], board[3][4], board[4][3], board[4][4]] = [2, 1, 1, 2];
  return board;
}

function captures(p, ray) {
  const run = [];
  for (const [i, j] of ray) {
    if (board[i][j] === 0) return [];
    if (board[i][j] === p) return run;
    run.push([i, j]);
  }
  return [];
}

export const move_othello = (p, i, j) => {
  if (board[i][j] === 0) {
    const next = board.map((row) => row.slice());
    let legal = false;
    for (let d = 0; d < 9; d++) {
      if (d === 4) continue;
      for (const [x, y] of captures(p, new Ray(i, j, Math.floor(d / 3) - 1, (d % 3) - 1))) {
        next[x][y] = next[i][j] = p;
        legal = true;
      }
    }
    if (legal) board = next;
  }
  return board;
};
