//! A low vehicle under its rider.

use bevy_egui::egui::{Color32, Painter};

use super::{EDGE, Figure};
use crate::window::battlefield::field::shape::limb;

impl Figure {
    pub(super) fn mount(&self, p: &Painter) {
        let flat = Figure { mounted: false, ..*self };
        for (edge, grow) in [(Some(EDGE), 2.6), (None, 0.0)] {
            flat.wheels(p, edge, grow);
            flat.frame(p, edge, grow);
        }
    }

    fn wheels(&self, p: &Painter, edge: Option<Color32>, grow: f32) {
        let tyre = edge.unwrap_or(Color32::from_gray(34));
        for x in [-0.42, 0.42] {
            let at = self.at((x, 0.15));
            p.circle_filled(at, 0.155 * self.tall + grow / 2.0, tyre);
            if edge.is_none() {
                p.circle_filled(at, 0.07 * self.tall, Color32::from_gray(96));
            }
        }
    }

    fn frame(&self, p: &Painter, edge: Option<Color32>, grow: f32) {
        let ink = edge.unwrap_or(Color32::from_rgb(84, 88, 96));
        let (from, to) = (self.at((-0.40, 0.30)), self.at((0.36, 0.32)));
        limb(p, from, to, 0.17 * self.tall + grow, ink);
        let handle = [self.at((0.34, 0.34)), self.at((0.28, 0.62))];
        limb(p, handle[0], handle[1], 0.04 * self.tall + grow, ink);
    }
}
