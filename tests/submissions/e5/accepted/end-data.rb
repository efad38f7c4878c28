# expect: accepted
START, STEPS = DATA.read.split("\n\n").map { |part| part.lines.map { |line| line.split.map(&:to_i) } }

def initialize_othello
  $board = START.map(&:dup)
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  STEPS.each do |di, dj|
    path = (1..7).map { |k| [i + di * k, j + dj * k] }.select { |x, y| x >= 0 && x < 8 && y >= 0 && y < 8 }
    line = path.map { |x, y| $board[x][y] }.join
    next unless line =~ /\A#{3 - p}+#{p}/
    path.first($&.length).each { |x, y| $board[x][y] = p }
    $board[i][j] = p
  end
  $board
end
__END__
0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0
0 0 0 2 1 0 0 0
0 0 0 1 2 0 0 0
0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0

-1 -1
-1 0
-1 1
0 -1
0 1
1 -1
1 0
1 1
