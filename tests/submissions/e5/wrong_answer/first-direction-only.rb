# expect: wrong-flips
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    n = 1
    n += 1 while get(i + di * n, j + dj * n) == 3 - p
    if n > 1 && get(i + di * n, j + dj * n) == p
      n.times { |k| $board[i + di * k][j + dj * k] = p }
      return $board
    end
  end
  $board
end

def get(i, j)
  return nil if i < 0 || j < 0
  row = $board[i]
  row && row[j]
end
