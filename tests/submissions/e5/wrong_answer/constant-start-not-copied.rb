# expect: initial-board
START = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 2, 1, 0, 0, 0],
  [0, 0, 0, 1, 2, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0]
]

def initialize_othello
  $board = START.dup
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  for di in -1..1
    for dj in -1..1
      n = 1
      n += 1 while inside(i + di * n, j + dj * n) && $board[i + di * n][j + dj * n] == 3 - p
      if n > 1 && inside(i + di * n, j + dj * n) && $board[i + di * n][j + dj * n] == p
        n.times { |k| $board[i + di * k][j + dj * k] = p }
      end
    end
  end
  $board
end

def inside(i, j)
  (0...8) === i && (0...8) === j
end
