# expect: accepted
require "matrix"

STEPS = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]].map { |d| Vector[*d] }

def initialize_othello
  $board = Matrix.build(8) { |i, j| [[3, 3], [4, 4]].include?([i, j]) ? 2 : [[3, 4], [4, 3]].include?([i, j]) ? 1 : 0 }.to_a
end

def cell(v)
  $board[v[0]][v[1]] if v.all? { |n| n >= 0 && n < 8 }
end

def move_othello(p, i, j)
  here = Vector[i, j]
  return $board if cell(here) != 0
  STEPS.each do |step|
    n = 1
    n += 1 while cell(here + step * n) == 3 - p
    next if n == 1 || cell(here + step * n) != p
    n.times { |k| v = here + step * k; $board[v[0]][v[1]] = p }
  end
  $board
end
