//! Plan and workers: they run the cases of submissions and emit events, and never print.
