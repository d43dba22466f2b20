//! How fast what happens in a fight is shown.

use crate::settings::Motion;

/// How fast what happens is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Speed {
    /// Nothing moves.
    Off,
    Slow,
    #[default]
    Normal,
    Fast,
    Faster,
}

impl From<Motion> for Speed {
    /// As fast as everything else is shown.
    fn from(motion: Motion) -> Speed {
        match motion {
            Motion::Off => Speed::Off,
            Motion::Slow => Speed::Slow,
            Motion::Usual => Speed::Normal,
            Motion::Quick => Speed::Fast,
            Motion::Swift => Speed::Faster,
        }
    }
}

impl Speed {
    pub const ALL: [Speed; 5] =
        [Speed::Off, Speed::Slow, Speed::Normal, Speed::Fast, Speed::Faster];

    pub const fn name(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Slow => "½×",
            Speed::Normal => "1×",
            Speed::Fast => "2×",
            Speed::Faster => "4×",
        }
    }

    /// How many seconds of a scene pass in one.
    pub const fn factor(self) -> f64 {
        match self {
            Speed::Off => f64::INFINITY,
            Speed::Slow => 0.5,
            Speed::Normal => 1.0,
            Speed::Fast => 2.0,
            Speed::Faster => 4.0,
        }
    }

    /// The one after it.
    pub fn next(self) -> Speed {
        let here = Speed::ALL.iter().position(|&it| it == self).unwrap_or(0);
        Speed::ALL[(here + 1) % Speed::ALL.len()]
    }
}
