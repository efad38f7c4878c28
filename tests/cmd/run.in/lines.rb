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
  if $board[i][j] != 0
    return $board
  end
  if p == 1
    q = 2
  else
    q = 1
  end
  for di in -1..1
    for dj in -1..1
      if di != 0 || dj != 0
        n = 0
        x = i + di
        y = j + dj
        while x >= 0 && x <= 7 && y >= 0 && y <= 7 && $board[x][y] == q
          n = n + 1
          x = x + di
          y = y + dj
        end
        if n > 0 && x >= 0 && x <= 7 && y >= 0 && y <= 7 && $board[x][y] == p
          for k in 0..n
            $board[i + di * k][j + dj * k] = p
          end
        end
      end
    end
  end
  return $board
end

# Reads one call a line, and prints the board after each.
$stdout.sync = true
while (line = $stdin.gets)
  name, *numbers = line.split
  pp send(name, *numbers.map(&:to_i))
end
