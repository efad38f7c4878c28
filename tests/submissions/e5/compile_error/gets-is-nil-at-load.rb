# expect: load-error
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    x, y, run = i + di, j + dj, []
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      run << [x, y]
      x, y = x + di, y + dj
    end
    next unless x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
    run.each { |a, b| $board[i][j] = $board[a][b] = p }
  end
  $board
end

initialize_othello
i, j = gets.split.map(&:to_i)
pp move_othello(1, i, j)
