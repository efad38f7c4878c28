def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = 1
  $board[4][4] = 1
  $board[3][4] = 2
  $board[4][3] = 2
  $board
end

def move_othello(p, i, j)
  return if $board[i][j] != 0

  moved = false
  [-1, 0, 1].each do |a|
    [-1, 0, 1].each do |b|
      x = i + a
      y = j + b
      n = 0
      while x >= 0 && x < 8 && y >= 0 && y < 8 && $board[x][y] == 3 - p
        n += 1
        x += a
        y += b
      end
      next if n == 0 || x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] != p

      n.times { |k| $board[i + a * (k + 1)][j + b * (k + 1)] = p }
      moved = true
    end
  end
  return unless moved

  $board[i][j] = p
  $board
end
