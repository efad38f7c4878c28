# A right solution, in which each move begins with `attack`. What is appended replaces it.
import ctypes
import errno
import os
import sys
import time

world = os.getcwd().rpartition("/temporary/")[0]
board = []


def attack():
    pass


def refused(deed, *args):
    """What a layer has to refuse, with an ordinary error."""
    try:
        deed(*args)
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise
        return
    raise RuntimeError("the attack worked")


def call_refused(name, *args):
    """A function of the C library that has to be refused."""
    libc = ctypes.CDLL(None, use_errno=True)
    if getattr(libc, name)(*args) != -1 or ctypes.get_errno() != 1:
        raise RuntimeError("the attack worked")


def initialize_othello():
    global board
    board = [[0] * 8 for _ in range(8)]
    board[3][3] = board[4][4] = 2
    board[3][4] = board[4][3] = 1
    return board


def move_othello(p, i, j):
    attack()
    if board[i][j] != 0:
        return board
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            if di or dj:
                x, y, run = i + di, j + dj, [(i, j)]
                while 0 <= x < 8 and 0 <= y < 8 and board[x][y] == 3 - p:
                    run.append((x, y))
                    x, y = x + di, y + dj
                if len(run) > 1 and 0 <= x < 8 and 0 <= y < 8 and board[x][y] == p:
                    for a, b in run:
                        board[a][b] = p
    return board
