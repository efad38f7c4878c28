# expect: wrong-return-value
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  show
end

def show
  puts "[" + $board.map { |row| row.inspect }.join(",\n ") + "]"
end

def move_othello(p, i, j)
  if $board[i][j] == 0
    [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
      x, y = i + di, j + dj
      x, y = x + di, y + dj while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      next unless x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
      x, y = x - di, y - dj
      while [x, y] != [i, j]
        $board[x][y] = $board[i][j] = p
        x, y = x - di, y - dj
      end
    end
  end
  show
end
