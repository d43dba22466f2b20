//! Hiss: numbers that look like chance and are always the same.

use crate::wave::Wave;

/// A small generator of numbers that follow from its seed.
pub struct Hiss(u32);

impl Hiss {
    /// No seed is as good as another: the generator stands still at 0.
    pub fn new(seed: u32) -> Hiss {
        Hiss(seed.wrapping_mul(0x9E37_79B9) | 1)
    }

    /// The next number, between -1 and 1.
    pub fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        // The upper bits: as many as a sample has.
        (self.0 >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// The next number between two others.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.next() * 0.5 + 0.5)
    }
}

/// Noise of all pitches.
pub fn noise(seed: u32, seconds: f32) -> Wave {
    let mut hiss = Hiss::new(seed);
    Wave::drawn(seconds, |_| hiss.next())
}
