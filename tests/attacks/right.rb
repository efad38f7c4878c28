# A right solution, in which each move begins with `attack`. What is appended replaces it.
$world = Dir.pwd[%r{\A.*(?=/temporary/)}]

def attack
end

# What a layer has to refuse, with an ordinary error.
def refused
  yield
rescue Errno::EACCES, Errno::EPERM, Errno::EROFS
  nil
else
  raise 'the attack worked'
end

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  $board
end

def move_othello(p, i, j)
  attack
  return $board if $board[i][j] != 0

  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    next if di == 0 && dj == 0

    x, y, run = i + di, j + dj, []
    while x.between?(0, 7) && y.between?(0, 7) && $board[x][y] == 3 - p
      run << [x, y]
      x, y = x + di, y + dj
    end
    next if run.empty? || !x.between?(0, 7) || !y.between?(0, 7) || $board[x][y] != p

    [[i, j], *run].each { |a, b| $board[a][b] = p }
  end
  $board
end
