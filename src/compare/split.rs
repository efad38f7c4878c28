use super::{
    grid,
    printed::{self, Printed},
    reading,
    vocabulary::Vocabulary,
};
use crate::model::{Answer, Notation, Observed, Reply};

/// The whole standard output of a program, parted into the answers to its calls.
#[derive(Clone, Debug, PartialEq)]
pub struct Split {
    /// The answers in the order of the calls, as far as they were printed.
    pub observed: Vec<Observed>,
    /// What was printed after the last of them.
    pub trailing: String,
}

/// Parts what a program printed into its answers: the k-th board is the answer to the k-th call that has a board for an
/// answer; a value that is no board is one line.
///
/// Where there are real boards enough, what only resembles one is no answer but printed beside it.
pub fn split<'answer>(text: &str, notation: &Notation, expected: impl IntoIterator<Item = &'answer Answer>) -> Split {
    let expected: Vec<&Answer> = expected.into_iter().collect();
    let wanted = expected
        .iter()
        .filter(|answer| matches!(answer, Answer::Board(_)))
        .count();
    let mut boards = boards(text, &Vocabulary::new(notation), wanted).into_iter();
    let mut observed = Vec::new();
    let mut at = 0;
    for answer in expected {
        let found = match answer {
            Answer::Board(_) => boards.find(|board| board.range.start >= at).map(|board| board.range),
            Answer::Value(_) => next_line(text, at),
        };
        let Some(range) = found else { break };
        observed.push(Observed {
            printed: beside(&text[at..range.start]),
            reply: Reply::Printed(text[range.clone()].to_owned()),
        });
        at = range.end;
    }
    let trailing = beside(&text[at..]);
    Split { observed, trailing }
}

/// Parts what was printed during one call into its answer and what was printed beside it; of several boards the last one is
/// the answer, as it is the board after the call.
pub fn split_answer(text: &str, notation: &Notation, expected: &Answer) -> Observed {
    let range = match expected {
        Answer::Board(_) => reading::answer(text, &Vocabulary::new(notation)).map(|board| board.range),
        Answer::Value(_) => last_line(text),
    };
    let Some(range) = range else {
        return Observed {
            reply: Reply::Printed(text.to_owned()),
            printed: String::new(),
        };
    };
    Observed {
        printed: beside(&text[..range.start]) + &beside(&text[range.end..]),
        reply: Reply::Printed(text[range].to_owned()),
    }
}

fn boards(text: &str, vocabulary: &Vocabulary, wanted: usize) -> Vec<Printed> {
    let mut boards = printed::read(text, vocabulary);
    let is_board = |board: &Printed| grid::is_board(&board.rows, vocabulary);
    if boards.iter().filter(|board| is_board(board)).count() >= wanted {
        boards.retain(is_board);
    }
    boards
}

/// Blanks and line ends between answers are no output of their own.
fn beside(text: &str) -> String {
    if text.trim().is_empty() {
        String::new()
    } else {
        text.to_owned()
    }
}

fn next_line(text: &str, from: usize) -> Option<std::ops::Range<usize>> {
    let mut start = from;
    for line in text[from..].split_inclusive('\n') {
        let end = start + line.len();
        if !line.trim().is_empty() {
            return Some(start..end);
        }
        start = end;
    }
    None
}

fn last_line(text: &str) -> Option<std::ops::Range<usize>> {
    let end = text.trim_end().len();
    let start = text[..end].rfind('\n').map_or(0, |line_end| line_end + 1);
    (start < end).then_some(start..end)
}

#[cfg(test)]
mod tests {
    use super::{split, split_answer};
    use crate::{
        compare::example::{initial, moved, othello, pp},
        model::{Answer, Board, Reply, Value},
    };

    fn boards(boards: &[Board]) -> Vec<Answer> {
        boards.iter().cloned().map(Answer::Board).collect()
    }

    fn digits(board: &Board) -> String {
        board
            .rows()
            .map(|row| row.iter().map(u8::to_string).collect::<String>() + "\n")
            .collect()
    }

    #[test]
    fn the_kth_board_answers_the_kth_call() {
        let text = format!("start\n{}\nblack moves\n{}\nbye\n", pp(&initial()), pp(&moved()));
        let split = split(&text, &othello(), &boards(&[initial(), moved()]));
        assert_eq!(split.observed.len(), 2);
        assert_eq!(split.observed[0].reply, Reply::Printed(pp(&initial())));
        assert_eq!(split.observed[0].printed, "start\n");
        assert_eq!(split.observed[1].reply, Reply::Printed(pp(&moved())));
        assert_eq!(split.observed[1].printed, "\nblack moves\n");
        assert_eq!(split.trailing, "\nbye\n");
    }

    #[test]
    fn boards_without_anything_between_are_told_apart() {
        let text = digits(&initial()) + &digits(&moved()) + &digits(&initial());
        let split = split(&text, &othello(), &boards(&[initial(), moved(), initial()]));
        let replies: Vec<_> = split.observed.into_iter().map(|observed| observed.reply).collect();
        let wanted = [initial(), moved(), initial()].map(|board| Reply::Printed(digits(&board)));
        assert_eq!(replies, wanted);
    }

    #[test]
    fn fewer_boards_end_the_answers_and_more_are_printed_beside() {
        let text = digits(&initial()) + "oops\n";
        let few = split(&text, &othello(), &boards(&[initial(), moved()]));
        assert_eq!((few.observed.len(), few.trailing.as_str()), (1, "oops\n"));
        let text = digits(&initial()) + "\n" + &digits(&moved());
        let many = split(&text, &othello(), &boards(&[initial()]));
        assert_eq!(
            (many.observed.len(), many.trailing),
            (1, format!("\n{}", digits(&moved())))
        );
    }

    #[test]
    fn what_resembles_a_board_answers_only_where_a_board_is_missing() {
        let short: String = digits(&initial())
            .lines()
            .take(7)
            .map(|row| row.to_owned() + "\n")
            .collect();
        let text = format!("{short}\n{}", digits(&initial()));
        let enough = split(&text, &othello(), &boards(&[initial()]));
        assert_eq!(enough.observed[0].reply, Reply::Printed(digits(&initial())));
        let missing = split(&text, &othello(), &boards(&[initial(), initial()]));
        assert_eq!(missing.observed[0].reply, Reply::Printed(short));
    }

    #[test]
    fn a_value_is_one_line() {
        let text = format!("{}\n\n12\n{}\n", pp(&initial()), pp(&moved()));
        let expected = [
            Answer::Board(initial()),
            Answer::Value(Value::Int(12)),
            Answer::Board(moved()),
        ];
        let split = split(&text, &othello(), &expected);
        let replies: Vec<_> = split.observed.into_iter().map(|observed| observed.reply).collect();
        let wanted = [pp(&initial()), "12\n".to_owned(), pp(&moved())].map(Reply::Printed);
        assert_eq!(replies, wanted);
    }

    #[test]
    fn the_last_board_of_a_call_is_its_answer() {
        let text = format!("before\n{}\nafter\n{}\n", digits(&initial()), digits(&moved()));
        let observed = split_answer(&text, &othello(), &Answer::Board(moved()));
        assert_eq!(observed.reply, Reply::Printed(digits(&moved())));
        assert!(observed.printed.starts_with("before\n"));
        let value = split_answer("thinking\n3\n", &othello(), &Answer::Value(Value::Int(3)));
        assert_eq!(value.reply, Reply::Printed("3".to_owned()));
        assert_eq!(value.printed, "thinking\n");
    }
}
