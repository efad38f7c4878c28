# expect: wrong-flips
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def get(x, y)
  x < 0 || y < 0 || x > 7 || y > 7 ? 0 : $board[y][x]
end

def move_othello(p, x, y)
  return $board if get(x, y) != 0
  for dx in -1..1
    for dy in -1..1
      n = 1
      n += 1 while get(x + dx * n, y + dy * n) == 3 - p
      next if n == 1 || get(x + dx * n, y + dy * n) != p
      n.times { |k| $board[y + dy * k][x + dx * k] = p }
    end
  end
  $board
end
