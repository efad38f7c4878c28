# expect: wall
import time

board = []


def initialize_othello():
    global board
    board = [[0] * 8 for _ in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def move_othello(p, i, j):
    time.sleep(60)
    if board[i][j] != 0:
        return board
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            x, y, run = i + di, j + dj, []
            while 0 <= x < 8 and 0 <= y < 8 and board[x][y] == 3 - p:
                run.append((x, y))
                x, y = x + di, y + dj
            if 0 <= x < 8 and 0 <= y < 8 and board[x][y] == p:
                for a, b in run:
                    board[a][b] = board[i][j] = p
    return board
