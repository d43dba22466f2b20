//! A quiet field of stars behind everything, the same every time.

use bevy_egui::egui::{Painter, Rect, vec2};

use crate::window::ui::theme;

/// Draws about `count` stars over `area`.
pub fn stars(p: &Painter, area: Rect, count: u32) {
    for n in 0..count {
        let at = area.min + area.size() * vec2(scatter(n, 1), scatter(n, 2));
        let light = scatter(n, 3);
        let colour = theme::faded(theme::TYPE, 0.06 + 0.40 * light * light * light);
        p.circle_filled(at, 0.5 + 0.8 * light * light, colour);
    }
}

/// A number from 0 to 1 that looks random and never changes.
fn scatter(n: u32, salt: u32) -> f32 {
    let mut x = n.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 15)).wrapping_mul(0x2C1B_3C6D);
    x = (x ^ (x >> 12)).wrapping_mul(0x297A_2D39);
    (x ^ (x >> 15)) as f32 / u32::MAX as f32
}
