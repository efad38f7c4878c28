#include <array>
#include <iostream>
#include <string>

std::array<std::array<int, 2>, 2> board;

void show() {
    std::cout << "[[" << board[0][0] << ", " << board[0][1] << "],\n [" << board[1][0] << ", " << board[1][1] << "]]\n";
}

void put(int value, int i, int j) {
    if (board[i][j] == 0) board[i][j] = value;
}

int main() {
    std::string name;
    while (std::cin >> name) {
        int a, b, c;
        if (name == "start") {
            board = {};
            show();
        } else if (name == "put" && std::cin >> a >> b >> c) {
            put(a, b, c);
            show();
        } else if (std::cin >> a >> b) {
            std::cout << a + b << '\n';
        }
    }
}
