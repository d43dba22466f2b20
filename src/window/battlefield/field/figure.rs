//! People and beasts, drawn from joints.

use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, Vec2, pos2, vec2};
use engine::Seat;
use skirmish::{Condition, Posture};

use super::{
    arms::Arm,
    palette::{mix, shade},
    pose::{Joint, Pose},
    shape::{ellipse, limb},
    sides,
};

/// Somebody at this moment, as they are drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figure {
    /// Where they stand, on the screen.
    pub foot: Pos2,
    pub tall: f32,
    pub right: bool,
    pub side: Seat,
    pub pose: Pose,
    pub arm: Arm,
    pub condition: Condition,
    pub captive: bool,
    pub beast: bool,
    pub mounted: bool,
    /// A helmet against the vacuum.
    pub sealed: bool,
    /// Plates of armour.
    pub armored: bool,
    /// Hangs in the air.
    pub floats: bool,
    /// How bright they are in this light.
    pub light: f32,
    /// Struck at this moment, from 0 to 1.
    pub struck: f32,
    pub number: u8,
}

/// Complexions, by number of the fighter.
const SKIN: [Color32; 5] = [
    Color32::from_rgb(236, 200, 170),
    Color32::from_rgb(184, 132, 96),
    Color32::from_rgb(214, 170, 128),
    Color32::from_rgb(126, 86, 64),
    Color32::from_rgb(224, 184, 148),
];

const EDGE: Color32 = Color32::from_rgb(7, 8, 12);

impl Figure {
    /// Draws them with the shadow at their feet.
    pub fn draw(&self, p: &Painter) {
        self.shadow(p);
        if self.mounted {
            self.mount(p);
        }
        if self.beast { self.draw_beast(p) } else { self.draw_person(p) }
    }

    /// Where a joint is on the screen.
    fn at(&self, joint: Joint) -> Pos2 {
        let x = if self.right { joint.0 } else { -joint.0 };
        let lift = if self.floats { 0.14 } else { 0.0 } + if self.mounted { 0.30 } else { 0.0 };
        self.foot + vec2(x * self.tall, -(joint.1 + lift) * self.tall)
    }

    /// The middle of the body, where shots arrive.
    pub fn chest(&self) -> Pos2 {
        let (a, b) = (self.at(self.pose.neck), self.at(self.pose.hip));
        a + (b - a) * 0.35
    }

    /// The top of the head.
    pub fn top(&self) -> f32 {
        let head = if self.beast { (0.0, 0.62) } else { self.pose.head };
        self.at(head).y - 0.10 * self.tall
    }

    /// Where the weapon ends.
    pub fn muzzle(&self) -> Pos2 {
        let way = self.way();
        self.at(self.pose.hands[1]) + way * ((0.10 + self.arm.length()) * self.tall)
    }

    fn way(&self) -> Vec2 {
        let (cos, sin) = (self.pose.aim.cos(), self.pose.aim.sin());
        vec2(if self.right { cos } else { -cos }, -sin)
    }

    fn shadow(&self, p: &Painter) {
        let wide = if Pose::lies(self.condition) { 0.52 } else { 0.26 };
        let wide = if self.mounted || self.beast { 0.46 } else { wide };
        let share = if self.floats { 0.22 } else { 0.45 };
        let dark = Color32::from_black_alpha((255.0 * share) as u8);
        ellipse(p, self.foot, vec2(wide * self.tall, 0.07 * self.tall), dark, Stroke::NONE);
    }

    fn cloth(&self) -> Color32 {
        let mut colour = shade(sides::colour(self.side), 0.92 * self.light);
        if self.condition == Condition::Dead {
            colour = mix(colour, Color32::from_gray(70), 0.72);
        } else if self.condition == Condition::Unconscious {
            colour = mix(colour, Color32::from_gray(80), 0.40);
        }
        mix(colour, Color32::WHITE, self.struck * 0.8)
    }

