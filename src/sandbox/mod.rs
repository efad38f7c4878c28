//! The only place that starts a process: limits, capture, and the end of the whole process tree.
