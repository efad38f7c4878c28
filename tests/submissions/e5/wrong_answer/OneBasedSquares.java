// expect: legal-move-ignored
import java.util.Scanner;

public class OneBasedSquares {
    static int[][] board = new int[10][10];

    static void initialize() {
        board = new int[10][10];
        board[4][4] = board[5][5] = 2;
        board[4][5] = board[5][4] = 1;
    }

    static void move(int p, int i, int j) {
        if (i == 0 || j == 0 || board[i][j] != 0) return;
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                int n = 1;
                while (board[i + di * n][j + dj * n] == 3 - p) n++;
                if (n == 1 || board[i + di * n][j + dj * n] != p) continue;
                for (int k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            if (in.next().startsWith("init")) {
                initialize();
            } else {
                move(in.nextInt(), in.nextInt(), in.nextInt());
            }
            StringBuilder out = new StringBuilder("[");
            for (int i = 1; i <= 8; i++) {
                out.append(i == 1 ? "[" : " [");
                for (int j = 1; j <= 8; j++) out.append(board[i][j]).append(j < 8 ? ", " : "]");
                out.append(i < 8 ? ",\n" : "]");
            }
            System.out.println(out);
        }
    }
}
