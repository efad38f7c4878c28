# expect: accepted
require 'pp'

def initialize_othello
  $board = Array.new(8) { Array.new(8) { 0 } }
  $board[3][3], $board[3][4] = 2, 1
  $board[4][3], $board[4][4] = 1, 2
  $board
end

def move_othello(p, i, j)
  turn = []
  if $board[i][j] == 0
    [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]].each do |di, dj|
      x, y, tmp = i + di, j + dj, []
      while (0..7) === x && (0..7) === y && $board[x][y] == 3 - p
        tmp.push([x, y])
        x, y = x + di, y + dj
      end
      turn += tmp if (0..7) === x && (0..7) === y && $board[x][y] == p
    end
  end
  turn.push([i, j]) unless turn.empty?
  turn.each { |x, y| $board[x][y] = p }
  return $board
end

=begin
pp initialize_othello
pp move_othello 2, 2, 2
pp move_othello 1, 9, 9
=end

pp initialize_othello
pp move_othello 1, 3, 2
pp(move_othello(2, 2, 4))
print "player? "
line = gets
puts "bye" if line.nil?
