# expect: legal-move-ignored
board = []


def initialize_othello():
    global board
    board = [[0] * 8 for _ in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def length(p, i, j, di, dj):
    n = 1
    while 0 <= i + di * n <= 7 and 0 <= j + dj * n <= 7:
        if board[i + di * n][j + dj * n] == p:
            return n - 1
        if board[i + di * n][j + dj * n] == 0:
            return 0
        n += 1
    return 0


def move_othello(p, i, j):
    if board[i][j] == 0:
        for di in range(-1, 1):
            for dj in range(-1, 2):
                for k in range(length(p, i, j, di, dj)):
                    board[i + di * (k + 1)][j + dj * (k + 1)] = p
                    board[i][j] = p
    return board
