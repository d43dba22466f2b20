//! The noise of a mind that does not think straight, at cards and in fights alike.

use engine::JournalHash;

/// Name of the noise consideration.
pub(crate) const NOISE: &str = "a whim";

/// Pseudo-random number from 0 to 1 that depends only on `told`.
pub(crate) fn noise(told: &str) -> f32 {
    let hash = JournalHash::default().then(told.as_bytes()).0;
    (hash >> 40) as f32 / (1_u64 << 24) as f32
}
