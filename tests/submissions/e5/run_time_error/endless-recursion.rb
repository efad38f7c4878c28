# expect: exception
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def line(p, x, y, di, dj)
  return [] if x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] == 0
  return [[x, y]] if $board[x][y] == p
  rest = line(p, x, y, di, dj)
  rest.empty? ? [] : [[x, y]] + rest
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    squares = line(p, i + di, j + dj, di, dj)
    next if squares.size < 2
    squares.each { |x, y| $board[i][j] = $board[x][y] = p }
  end
  $board
end
