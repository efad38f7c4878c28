# expect: accepted
def open(i, j)
  $board[i][j] == 0
end

def leng(p, i, j, di, dj)
  n = 1
  n += 1 while search(i + di * n, j + dj * n) == 3 - p
  search(i + di * n, j + dj * n) == p ? n - 1 : 0
end

def search(i, j)
  return -1 if i < 0 || j < 0 || i >= 8 || j >= 8
  $board[i][j]
end

def flip(p, i, j, di, dj, n)
  1.upto(n) { |k| $board[i + di * k][j + dj * k] = p }
end

def reflect(p, i, j)
  total = 0
  for di in [-1, 0, 1]
    for dj in [-1, 0, 1]
      next if [di, dj] == [0, 0]
      n = leng(p, i, j, di, dj)
      flip(p, i, j, di, dj, n)
      total += n
    end
  end
  total
end

def test(p)
  p == 1 ? "black" : "white"
end

def initialize_othello
  $board = Array.new(8) { [0] * 8 }
  $board[3][4] = $board[4][3] = 1
  $board[3][3] = $board[4][4] = 2
  $board
end

def move_othello(p, i, j)
  $board[i][j] = p if open(i, j) && reflect(p, i, j) > 0
  $board
end
