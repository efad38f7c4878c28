# expect: exception
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  for di in -1..1
    for dj in -1..1
      n = 1
      n += 1 while naka(i + di * n, j + dj * n) && $board[i + di * n][j + dj * n] == 3 - p
      if n > 1 && naka(i + di * n, j + dj * n) && $board[i + di * n][j + dj * n] == p
        for k in 0...n
          $board[i + di * k][j + dj * k] =　p
        end
      end
    end
  end
  $board
end

def naka(x, y)
  x >= 0 && x < 8 && y >= 0 && y < 8
end
