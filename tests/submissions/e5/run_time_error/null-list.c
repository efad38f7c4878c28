// expect: signal
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct node {
    int i, j;
    struct node *next;
} node;

int board[8][8];

node *push(node *list, int i, int j) {
    node *n = malloc(sizeof(node));
    n->i = i;
    n->j = j;
    n->next = list;
    return n;
}

node *captured(int p, int i, int j) {
    node *list = NULL;
    if (board[i][j]) return NULL;
    for (int di = -1; di <= 1; di++)
        for (int dj = -1; dj <= 1; dj++) {
            int x = i + di, y = j + dj, n = 0;
            while (x >= 0 && x < 8 && y >= 0 && y < 8 && board[x][y] == 3 - p) x += di, y += dj, n++;
            if (n == 0 || x < 0 || x > 7 || y < 0 || y > 7 || board[x][y] != p) continue;
            while (n > 0) list = push(list, i + di * n, j + dj * n), n--;
        }
    return list;
}

void move_othello(int p, int i, int j) {
    node *list = captured(p, i, j);
    do {
        board[list->i][list->j] = p;
        list = list->next;
    } while (list != NULL);
    board[i][j] = p;
}

int main(void) {
    char line[80];
    int p, i, j;
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, 80, stdin)) {
        if (sscanf(line, "move_othello %d %d %d", &p, &i, &j) == 3) {
            move_othello(p, i, j);
        } else {
            memset(board, 0, sizeof(board));
            board[3][3] = board[4][4] = 2;
            board[3][4] = board[4][3] = 1;
        }
        for (i = 0; i < 8; i++)
            printf("%s[%d, %d, %d, %d, %d, %d, %d, %d]%s\n", i ? " " : "[", board[i][0], board[i][1], board[i][2],
                   board[i][3], board[i][4], board[i][5], board[i][6], board[i][7], i < 7 ? "," : "]");
    }
    return 0;
}
