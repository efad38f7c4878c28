# expect: illegal-move-changed-board
def initialize_othello
	$board = Array.new(8){Array.new(8,0)}
	$board[3][3] = 2
	$board[3][4] = 1
	$board[4][3] = 1
	$board[4][4] = 2
	$board
end

def flip(p,i,j,a,b)
	x = i + a
	y = j + b
	while $board[x][y] == 3 - p
		x += a
		y += b
	end
	if $board[x][y] == p
		while x != i || y != j
			x -= a
			y -= b
			$board[x][y] = p
		end
	end
end

def move_othello(p,i,j)
	$board[i][j] = p
	flip(p,i,j,-1,-1)
	flip(p,i,j,-1,0)
	flip(p,i,j,-1,1)
	flip(p,i,j,0,-1)
	flip(p,i,j,0,1)
	flip(p,i,j,1,-1)
	flip(p,i,j,1,0)
	flip(p,i,j,1,1)
	$board
end
