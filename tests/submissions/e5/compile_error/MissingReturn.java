// expect: build-failed
import java.util.Arrays;
import java.util.Scanner;

public class MissingReturn {
    static int[][] board;

    static int[][] initialize_othello() {
        board = new int[8][8];
        board[3][3] = board[4][4] = 2;
        board[3][4] = board[4][3] = 1;
        return board;
    }

    static boolean is(int i, int j, int v) {
        return i >= 0 && i < 8 && j >= 0 && j < 8 && board[i][j] == v;
    }

    static int[][] move_othello(int p, int i, int j) {
        if (board[i][j] != 0) return board;
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                int n = 1;
                while (is(i + di * n, j + dj * n, 3 - p)) n++;
                if (n > 1 && is(i + di * n, j + dj * n, p)) {
                    for (int k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
                }
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            int[][] b = in.next().equals("initialize_othello") ? initialize_othello()
                : move_othello(in.nextInt(), in.nextInt(), in.nextInt());
            for (int i = 0; i < 8; i++) {
                System.out.println((i == 0 ? "[" : " ") + Arrays.toString(b[i]) + (i < 7 ? "," : "]"));
            }
        }
    }
}
