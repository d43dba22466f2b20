//! The recipes of all sounds.

mod endings;
mod fights;
mod fortunes;
mod interface;
mod table;

use crate::{Sound, wave::Wave};

/// Synthesises a sound before it is cut to its length and brought to its loudness.
pub fn of(sound: Sound) -> Wave {
    match sound {
        Sound::Tick => interface::tick(),
        Sound::Take => interface::take(),
        Sound::Open => interface::open(),
        Sound::Close => interface::close(),
        Sound::Refuse => interface::refuse(),
        Sound::Deal => table::deal(),
        Sound::Place => table::place(),
        Sound::Token => table::token(),
        Sound::Coin => table::coin(),
        Sound::Dice => table::dice(),
        Sound::Success => fortunes::success(),
        Sound::Failure => fortunes::failure(),
        Sound::Points => fortunes::points(),
        Sound::RoundBegins => fortunes::round_begins(),
        Sound::Alarm => fortunes::alarm(),
        Sound::Wound => fortunes::wound(),
        Sound::Jump => endings::jump(),
        Sound::Victory => endings::victory(),
        Sound::Defeat => endings::defeat(),
        Sound::Damage => fights::damage(),
        Sound::Shot => fights::shot(),
        Sound::Blast => fights::blast(),
    }
}

/// Notes that recipes are tuned to, in hertz.
mod note {
    pub const D2: f32 = 73.42;
    pub const A2: f32 = 110.0;
    pub const D3: f32 = 146.83;
    pub const F3: f32 = 174.61;
    pub const A3: f32 = 220.0;
    pub const C4: f32 = 261.63;
    pub const D4: f32 = 293.66;
    pub const F4: f32 = 349.23;
    pub const F_SHARP_4: f32 = 369.99;
    pub const G4: f32 = 392.0;
    pub const A4: f32 = 440.0;
    pub const D5: f32 = 587.33;
    pub const E5: f32 = 659.26;
    pub const A5: f32 = 880.0;
}
