# expect: wrong-flips
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [[1, 0], [-1, 0], [0, 1], [0, -1]].each do |di, dj|
    x = i + di
    y = j + dj
    x, y = x + di, y + dj while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
    next unless x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
    next if x == i + di && y == j + dj
    until x == i && y == j
      x -= di
      y -= dj
      $board[x][y] = p
    end
  end
  $board
end
