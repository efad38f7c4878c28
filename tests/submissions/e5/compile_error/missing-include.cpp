// expect: build-failed
#include <iostream>
#include <string>

std::vector<std::vector<int>> board;

bool is(int i, int j, int v) { return i >= 0 && i < 8 && j >= 0 && j < 8 && board[i][j] == v; }

void move_othello(int p, int i, int j) {
    if (board[i][j]) return;
    for (int di = -1; di <= 1; di++) {
        for (int dj = -1; dj <= 1; dj++) {
            int n = 1;
            while (is(i + di * n, j + dj * n, 3 - p)) n++;
            if (n > 1 && is(i + di * n, j + dj * n, p))
                while (n-- > 0) board[i + di * n][j + dj * n] = p;
        }
    }
}

int main() {
    std::string name;
    while (std::cin >> name) {
        if (name == "initialize_othello") {
            board = std::vector<std::vector<int>>(8, std::vector<int>(8));
            board[3][3] = board[4][4] = 2;
            board[3][4] = board[4][3] = 1;
        } else {
            int p, i, j;
            std::cin >> p >> i >> j;
            move_othello(p, i, j);
        }
        for (int i = 0; i < 8; i++) {
            std::cout << (i ? " [" : "[[") << board[i][0];
            for (int j = 1; j < 8; j++) std::cout << ", " << board[i][j];
            std::cout << (i < 7 ? "],\n" : "]]\n");
        }
    }
}
