// expect: exit
use std::io::{self, BufRead};

fn step(n: usize, d: i32) -> usize {
    if d < 0 { n - 1 } else { n + d as usize }
}

fn move_othello(board: &mut Vec<Vec<u8>>, p: u8, i: usize, j: usize) {
    if board[i][j] != 0 {
        return;
    }
    for di in -1..=1 {
        for dj in -1..=1 {
            let mut run = vec![(i, j)];
            let (mut x, mut y) = (step(i, di), step(j, dj));
            while x < 8 && y < 8 && board[x][y] == 3 - p {
                run.push((x, y));
                x = step(x, di);
                y = step(y, dj);
            }
            if run.len() > 1 && board[x][y] == p {
                for (a, b) in run {
                    board[a][b] = p;
                }
            }
        }
    }
}

fn main() {
    let mut board = vec![vec![0u8; 8]; 8];
    for line in io::stdin().lock().lines() {
        let line = line.unwrap();
        let mut words = line.split(' ');
        if words.next() == Some("initialize_othello") {
            board = vec![vec![0u8; 8]; 8];
            board[3][3] = 2;
            board[3][4] = 1;
            board[4][3] = 1;
            board[4][4] = 2;
        } else {
            let n: Vec<usize> = words.map(|w| w.parse().unwrap()).collect();
            move_othello(&mut board, n[0] as u8, n[1], n[2]);
        }
        let rows: Vec<String> = board.iter().map(|r| format!("{:?}", r)).collect();
        println!("[{}]", rows.join(",\n "));
    }
}
