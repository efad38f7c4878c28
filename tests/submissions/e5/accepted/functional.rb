# expect: accepted
DIRECTIONS = [-1, 0, 1].product([-1, 0, 1]) - [[0, 0]]

def initialize_othello
  $board = (0..7).map do |i|
    (0..7).map { |j| { [3, 3] => 2, [4, 4] => 2, [3, 4] => 1, [4, 3] => 1 }.fetch([i, j], 0) }
  end
end

def ray(i, j, di, dj)
  (1..7).map { |k| [i + di * k, j + dj * k] }
        .take_while { |x, y| x.between?(0, 7) && y.between?(0, 7) }
end

def captured(p, i, j)
  DIRECTIONS.flat_map do |di, dj|
    squares = ray(i, j, di, dj)
    run = squares.take_while { |x, y| $board[x][y] == 3 - p }
    anchor = squares[run.size]
    anchor && $board.dig(*anchor) == p ? run : []
  end
end

def move_othello(p, i, j)
  return $board unless $board[i][j].zero?
  discs = captured(p, i, j)
  (discs + [[i, j]]).each { |x, y| $board[x][y] = p } if discs.any?
  $board
end
