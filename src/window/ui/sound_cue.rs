//! A sound that is to be heard; who plays it is nobody's business here.

use bevy::prelude::Event;
use sound::Sound;

/// A sound to play.
#[derive(Event, Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoundCue {
    pub sound: Sound,
    /// A rival's doing, across the table.
    pub far: bool,
}

impl SoundCue {
    /// One of the person's own doing.
    pub const fn near(sound: Sound) -> SoundCue {
        SoundCue { sound, far: false }
    }
}
