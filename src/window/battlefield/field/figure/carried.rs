//! Somebody who is carried.

use bevy_egui::egui::{Color32, Painter, pos2};
use engine::Seat;

use super::{EDGE, Figure, skin};
use crate::window::battlefield::field::{palette::shade, shape::limb, sides};

/// How somebody lies across the shoulders of who carries them.
pub fn carried(p: &Painter, carrier: &Figure, side: Seat, number: u8) {
    let at = |x: f32, y: f32| {
        let x = if carrier.right { x } else { -x };
        let neck = carrier.at(carrier.pose.neck);
        pos2(neck.x + x * carrier.tall, neck.y - y * carrier.tall)
    };
    let cloth = shade(sides::colour(side), 0.7 * carrier.light);
    let skin = shade(skin(number), carrier.light);
    for (ink, grow) in [(Some(EDGE), 2.6), (None, 0.0)] {
        let wide = |share: f32| share * carrier.tall + grow;
        let ink = |colour: Color32| ink.unwrap_or(colour);
        limb(p, at(-0.24, 0.03), at(0.20, 0.06), wide(0.15), ink(cloth));
        limb(p, at(0.20, 0.06), at(0.30, -0.20), wide(0.09), ink(shade(cloth, 0.6)));
        limb(p, at(-0.24, 0.03), at(-0.28, -0.20), wide(0.07), ink(shade(cloth, 0.8)));
        p.circle_filled(at(-0.34, 0.0), wide(0.15) / 2.0, ink(skin));
    }
}
