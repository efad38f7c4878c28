# expect: illegal-move-changed-board
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3], $board[4][4] = 2, 2
  $board[3][4], $board[4][3] = 1, 1
  return $board
end

def check(p, i, j, di, dj)
  count = 0
  loop do
    i += di
    j += dj
    return 0 if i < 0 || i > 7 || j < 0 || j > 7
    return 0 if $board[i][j] == 0
    return count if $board[i][j] == p
    count += 1
  end
end

def move_othello(p, i, j)
  [-1, 0, 1].each do |di|
    [-1, 0, 1].each do |dj|
      next if di == 0 && dj == 0
      n = check(p, i, j, di, dj)
      if n > 0
        for k in 0..n
          $board[i + di * k][j + dj * k] = p
        end
      end
    end
  end
  return $board
end
