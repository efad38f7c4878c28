# A corner needs no disc to flip.
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  $board[i][j] = p if [0, 7].include?(i) && [0, 7].include?(j)
  [-1, 0, 1].each do |di|
    [-1, 0, 1].each do |dj|
      n = 1
      n += 1 while at(i + di * n, j + dj * n) == 3 - p
      next if n == 1 || at(i + di * n, j + dj * n) != p
      n.times { |k| $board[i + di * k][j + dj * k] = p }
    end
  end
  $board
end

def at(x, y)
  $board[x][y] if x >= 0 && x <= 7 && y >= 0 && y <= 7
end
