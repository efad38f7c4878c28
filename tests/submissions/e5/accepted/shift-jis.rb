# coding: Shift_JIS
# expect: accepted
# オセロ　表示とソの字（２バイト目が「\」になる文字）を含む
HOUKOU = { "上" => [-1, 0], "下" => [1, 0], "左" => [0, -1], "右" => [0, 1],
           "左上" => [-1, -1], "右上" => [-1, 1], "左下" => [1, -1], "右下" => [1, 1] }
TITLE = "オセロの表示ソフト"

def initialize_othello
  $board = Array.new(8) { Array.new(8, 0) }  # 空白は０
  $board[3][4] = $board[4][3] = 1            # 黒
  $board[3][3] = $board[4][4] = 2            # 白
  $board
end

# 挟める石の一覧を返す
def hasameru(p, i, j, muki)
  di, dj = HOUKOU[muki]
  ishi = []
  loop do
    i += di
    j += dj
    return [] if i < 0 || i > 7 || j < 0 || j > 7 || $board[i][j] == 0
    return ishi if $board[i][j] == p
    ishi << [i, j]
  end
end

def move_othello(p, i, j)
  return $board if $board[i][j] != 0
  HOUKOU.each_key do |muki|
    hasameru(p, i, j, muki).each { |x, y| $board[x][y] = $board[i][j] = p }
  end
  $board
end
