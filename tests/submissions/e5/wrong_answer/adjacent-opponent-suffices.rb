# expect: illegal-move-changed-board
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def naka?(i, j)
  i >= 0 && i < 8 && j >= 0 && j < 8
end

def okeru?(p, i, j)
  return false if $board[i][j] != 0
  (-1..1).any? { |di| (-1..1).any? { |dj| naka?(i + di, j + dj) && $board[i + di][j + dj] == 3 - p } }
end

def move_othello(p, i, j)
  return $board unless okeru?(p, i, j)
  $board[i][j] = p
  (-1..1).each do |di|
    (-1..1).each do |dj|
      hasami = []
      x, y = i + di, j + dj
      while naka?(x, y) && $board[x][y] == 3 - p
        hasami << [x, y]
        x += di
        y += dj
      end
      hasami.each { |a, b| $board[a][b] = p } if naka?(x, y) && $board[x][y] == p
    end
  end
  $board
end
