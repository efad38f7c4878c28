// expect: initial-board
package main

import "fmt"

var board [8][8]int

func inside(i, j int) bool {
	return i >= 0 && i < 8 && j >= 0 && j < 8
}

func move(p, i, j int) {
	if board[i][j] != 0 {
		return
	}
	for di := -1; di <= 1; di++ {
		for dj := -1; dj <= 1; dj++ {
			n := 1
			for inside(i+di*n, j+dj*n) && board[i+di*n][j+dj*n] == 3-p {
				n++
			}
			if n > 1 && inside(i+di*n, j+dj*n) && board[i+di*n][j+dj*n] == p {
				for k := 0; k < n; k++ {
					board[i+di*k][j+dj*k] = p
				}
			}
		}
	}
}

func main() {
	board[3][3], board[4][4] = 2, 2
	board[3][4], board[4][3] = 1, 1
	var name string
	for {
		if _, err := fmt.Scan(&name); err != nil {
			return
		}
		if name == "move_othello" {
			var p, i, j int
			fmt.Scan(&p, &i, &j)
			move(p, i, j)
		}
		for i, row := range board {
			if i == 0 {
				fmt.Print("[")
			} else {
				fmt.Print(" ")
			}
			for j, cell := range row {
				if j == 0 {
					fmt.Print("[", cell)
				} else {
					fmt.Print(", ", cell)
				}
			}
			if i < 7 {
				fmt.Println("],")
			} else {
				fmt.Println("]]")
			}
		}
	}
}
