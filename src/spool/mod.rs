//! Recorded submissions.
