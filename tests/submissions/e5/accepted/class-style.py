#!/usr/bin/env python3
# expect: accepted
"""Othello with a Board class; `board` is what the assignment asks for."""
from dataclasses import dataclass, field


@dataclass
class Board:
    cells: list = field(default_factory=lambda: [[0] * 8 for _ in range(8)])

    def __post_init__(self):
        self.cells[3][3] = self.cells[4][4] = 2
        self.cells[3][4] = self.cells[4][3] = 1

    def walk(self, i, j, di, dj):
        i, j = i + di, j + dj
        while 0 <= i <= 7 and 0 <= j <= 7:
            yield i, j
            i, j = i + di, j + dj

    def play(self, p, i, j):
        if self.cells[i][j]:
            return
        for di, dj in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            captured = []
            for x, y in self.walk(i, j, di, dj):
                if self.cells[x][y] != 3 - p:
                    if self.cells[x][y] == p and captured:
                        for a, b in captured + [(i, j)]:
                            self.cells[a][b] = p
                    break
                captured.append((x, y))


game = None
board = None


def initialize_othello():
    global game, board
    game = Board()
    board = game.cells
    return board


def move_othello(p, i, j):
    game.play(p, i, j)
    return board


if __name__ == "__main__":
    print(initialize_othello())
    while True:
        print(move_othello(*map(int, input().split())))
