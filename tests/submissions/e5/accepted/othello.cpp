// expect: accepted
#include <array>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

class Othello {
    std::array<std::array<int, 8>, 8> cells{};

    static bool inside(int i, int j) { return 0 <= i && i < 8 && 0 <= j && j < 8; }

public:
    Othello() {
        cells[3][3] = cells[4][4] = 2;
        cells[3][4] = cells[4][3] = 1;
    }

    void move(int p, int i, int j) {
        if (cells[i][j]) return;
        std::vector<std::pair<int, int>> flips;
        for (auto [di, dj] : std::vector<std::pair<int, int>>{
                 {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}) {
            std::vector<std::pair<int, int>> run;
            int x = i + di, y = j + dj;
            for (; inside(x, y) && cells[x][y] == 3 - p; x += di, y += dj) run.push_back({x, y});
            if (inside(x, y) && cells[x][y] == p) flips.insert(flips.end(), run.begin(), run.end());
        }
        if (flips.empty()) return;
        flips.push_back({i, j});
        for (auto [x, y] : flips) cells[x][y] = p;
    }

    friend std::ostream &operator<<(std::ostream &out, const Othello &o) {
        for (int i = 0; i < 8; i++) {
            out << (i ? " [" : "[[");
            for (int j = 0; j < 8; j++) out << (j ? ", " : "") << o.cells[i][j];
            out << (i < 7 ? "],\n" : "]]");
        }
        return out;
    }
};

int main() {
    Othello game;
    std::string line, name;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        words >> name;
        int p, i, j;
        if (words >> p >> i >> j)
            game.move(p, i, j);
        else
            game = Othello();
        std::cout << game << std::endl;
    }
}
