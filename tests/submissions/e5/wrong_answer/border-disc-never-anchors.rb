# expect: wrong-flips
D = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]]

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def legal?(p, i, j)
  return false if $board[i][j] != 0
  D.any? do |di, dj|
    x, y, n = i + di, j + dj, 0
    while x >= 0 && x <= 7 && y >= 0 && y <= 7 && $board[x][y] == 3 - p
      x, y, n = x + di, y + dj, n + 1
    end
    n > 0 && x >= 0 && x <= 7 && y >= 0 && y <= 7 && $board[x][y] == p
  end
end

def reverse(p, i, j, di, dj)
  x, y = i + di, j + dj
  list = []
  while x > 0 && x < 7 && y > 0 && y < 7
    return if $board[x][y] == 0
    if $board[x][y] == p
      list.each { |a, b| $board[a][b] = p }
      return
    end
    list << [x, y]
    x, y = x + di, y + dj
  end
end

def move_othello(p, i, j)
  return $board unless legal?(p, i, j)
  D.each { |di, dj| reverse(p, i, j, di, dj) }
  $board[i][j] = p
  $board
end
