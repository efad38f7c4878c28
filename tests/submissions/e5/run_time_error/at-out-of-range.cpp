// expect: signal
#include <iostream>
#include <string>
#include <vector>

std::vector<std::vector<int>> board;

void initialize_othello() {
    board.assign(8, std::vector<int>(8, 0));
    board[3][3] = board[4][4] = 2;
    board[3][4] = board[4][3] = 1;
}

void move_othello(int p, int i, int j) {
    if (board.at(i).at(j) != 0) return;
    for (int di = -1; di <= 1; di++) {
        for (int dj = -1; dj <= 1; dj++) {
            int n = 1;
            while (board.at(i + di * n).at(j + dj * n) == 3 - p) n++;
            if (n > 1 && board.at(i + di * n).at(j + dj * n) == p)
                for (int k = 0; k < n; k++) board.at(i + di * k).at(j + dj * k) = p;
        }
    }
}

int main() {
    std::string name;
    int p, i, j;
    while (std::cin >> name) {
        if (name == "move_othello") {
            std::cin >> p >> i >> j;
            move_othello(p, i, j);
        } else {
            initialize_othello();
        }
        std::string sep = "[[";
        for (auto &row : board) {
            for (int cell : row) {
                std::cout << sep << cell;
                sep = ", ";
            }
            sep = "],\n [";
        }
        std::cout << "]]" << std::endl;
    }
}
