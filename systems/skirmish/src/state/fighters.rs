//! Components of all fighters, for systems without access to the whole world.

use bevy::{
    ecs::{
        query::{QueryData, ROQueryItem},
        system::SystemParam,
    },
    prelude::{Query, Res},
};

use super::Roster;
use crate::fighter::FighterId;

/// Components of all fighters, by number.
#[derive(SystemParam)]
pub(crate) struct Fighters<'w, 's, D: QueryData + 'static> {
    roster: Res<'w, Roster>,
    parts: Query<'w, 's, D>,
}

impl<D: QueryData> Fighters<'_, '_, D> {
    /// Iterates over the fighters in the order of their numbers.
    pub fn in_order(&self) -> impl Iterator<Item = ROQueryItem<'_, D>> {
        self.parts.iter_many(&self.roster.0)
    }

    /// Changes all fighters in the order of their numbers.
    pub fn for_each(&mut self, mut change: impl FnMut(D::Item<'_>)) {
        let mut all = self.parts.iter_many_mut(&self.roster.0);
        while let Some(one) = all.fetch_next() {
            change(one);
        }
    }

    pub fn of(&self, who: FighterId) -> ROQueryItem<'_, D> {
        self.parts.get(self.roster.entity(who)).expect("a fighter has every part of a fighter")
    }

    pub fn of_mut(&mut self, who: FighterId) -> D::Item<'_> {
        self.parts.get_mut(self.roster.entity(who)).expect("a fighter has every part of a fighter")
    }
}
