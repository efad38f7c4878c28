# expect: wrong-cells
COLOUR = [nil, :black, :white]

def initialize_othello
  $board = Array.new(8) { Array.new(8, :empty) }
  $board[3][3] = $board[4][4] = :white
  $board[3][4] = $board[4][3] = :black
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != :empty
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    n = 1
    n += 1 while cell(i + di * n, j + dj * n) == COLOUR[3 - p]
    next if n == 1 || cell(i + di * n, j + dj * n) != COLOUR[p]
    n.times { |k| $board[i + di * k][j + dj * k] = COLOUR[p] }
  end
  $board
end

def cell(i, j)
  $board[i][j] if i.between?(0, 7) && j.between?(0, 7)
end
