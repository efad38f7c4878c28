//! What students are sent of a class that was graded, in their language.

use super::course::{Course, OVERWRITES, RIGHT};

/// The letters to everybody, by the beginnings of the names of their files.
fn letters(course: &Course, locale: &str, students: &[&str]) -> Vec<String> {
    course
        .grade(&["--feedback", "feedback", "--fresh", "--locale", locale])
        .ends(0);
    let of = |student: &&str| course.read(format!("feedback/{student}.md"));
    students.iter().map(of).collect()
}

#[test]
fn no_letter_has_an_option_for_its_student() {
    let course = Course::new();
    course.hand_in(&[("gus.txt", "Buy milk."), ("hal.cob", "STOP RUN.")]);
    for (locale, words) in [
        ("en", "which language gus.txt is written in"),
        ("ja", "どの言語で書かれているか"),
    ] {
        let letters = letters(&course, locale, &["gus", "hal"]);
        assert!(letters[0].contains(words), "{}", letters[0]);
        for letter in letters {
            assert!(!letter.contains("--"), "{letter}");
        }
    }
    // Whoever grades has options.
    course.grade(&[]).ends(0).says("--language");
}

#[test]
fn nor_where_functions_cannot_be_called() {
    let course = Course::new();
    course.hand_in(&[("eve.c", super::course::RIGHT_C)]);
    for (locale, words) in [
        ("en", "cannot be done in C."),
        ("ja", "C のプログラムではそれができません。"),
    ] {
        let words_of_grade = [
            "--feedback",
            "feedback",
            "--fresh",
            "--interface",
            "functions",
            "--locale",
            locale,
        ];
        course.grade(&words_of_grade).ends(0);
        let letter = course.read("feedback/eve.md");
        assert!(letter.contains(words) && !letter.contains("--"), "{letter}");
    }
}

#[test]
fn a_verdict_stands_in_words() {
    let course = Course::new();
    course.hand_in(&[
        ("alice.rb", RIGHT),
        ("carol.rb", OVERWRITES),
        ("gus.rb", "def initialize_othello\n"),
    ]);
    let names = [
        "wrong_answer",
        "illegal-move",
        "compile_error",
        "syntax-error",
        "accepted",
    ];
    for (locale, wrong, broken) in [
        (
            "en",
            "wrong answer · an illegal move changed the board",
            "compile error · syntax error",
        ),
        (
            "ja",
            "不正解 · 置けない手で盤面が変わった",
            "コンパイルエラー · 文法エラー",
        ),
    ] {
        let letters = letters(&course, locale, &["alice", "carol", "gus"]);
        assert!(letters[1].contains(wrong), "{}", letters[1]);
        assert!(letters[2].contains(broken), "{}", letters[2]);
        for letter in letters {
            for name in names {
                assert!(!letter.contains(name), "{name} in {letter}");
            }
        }
    }
}

#[test]
fn the_letter_of_somebody_who_is_gone_is_told_and_stays() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", RIGHT)]);
    let told = course.grade(&["--feedback", "feedback"]).ends(0);
    assert!(!told.err.contains("nobody"), "{}", told.err);
    std::fs::remove_file(course.at("class/bob.rb")).expect("a file");
    course
        .grade(&["--feedback", "feedback"])
        .ends(0)
        .says("a letter in feedback is of nobody who is told of here, and left there: bob.md");
    course.read("feedback/bob.md");
}
