// expect: presentation_error
package main

import (
	"bufio"
	"fmt"
	"os"
)

var board [][]int

func initializeOthello() {
	board = make([][]int, 8)
	for i := range board {
		board[i] = make([]int, 8)
	}
	board[3][3], board[3][4] = 2, 1
	board[4][3], board[4][4] = 1, 2
}

func moveOthello(p, i, j int) {
	if board[i][j] != 0 {
		return
	}
	for di := -1; di <= 1; di++ {
		for dj := -1; dj <= 1; dj++ {
			run := [][2]int{{i, j}}
			x, y := i+di, j+dj
			for x >= 0 && x < 8 && y >= 0 && y < 8 && board[x][y] == 3-p {
				run = append(run, [2]int{x, y})
				x, y = x+di, y+dj
			}
			if len(run) > 1 && x >= 0 && x < 8 && y >= 0 && y < 8 && board[x][y] == p {
				for _, s := range run {
					board[s[0]][s[1]] = p
				}
			}
		}
	}
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	for scanner.Scan() {
		var p, i, j int
		if _, err := fmt.Sscanf(scanner.Text(), "move_othello %d %d %d", &p, &i, &j); err == nil {
			moveOthello(p, i, j)
		} else {
			initializeOthello()
		}
		fmt.Println(board)
	}
}
