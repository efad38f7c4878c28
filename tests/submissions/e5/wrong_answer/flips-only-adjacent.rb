# expect: wrong-flips
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def sandwich?(p, i, j, di, dj)
  n = 0
  i += di
  j += dj
  while i.between?(0, 7) && j.between?(0, 7) && $board[i][j] == 3 - p
    n += 1
    i += di
    j += dj
  end
  n > 0 && i.between?(0, 7) && j.between?(0, 7) && $board[i][j] == p
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  dirs = [-1, 0, 1].product([-1, 0, 1]).select { |di, dj| sandwich?(p, i, j, di, dj) }
  dirs.each { |di, dj| $board[i + di][j + dj] = p }
  $board[i][j] = p unless dirs.empty?
  $board
end
