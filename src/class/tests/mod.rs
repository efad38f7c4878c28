//! Classes as operators have them, from the path that they name to the bytes that are judged.

mod archives;
mod folders;
mod platforms;
mod rosters;
mod spools;
