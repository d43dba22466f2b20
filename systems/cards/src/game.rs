//! A card game: ask, decide, observe, save.

use std::sync::Arc;

use bevy::prelude::World;
use engine::{Game, Journal, Refusal, Seat, Table};

use crate::{
    Choice, Decision, Ending, Event, Move, Observation, Setup, SetupError, Snapshot, Why,
    data::CardBook,
    observe,
    plugin::CardsPlugin,
    rules, snapshot,
    state::{Book, Chance, Log, PendingChoice, Round, TableRead},
};

/// A card game from the deal to its ending.
pub struct CardGame {
    world: Table<CardsPlugin>,
}

impl CardGame {
    /// Deals a game and runs it to its first choice.
    ///
    /// # Errors
    /// The number of captains or a deck does not fit the rules (CCG-GEN-1, CCG-DECK-1).
    pub fn new(book: &Arc<CardBook>, setup: &Setup, seed: u64) -> Result<CardGame, SetupError> {
        let mut world = Table::empty();
        rules::set_up(&mut world, book, setup, seed)?;
        rules::run(&mut world);
        Ok(CardGame { world })
    }

    /// The card pool the game is played with.
    pub fn book(&self) -> &Arc<CardBook> {
        &self.world.resource::<Book>().0
    }

    /// The ending, once the game is over.
    pub fn ending(&self) -> Option<Ending> {
        self.world.resource::<Round>().ending
    }

    /// The current round, from 1.
    pub fn round(&self) -> u16 {
        self.world.resource::<Round>().number
    }

    /// Drops the events so far; the journal's hash stays.
    pub fn forget_events(&mut self) {
        self.world.resource_mut::<Log>().0.forget();
    }

    /// The whole state as plain data.
    pub fn snapshot(&self) -> Snapshot {
        snapshot::take(&self.world)
    }

    /// A game that goes on from `snapshot`.
    pub fn restore(book: &Arc<CardBook>, snapshot: &Snapshot) -> CardGame {
        CardGame { world: snapshot::restore(book, snapshot) }
    }

    /// Goes back to `snapshot`, faster than [`restore`](CardGame::restore). The card pool stays
    /// that of this game.
    pub fn rewind(&mut self, snapshot: &Snapshot) {
        if !snapshot::rewind(&mut self.world, snapshot) {
            *self = CardGame::restore(&self.book().clone(), snapshot);
        }
    }

    /// Whether `seat` has learnt something since `before`, an earlier state of this game: a hidden
    /// face, or the result of dice or a shuffle.
    pub fn has_shown_news(&self, before: &CardGame, seat: Seat) -> bool {
        let is_seen = |game: &CardGame, id| observe::is_seen(&game.world, seat, id);
        let is_new = |id| is_seen(self, id) && !is_seen(before, id);
        let fell = self.world.resource::<Chance>().0 != before.world.resource::<Chance>().0;
        fell || self.world.card_ids().any(is_new)
    }

    /// Whether the dice are those of `snapshot`: none have fallen since, and nothing was shuffled.
    pub(crate) fn has_the_dice_of(&self, snapshot: &Snapshot) -> bool {
        self.world.resource::<Chance>().0 == snapshot.dice
    }

    /// The observation of `seat` without discard piles and the [`InformationSet`](crate::InformationSet): enough for
    /// quick decisions.
    pub fn glance(&self, seat: Seat) -> Observation {
        observe::glance(&self.world, seat)
    }
}

impl Game for CardGame {
    type Why = Why;
    type Move = Move;
    type Event = Event;
    type Observation = Observation;

    fn choice(&self) -> Option<&Choice> {
        self.world.resource::<PendingChoice>().choice.as_ref()
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        let Some(asked) = self.choice() else { return Err(Refusal::GameOver) };
        if decision.chosen == Move::Concede {
            return self.concede(decision.seat);
        }
        if let Move::FullControl(on) = decision.chosen {
            return self.take_control(decision.seat, on);
        }
        asked.check(&decision)?;
        rules::answer(&mut self.world, decision.chosen);
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.world.resource::<Log>().0
    }

    fn observe(&self, seat: Seat) -> Observation {
        observe::observe(&self.world, seat)
    }
}

impl CardGame {
    /// CCG-ELM-13: a captain may leave at any time.
    fn concede(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.world.seats().contains(&seat) {
            return Err(Refusal::NotOffered);
        }
        rules::concede(&mut self.world, seat);
        Ok(())
    }

    /// FL-4: turns full control of `seat` on or off, from the next question on.
    fn take_control(&mut self, seat: Seat, on: bool) -> Result<(), Refusal> {
        if !self.world.seats().contains(&seat) {
            return Err(Refusal::NotOffered);
        }
        rules::take_control(&mut self.world, seat, on);
        Ok(())
    }
}

impl CardGame {
    pub(crate) fn look(&self) -> &World {
        &self.world
    }

    /// Mutable access for positions and tests, which arrange the table.
    pub(crate) fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }
}
