// expect: wrong-return-value
export let board = [];

export function initialize_othello() {
  board = Array.from({ length: 8 }, () => Array(8).fill(0));
  board[3][3] = board[4][4] = 2;
  board[3][4] = board[4][3] = 1;
  return board;
}

export function move_othello(p, i, j) {
  if (board[i][j] !== 0) return board;
  const at = (x, y) => board[x]?.[y];
  for (const di of [-1, 0, 1]) {
    for (const dj of [-1, 0, 1]) {
      let n = 1;
      while (at(i + di * n, j + dj * n) === 3 - p) n++;
      if (n === 1 || at(i + di * n, j + dj * n) !== p) continue;
      for (let k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
    }
  }
}
