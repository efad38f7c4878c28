// expect: exit
import java.util.Arrays;
import java.util.Scanner;

public class UncheckedIndex {
    private final int[][] board = new int[8][8];

    UncheckedIndex() {
        board[3][3] = board[4][4] = 2;
        board[3][4] = board[4][3] = 1;
    }

    void move(int p, int i, int j) {
        if (board[i][j] != 0) return;
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                int x = i + di, y = j + dj, n = 0;
                while (board[x][y] == 3 - p) {
                    x += di;
                    y += dj;
                    n++;
                }
                if (n > 0 && board[x][y] == p) {
                    for (int k = 0; k <= n; k++) board[i + di * k][j + dj * k] = p;
                }
            }
        }
    }

    public String toString() {
        StringBuilder s = new StringBuilder();
        for (int[] row : board) s.append(s.length() == 0 ? "[" : ",\n ").append(Arrays.toString(row));
        return s + "]";
    }

    public static void main(String[] args) {
        UncheckedIndex game = null;
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String[] words = in.nextLine().split(" ");
            if (words[0].equals("initialize_othello")) {
                game = new UncheckedIndex();
            } else {
                game.move(Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]));
            }
            System.out.println(game);
        }
    }
}
