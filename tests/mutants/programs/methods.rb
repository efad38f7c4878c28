DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1]
]

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def inside?(row, col)
  row >= 0 && row < 8 && col >= 0 && col < 8
end

# the squares up to the next disc of this color
def captured(color, row, col, dr, dc)
  squares = []
  (1..8).each do |n|
    r = row + dr * n
    c = col + dc * n
    return [] unless inside?(r, c)
    return [] if $board[r][c] == 0
    return squares if $board[r][c] == color
    squares << [r, c]
  end
  []
end

def move_othello(color, row, col)
  return $board if $board[row][col] != 0
  $board[row][col] = color
  count = 0
  DIRECTIONS.each do |dr, dc|
    captured(color, row, col, dr, dc).each do |r, c|
      $board[r][c] = color
      count += 1
    end
  end
  $board[row][col] = 0 if count == 0
  $board
end
