# expect: accepted
NOT_A = 0x7f7f7f7f7f7f7f7f
NOT_H = 0xfefefefefefefefe
ALL = 0xffffffffffffffff
SHIFTS = [[1, NOT_A], [-1, NOT_H], [8, ALL], [-8, ALL], [9, NOT_A], [-9, NOT_H], [7, NOT_H], [-7, NOT_A]]

def shift(bits, n, mask)
  ((n > 0 ? bits >> n : bits << -n) & ALL) & mask
end

def to_board
  $board = (0..7).map { |i| (0..7).map { |j| $bits.index { |b| b && b[63 - i * 8 - j] == 1 } || 0 } }
end

def initialize_othello
  $bits = [nil, 1 << 63 - 28 | 1 << 63 - 35, 1 << 63 - 27 | 1 << 63 - 36]
  to_board
end

def move_othello(p, i, j)
  me, you = $bits[p], $bits[3 - p]
  put = 1 << 63 - i * 8 - j
  return to_board if (me | you) & put != 0
  flips = 0
  SHIFTS.each do |n, mask|
    run = 0
    b = shift(put, n, mask)
    while b & you != 0
      run |= b
      b = shift(b, n, mask)
    end
    flips |= run if b & me != 0
  end
  if flips != 0
    $bits[p] = me | flips | put
    $bits[3 - p] = you & ~flips
  end
  to_board
end
