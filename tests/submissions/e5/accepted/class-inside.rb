# expect: accepted
Point = Struct.new(:row, :column) do
  def +(other)
    Point.new(row + other.row, column + other.column)
  end

  def inside?
    row >= 0 && row < 8 && column >= 0 && column < 8
  end
end

class Othello
  STEPS = [-1, 0, 1].flat_map { |r| [-1, 0, 1].map { |c| Point.new(r, c) } } - [Point.new(0, 0)]

  attr_reader :cells

  def initialize
    @cells = Array.new(8) { Array.new(8, 0) }
    @cells[3][3] = @cells[4][4] = 2
    @cells[3][4] = @cells[4][3] = 1
  end

  def [](point)
    @cells[point.row][point.column]
  end

  def put(player, point)
    return unless self[point] == 0
    lines = STEPS.map { |step| line(player, point, step) }
    return if lines.all?(&:empty?)
    [point, *lines.flatten(1)].each { |q| @cells[q.row][q.column] = player }
  end

  private

  def line(player, point, step)
    found = []
    point += step
    while point.inside? && self[point] == 3 - player
      found << point
      point += step
    end
    point.inside? && self[point] == player ? found : []
  end
end

def initialize_othello
  $game = Othello.new
  $board = $game.cells
end

def move_othello(player, row, column)
  $game.put(player, Point.new(row, column))
  $board = $game.cells
end
