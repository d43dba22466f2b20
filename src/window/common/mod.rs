//! What lies between the screens: the data that all of them read, and what one asks of another.

pub mod charts;
pub mod data;
pub mod playback;
pub mod requests;

use bevy::prelude::App;
use requests::{LifeInFewWords, NextDeck, TitleNotes};

/// What screens leave for one another.
pub fn plugin(app: &mut App) {
    app.add_plugins(charts::plugin);
    app.init_resource::<TitleNotes>().init_resource::<NextDeck>().init_resource::<LifeInFewWords>();
}
