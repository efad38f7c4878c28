use std::io;

type Board = [[i64; 2]; 2];

fn show(board: &Board) {
    println!("[{:?},\n {:?}]", board[0], board[1]);
}

fn put(board: &mut Board, value: i64, i: i64, j: i64) {
    let cell = &mut board[i as usize][j as usize];
    if *cell == 0 {
        *cell = value;
    }
}

fn main() {
    let mut board = Board::default();
    for line in io::stdin().lines().map_while(Result::ok) {
        let (name, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let args: Vec<i64> = rest.split(' ').filter_map(|arg| arg.parse().ok()).collect();
        match (name, args.as_slice()) {
            ("start", []) => board = Board::default(),
            ("put", &[value, i, j]) => put(&mut board, value, i, j),
            (_, args) => {
                println!("{}", args.iter().sum::<i64>());
                continue;
            }
        }
        show(&board);
    }
}
