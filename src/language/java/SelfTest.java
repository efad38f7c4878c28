import java.util.Scanner;

public class SelfTest {
    static int[][] board;

    static String show() {
        return String.format("[[%d, %d],\n [%d, %d]]", board[0][0], board[0][1], board[1][0], board[1][1]);
    }

    static void put(int value, int i, int j) {
        if (board[i][j] == 0) {
            board[i][j] = value;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            switch (in.next()) {
                case "start":
                    board = new int[2][2];
                    System.out.println(show());
                    break;
                case "put":
                    put(in.nextInt(), in.nextInt(), in.nextInt());
                    System.out.println(show());
                    break;
                default:
                    System.out.println(in.nextInt() + in.nextInt());
            }
        }
    }
}
