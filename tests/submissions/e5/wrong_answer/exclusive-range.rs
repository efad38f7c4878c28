// expect: wrong-flips
use std::io::stdin;

fn main() {
    let mut b = [[0i32; 8]; 8];
    let mut line = String::new();
    while stdin().read_line(&mut line).unwrap() > 0 {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "initialize_othello" {
            b = [[0; 8]; 8];
            b[3][3] = 2;
            b[4][4] = 2;
            b[3][4] = 1;
            b[4][3] = 1;
        } else {
            let n: Vec<i32> = words[1..].iter().map(|w| w.parse().unwrap()).collect();
            move_othello(&mut b, n[0], n[1], n[2]);
        }
        let rows: Vec<String> = b.iter().map(|r| format!("{:?}", r)).collect();
        println!("[{}]", rows.join(",\n "));
        line.clear();
    }
}

fn inside(i: i32, j: i32) -> bool {
    0 <= i && i < 8 && 0 <= j && j < 8
}

fn move_othello(b: &mut [[i32; 8]; 8], p: i32, i: i32, j: i32) {
    if b[i as usize][j as usize] != 0 {
        return;
    }
    for di in -1..=1 {
        for dj in -1..=1 {
            let mut n = 1;
            while inside(i + di * n, j + dj * n) && b[(i + di * n) as usize][(j + dj * n) as usize] == 3 - p {
                n += 1;
            }
            if n > 1 && inside(i + di * n, j + dj * n) && b[(i + di * n) as usize][(j + dj * n) as usize] == p {
                for k in 0..n - 1 {
                    b[(i + di * k) as usize][(j + dj * k) as usize] = p;
                }
            }
        }
    }
}
