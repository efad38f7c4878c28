// expect: exit
package main

import (
	"fmt"
	"strings"
)

func main() {
	var board [8][8]int
	var name string
	for {
		if n, _ := fmt.Scan(&name); n == 0 {
			break
		}
		if name == "initialize_othello" {
			board = [8][8]int{}
			board[3][3], board[3][4], board[4][3], board[4][4] = 2, 1, 1, 2
		} else {
			var p, i, j int
			fmt.Scan(&p, &i, &j)
			move(&board, p, i, j)
		}
		text := strings.ReplaceAll(fmt.Sprint(board), "] [", "],\n [")
		fmt.Println(strings.NewReplacer("0 ", "0, ", "1 ", "1, ", "2 ", "2, ").Replace(text))
	}
}

func move(board *[8][8]int, p, i, j int) {
	if board[i][j] != 0 {
		return
	}
	for di := -1; di <= 1; di++ {
		for dj := -1; dj <= 1; dj++ {
			n := 1
			for board[i+di*n][j+dj*n] == 3-p {
				n++
			}
			if n > 1 && board[i+di*n][j+dj*n] == p {
				for k := 0; k < n; k++ {
					board[i+di*k][j+dj*k] = p
				}
			}
		}
	}
}
