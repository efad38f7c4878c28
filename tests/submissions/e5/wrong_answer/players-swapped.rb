# expect: legal-move-ignored
KURO = 1
SHIRO = 2

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = SHIRO
  $board[3][4] = $board[4][3] = KURO
  $board
end

def move_othello(p, i, j)
  me, you = p == 1 ? [SHIRO, KURO] : [KURO, SHIRO]
  return $board if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    x, y = i + di, j + dj
    run = []
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == you
      run << [x, y]
      x, y = x + di, y + dj
    end
    next unless x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == me
    run.each { |a, b| $board[a][b] = $board[i][j] = me }
  end
  $board
end
