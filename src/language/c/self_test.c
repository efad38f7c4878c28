#include <stdio.h>
#include <string.h>

static int board[2][2];

static void show(void) {
    printf("[[%d, %d],\n [%d, %d]]\n", board[0][0], board[0][1], board[1][0], board[1][1]);
}

static void put(int value, int i, int j) {
    if (board[i][j] == 0) board[i][j] = value;
}

int main(void) {
    char name[16];
    int a, b, c;
    while (scanf("%15s", name) == 1) {
        if (strcmp(name, "start") == 0) {
            memset(board, 0, sizeof board);
            show();
        } else if (strcmp(name, "put") == 0 && scanf("%d %d %d", &a, &b, &c) == 3) {
            put(a, b, c);
            show();
        } else if (scanf("%d %d", &a, &b) == 2) {
            printf("%d\n", a + b);
        }
    }
}
