// expect: presentation_error
#include <stdio.h>

static int board[8][8];

static int at(int i, int j) { return i < 0 || i > 7 || j < 0 || j > 7 ? 0 : board[i][j]; }

static void initialize_othello(void) {
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) board[i][j] = 0;
    board[3][3] = board[4][4] = 2;
    board[3][4] = board[4][3] = 1;
}

static void move_othello(int p, int i, int j) {
    if (board[i][j]) return;
    for (int di = -1; di <= 1; di++)
        for (int dj = -1; dj <= 1; dj++) {
            int n = 1;
            while (at(i + di * n, j + dj * n) == 3 - p) n++;
            if (n > 1 && at(i + di * n, j + dj * n) == p)
                while (n--) board[i + di * n][j + dj * n] = p;
        }
}

int main(void) {
    char line[64];
    int p, i, j;
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "move_othello %d %d %d", &p, &i, &j) == 3)
            move_othello(p, i, j);
        else
            initialize_othello();
        for (i = 0; i < 8; i++) {
            for (j = 0; j < 8; j++) printf("%d", board[i][j]);
            printf("\n");
        }
        printf("\n");
    }
    return 0;
}
