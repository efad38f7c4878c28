// expect: build-failed
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

var board [8][8]int

func at(i, j int) int {
	if i < 0 || i > 7 || j < 0 || j > 7 {
		return 0
	}
	return board[i][j]
}

func move(p, i, j int) {
	count := 0
	if board[i][j] != 0 {
		return
	}
	for di := -1; di <= 1; di++ {
		for dj := -1; dj <= 1; dj++ {
			n := 1
			for at(i+di*n, j+dj*n) == 3-p {
				n++
			}
			if n == 1 || at(i+di*n, j+dj*n) != p {
				continue
			}
			for k := 0; k < n; k++ {
				board[i+di*k][j+dj*k] = p
			}
		}
	}
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var p, i, j int
		if n, _ := fmt.Sscanf(in.Text(), "move_othello %d %d %d", &p, &i, &j); n == 3 {
			move(p, i, j)
		} else {
			board = [8][8]int{3: {3: 2, 4: 1}, 4: {3: 1, 4: 2}}
		}
		rows := make([]string, 8)
		for i, row := range board {
			rows[i] = strings.Join(strings.Fields(fmt.Sprint(row)), ", ")
		}
		fmt.Printf("[%s]\n", strings.Join(rows, ",\n "))
	}
}
