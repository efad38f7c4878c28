# expect: accepted
def initialize_othello()
	$board = Array.new(8){Array.new(8,0)}
	$board[3][3]=2
	$board[4][4]=2
	$board[3][4]=1
	$board[4][3]=1
	return $board
end

#	盤面の中かどうか
def naka(i,j)
	return 0<=i&&i<=7&&0<=j&&j<=7
end

def move_othello(p,i,j)
	return $board if $board[i][j]!=0
	aite=3-p
	houkou=[[-1,-1],[-1,0],[-1,1],[0,-1],[0,1],[1,-1],[1,0],[1,1]]
	houkou.each{|a,b|
		x=i+a
		y=j+b
		kazu=0
		while naka(x,y)&&$board[x][y]==aite
			kazu+=1
			x+=a
			y+=b
		end
		if kazu>0&&naka(x,y)&&$board[x][y]==p
			$board[i][j]=p
			kazu.times{
				x-=a
				y-=b
				$board[x][y]=p
			}
		end
	}
	return $board
end
