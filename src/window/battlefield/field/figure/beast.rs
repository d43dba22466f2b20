//! A beast on four legs.

use bevy_egui::egui::{Color32, Painter};

use super::{EDGE, Figure};
use crate::window::battlefield::field::{
    palette::{mix, shade},
    pose::{Joint, Pose},
    shape::limb,
};

impl Figure {
    pub(super) fn draw_beast(&self, p: &Painter) {
        let hide = mix(self.cloth(), Color32::from_rgb(92, 74, 58), 0.45);
        let lies = Pose::lies(self.condition);
        for (edge, grow) in [(Some(EDGE), 2.6), (None, 0.0)] {
            let line = |from: Joint, to: Joint, thick: f32, colour: Color32| {
                let wide = thick * self.tall + grow;
                limb(p, self.at(from), self.at(to), wide, edge.unwrap_or(colour));
            };
            self.beast_legs(line, hide);
            let head = self.beast_body(line, hide);
            if edge.is_none() && !lies {
                let eye = self.at((head.0 + 0.05, head.1 + 0.03));
                p.circle_filled(eye, 0.022 * self.tall, Color32::from_rgb(255, 220, 120));
            }
        }
    }

    /// How high a beast's body is over the ground.
    fn beast_low(&self) -> f32 {
        if Pose::lies(self.condition) { 0.12 } else { 0.40 }
    }

    fn beast_legs(&self, line: impl Fn(Joint, Joint, f32, Color32), hide: Color32) {
        let step = self.pose.feet[1].0 - 0.13;
        for (x, way) in [(-0.34, -1.0), (-0.24, 1.0), (0.18, 1.0), (0.28, -1.0)] {
            let (foot, knee) = match Pose::lies(self.condition) {
                true => ((x + 0.16, 0.04), (x + 0.06, 0.10)),
                false => ((x + way * step * 0.7, 0.0), (x + 0.03, 0.20)),
            };
            let colour = shade(hide, if way < 0.0 { 0.5 } else { 0.8 });
            line((x, self.beast_low() - 0.03), knee, 0.085, colour);
            line(knee, foot, 0.065, colour);
        }
    }

    /// Tail, trunk and head; returns where the head is.
    fn beast_body(&self, line: impl Fn(Joint, Joint, f32, Color32), hide: Color32) -> Joint {
        let low = self.beast_low();
        line((-0.34, low), (-0.62, low + 0.16), 0.05, shade(hide, 0.8));
        line((-0.30, low), (0.24, low + 0.02), 0.26, hide);
        let lies = Pose::lies(self.condition);
        let head = if lies { (0.48, 0.10) } else { (0.46, low + 0.16) };
        line((0.26, low + 0.05), head, 0.16, hide);
        line(head, (head.0 + 0.12, head.1 - 0.04), 0.11, hide);
        line((head.0 - 0.02, head.1 + 0.04), (head.0 - 0.07, head.1 + 0.14), 0.045, hide);
        head
    }
}
