// expect: legal-move-ignored
#include <iostream>
#include <string>
#include <vector>
using namespace std;

typedef vector<vector<int>> Board;

bool inside(int i, int j) { return i >= 0 && i < 8 && j >= 0 && j < 8; }

void move_othello(Board b, int p, int i, int j) {
    if (b[i][j] != 0) return;
    for (int di = -1; di <= 1; di++) {
        for (int dj = -1; dj <= 1; dj++) {
            int n = 1;
            while (inside(i + di * n, j + dj * n) && b[i + di * n][j + dj * n] == 3 - p) n++;
            if (n == 1 || !inside(i + di * n, j + dj * n) || b[i + di * n][j + dj * n] != p) continue;
            for (int k = 0; k < n; k++) b[i + di * k][j + dj * k] = p;
        }
    }
}

int main() {
    Board b;
    string name;
    while (cin >> name) {
        if (name == "initialize_othello") {
            b = Board(8, vector<int>(8, 0));
            b[3][3] = b[4][4] = 2;
            b[3][4] = b[4][3] = 1;
        } else {
            int p, i, j;
            cin >> p >> i >> j;
            move_othello(b, p, i, j);
        }
        for (int i = 0; i < 8; i++) {
            cout << (i == 0 ? "[[" : " [");
            for (int j = 0; j < 8; j++) cout << b[i][j] << (j < 7 ? ", " : "]");
            cout << (i < 7 ? "," : "]") << endl;
        }
    }
}
