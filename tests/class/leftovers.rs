//! What a checker leaves beside a report that was killed while it wrote it.

use std::fs::{self, File};

use super::course::{Course, RIGHT};

/// The name that a report has until it is whole.
const BESIDE: &str = ".grades.csv.checker";

fn course() -> Course {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT)]);
    course
}

/// The names of the files in the folder of the reports.
fn reports(course: &Course) -> Vec<String> {
    let files = fs::read_dir(course.at("reports")).expect("a folder");
    let mut names: Vec<String> = files
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn the_next_one_takes_it_away() {
    let course = course();
    course.write(format!("reports/{BESIDE}"), "id,na");
    course.grade(&["--report", "csv=reports/grades.csv"]).ends(0);
    assert_eq!(reports(&course), ["grades.csv"]);
    assert!(course.read("reports/grades.csv").contains("alice"));
}

#[test]
fn what_another_one_still_writes_stays() {
    let course = course();
    let path = course.write(format!("reports/{BESIDE}"), "id,na");
    let writing = File::open(&path).expect("a file");
    writing.lock().expect("a lock");
    course.grade(&["--report", "csv=reports/grades.csv"]).ends(0);
    assert_eq!(reports(&course), [BESIDE, "grades.csv"]);
    assert!(course.read("reports/grades.csv").contains("alice"));
    assert_eq!(course.read(format!("reports/{BESIDE}")), "id,na");
}

#[test]
fn what_is_no_file_stays() {
    let course = course();
    fs::create_dir_all(course.at(format!("reports/{BESIDE}"))).expect("a folder");
    course.grade(&["--report", "csv=reports/grades.csv"]).ends(0);
    assert_eq!(reports(&course), [BESIDE, "grades.csv"]);
}
