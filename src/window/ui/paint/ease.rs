//! Easing functions.

/// Slow at both ends.
pub fn smooth(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// Up and back.
pub fn arc(share: f32) -> f32 {
    (share * std::f32::consts::PI).sin()
}
