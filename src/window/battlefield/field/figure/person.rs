//! A person, drawn from joints.

use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, vec2};
use skirmish::Condition;

use super::{EDGE, Figure, skin};
use crate::window::battlefield::field::{
    palette::{mix, shade},
    pose::{Joint, Pose},
    shape::limb,
};

impl Figure {
    pub(super) fn draw_person(&self, p: &Painter) {
        let dead = if self.condition == Condition::Dead { 0.5 } else { 0.0 };
        let skin = mix(shade(skin(self.number), self.light), Color32::from_gray(90), dead);
        self.body(p, Some(EDGE), skin);
        self.body(p, None, skin);
    }

    /// All parts from back to front: once as an edge around them, once in colour.
    fn body(&self, p: &Painter, edge: Option<Color32>, skin: Color32) {
        let cloth = self.cloth();
        let grow = if edge.is_some() { (0.035 * self.tall).max(2.4) } else { 0.0 };
        let ink = |colour: Color32| edge.unwrap_or(colour);
        let line = |from: Joint, to: Joint, thick: f32, colour: Color32| {
            limb(p, self.at(from), self.at(to), thick * self.tall + grow, ink(colour));
        };
        let arm = |n: usize, colour: Color32| {
            self.draw_arm(line, n, colour);
            let glove = if self.sealed { shade(cloth, 0.6) } else { skin };
            let wide = 0.074 * self.tall + grow;
            p.circle_filled(self.at(self.pose.hands[n]), wide / 2.0, ink(glove));
        };
        let (back, front) = (shade(cloth, 0.50), shade(cloth, 0.80));
        arm(0, back);
        self.draw_leg(line, 0, back);
        self.draw_leg(line, 1, front);
        line(self.shoulder(), self.pose.hip, 0.165, cloth);
        if edge.is_none() {
            self.dress(p, cloth);
        }
        self.head(p, ink, grow, skin);
        if edge.is_none() && !Pose::lies(self.condition) && !self.captive {
            self.arm.draw(p, self.at(self.pose.hands[1]), self.way(), self.tall);
        }
        arm(1, front);
    }

    fn shoulder(&self) -> Joint {
        (self.pose.neck.0, self.pose.neck.1 - 0.04)
    }

    fn draw_arm(&self, line: impl Fn(Joint, Joint, f32, Color32), n: usize, colour: Color32) {
        line(self.shoulder(), self.pose.elbows[n], 0.078, colour);
        line(self.pose.elbows[n], self.pose.hands[n], 0.066, colour);
    }

    fn draw_leg(&self, line: impl Fn(Joint, Joint, f32, Color32), n: usize, colour: Color32) {
        let (pose, boots) = (&self.pose, shade(self.cloth(), 0.34));
        line(pose.hip, pose.knees[n], 0.105, colour);
        line(pose.knees[n], pose.feet[n], 0.082, boots);
        line(pose.feet[n], (pose.feet[n].0 + 0.06, pose.feet[n].1), 0.06, boots);
    }

    /// Plates, a belt, bonds.
    fn dress(&self, p: &Painter, cloth: Color32) {
        if self.armored {
            self.plates(p, cloth);
        }
        limb(p, self.trunk(0.86), self.trunk(0.90), 0.150 * self.tall, shade(cloth, 0.35));
        if self.captive {
            let rope = Color32::from_rgb(224, 206, 160);
            limb(
                p,
                self.at(self.pose.hands[0]),
                self.at(self.pose.hands[1]),
                0.09 * self.tall,
                rope,
            );
        }
    }

    fn plates(&self, p: &Painter, cloth: Color32) {
        let plate = mix(cloth, Color32::from_gray(38), 0.62);
        limb(p, self.trunk(0.06), self.trunk(0.62), 0.150 * self.tall, plate);
        let line = Stroke::new(1.0, mix(plate, Color32::WHITE, 0.35));
        p.line_segment([self.trunk(0.1), self.trunk(0.6)], line);
    }

    /// A point between shoulder and hip, by its share of the way down.
    fn trunk(&self, share: f32) -> Pos2 {
        let (shoulder, hip) = (self.shoulder(), self.pose.hip);
        let x = shoulder.0 + (hip.0 - shoulder.0) * share;
        self.at((x, shoulder.1 + (hip.1 - shoulder.1) * share))
    }

    fn head(&self, p: &Painter, ink: impl Fn(Color32) -> Color32, grow: f32, skin: Color32) {
        let at = self.at(self.pose.head);
        let (r, edged) = (self.head_size(), grow > 0.0);
        if self.sealed {
            p.circle_filled(at, r * 1.36 + grow / 2.0, ink(shade(self.cloth(), 0.72)));
        } else {
            limb(p, self.at(self.pose.neck), at, 0.06 * self.tall + grow, ink(skin));
            p.circle_filled(at, r + grow / 2.0, ink(skin));
        }
        match (edged, self.sealed) {
            (true, _) => {}
            (false, true) => self.visor(p, at),
            (false, false) => self.cap(p, at, skin),
        }
    }

    fn head_size(&self) -> f32 {
        0.082 * self.tall
    }

    fn visor(&self, p: &Painter, at: Pos2) {
        let r = self.head_size();
        let ahead = if self.right { 0.35 } else { -0.35 };
        let visor = at + vec2(ahead * r, 0.0);
        p.circle_filled(visor, r * 0.92, Color32::from_rgb(24, 34, 48));
        p.circle_filled(visor + vec2(-0.2 * r, -0.3 * r), r * 0.26, Color32::WHITE);
    }

    fn cap(&self, p: &Painter, at: Pos2, skin: Color32) {
        let r = self.head_size();
        let cap = shade(self.cloth(), 0.42);
        let (dx, dy) = self.crown();
        p.circle_filled(at + vec2(dx, dy) * (0.34 * r), r * 0.86, cap);
        let face = at + vec2(-dx * 0.2 + if self.right { 0.4 } else { -0.4 }, -dy * 0.2) * r;
        p.circle_filled(face, r * 0.58, skin);
    }

    /// Which way the top of the head is, seen from its middle.
    fn crown(&self) -> (f32, f32) {
        let way = self.at(self.pose.head) - self.at(self.pose.neck);
        let way = if way.length() > 0.1 { way.normalized() } else { vec2(0.0, -1.0) };
        let back = if self.right { -0.5 } else { 0.5 };
        (way.x + back * way.y.abs(), way.y)
    }
}
