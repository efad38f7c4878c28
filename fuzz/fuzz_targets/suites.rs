//! Gives any bytes to [`checker::fuzzing::suites`].

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checker::fuzzing::suites(bytes));
