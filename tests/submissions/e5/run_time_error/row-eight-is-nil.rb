# expect: exception
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  [-1, 0, 1].each do |di|
    [-1, 0, 1].each do |dj|
      x = i + di
      y = j + dj
      n = 0
      while x >= 0 && y >= 0 && $board[x][y] == 3 - p
        n += 1
        x += di
        y += dj
      end
      if n > 0 && x >= 0 && y >= 0 && $board[x][y] == p
        (0..n).each { |k| $board[i + di * k][j + dj * k] = p }
      end
    end
  end
  $board
end
