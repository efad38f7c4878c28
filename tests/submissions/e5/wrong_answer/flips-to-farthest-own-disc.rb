# expect: wrong-flips
DIRS = [-1, 0, 1].product([-1, 0, 1]) - [[0, 0]]

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def discs(i, j, di, dj)
  found = []
  i += di
  j += dj
  while i.between?(0, 7) && j.between?(0, 7) && $board[i][j] != 0
    found << [i, j]
    i += di
    j += dj
  end
  found
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  DIRS.each do |di, dj|
    found = discs(i, j, di, dj)
    next if found.empty? || $board[i + di][j + dj] == p
    last = found.rindex { |x, y| $board[x][y] == p }
    next if last.nil?
    found[0..last].each { |x, y| $board[x][y] = p }
    $board[i][j] = p
  end
  $board
end
