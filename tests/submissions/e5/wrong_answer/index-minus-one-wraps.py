# expect: wrong-flips
board = []
dirs = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def initialize_othello():
    global board
    board = [[0] * 8 for _ in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def can_put(p, i, j):
    if board[i][j] != 0:
        return False
    for di, dj in dirs:
        x, y, n = i + di, j + dj, 0
        while 0 <= x < 8 and 0 <= y < 8 and board[x][y] == 3 - p:
            x, y, n = x + di, y + dj, n + 1
        if n > 0 and 0 <= x < 8 and 0 <= y < 8 and board[x][y] == p:
            return True
    return False


def flip(p, i, j, di, dj):
    x, y = i + di, j + dj
    run = []
    while x < 8 and y < 8 and board[x][y] == 3 - p:
        run.append((x, y))
        x, y = x + di, y + dj
    if x < 8 and y < 8 and board[x][y] == p:
        for a, b in run:
            board[a][b] = p


def move_othello(p, i, j):
    if can_put(p, i, j):
        for di, dj in dirs:
            flip(p, i, j, di, dj)
        board[i][j] = p
    return board
