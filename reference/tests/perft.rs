//! The number of positions a depth, against figures that other programs computed.
//!
//! The ignored tests go deeper and want optimised code: `cargo test --release -p checker-reference -- --ignored`.

use std::ops::RangeInclusive;

use reference::othello::{Size, perft};

/// 8×8 from depth 1: published by Aart Bik, recomputed by an independent program.
///
/// Passes first matter at depth 9, where a program that knows none counts 3005264.
const STANDARD: [u64; 11] = [
    4,
    12,
    56,
    244,
    1396,
    8200,
    55_092,
    390_216,
    3_005_288,
    24_571_284,
    212_258_800,
];

/// 6×6 from depth 1, by an independent program.
const SIX: [u64; 10] = [4, 12, 56, 244, 1364, 7604, 47_740, 308_716, 2_114_912, 14_976_792];

/// 4×4 from depth 1 to where no game goes on, by an independent program: the whole tree, with every pass and every end.
const FOUR: [u64; 16] = [
    4, 12, 44, 128, 424, 1256, 3624, 9116, 20_044, 36_540, 50_704, 57_436, 59_564, 59_980, 60_060, 60_060,
];

#[track_caller]
fn assert_perft(n: u8, depths: RangeInclusive<u32>, figures: &[u64]) {
    let size = Size::new(n).expect("a board size");
    for (depth, &figure) in depths.clone().zip(&figures[*depths.start() as usize - 1..]) {
        assert_eq!(perft(size, depth), figure, "{n}×{n} at depth {depth}");
    }
}

#[test]
fn depth_0_is_the_initial_position_alone() {
    assert_eq!(perft(Size::STANDARD, 0), 1);
}

#[test]
fn the_whole_4x4_tree() {
    assert_perft(4, 1..=8, &FOUR);
    // One deep walk passes through all positions; the depths between would only repeat it.
    assert_perft(4, 16..=16, &FOUR);
}

#[test]
fn six_by_six_to_depth_7() {
    assert_perft(6, 1..=7, &SIX);
}

#[test]
fn standard_to_depth_8() {
    assert_perft(8, 1..=8, &STANDARD);
}

#[test]
#[ignore = "seconds in release, a minute in debug"]
fn six_by_six_to_depth_10() {
    assert_perft(6, 8..=10, &SIX);
}

#[test]
#[ignore = "a minute in release"]
fn standard_to_depth_10() {
    assert_perft(8, 9..=10, &STANDARD);
}

#[test]
#[ignore = "minutes in release"]
fn standard_to_depth_11() {
    assert_perft(8, 11..=11, &STANDARD);
}
