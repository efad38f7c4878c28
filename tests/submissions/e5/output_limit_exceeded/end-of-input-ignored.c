// expect: output_limit_exceeded
#include <stdio.h>
#include <string.h>

int board[8][8];

int at(int i, int j) { return i < 0 || i > 7 || j < 0 || j > 7 ? 0 : board[i][j]; }

void initialize_othello(void) {
    memset(board, 0, sizeof(board));
    board[3][3] = board[4][4] = 2;
    board[3][4] = board[4][3] = 1;
}

void move_othello(int p, int i, int j) {
    int di, dj, n, k;
    if (board[i][j] != 0) return;
    for (di = -1; di <= 1; di++)
        for (dj = -1; dj <= 1; dj++) {
            n = 1;
            while (at(i + di * n, j + dj * n) == 3 - p) n++;
            if (n > 1 && at(i + di * n, j + dj * n) == p)
                for (k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
        }
}

int main(void) {
    char name[64];
    int p, i, j;
    while (1) {
        scanf("%63s", name);
        if (strcmp(name, "move_othello") == 0 && scanf("%d %d %d", &p, &i, &j) == 3)
            move_othello(p, i, j);
        else
            initialize_othello();
        for (i = 0; i < 8; i++) {
            printf(i ? " [" : "[[");
            for (j = 0; j < 8; j++) printf("%d%s", board[i][j], j < 7 ? ", " : "]");
            puts(i < 7 ? "," : "]");
        }
    }
    return 0;
}
