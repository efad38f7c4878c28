//! A class is graded through the program itself: found, run, continued, counted, shown, divided, merged and compared.

#[path = "behaviour/container.rs"]
mod container;
#[path = "class/continuing.rs"]
mod continuing;
#[path = "class/course.rs"]
mod course;
#[path = "class/finding.rs"]
mod finding;
#[path = "class/recorded.rs"]
mod recorded;
#[path = "class/running.rs"]
mod running;
#[path = "class/scoring.rs"]
mod scoring;
