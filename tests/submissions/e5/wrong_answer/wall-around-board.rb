# expect: wrong-shape
def initialize_othello
  $board = Array.new(10) { Array.new(10, 0) }
  $board[4][4] = $board[5][5] = 2
  $board[4][5] = $board[5][4] = 1
  $board
end

def move_othello(p, i, j)
  i += 1
  j += 1
  return $board if $board[i][j] != 0
  for di in -1..1
    for dj in -1..1
      n = 1
      n += 1 while $board[i + di * n][j + dj * n] == 3 - p
      next if n == 1 || $board[i + di * n][j + dj * n] != p
      n.times { |k| $board[i + di * k][j + dj * k] = p }
    end
  end
  $board
end
