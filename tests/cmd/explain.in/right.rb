DIRECTIONS = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]].freeze

def initialize_othello
  $board = Array.new(8) { [0] * 8 }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def run(p, i, j, di, dj)
  squares = []
  loop do
    i += di
    j += dj
    return [] unless i.between?(0, 7) && j.between?(0, 7) && $board[i][j] != 0
    return squares if $board[i][j] == p

    squares << [i, j]
  end
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0

  flips = DIRECTIONS.flat_map { |di, dj| run(p, i, j, di, dj) }
  [[i, j], *flips].each { |x, y| $board[x][y] = p } unless flips.empty?
  $board
end
