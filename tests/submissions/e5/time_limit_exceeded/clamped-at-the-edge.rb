# expect: cpu
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def step(n, d)
  [[n + d, 0].max, 7].min
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]].each do |di, dj|
    n = 0
    x = step(i, di)
    y = step(j, dj)
    while $board[x][y] == 3 - p
      n += 1
      x = step(x, di)
      y = step(y, dj)
    end
    next if n == 0 || $board[x][y] != p || x != i + di * (n + 1) || y != j + dj * (n + 1)
    (0..n).each { |k| $board[i + di * k][j + dj * k] = p }
  end
  $board
end
