//! What a checker leaves beside a report that was killed while it wrote it.

use std::{
    fs::{self, File},
    thread,
    time::Duration,
};

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
fn one_that_is_killed_leaves_nothing_for_long() {
    let course = course();
    fs::create_dir(course.at("reports")).expect("a folder");
    course.write("slow.rb", "sleep\n");
    let run = |program| course.checker(["run", program, "--output", "reports/run.txt"]);
    let mut killed = run("slow.rb").spawn().expect("the checker runs");
    while reports(&course).is_empty() {
        assert!(killed.try_wait().expect("a child").is_none(), "it ended by itself");
        thread::sleep(Duration::from_millis(10));
    }
    killed.kill().and_then(|()| killed.wait()).expect("it is killed");
    assert_eq!(reports(&course), [".run.txt.checker"]);
    let status = run("class/alice.rb").status().expect("the checker runs");
    assert!(status.success());
    assert_eq!(reports(&course), ["run.txt"]);
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
