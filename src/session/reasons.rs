//! Advice for the person, and the reasons of their rivals.

use cards::{Choice, Move};

use super::state::Session;
use crate::{
    explain::{self, Entry, Record, RivalPlay},
    hints::advisers::{Adviser, Thought},
    players::Computer,
};

impl Session {
    /// The option that `computer` would choose in the person's place.
    pub fn advice(&self, computer: &mut Computer, choice: &Choice) -> Move {
        computer.decide(&self.game, choice)
    }

    /// Who can be asked for advice; the usual adviser first. In a guided game that is the coach alone:
    /// what is proposed and what is explained is one opinion.
    pub fn advisers(&self) -> &[Adviser] {
        if self.is_guided() { std::slice::from_ref(&self.coach) } else { &self.advisers }
    }

    /// Puts what the person is asked to an adviser, who sees what the person sees; nothing while
    /// somebody else is asked.
    pub fn seek(&self, adviser: &Adviser) -> Option<Thought> {
        let choice = self.asked()?.clone();
        Some(adviser.asked(self.book(), self.observe(), choice))
    }

    /// What each rival did this round and its reasons, as far as the person can tell.
    pub fn rival_plays(&self) -> Vec<RivalPlay> {
        explain::public(self.record(), &self.controllers, self.person)
    }

    /// Every decision of the computer captains' that is worth telling, with all they saw; nothing
    /// before the game is over.
    pub fn reasons(&self) -> Vec<Entry> {
        if self.ending().is_none() {
            return Vec::new();
        }
        explain::full(self.record(), &self.controllers)
    }

    fn record(&self) -> Record<'_> {
        let (setup, seed, decisions) = (&self.setup, self.seed, &self.decisions);
        Record { book: self.game.book(), setup, seed, decisions }
    }
}
