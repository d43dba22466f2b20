//! People and beasts, drawn from joints.

mod beast;
mod carried;
mod mount;
mod person;

use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, Vec2, vec2};
use engine::Seat;
use skirmish::{Condition, Posture};

use super::{
    arms::Arm,
    palette::{mix, shade},
    pose::{Joint, Pose},
    shape::ellipse,
    sides,
};

pub use carried::carried;

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

/// The complexion of the fighter with this number.
fn skin(number: u8) -> Color32 {
    SKIN[usize::from(number) % SKIN.len()]
}

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
}

/// How a fighter of this posture stands when nothing moves.
pub fn posture_word(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "standing",
        Posture::Crouching => "crouching",
        Posture::Prone => "prone",
    }
}
