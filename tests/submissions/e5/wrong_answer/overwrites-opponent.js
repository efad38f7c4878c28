// expect: illegal-move-changed-board
var board;

function initialize_othello() {
  board = [];
  for (var i = 0; i < 8; i++) board[i] = [0, 0, 0, 0, 0, 0, 0, 0];
  board[3][3] = board[4][4] = 2;
  board[3][4] = board[4][3] = 1;
  return board;
}

function inside(i, j) {
  return i >= 0 && i <= 7 && j >= 0 && j <= 7;
}

function move_othello(p, i, j) {
  if (board[i][j] == p) return board;
  for (var di = -1; di <= 1; di++) {
    for (var dj = -1; dj <= 1; dj++) {
      if (di == 0 && dj == 0) continue;
      var n = 1;
      while (inside(i + di * n, j + dj * n) && board[i + di * n][j + dj * n] == 3 - p) n++;
      if (n > 1 && inside(i + di * n, j + dj * n) && board[i + di * n][j + dj * n] == p) {
        for (var k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
      }
    }
  }
  return board;
}
