# expect: wrong-flips
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def search(p, i, j, di, dj, max)
  for n in 1..max
    x = i + di * n
    y = j + dj * n
    return 0 if x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] == 0
    return n - 1 if $board[x][y] == p
  end
  0
end

def can_put(p, i, j)
  for di in -1..1
    for dj in -1..1
      return true if search(p, i, j, di, dj, 7) > 0
    end
  end
  false
end

def move_othello(p, i, j)
  if $board[i][j] == 0 && can_put(p, i, j)
    for di in -1..1
      for dj in -1..1
        n = search(p, i, j, di, dj, 6)
        for k in 1..n
          $board[i + di * k][j + dj * k] = p
        end
      end
    end
    $board[i][j] = p
  end
  $board
end
