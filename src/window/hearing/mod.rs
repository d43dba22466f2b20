//! What is heard: what happens at the table, in a fight and where dice fall, and what the person does.
//!
//! Sounds follow what is there to be seen and never the other way round: nothing waits for one, no frame
//! is drawn for one, and without a device everything goes on in silence. Start at [`table`] for what
//! sounds like what, at [`voices`] for how many are heard at once, at [`clip`] for what is played.

mod clip;
mod device;
mod fight;
mod interface;
mod table;
#[cfg(test)]
mod tests;
mod throws;
mod voices;

use bevy::{
    audio::{AddAudioSource, AudioPlugin},
    prelude::*,
};
use sound::Sound;

use super::screen::TableSystems;
use clip::{Clip, Shelf};
use voices::Voices;

pub(super) use device::with_ears;

pub(super) fn plugin(app: &mut App) {
    app.add_event::<Heard>()
        .init_resource::<Shelf>()
        .init_resource::<Voices>()
        .add_systems(Update, interface::mute.before(TableSystems::Draw))
        .add_systems(
            Update,
            (
                table::listen,
                fight::listen,
                throws::listen,
                interface::try_out,
                interface::listen,
                voices::speak,
            )
                .chain()
                .after(TableSystems::Decide),
        );
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_audio_source::<Clip>();
    }
}

/// Something that is to be heard in this frame.
#[derive(Event, Debug, Clone, Copy, PartialEq, Eq)]
struct Heard {
    sound: Sound,
    /// A rival's doing, across the table.
    far: bool,
}

impl Heard {
    const fn near(sound: Sound) -> Heard {
        Heard { sound, far: false }
    }
}
