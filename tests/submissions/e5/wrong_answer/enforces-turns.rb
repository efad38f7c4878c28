# expect: legal-move-ignored
def initialize_othello
  $turn = 1
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def flips(p, i, j)
  return [] if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).flat_map do |di, dj|
    line = []
    x, y = i + di, j + dj
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      line << [x, y]
      x += di
      y += dj
    end
    x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p ? line : []
  end
end

def move_othello(p, i, j)
  return $board if p != $turn
  list = flips(p, i, j)
  return $board if list.empty?
  list.each { |x, y| $board[x][y] = p }
  $board[i][j] = p
  $turn = 3 - p
  $board
end
