//! Sounds of the table, of fights, of dice and of the interface.
//!
//! Sounds follow what is there to be seen and never the other way round: nothing waits for one, no frame
//! is drawn for one, and without a device everything goes on in silence. Table and field say what is to be heard by a
//! [`SoundCue`](super::ui::sound_cue). Start at [`interface`] for what sounds on every screen, at
//! [`voices`] for how many sound at once, at [`clip`] for the samples.

mod clip;
mod device;
mod interface;
#[cfg(test)]
mod tests;
mod throws;
mod voices;

use bevy::{
    audio::{AddAudioSource, AudioPlugin},
    prelude::*,
};

use crate::window::{
    battlefield::effects::FightAnimation,
    card_table::motion::Motion,
    ui::{
        screen::{Screen, TableSystems},
        sound_cue::SoundCue,
    },
};
use clip::{Clip, Shelf};
use voices::Voices;

pub(super) use device::with_audio;

pub(super) fn plugin(app: &mut App) {
    app.add_event::<SoundCue>()
        .init_resource::<Shelf>()
        .init_resource::<Voices>()
        .add_systems(Update, interface::mute.before(TableSystems::Draw))
        // While nothing moves.
        .add_systems(Update, clip::prepare.run_if(in_state(Screen::Title)))
        .add_systems(
            Update,
            (
                motion,
                throws::listen,
                // Saved settings come with the data, and nobody has turned them.
                interface::try_out.run_if(not(in_state(Screen::Loading))),
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

/// Listens to what begins to be shown at the table and in a fight, as soon as it does.
fn motion(
    motion: Option<ResMut<Motion>>,
    animation: Option<ResMut<FightAnimation>>,
    mut out: EventWriter<SoundCue>,
) {
    out.send_batch(motion.map(|mut motion| motion.begun()).into_iter().flatten());
    let fight = animation.map(|mut animation| animation.begun()).into_iter().flatten();
    out.send_batch(fight.map(SoundCue::near));
}
