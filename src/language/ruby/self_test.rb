def start
  $board = [[0, 0], [0, 0]]
end

def put(value, i, j)
  $board[i][j] = value if $board[i][j] == 0
  $board
end

def sum(a, b)
  a + b
end
