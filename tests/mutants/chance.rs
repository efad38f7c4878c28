//! Numbers by chance.

/// Always the same numbers: a linear congruential generator with Knuth's constants for MMIX.
pub(super) struct Lcg(pub(super) u64);

impl Lcg {
    /// A number from 0 to below a bound.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    /// A number from the first to the last of these.
    pub(super) fn number(&mut self, first: u8, last: u8) -> u8 {
        first + u8::try_from(self.below(usize::from(last - first) + 1)).expect("a small number")
    }
}
