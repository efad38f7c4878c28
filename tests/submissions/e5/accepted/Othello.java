// expect: accepted
import java.util.*;
import java.util.stream.*;

public class Othello {
    record Square(int i, int j) {
        Square plus(int di, int dj) { return new Square(i + di, j + dj); }
        boolean inside() { return 0 <= i && i < 8 && 0 <= j && j < 8; }
    }

    private int[][] board;

    int[][] initialize() {
        board = new int[8][8];
        board[3][3] = board[4][4] = 2;
        board[3][4] = board[4][3] = 1;
        return board;
    }

    int[][] move(int p, int i, int j) {
        if (board[i][j] != 0) return board;
        Square start = new Square(i, j);
        List<Square> flips = new ArrayList<>();
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                List<Square> run = new ArrayList<>();
                Square s = start.plus(di, dj);
                while (s.inside() && board[s.i()][s.j()] == 3 - p) {
                    run.add(s);
                    s = s.plus(di, dj);
                }
                if (s.inside() && board[s.i()][s.j()] == p) flips.addAll(run);
            }
        }
        if (!flips.isEmpty()) flips.add(start);
        for (Square s : flips) board[s.i()][s.j()] = p;
        return board;
    }

    public static void main(String[] args) {
        Othello game = new Othello();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            int[][] result = in.next().equals("initialize_othello")
                ? game.initialize()
                : game.move(in.nextInt(), in.nextInt(), in.nextInt());
            System.out.println(Arrays.stream(result).map(Arrays::toString).collect(Collectors.joining(",\n ", "[", "]")));
        }
    }
}
