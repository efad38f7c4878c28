# expect: initial-board
def initialize_othello
  $board = Array.new(8, Array.new(8, 0))
  $board[3][3] = 2
  $board[3][4] = 1
  $board[4][3] = 1
  $board[4][4] = 2
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  for di in -1..1
    for dj in -1..1
      n = 1
      n += 1 while inside?(i + di * n, j + dj * n) && $board[i + di * n][j + dj * n] == 3 - p
      next if n == 1 || !inside?(i + di * n, j + dj * n) || $board[i + di * n][j + dj * n] != p
      n.times { |k| $board[i + di * k][j + dj * k] = p }
    end
  end
  $board
end

def inside?(x, y)
  x >= 0 && x <= 7 && y >= 0 && y <= 7
end
