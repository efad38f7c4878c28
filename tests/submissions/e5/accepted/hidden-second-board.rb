# expect: accepted
# $b is a 10x10 board with a wall (9) around it. $board is made from it.
def initialize_othello
  $b = Array.new(100, 9)
  (1..8).each { |i| (1..8).each { |j| $b[i * 10 + j] = 0 } }
  $b[44] = $b[55] = 2
  $b[45] = $b[54] = 1
  refresh
end

def refresh
  $board = (1..8).map { |i| $b[i * 10 + 1, 8] }
end

def move_othello(p, i, j)
  s = (i + 1) * 10 + j + 1
  return refresh if $b[s] != 0
  [-11, -10, -9, -1, 1, 9, 10, 11].each do |d|
    t = s + d
    t += d while $b[t] == 3 - p
    next if $b[t] != p
    t -= d
    while t != s
      $b[t] = $b[s] = p
      t -= d
    end
  end
  refresh
end
