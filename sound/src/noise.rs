//! Noise: pseudo-random numbers that are always the same.

use crate::wave::Wave;

/// Small pseudo-random generator with a seed.
pub struct Hiss(u32);

impl Hiss {
    /// The lowest bit is set, because the generator stands still at 0.
    pub fn new(seed: u32) -> Hiss {
        Hiss(seed.wrapping_mul(0x9E37_79B9) | 1)
    }

    /// Returns the next number, between -1 and 1.
    pub fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        // The upper bits: as many as a sample has.
        (self.0 >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// Returns the next number between two others.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.next() * 0.5 + 0.5)
    }
}

/// White noise.
pub fn noise(seed: u32, seconds: f32) -> Wave {
    let mut hiss = Hiss::new(seed);
    Wave::drawn(seconds, |_| hiss.next())
}
