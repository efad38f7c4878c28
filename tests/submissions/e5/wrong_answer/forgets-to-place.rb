# expect: wrong-flips
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def turn(p, x, y, di, dj)
  return false if x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] == 0
  return true if $board[x][y] == p
  return false unless turn(p, x + di, y + dj, di, dj)
  $board[x][y] = p
  true
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  (-1..1).each do |di|
    (-1..1).each do |dj|
      turn(p, i + di, j + dj, di, dj) unless di == 0 && dj == 0
    end
  end
  $board
end
