# What was illegal once stays illegal for that player.
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $illegal = {}
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0 || $illegal[[p, i, j]]
  squares = []
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    line = []
    x, y = i + di, j + dj
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      line << [x, y]
      x, y = x + di, y + dj
    end
    squares += line if x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
  end
  $illegal[[p, i, j]] = squares.empty?
  (squares << [i, j]).each { |x, y| $board[x][y] = p } if squares.any?
  $board
end
