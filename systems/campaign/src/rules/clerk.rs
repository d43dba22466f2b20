//! The ship's clerk: money with its place in the journal.

use bevy::{
    ecs::system::SystemParam,
    prelude::{Res, ResMut},
};

use crate::{
    data::RunFigures,
    event::{Event, Item},
    state::{Book, Charter, Ledger, Log, Progress, Terms},
};

/// The books, the figures and the journal.
#[derive(SystemParam)]
pub(crate) struct Clerk<'w> {
    pub book: Res<'w, Book>,
    pub ledger: ResMut<'w, Ledger>,
    pub terms: ResMut<'w, Terms>,
    pub log: ResMut<'w, Log>,
    pub progress: ResMut<'w, Progress>,
    pub charter: Res<'w, Charter>,
}

impl Clerk<'_> {
    /// The figures of a run of this length.
    pub fn run(&self) -> &RunFigures {
        self.book.run(self.charter.setup.length)
    }

    /// Adds an event to the journal.
    pub fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }

    /// Books what came in.
    pub fn earn(&mut self, item: Item, credits: u32) {
        if credits > 0 {
            self.ledger.earn(self.progress.leg, item, credits);
            let purse = self.ledger.purse;
            self.tell(Event::Booked { item, credits: credits.into(), purse });
        }
    }

    /// Pays if there is enough; returns whether there was.
    pub fn pay(&mut self, item: Item, credits: u32) -> bool {
        if credits == 0 {
            return true;
        }
        let paid = self.ledger.pay(self.progress.leg, item, credits);
        if paid {
            let purse = self.ledger.purse;
            self.tell(Event::Booked { item, credits: -i64::from(credits), purse });
        }
        paid
    }

    /// Pays what there is of it.
    pub fn pay_as_much(&mut self, item: Item, credits: u32) {
        let there = credits.min(self.ledger.purse);
        self.pay(item, there);
    }
}
