//! A life in a world: the person is one entity, whose components are the parts of a sheet. All else
//! is resources, set anew for each life.

mod agenda;
pub(crate) mod kind;
mod referee;
mod stage;

use std::sync::Arc;

use bevy::prelude::{Component, Deref, DerefMut, Entity, Resource};
use dice::Dice;
use engine::Journal;
use serde::{Deserialize, Serialize};

pub use agenda::{Agenda, SkillGroup, Step};
pub use referee::Referee;
pub use stage::Stage;

use crate::{data::Tables, event::Event, setup::LifeRules};

/// Facts of a term and a career that are on no sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
pub struct Record {
    /// Whether a commission came in this term.
    pub commissioned: bool,
    /// Whether a promotion came in this term.
    pub promoted: bool,
    /// Entries of the table of automatic skills already granted, each once in a life (CT-AUT-02).
    pub had: Vec<u8>,
    pub cash_rolls: u8,
}

/// The person whose life it is, for readers of a world.
#[derive(Resource, Clone, Copy)]
pub struct Hero(pub Entity);

/// The tables, with the corrections of this life.
#[derive(Resource, Deref)]
pub struct Book(pub Arc<Tables>);

/// The readings of the rules in force.
#[derive(Resource, Deref)]
pub struct HouseRules(pub LifeRules);

/// The dice of a life, or of a sickbay.
#[derive(Resource, Deref, DerefMut)]
pub struct Chance(pub Dice);

/// The life's journal.
#[derive(Resource, Default, Deref, DerefMut)]
pub struct Log(pub Journal<Event>);
