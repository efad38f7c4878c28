# -*- coding: euc-jp -*-
# expect: accepted
# 変数名も日本語にしてみた。
def initialize_othello
  $board = [[0] * 8, [0] * 8, [0] * 8,
            [0, 0, 0, 2, 1, 0, 0, 0],
            [0, 0, 0, 1, 2, 0, 0, 0],
            [0] * 8, [0] * 8, [0] * 8]
end

def move_othello(p, i, j)
  return $board unless $board[i][j] == 0
  相手 = p == 1 ? 2 : 1
  置けた = false
  (-1..1).each do |縦|
    (-1..1).each do |横|
      next if 縦 == 0 and 横 == 0
      距離 = 1
      距離 += 1 while 石(i + 縦 * 距離, j + 横 * 距離) == 相手
      next unless 距離 > 1 and 石(i + 縦 * 距離, j + 横 * 距離) == p
      (1...距離).each { |k| $board[i + 縦 * k][j + 横 * k] = p }
      置けた = true
    end
  end
  $board[i][j] = p if 置けた
  $board
end

def 石(i, j)
  return "盤外" unless (0..7).include?(i) and (0..7).include?(j)
  $board[i][j]
end
