//! Gives any bytes to [`checker::fuzzing::frames`].

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checker::fuzzing::frames(bytes));
