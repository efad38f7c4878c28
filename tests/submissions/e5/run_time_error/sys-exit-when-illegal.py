# expect: exit
import sys

board = None


def initialize_othello():
    global board
    board = [[0] * 8 for _ in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def look(p, i, j, di, dj):
    run = []
    i, j = i + di, j + dj
    while 0 <= i < 8 and 0 <= j < 8 and board[i][j] == 3 - p:
        run.append((i, j))
        i, j = i + di, j + dj
    return run if 0 <= i < 8 and 0 <= j < 8 and board[i][j] == p else []


def move_othello(p, i, j):
    if board[i][j] != 0:
        sys.exit("not empty")
    flips = []
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            flips += look(p, i, j, di, dj)
    if not flips:
        sys.exit("illegal move")
    for x, y in flips + [(i, j)]:
        board[x][y] = p
    return board
