//! The data that all screens read, and when it comes.

use bevy::{ecs::schedule::ScheduleLabel, prelude::*};

use crate::{
    data::{Library, Texts},
    saves::Saves,
};

/// The cards and saves that every game of this run uses.
#[derive(Resource)]
pub struct GameData {
    pub library: Library,
    /// Texts that the library and the tables are compiled from.
    pub texts: Texts,
    pub saves: Saves,
}

/// Run once, as soon as data is there: what reads it or the saves for the first time.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Loaded;

/// Run whenever edited data has been taken over: what keeps something of it.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Reloaded;
