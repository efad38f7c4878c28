# expect: wrong-return-value
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][4] = $board[4][3] = 1
  $board[3][3] = $board[4][4] = 2
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  8.times do |d|
    di = [-1, -1, -1, 0, 0, 1, 1, 1][d]
    dj = [-1, 0, 1, -1, 1, -1, 0, 1][d]
    n = 1
    n += 1 while i + di * n >= 0 && j + dj * n >= 0 && $board.dig(i + di * n, j + dj * n) == 3 - p
    next if n == 1 || i + di * n < 0 || j + dj * n < 0 || $board.dig(i + di * n, j + dj * n) != p
    n.times { |k| $board[i + di * k][j + dj * k] = p }
  end
  $board
end
