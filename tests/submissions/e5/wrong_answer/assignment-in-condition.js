// expect: wrong-flips
let board;

function initialize_othello() {
  board = Array.from({ length: 8 }, () => new Array(8).fill(0));
  board[3][3] = board[4][4] = 2;
  board[3][4] = board[4][3] = 1;
  return board;
}

function move_othello(p, i, j) {
  if (board[i][j] !== 0) return board;
  let run;
  for (let d = 0; d < 9; d++) {
    const di = Math.floor(d / 3) - 1;
    const dj = (d % 3) - 1;
    run = [];
    let x = i + di;
    let y = j + dj;
    while (x >= 0 && x < 8 && y >= 0 && y < 8 && board[x][y] === 3 - p) {
      run.push([x, y]);
      x += di;
      y += dj;
    }
    if (run.length && x >= 0 && x < 8 && y >= 0 && y < 8 && (board[x][y] = p)) {
      for (const [a, b] of run) board[a][b] = p;
      board[i][j] = p;
    }
  }
  return board;
}
