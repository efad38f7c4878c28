// expect: accepted
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type Board [8][8]int

func initial() *Board {
	b := &Board{}
	b[3][3], b[3][4], b[4][3], b[4][4] = 2, 1, 1, 2
	return b
}

func (b *Board) flips(p, i, j, di, dj int) int {
	n := 0
	for x, y := i+di, j+dj; x >= 0 && x < 8 && y >= 0 && y < 8; x, y = x+di, y+dj {
		switch b[x][y] {
		case p:
			return n
		case 0:
			return 0
		}
		n++
	}
	return 0
}

func (b *Board) Move(p, i, j int) {
	if b[i][j] != 0 {
		return
	}
	for d := 0; d < 9; d++ {
		di, dj := d/3-1, d%3-1
		n := b.flips(p, i, j, di, dj)
		if d == 4 || n == 0 {
			continue
		}
		for k := 1; k <= n; k++ {
			b[i+di*k][j+dj*k] = p
		}
		defer func() { b[i][j] = p }()
	}
}

func (b *Board) String() string {
	rows := []string{}
	for _, row := range b {
		rows = append(rows, strings.ReplaceAll(fmt.Sprint(row), " ", ", "))
	}
	return "[" + strings.Join(rows, ",\n ") + "]"
}

func main() {
	board := initial()
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var p, i, j int
		if n, _ := fmt.Sscanf(in.Text(), "move_othello %d %d %d", &p, &i, &j); n == 3 {
			board.Move(p, i, j)
		} else {
			board = initial()
		}
		fmt.Println(board)
	}
}
