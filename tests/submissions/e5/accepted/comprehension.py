# expect: accepted
board = []


def initialize_othello():
    global board
    board = [[{(3, 3): 2, (3, 4): 1, (4, 3): 1, (4, 4): 2}.get((i, j), 0) for j in range(8)] for i in range(8)]
    return board


def line(i, j, di, dj):
    return [(i + di * k, j + dj * k) for k in range(1, 8) if 0 <= i + di * k < 8 and 0 <= j + dj * k < 8]


def flips(p, squares):
    cells = [board[x][y] for x, y in squares]
    if p not in cells:
        return []
    run = cells[:cells.index(p)]
    return squares[:len(run)] if 0 not in run else []


def move_othello(p, i, j):
    if board[i][j] == 0:
        turned = [s for di in (-1, 0, 1) for dj in (-1, 0, 1) if di or dj for s in flips(p, line(i, j, di, dj))]
        for x, y in turned and turned + [(i, j)]:
            board[x][y] = p
    return board
