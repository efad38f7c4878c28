//! When something was handed in, by whatever says so.
