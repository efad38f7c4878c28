//! Gives any bytes to [`checker::fuzzing::boards`].

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checker::fuzzing::boards(bytes));
