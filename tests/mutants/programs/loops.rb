def initialize_othello
  $board = []
  for i in 0..7
    $board[i] = []
    for j in 0..7
      $board[i][j] = 0
    end
  end
  $board[3][3] = 2
  $board[3][4] = 1
  $board[4][3] = 1
  $board[4][4] = 2
  return $board
end

def move_othello(p, i, j)
  if p == 1
    q = 2
  else
    q = 1
  end
  if $board[i][j] != 0
    return $board
  end
  xs = []
  ys = []
  for di in -1..1
    for dj in -1..1
      next if di == 0 && dj == 0
      n = 0
      x = i + di
      y = j + dj
      while x >= 0 && x <= 7 && y >= 0 && y <= 7 && $board[x][y] == q
        n = n + 1
        x = x + di
        y = y + dj
      end
      if n > 0 && x >= 0 && x <= 7 && y >= 0 && y <= 7 && $board[x][y] == p
        for k in 1..n
          xs.push(i + di * k)
          ys.push(j + dj * k)
        end
      end
    end
  end
  if xs.size == 0
    return $board
  end
  for k in 0..xs.size - 1
    $board[xs[k]][ys[k]] = p
  end
  $board[i][j] = p
  return $board
end
