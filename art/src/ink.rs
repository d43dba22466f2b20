//! Colours: near-black space, warm white, one red, and the calm colour of a card's type.

use tiny_skia::Color;

/// A colour with its strength.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ink {
    red: f32,
    green: f32,
    blue: f32,
    alpha: f32,
}

/// The ground everything stands on.
pub(crate) const SPACE: Ink = Ink::rgb(8, 9, 13);
/// Warm white.
pub(crate) const WHITE: Ink = Ink::rgb(244, 237, 222);
/// The one red.
pub(crate) const RED: Ink = Ink::rgb(242, 61, 46);

impl Ink {
    pub const fn rgb(red: u8, green: u8, blue: u8) -> Ink {
        Ink {
            red: red as f32 / 255.0,
            green: green as f32 / 255.0,
            blue: blue as f32 / 255.0,
            alpha: 1.0,
        }
    }

    /// At this share of its strength.
    pub fn faint(self, share: f32) -> Ink {
        Ink { alpha: self.alpha * share, ..self }
    }

    /// On the way to another colour: 0 is this one, 1 the other.
    pub fn toward(self, other: Ink, share: f32) -> Ink {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        Ink {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
            alpha: mix(self.alpha, other.alpha),
        }
    }

    /// This colour, nearer to black space: 1 is as it is, 0 is space.
    pub fn dim(self, share: f32) -> Ink {
        SPACE.toward(self, share)
    }

    /// Red, green, blue and strength, each from 0 to 1.
    pub fn parts(self) -> [f32; 4] {
        [self.red, self.green, self.blue, self.alpha]
    }

    pub fn color(self) -> Color {
        Color::from_rgba(self.red, self.green, self.blue, self.alpha.clamp(0.0, 1.0))
            .unwrap_or(Color::BLACK)
    }
}
