/// Numbers that look like chance and are always the same ones: a linear congruential generator with Knuth's constants for MMIX.
#[derive(Debug)]
pub struct Chance(u64);

impl Default for Chance {
    fn default() -> Self {
        Self(1)
    }
}

impl Chance {
    /// The numbers of a seed.
    pub const fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number below a bound, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        // The higher bits are the better ones.
        usize::try_from(self.0 >> 33).unwrap_or_default() % bound
    }
}
