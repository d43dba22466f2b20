//! What one screen asks of another without knowing it. The screen that can do it says how, when its
//! plugin is built; whoever asks goes through the resource here.

use std::path::PathBuf;

use bevy::prelude::*;
use cards::Setup;

use crate::window::{error::WindowError, ui::screen::Screen};
use crate::{
    content::SwitchError, data::Library, replay::ReplayError, replay_timeline::LiveError,
    saves::CardArtefact, skirmish::session::FightArtefact,
};

/// Whole sentences that the person reads on the title.
#[derive(Resource, Default)]
pub struct TitleNotes(pub Vec<String>);

/// The deck, by its number, that the title offers for the next game, where another one was chosen.
#[derive(Resource, Default)]
pub struct NextDeck(pub Option<usize>);

/// The life under way in few words, as the title shows it.
#[derive(Resource, Default)]
pub struct LifeInFewWords(pub String);

/// A guided first game that is played elsewhere; why it cannot begin otherwise.
pub type Lesson = fn(&mut World) -> Result<(), String>;

/// Begins the guided first fight.
#[derive(Resource, Clone, Copy)]
pub struct GuidedFight(pub Lesson);

/// Begins the guided first life.
#[derive(Resource, Clone, Copy)]
pub struct GuidedLife(pub Lesson);

/// Begins a short haul with lessons on its first leg.
#[derive(Resource, Clone, Copy)]
pub struct GuidedHaul(pub Lesson);

/// A record to be watched.
pub struct Record {
    pub artefact: CardArtefact,
    pub file: PathBuf,
    /// The decision it is watched from.
    pub from: usize,
    /// Where leaving goes.
    pub back: Screen,
}

/// Watches a record with these cards, or with those that there are now; why it cannot otherwise.
#[derive(Resource, Clone, Copy)]
pub struct WatchRecord(pub fn(&mut World, Option<&Library>, Record) -> Result<(), ReplayError>);

/// A game among computer captains to be watched while they play it.
pub struct LiveSetup {
    pub setup: Setup,
    pub seed: u64,
    /// Where leaving goes.
    pub back: Screen,
}

/// Watches captains who play; why it cannot otherwise.
#[derive(Resource, Clone, Copy)]
pub struct WatchCaptains(pub fn(&mut World, LiveSetup) -> Result<(), LiveError>);

/// A recorded fight to be watched.
pub struct FightRecord {
    pub artefact: FightArtefact,
    pub file: PathBuf,
    /// The decision it is watched from.
    pub from: usize,
    /// Where leaving goes.
    pub back: Screen,
}

/// Watches a recorded fight; why it cannot otherwise.
#[derive(Resource, Clone, Copy)]
pub struct WatchFight(pub fn(&mut World, FightRecord) -> Result<(), WindowError>);

/// Turns a pack on or off; hands back what is wrong now that was not before.
#[derive(Resource, Clone, Copy)]
pub struct SwitchPack(pub fn(&mut World, &str, bool) -> Result<Vec<String>, SwitchError>);
