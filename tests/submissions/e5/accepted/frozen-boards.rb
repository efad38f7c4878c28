# frozen_string_literal: true
# expect: accepted
EMPTY_ROW = ([0] * 8).freeze

def initialize_othello
  $board = [EMPTY_ROW, EMPTY_ROW, EMPTY_ROW,
            [0, 0, 0, 2, 1, 0, 0, 0].freeze,
            [0, 0, 0, 1, 2, 0, 0, 0].freeze,
            EMPTY_ROW, EMPTY_ROW, EMPTY_ROW].freeze
end

def put(board, p, squares)
  board.each_with_index.map { |row, i|
    row.each_with_index.map { |cell, j| squares.include?([i, j]) ? p : cell }.freeze
  }.freeze
end

def sandwiched(board, p, i, j, di, dj, so_far = [])
  i, j = i + di, j + dj
  return [] unless i.between?(0, 7) && j.between?(0, 7)
  case board[i][j]
  when 0 then []
  when p then so_far
  else sandwiched(board, p, i, j, di, dj, so_far + [[i, j]])
  end
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  squares = [-1, 0, 1].product([-1, 0, 1]).reject { |d| d == [0, 0] }
                      .inject([]) { |all, (di, dj)| all | sandwiched($board, p, i, j, di, dj) }
  squares.empty? ? $board : $board = put($board, p, squares << [i, j])
end
