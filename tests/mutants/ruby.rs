//! Programs are run by plain Ruby, without any part of the checker.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use checker::model::{Board, Call, Given, Trace};

/// What a program answers to each sequence of calls, each by the program just loaded; nothing follows an exception.
///
/// Fails with the answer that is neither a board nor a plain value, or left something that is no board.
pub(super) fn answers(program: &str, sequences: &[Vec<Call>]) -> Result<Vec<Vec<Trace>>, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("program.rb");
    fs::write(&file, program).expect("a program");
    let mut ruby = Command::new("ruby")
        .args(["-W0", "--disable-gems"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutants/runner.rb"))
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Ruby starts");
    // The runner reads everything before it answers.
    let input: String = sequences.iter().map(|calls| lines(calls)).collect();
    let mut stdin = ruby.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("calls");
    drop(stdin);
    let output = ruby.wait_with_output().expect("answers");
    assert!(output.status.success(), "{program}");
    let text = String::from_utf8(output.stdout).expect("text");
    let answers = text
        .split_terminator("\n\n")
        .map(|answers| answers.lines().map(trace).collect());
    let answers: Vec<Vec<Trace>> = answers.collect::<Result<_, String>>()?;
    assert_eq!(answers.len(), sequences.len(), "{program}");
    Ok(answers)
}

fn lines(calls: &[Call]) -> String {
    let lines = calls.iter().map(|call| call.line() + "\n");
    lines.chain(["\n".to_owned()]).collect()
}

fn trace(line: &str) -> Result<Trace, String> {
    let (given, held) = line.split_once(' ').expect("two words");
    let unreadable = || line.to_owned();
    Ok(Trace {
        given: match given {
            "raised" => None,
            "nil" => Some(Given::Nothing),
            "true" | "false" => Some(Given::Bool(given == "true")),
            board if board.len() == 64 => Some(Given::Board(cells(board).ok_or_else(unreadable)?)),
            number => Some(Given::Number(number.parse().map_err(|_| unreadable())?)),
        },
        board: Some(cells(held).ok_or_else(unreadable)?),
    })
}

fn cells(digits: &str) -> Option<Board> {
    let rows: Vec<Vec<u8>> = digits
        .as_bytes()
        .chunks(8)
        .map(|row| row.iter().map(|digit| digit.wrapping_sub(b'0')).collect())
        .collect();
    Board::from_rows(&rows).filter(|board| board.size() == 8)
}
