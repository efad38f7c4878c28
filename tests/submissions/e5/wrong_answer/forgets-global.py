# expect: no-board
board = None


def initialize_othello():
    board = [[0] * 8 for i in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def move_othello(p, i, j):
    if board[i][j] != 0:
        return board
    for di in range(-1, 2):
        for dj in range(-1, 2):
            n = 1
            while inside(i + di * n, j + dj * n) and board[i + di * n][j + dj * n] == 3 - p:
                n += 1
            if n > 1 and inside(i + di * n, j + dj * n) and board[i + di * n][j + dj * n] == p:
                for k in range(n):
                    board[i + di * k][j + dj * k] = p
    return board


def inside(i, j):
    return 0 <= i < 8 and 0 <= j < 8
