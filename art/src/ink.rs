//! Colours: near-black space, warm white, one red, and the calm colour of a card's type.

use tiny_skia::Color;

/// Colour with its opacity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ink {
    red: f32,
    green: f32,
    blue: f32,
    alpha: f32,
}

/// Near-black space, the background of every picture.
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

    /// Returns the colour at this share of its opacity.
    pub fn faint(self, share: f32) -> Ink {
        Ink { alpha: self.alpha * share, ..self }
    }

    /// Mixes with another colour: 0 is this one, 1 the other.
    pub fn toward(self, other: Ink, share: f32) -> Ink {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        Ink {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
            alpha: mix(self.alpha, other.alpha),
        }
    }

    /// Mixes with black space: 1 is this colour, 0 is space.
    pub fn dim(self, share: f32) -> Ink {
        SPACE.toward(self, share)
    }

    /// Red, green, blue and opacity, each from 0 to 1.
    pub fn parts(self) -> [f32; 4] {
        [self.red, self.green, self.blue, self.alpha]
    }

    pub fn color(self) -> Color {
        Color::from_rgba(self.red, self.green, self.blue, self.alpha.clamp(0.0, 1.0))
            .unwrap_or(Color::BLACK)
    }
}
