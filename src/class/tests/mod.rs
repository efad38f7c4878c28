//! Classes as operators have them, from the path that they name to the bytes that are judged.

mod archives;
mod folders;
mod naming;
mod platforms;
mod roster_files;
mod rosters;
mod spools;
