# expect: initial-board
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 1
  $board[3][4] = $board[4][3] = 2
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    x, y, n = i + di, j + dj, 0
    while (0..7).include?(x) && (0..7).include?(y) && $board[x][y] == 3 - p
      x, y, n = x + di, y + dj, n + 1
    end
    next if n == 0 || !(0..7).include?(x) || !(0..7).include?(y) || $board[x][y] != p
    (0..n).each { |k| $board[i + di * k][j + dj * k] = p }
  end
  $board
end
