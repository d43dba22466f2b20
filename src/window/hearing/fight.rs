//! What is shown of a fight, as sounds: each when it begins to be seen.

use bevy::prelude::*;

use super::Heard;
use crate::window::skirmish::Play;

/// Listens to what began since the last frame.
pub fn listen(play: Option<ResMut<Play>>, mut out: EventWriter<Heard>) {
    let begun = play.map(|mut play| play.begun());
    out.send_batch(begun.into_iter().flatten().map(Heard::near));
}
