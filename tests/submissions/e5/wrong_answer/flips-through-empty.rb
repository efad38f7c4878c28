# expect: wrong-flips
DIRS = [-1, 0, 1].product([-1, 0, 1]) - [[0, 0]]

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def line(i, j, di, dj)
  squares = []
  while (i += di).between?(0, 7) & (j += dj).between?(0, 7)
    squares << [i, j]
  end
  squares
end

def legal?(p, i, j)
  $board[i][j] == 0 && DIRS.any? { |di, dj| line(i, j, di, dj).map { |x, y| $board[x][y] }.join =~ /\A#{3 - p}+#{p}/ }
end

def move_othello(p, i, j)
  return $board unless legal?(p, i, j)
  DIRS.each do |di, dj|
    squares = line(i, j, di, dj)
    last = squares.index { |x, y| $board[x][y] == p }
    squares.first(last).each { |x, y| $board[x][y] = p } if last
  end
  $board[i][j] = p
  $board
end
