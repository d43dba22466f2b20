//! The data that all screens read, and when it comes.

use std::sync::Arc;

use ai::combat::Minds;
use bevy::{ecs::schedule::ScheduleLabel, prelude::*};
use skirmish::data::Armoury;

use crate::{
    data::{Library, Texts},
    saves::Saves,
    skirmish::{LoadError, Skirmishes},
};

/// The cards and saves that every game of this run uses.
#[derive(Resource)]
pub struct GameData {
    pub library: Library,
    /// Texts that the library and the tables are compiled from.
    pub texts: Texts,
    pub saves: Saves,
}

impl GameData {
    /// The armoury of fights.
    ///
    /// # Errors
    /// A table of it is missing or wrong.
    pub fn armoury(&self) -> Result<Arc<Armoury>, LoadError> {
        Skirmishes::armoury(&self.texts, &self.library.folder)
    }

    /// Who commands in fights, with their armoury.
    ///
    /// # Errors
    /// A table of the armoury is missing or wrong.
    pub fn minds(&self) -> Result<Arc<Minds>, LoadError> {
        Skirmishes::minds(&self.texts, &self.library.folder)
    }
}

/// Run once, as soon as data is there: what reads it or the saves for the first time.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Loaded;

/// Run whenever edited data has been taken over: what keeps something of it.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Reloaded;
