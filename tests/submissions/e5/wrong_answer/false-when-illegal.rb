# expect: wrong-return-value
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  return false if $board[i][j] != 0
  turned = []
  [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]].each do |di, dj|
    line = []
    (1..7).each do |k|
      x = i + di * k
      y = j + dj * k
      break if x < 0 || x > 7 || y < 0 || y > 7 || $board[x][y] == 0
      if $board[x][y] == p
        turned += line
        break
      end
      line << [x, y]
    end
  end
  return false if turned.empty?
  (turned << [i, j]).each { |x, y| $board[x][y] = p }
  $board
end
