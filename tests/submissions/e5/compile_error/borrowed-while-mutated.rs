// expect: build-failed
use std::io::{stdin, BufRead};

struct Othello {
    board: Vec<Vec<i32>>,
}

impl Othello {
    fn new() -> Self {
        let mut board = vec![vec![0; 8]; 8];
        board[3][3] = 2;
        board[3][4] = 1;
        board[4][3] = 1;
        board[4][4] = 2;
        Othello { board }
    }

    fn at(&self, i: i32, j: i32) -> i32 {
        if i < 0 || i > 7 || j < 0 || j > 7 { 0 } else { self.board[i as usize][j as usize] }
    }

    fn put(&mut self, p: i32, i: i32, j: i32) {
        let cell = &self.board[i as usize][j as usize];
        for di in -1..=1 {
            for dj in -1..=1 {
                let mut n = 1;
                while self.at(i + di * n, j + dj * n) == 3 - p {
                    n += 1;
                }
                if *cell == 0 && n > 1 && self.at(i + di * n, j + dj * n) == p {
                    for k in 1..n {
                        self.board[(i + di * k) as usize][(j + dj * k) as usize] = p;
                    }
                }
            }
        }
    }
}

fn main() {
    let mut game = Othello::new();
    for line in stdin().lock().lines().flatten() {
        let n: Vec<i32> = line.split(' ').skip(1).flat_map(|w| w.parse()).collect();
        if n.len() == 3 {
            game.put(n[0], n[1], n[2]);
        } else {
            game = Othello::new();
        }
        let rows: Vec<String> = game.board.iter().map(|r| format!("{:?}", r)).collect();
        println!("[{}]", rows.join(",\n "));
    }
}
