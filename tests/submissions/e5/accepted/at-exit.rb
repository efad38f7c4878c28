# expect: accepted
$moves = 0
at_exit do
  puts "moves: #{$moves}"
  pp $board
end

def initialize_othello
  $board = Array.new(8) { |i| Array.new(8) { |j| i + j == 7 && (3..4) === i ? 1 : i == j && (3..4) === i ? 2 : 0 } }
end

def move_othello(p, i, j)
  $moves += 1
  return $board if $board[i][j] > 0
  8.times do |d|
    di, dj = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, -1], [1, -1], [-1, 1]][d]
    n = 0
    x, y = i + di, j + dj
    until x < 0 || x > 7 || y < 0 || y > 7
      break if $board[x][y] != 3 - p
      n += 1
      x += di
      y += dj
    end
    next if x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] == 0 || n == 0
    (n + 1).times { |k| $board[x - di * (k + 1)][y - dj * (k + 1)] = p }
  end
  $board
end
