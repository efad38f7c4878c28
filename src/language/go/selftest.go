package main

import "fmt"

var board [2][2]int

func show() {
	fmt.Printf("[[%d, %d],\n [%d, %d]]\n", board[0][0], board[0][1], board[1][0], board[1][1])
}

func put(value, i, j int) {
	if board[i][j] == 0 {
		board[i][j] = value
	}
}

func main() {
	var name string
	var a, b, c int
	for {
		if _, err := fmt.Scan(&name); err != nil {
			return
		}
		switch name {
		case "start":
			board = [2][2]int{}
			show()
		case "put":
			fmt.Scan(&a, &b, &c)
			put(a, b, c)
			show()
		default:
			fmt.Scan(&a, &b)
			fmt.Println(a + b)
		}
	}
}
