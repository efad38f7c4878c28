# expect: cpu
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    x, y, n = i + di, j + dj, 0
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      n += 1
    end
    next unless x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
    0.upto(n) { |k| $board[i + di * k][j + dj * k] = p } if n > 0
  end
  $board
end
