# expect: accepted
class Integer
  def to_s(*)
    { 0 => ".", 1 => "X", 2 => "O" }[self] || "?"
  end
  alias inspect to_s
end

class Array
  def inspect
    map(&:to_s).join(" ")
  end
  alias to_s inspect

  def at2(i, j)
    i.between?(0, 7) && j.between?(0, 7) ? self[i][j] : nil
  end
end

class NilClass
  def empty?
    true
  end
end

module Kernel
  def puts(*rows)
    $log = rows
  end

  def print(*)
  end

  def p(*rows)
    rows.each { |row| puts row }
    nil
  end

  def format(board)
    board.map(&:inspect)
  end
end

def show
  p(*format($board))
  $board
end

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }
  $board[3][3] = $board[4][4] = 2
  $board[3][4] = $board[4][3] = 1
  show
end

def move_othello(player, i, j)
  return show if $board[i][j] != 0
  [-1, 0, 1].product([-1, 0, 1]).each do |di, dj|
    n = 1
    n += 1 while $board.at2(i + di * n, j + dj * n) == 3 - player
    next if n == 1 || $board.at2(i + di * n, j + dj * n) != player
    n.times { |k| $board[i + di * k][j + dj * k] = player }
  end
  show
end
