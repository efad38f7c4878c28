# expect: wrong-shape
def initialize_othello
  $board = []
  for i in 0..7
    $board[i] = []
    for j in 0..8
      $board[i][j] = 0
    end
  end
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  for di in -1..1
    for dj in -1..1
      x = i + di
      y = j + dj
      n = 0
      while x >= 0 && x < 8 && y >= 0 && y < 8 && $board[x][y] == 3 - p
        n += 1
        x += di
        y += dj
      end
      if n > 0 && x >= 0 && x < 8 && y >= 0 && y < 8 && $board[x][y] == p
        for k in 0..n
          $board[i + di * k][j + dj * k] = p
        end
      end
    end
  end
  $board
end
