# expect: exception
def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

class IllegalMove < StandardError; end

def move_othello(p, i, j)
  raise IllegalMove, "(#{i}, #{j}) は空いていません" if $board[i][j] != 0
  turned = [-1, 0, 1].product([-1, 0, 1]).flat_map { |di, dj| run(p, i + di, j + dj, di, dj) || [] }
  raise IllegalMove, "(#{i}, #{j}) には置けません" if turned.empty?
  turned.push([i, j]).each { |x, y| $board[x][y] = p }
  $board
end

def run(p, x, y, di, dj)
  return nil unless x.between?(0, 7) && y.between?(0, 7) && $board[x][y] != 0
  return [] if $board[x][y] == p
  rest = run(p, x + di, y + dj, di, dj)
  rest && [[x, y]] + rest
end
