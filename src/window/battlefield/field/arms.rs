//! Weapons in the hand, as they are drawn.

use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, Vec2};
use skirmish::data::{Armoury, Class};

use super::shape::limb;

/// How a weapon looks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Arm {
    #[default]
    Nothing,
    Fists,
    Blade,
    Pole,
    /// One hand holds it.
    Short,
    Long,
    /// A laser: it shoots a line of light.
    Beam,
    /// Carried at the hip.
    Heavy,
    /// To be thrown.
    Ball,
}

const STEEL: Color32 = Color32::from_rgb(214, 220, 226);
const DARK: Color32 = Color32::from_rgb(30, 31, 37);
const WOOD: Color32 = Color32::from_rgb(120, 88, 58);

impl Arm {
    /// How the weapon of this name looks.
    pub fn of(armoury: &Armoury, name: &str) -> Arm {
        let Some(weapon) = armoury.weapon(name) else { return Arm::by_name(name) };
        match weapon.class {
            Class::Brawling => Arm::Fists,
            Class::Natural => Arm::Nothing,
            Class::Blade => Arm::Blade,
            Class::Polearm => Arm::Pole,
            Class::Thrown => Arm::Ball,
            Class::Gun => Arm::by_name(name).gun(weapon.hands == 1),
        }
    }

    /// The gun that a name makes one think of, as long as it can be.
    fn gun(self, one_hand: bool) -> Arm {
        if self == Arm::Heavy || self == Arm::Beam && !one_hand {
            return self;
        }
        if one_hand { Arm::Short } else { Arm::Long }
    }

    /// By its name alone.
    fn by_name(name: &str) -> Arm {
        let name = name.to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match () {
            () if has(&["laser"]) => Arm::Beam,
            () if has(&["launcher", "mortar", "machine gun", "plasma", "fusion"]) => Arm::Heavy,
            () if has(&["pistol", "revolver", "stunner", "bodypistol"]) => Arm::Short,
            () if has(&["rifle", "carbine", "shotgun", "gauss", "smg", "submachine"]) => Arm::Long,
            () if has(&["grenade", "bomb"]) => Arm::Ball,
            () if has(&["spear", "pike", "halberd", "staff", "bayonet", "pole"]) => Arm::Pole,
            () if has(&["hand", "unarmed", "brawl", "fist"]) => Arm::Fists,
            () if has(&["claw", "teeth", "hooves", "horns", "sting"]) => Arm::Nothing,
            () => Arm::Blade,
        }
    }

    /// Whether it is shot.
    pub fn shoots(self) -> bool {
        matches!(self, Arm::Short | Arm::Long | Arm::Beam | Arm::Heavy)
    }

    /// How far in front of the hand it ends, in heights.
    pub fn length(self) -> f32 {
        match self {
            Arm::Nothing | Arm::Fists => 0.02,
            Arm::Ball => 0.04,
            Arm::Short => 0.15,
            Arm::Blade => 0.36,
            Arm::Long | Arm::Beam => 0.38,
            Arm::Heavy => 0.46,
            Arm::Pole => 0.58,
        }
    }

    /// Draws it in a hand, pointing along `way`; `tall` is the height of its owner.
    pub fn draw(self, p: &Painter, hand: Pos2, way: Vec2, tall: f32) {
        let at = |share: f32| hand + way * (share * tall);
        let up = Vec2::new(way.y, -way.x) * if way.x < 0.0 { -1.0 } else { 1.0 };
        let wide = |share: f32| (share * tall).max(1.5);
        let line = |from: Pos2, to: Pos2, thick: f32, ink: Color32| {
            p.line_segment([from, to], Stroke::new(thick, ink));
        };
        match self {
            Arm::Nothing | Arm::Fists => {}
            Arm::Ball => {
                p.circle_filled(at(0.03), wide(0.045), DARK);
                p.circle_stroke(at(0.03), wide(0.045), Stroke::new(1.0, STEEL));
            }
            Arm::Blade => {
                line(at(0.04), at(0.36), wide(0.030), STEEL);
                let guard = up * (0.05 * tall);
                line(at(0.05) + guard, at(0.05) - guard, wide(0.025), WOOD);
            }
            Arm::Pole => {
                limb(p, at(-0.42), at(0.46), wide(0.026), WOOD);
                line(at(0.46), at(0.58), wide(0.045), STEEL);
            }
            Arm::Short => {
                line(at(-0.01), at(0.15), wide(0.042), DARK);
                line(at(0.0) + up * 1.0, at(0.14) + up * 1.0, 1.0, Color32::from_gray(120));
            }
            Arm::Long | Arm::Beam | Arm::Heavy => self.draw_long(p, at, up, wide),
        }
    }

    fn draw_long(self, p: &Painter, at: impl Fn(f32) -> Pos2, up: Vec2, wide: impl Fn(f32) -> f32) {
        let body = if self == Arm::Beam { Color32::from_rgb(70, 78, 92) } else { DARK };
        let thick = if self == Arm::Heavy { 0.075 } else { 0.045 };
        p.line_segment([at(-0.24), at(-0.05)], Stroke::new(wide(0.055), WOOD));
        p.line_segment([at(-0.08), at(0.16)], Stroke::new(wide(thick), body));
        p.line_segment([at(0.14), at(self.length())], Stroke::new(wide(thick * 0.5), body));
        let line = Stroke::new(1.0, Color32::from_gray(130));
        p.line_segment([at(-0.06) + up * wide(0.02), at(0.15) + up * wide(0.02)], line);
        if self == Arm::Beam {
            p.circle_filled(at(self.length()), wide(0.018), Color32::from_rgb(255, 120, 110));
        }
    }
}
