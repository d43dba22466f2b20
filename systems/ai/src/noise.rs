//! The noise of a mind that does not think straight, at cards and in fights alike.

use engine::JournalHash;

/// The consideration that stands for impulse.
pub(crate) const NOISE: &str = "a whim";

/// A number from 0 to 1 that looks thrown, and is the same whenever the same thing is told.
pub(crate) fn noise(told: &str) -> f32 {
    let hash = JournalHash::default().then(told.as_bytes()).0;
    (hash >> 40) as f32 / (1_u64 << 24) as f32
}
