# expect: illegal-move-changed-board
def initialize_othello
  $board = (1..8).map { [0] * 8 }
  $board[3][3..4] = [2, 1]
  $board[4][3..4] = [1, 2]
  $board
end

def at(i, j)
  (0..7).cover?(i) && (0..7).cover?(j) ? $board[i][j] : 0
end

def move_othello(p, i, j)
  if $board[i][j] == 0
    $board[i][j] = p
    [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]].each do |di, dj|
      n = 1
      n += 1 while at(i + di * n, j + dj * n) == 3 - p
      if at(i + di * n, j + dj * n) == p
        (1...n).each { |k| $board[i + di * k][j + dj * k] = p }
      end
    end
  end
  $board
end
