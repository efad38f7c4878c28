# expect: wrong-return-value
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return 0 if $board[i][j] != 0
  count = 0
  for di in -1..1
    for dj in -1..1
      n = 1
      n += 1 while look(i + di * n, j + dj * n) == 3 - p
      next if n == 1 || look(i + di * n, j + dj * n) != p
      n.times { |k| $board[i + di * k][j + dj * k] = p }
      count += n - 1
    end
  end
  count
end

def look(i, j)
  $board[i][j] if i >= 0 && i < 8 && j >= 0 && j < 8
end
