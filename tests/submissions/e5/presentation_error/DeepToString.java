// expect: presentation_error
import java.io.*;
import java.util.*;

class DeepToString {
    static int[][] board;

    static int get(int i, int j) {
        return i < 0 || i > 7 || j < 0 || j > 7 ? -1 : board[i][j];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line;
        while ((line = in.readLine()) != null) {
            String[] w = line.trim().split(" ");
            if (w.length == 1) {
                board = new int[8][8];
                board[3][3] = board[4][4] = 2;
                board[3][4] = board[4][3] = 1;
            } else {
                move(Integer.parseInt(w[1]), Integer.parseInt(w[2]), Integer.parseInt(w[3]));
            }
            System.out.println(Arrays.deepToString(board));
        }
    }

    static void move(int p, int i, int j) {
        if (board[i][j] != 0) return;
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                int n = 1;
                while (get(i + di * n, j + dj * n) == 3 - p) n++;
                if (n == 1 || get(i + di * n, j + dj * n) != p) continue;
                for (int k = 0; k < n; k++) board[i + di * k][j + dj * k] = p;
            }
        }
    }
}
