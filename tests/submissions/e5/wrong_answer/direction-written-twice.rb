# expect: legal-move-ignored
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  dirs = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [-1, 0], [1, 1]]
  dirs.each do |di, dj|
    n = 0
    x = i + di
    y = j + dj
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      n += 1
      x += di
      y += dj
    end
    if n > 0 && x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == p
      for k in 0..n
        $board[i + di * k][j + dj * k] = p
      end
    end
  end
  $board
end
