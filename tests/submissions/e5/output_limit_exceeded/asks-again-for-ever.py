# expect: output_limit_exceeded
board = []


def initialize_othello():
    global board
    board = [[0] * 8 for _ in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def flips(p, i, j):
    found = []
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            x, y, run = i + di, j + dj, []
            while 0 <= x < 8 and 0 <= y < 8 and board[x][y] == 3 - p:
                run.append((x, y))
                x, y = x + di, y + dj
            if 0 <= x < 8 and 0 <= y < 8 and board[x][y] == p:
                found += run
    return found


def move_othello(p, i, j):
    while board[i][j] != 0 or not flips(p, i, j):
        print("You cannot put a disc at", i, j)
        try:
            i, j = map(int, input("row column: ").split())
        except (EOFError, ValueError):
            print("please enter two numbers")
    for x, y in flips(p, i, j) + [(i, j)]:
        board[x][y] = p
    return board
