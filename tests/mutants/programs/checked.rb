def initialize_othello
  $board = (0..7).map { [0] * 8 }
  $board[3][4] = $board[4][3] = 1
  $board[3][3] = $board[4][4] = 2
  $board
end

def naka?(x, y)
  x >= 0 && x <= 7 && y >= 0 && y <= 7
end

def okeru?(p, i, j)
  return false if $board[i][j] != 0
  [-1, 0, 1].each do |dx|
    [-1, 0, 1].each do |dy|
      n = 1
      n += 1 while naka?(i + dx * n, j + dy * n) && $board[i + dx * n][j + dy * n] == 3 - p
      return true if n > 1 && naka?(i + dx * n, j + dy * n) && $board[i + dx * n][j + dy * n] == p
    end
  end
  false
end

def kaesu(p, i, j, dx, dy)
  hasami = []
  x, y = i + dx, j + dy
  while x >= 0 && x <= 7 && y >= 0 && y <= 7
    break if $board[x][y] == 0
    if $board[x][y] == p
      hasami.each { |a, b| $board[a][b] = p }
      break
    end
    hasami << [x, y]
    x, y = x + dx, y + dy
  end
end

def move_othello(p, i, j)
  if okeru?(p, i, j)
    kaesu(p, i, j, 0, 1)
    kaesu(p, i, j, 1, 1)
    kaesu(p, i, j, 1, 0)
    kaesu(p, i, j, 1, -1)
    kaesu(p, i, j, 0, -1)
    kaesu(p, i, j, -1, -1)
    kaesu(p, i, j, -1, 0)
    kaesu(p, i, j, -1, 1)
    $board[i][j] = p
  end
  $board
end
