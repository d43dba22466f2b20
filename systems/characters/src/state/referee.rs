//! Resources that rules need besides the person.

use bevy::{
    ecs::system::SystemParam,
    prelude::{Res, ResMut},
};
use dice::Throw;

use super::{Book, Chance, HouseRules, Log};
use crate::{event::Event, rules::throws::Plan};

/// The tables, the house rules, the dice, and the journal.
#[derive(SystemParam)]
pub struct Referee<'w> {
    pub book: Res<'w, Book>,
    pub rules: Res<'w, HouseRules>,
    pub dice: ResMut<'w, Chance>,
    log: ResMut<'w, Log>,
}

impl Referee<'_> {
    pub fn throw(&mut self, plan: Plan) -> Throw {
        plan.throw(&mut self.dice)
    }

    /// Adds an event to the journal.
    pub fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }
}
