//! A class is graded through the program itself: found, run, continued, counted, shown, divided, merged and compared.

#[path = "class/alone.rs"]
mod alone;
#[path = "class/beside.rs"]
mod beside;
#[path = "class/candidates.rs"]
mod candidates;
#[path = "class/comparing.rs"]
mod comparing;
#[path = "behaviour/container.rs"]
mod container;
#[path = "class/continuing.rs"]
mod continuing;
#[path = "class/course.rs"]
mod course;
#[path = "class/damaged.rs"]
mod damaged;
#[path = "class/dividing.rs"]
mod dividing;
#[path = "class/finding.rs"]
mod finding;
#[path = "class/hostile.rs"]
mod hostile;
#[path = "class/identity.rs"]
mod identity;
#[path = "class/inert.rs"]
mod inert;
#[path = "class/leftovers.rs"]
mod leftovers;
#[path = "class/letters.rs"]
mod letters;
#[path = "class/mixed.rs"]
mod mixed;
#[path = "class/pace.rs"]
mod pace;
#[path = "class/recorded.rs"]
mod recorded;
#[path = "class/rosters.rs"]
mod rosters;
#[path = "class/running.rs"]
mod running;
#[path = "class/scoring.rs"]
mod scoring;
#[path = "class/seen.rs"]
mod seen;
#[path = "class/sight.rs"]
mod sight;
#[path = "class/told.rs"]
mod told;
#[path = "class/unchanged.rs"]
mod unchanged;
#[path = "class/unseen.rs"]
mod unseen;
#[path = "class/untouched.rs"]
mod untouched;
#[path = "class/when.rs"]
mod when;
#[path = "class/whose.rs"]
mod whose;
