// expect: memory_limit_exceeded
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int board[8][8];

bool is(int i, int j, int v) { return i >= 0 && i < 8 && j >= 0 && j < 8 && board[i][j] == v; }

void move_othello(int p, int i, int j) {
    if (board[i][j]) return;
    std::vector<std::pair<int, int>> flips;
    for (int di = -1; di <= 1; di++) {
        for (int dj = -1; dj <= 1; dj++) {
            size_t before = flips.size();
            int x = i + di, y = j + dj;
            while (is(x, y, 3 - p)) flips.push_back({x, y});
            if (!is(x, y, p)) flips.resize(before);
        }
    }
    for (auto [x, y] : flips) board[x][y] = board[i][j] = p;
}

int main() {
    std::string name;
    while (std::cin >> name) {
        if (name == "initialize_othello") {
            for (auto &row : board) for (int &cell : row) cell = 0;
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
            std::cout << (i < 7 ? "]," : "]]") << std::endl;
        }
    }
}
