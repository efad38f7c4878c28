// expect: wrong-flips
#include <stdio.h>
#include <string.h>

int b[8][8];

void init(void) {
    memset(b, 0, sizeof(b));
    b[3][3] = b[4][4] = 2;
    b[3][4] = b[4][3] = 1;
}

int in(int x, int y) { return x >= 0 && x < 8 && y >= 0 && y < 8; }

int count(int p, int i, int j, int di, int dj) {
    int n = 0;
    for (;;) {
        i += di;
        j += dj;
        if (!in(i, j) || b[i][j] == 0) return 0;
        if (b[i][j] == p) return n;
        n++;
    }
}

int can_put(int p, int i, int j) {
    if (b[i][j]) return 0;
    for (int di = -1; di <= 1; di++)
        for (int dj = -1; dj <= 1; dj++)
            if ((di || dj) && count(p, i, j, di, dj) > 0) return 1;
    return 0;
}

void flip(int p, int i, int j, int di, int dj) {
    int x = i + di, y = j + dj;
    while (in(x, y) && b[x][y] == 3 - p) {
        x += di;
        y += dj;
    }
    if (in(x, y) && b[x][y] == 0) return;
    for (x -= di, y -= dj; x != i || y != j; x -= di, y -= dj) b[x][y] = p;
}

int main(void) {
    char s[100];
    int p, i, j;
    while (scanf("%99s", s) != EOF) {
        if (s[0] == 'i') {
            init();
        } else {
            scanf("%d%d%d", &p, &i, &j);
            if (can_put(p, i, j)) {
                for (int di = -1; di <= 1; di++)
                    for (int dj = -1; dj <= 1; dj++)
                        if (di || dj) flip(p, i, j, di, dj);
                b[i][j] = p;
            }
        }
        for (i = 0; i < 8; i++) {
            printf("%s[", i ? " " : "[");
            for (j = 0; j < 7; j++) printf("%d, ", b[i][j]);
            printf("%d]%s\n", b[i][7], i < 7 ? "," : "]");
        }
    }
    return 0;
}
