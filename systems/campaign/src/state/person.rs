//! People of a campaign as entities: the parts of a [`Character`](characters::Character), and these.

use bevy::{
    ecs::system::SystemParam,
    prelude::{Component, Query},
};
use characters::sheet::{PersonQuery, PersonRef};
use serde::{Deserialize, Serialize};

/// A person's number, in the order in which they signed on; never used again.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Component, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PersonId(pub u8);

/// Wages of a month, in credits. The captain has none.
#[derive(Component, Debug, Clone, Copy, Default)]
pub(crate) struct Wage(pub u32);

/// What somebody has been through since they signed on.
#[derive(Component, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub legs: u8,
    pub fights: u8,
    /// Times that they were hurt.
    pub hurt: u8,
}

/// Whether somebody is aboard.
#[derive(
    Component, Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Berth {
    #[default]
    Aboard,
    PaidOff,
    Dead,
}

/// Everybody aboard, by number.
#[derive(SystemParam)]
pub(crate) struct People<'w, 's> {
    everybody: Query<'w, 's, (&'static PersonId, PersonQuery, &'static Wage, &'static Berth)>,
}

impl People<'_, '_> {
    /// Those aboard, by number.
    pub fn aboard(&self) -> Vec<(PersonId, PersonRef<'_>)> {
        let aboard = self.everybody.iter().filter(|(.., berth)| **berth == Berth::Aboard);
        let mut all: Vec<_> = aboard.map(|(id, person, ..)| (*id, person)).collect();
        all.sort_by_key(|(id, _)| *id);
        all
    }

    /// Those aboard who can work: alive and awake.
    pub fn able(&self) -> Vec<(PersonId, PersonRef<'_>)> {
        self.aboard().into_iter().filter(|(_, person)| person.body.is_awake()).collect()
    }

    /// Wages of a month of everybody aboard.
    pub fn wages(&self) -> u32 {
        let aboard = self.everybody.iter().filter(|(.., berth)| **berth == Berth::Aboard);
        aboard.map(|(_, _, wage, _)| wage.0).fold(0, u32::saturating_add)
    }
}
