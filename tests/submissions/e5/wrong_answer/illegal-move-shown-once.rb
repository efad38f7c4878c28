# expect: illegal-move-changed-board
def initialize_othello
  $cells = Array.new(64, 0)
  $cells[27] = $cells[36] = 2
  $cells[28] = $cells[35] = 1
  make_board
end

def make_board
  $board = $cells.each_slice(8).to_a
end

def move_othello(p, i, j)
  make_board
  return $board if $board[i][j] != 0
  turned = []
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    line = []
    x, y = i + di, j + dj
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      line << x * 8 + y
      x += di
      y += dj
    end
    turned += line if x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
  end
  $board[i][j] = p
  return $board if turned.empty?
  (turned << i * 8 + j).each { |s| $cells[s] = p }
  make_board
end
