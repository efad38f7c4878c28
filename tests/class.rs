//! A class is graded through the program itself: found, run, continued, counted, shown, divided, merged and compared.

#[path = "class/course.rs"]
mod course;
#[path = "class/finding.rs"]
mod finding;
#[path = "class/running.rs"]
mod running;
