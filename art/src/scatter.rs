//! Pseudo-random numbers from a seed, for the places of stars and stones.

/// Sequence of pseudo-random numbers.
#[derive(Debug, Clone)]
pub(crate) struct Scatter(u32);

impl Scatter {
    pub fn new(seed: u32) -> Scatter {
        Scatter(mixed(seed.wrapping_mul(0x9E37_79B9).wrapping_add(0x85EB_CA6B)))
    }

    /// Returns the next number, from 0 up to 1.
    pub fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        (mixed(self.0) >> 8) as f32 / 16_777_216.0
    }

    /// Returns the next number, from `low` up to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next()
    }

    /// Returns the next number below `end`, which is at least 1.
    pub fn below(&mut self, end: usize) -> usize {
        ((self.next() * end as f32) as usize).min(end.saturating_sub(1))
    }
}

/// Mixes the bits.
pub(crate) fn mixed(bits: u32) -> u32 {
    let bits = (bits ^ (bits >> 16)).wrapping_mul(0x7FEB_352D);
    let bits = (bits ^ (bits >> 15)).wrapping_mul(0x846C_A68B);
    bits ^ (bits >> 16)
}
