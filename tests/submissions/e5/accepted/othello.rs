// expect: accepted
use std::io::{self, BufRead};

type Board = [[u8; 8]; 8];

fn initial() -> Board {
    let mut board = [[0; 8]; 8];
    board[3][3] = 2;
    board[3][4] = 1;
    board[4][3] = 1;
    board[4][4] = 2;
    board
}

fn get(board: &Board, i: i32, j: i32) -> Option<u8> {
    let row = board.get(usize::try_from(i).ok()?)?;
    row.get(usize::try_from(j).ok()?).copied()
}

fn moved(old: Board, p: u8, i: i32, j: i32) -> Board {
    let mut new = old;
    if get(&old, i, j) != Some(0) {
        return new;
    }
    for (di, dj) in (-1..=1).flat_map(|a| (-1..=1).map(move |b| (a, b))) {
        let run = (1..).take_while(|k| get(&old, i + di * k, j + dj * k) == Some(3 - p)).count() as i32;
        if run > 0 && get(&old, i + di * (run + 1), j + dj * (run + 1)) == Some(p) {
            for k in 0..=run {
                new[(i + di * k) as usize][(j + dj * k) as usize] = p;
            }
        }
    }
    new
}

fn main() {
    let mut board = initial();
    for line in io::stdin().lock().lines() {
        let line = line.unwrap();
        let args: Vec<i32> = line.split_whitespace().skip(1).map(|n| n.parse().unwrap()).collect();
        board = match args[..] {
            [p, i, j] => moved(board, p as u8, i, j),
            _ => initial(),
        };
        let rows: Vec<String> = board.iter().map(|row| format!("{row:?}")).collect();
        println!("[{}]", rows.join(",\n "));
    }
}
