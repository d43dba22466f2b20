//! Where stars and stones lie: a row of numbers that follows from a seed, and nothing else.

/// A row of numbers that look thrown.
#[derive(Debug, Clone)]
pub(crate) struct Scatter(u32);

impl Scatter {
    pub fn new(seed: u32) -> Scatter {
        Scatter(mixed(seed.wrapping_mul(0x9E37_79B9).wrapping_add(0x85EB_CA6B)))
    }

    /// The next one, from 0 up to 1.
    pub fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        (mixed(self.0) >> 8) as f32 / 16_777_216.0
    }

    /// The next one, from `low` up to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next()
    }

    /// The next one as a number below `end`, which is at least 1.
    pub fn below(&mut self, end: usize) -> usize {
        ((self.next() * end as f32) as usize).min(end.saturating_sub(1))
    }
}

/// The bits well mixed.
pub(crate) fn mixed(bits: u32) -> u32 {
    let bits = (bits ^ (bits >> 16)).wrapping_mul(0x7FEB_352D);
    let bits = (bits ^ (bits >> 15)).wrapping_mul(0x846C_A68B);
    bits ^ (bits >> 16)
}