    fn draw_person(&self, p: &Painter) {
        let skin = SKIN[usize::from(self.number) % SKIN.len()];
        let dead = if self.condition == Condition::Dead { 0.5 } else { 0.0 };
        let skin = mix(shade(skin, self.light), Color32::from_gray(90), dead);
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
            self.dress(p, cloth, self.shoulder());
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
    fn dress(&self, p: &Painter, cloth: Color32, shoulder: Joint) {
        let hip = self.pose.hip;
        let between = |share: f32| {
            let x = shoulder.0 + (hip.0 - shoulder.0) * share;
            self.at((x, shoulder.1 + (hip.1 - shoulder.1) * share))
        };
        let wide = |share: f32| share * self.tall;
        if self.armored {
            let plate = mix(cloth, Color32::from_gray(38), 0.62);
            limb(p, between(0.06), between(0.62), wide(0.150), plate);
            let line = Stroke::new(1.0, mix(plate, Color32::WHITE, 0.35));
            p.line_segment([between(0.1), between(0.6)], line);
        }
        limb(p, between(0.86), between(0.90), wide(0.150), shade(cloth, 0.35));
        if self.captive {
            let rope = Color32::from_rgb(224, 206, 160);
            limb(p, self.at(self.pose.hands[0]), self.at(self.pose.hands[1]), wide(0.09), rope);
        }
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

    fn draw_beast(&self, p: &Painter) {
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

    /// A low vehicle under its rider.
    fn mount(&self, p: &Painter) {
        let flat = Figure { mounted: false, ..*self };
        let body = Color32::from_rgb(84, 88, 96);
        for (edge, grow) in [(true, 2.6), (false, 0.0)] {
            let ink = |colour: Color32| if edge { EDGE } else { colour };
            for x in [-0.42, 0.42] {
                let at = flat.at((x, 0.15));
                p.circle_filled(at, 0.155 * self.tall + grow / 2.0, ink(Color32::from_gray(34)));
                if !edge {
                    p.circle_filled(at, 0.07 * self.tall, Color32::from_gray(96));
                }
            }
            let (from, to) = (flat.at((-0.40, 0.30)), flat.at((0.36, 0.32)));
            limb(p, from, to, 0.17 * self.tall + grow, ink(body));
            let handle = [flat.at((0.34, 0.34)), flat.at((0.28, 0.62))];
            limb(p, handle[0], handle[1], 0.04 * self.tall + grow, ink(body));
        }
    }
}

/// How somebody lies across the shoulders of who carries them.
pub fn carried(p: &Painter, carrier: &Figure, side: Seat, number: u8) {
    let at = |x: f32, y: f32| {
        let x = if carrier.right { x } else { -x };
        let neck = carrier.at(carrier.pose.neck);
        pos2(neck.x + x * carrier.tall, neck.y - y * carrier.tall)
    };
    let cloth = shade(sides::colour(side), 0.7 * carrier.light);
    let skin = shade(SKIN[usize::from(number) % SKIN.len()], carrier.light);
    for (ink, grow) in [(Some(EDGE), 2.6), (None, 0.0)] {
        let wide = |share: f32| share * carrier.tall + grow;
        let ink = |colour: Color32| ink.unwrap_or(colour);
        limb(p, at(-0.24, 0.03), at(0.20, 0.06), wide(0.15), ink(cloth));
        limb(p, at(0.20, 0.06), at(0.30, -0.20), wide(0.09), ink(shade(cloth, 0.6)));
        limb(p, at(-0.24, 0.03), at(-0.28, -0.20), wide(0.07), ink(shade(cloth, 0.8)));
        p.circle_filled(at(-0.34, 0.0), wide(0.15) / 2.0, ink(skin));
    }
}

/// How a fighter of this posture stands when nothing moves.
pub fn posture_word(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "standing",
        Posture::Crouching => "crouching",
        Posture::Prone => "prone",
    }
}
