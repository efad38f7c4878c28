// expect: accepted
#include <stdio.h>
#include <string.h>

int board[8][8];

void initialize_othello(void) {
    memset(board, 0, sizeof board);
    board[3][3] = board[4][4] = 2;
    board[3][4] = board[4][3] = 1;
}

int inside(int i, int j) { return i >= 0 && i < 8 && j >= 0 && j < 8; }

void move_othello(int p, int i, int j) {
    if (board[i][j] != 0) return;
    for (int di = -1; di <= 1; di++) {
        for (int dj = -1; dj <= 1; dj++) {
            int x = i + di, y = j + dj, n = 0;
            while (inside(x, y) && board[x][y] == 3 - p) {
                x += di;
                y += dj;
                n++;
            }
            if (n > 0 && inside(x, y) && board[x][y] == p)
                for (int k = 0; k <= n; k++) board[i + di * k][j + dj * k] = p;
        }
    }
}

void print_board(void) {
    for (int i = 0; i < 8; i++) {
        printf(i == 0 ? "[[" : " [");
        for (int j = 0; j < 8; j++) printf(j == 0 ? "%d" : ", %d", board[i][j]);
        printf(i == 7 ? "]]\n" : "],\n");
    }
}

int main(void) {
    char name[32];
    while (scanf("%31s", name) == 1) {
        if (strcmp(name, "initialize_othello") == 0) {
            initialize_othello();
        } else {
            int p, i, j;
            scanf("%d %d %d", &p, &i, &j);
            move_othello(p, i, j);
        }
        print_board();
    }
    return 0;
}
