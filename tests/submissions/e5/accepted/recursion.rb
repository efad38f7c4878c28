# expect: accepted
def initialize_othello
  $board = make_rows(8)
  $board[3][3] = 2
  $board[3][4] = 1
  $board[4][3] = 1
  $board[4][4] = 2
  $board
end

def make_rows(n)
  n == 0 ? [] : make_rows(n - 1).push(Array.new(8, 0))
end

# flips on the way back; true if the line ends in a disc of p
def turn(p, i, j, di, dj)
  return false if i < 0 || i > 7 || j < 0 || j > 7
  return false if $board[i][j] == 0
  return true if $board[i][j] == p
  if turn(p, i + di, j + dj, di, dj)
    $board[i][j] = p
    true
  else
    false
  end
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]].each do |di, dj|
    x = i + di
    y = j + dj
    next if x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] != 3 - p
    $board[i][j] = p if turn(p, x, y, di, dj)
  end
  $board
end
