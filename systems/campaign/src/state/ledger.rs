//! The ship's money.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use crate::event::Item;

/// A line of the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    pub leg: u8,
    pub item: Item,
    /// Credits that came in or, below 0, went out.
    pub credits: i64,
}

/// The purse and every line of the books: their sum is the purse.
#[derive(Resource, Debug, Clone, Default)]
pub(crate) struct Ledger {
    pub purse: u32,
    pub accounts: Vec<Account>,
}

/// What the hull costs.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub(crate) struct Terms {
    /// Credits of a month.
    pub instalment: u32,
    /// Instalments that were not paid when due.
    pub late: u8,
}

impl Ledger {
    /// Books credits that came in.
    pub fn earn(&mut self, leg: u8, item: Item, credits: u32) {
        self.purse = self.purse.saturating_add(credits);
        self.accounts.push(Account { leg, item, credits: credits.into() });
    }

    /// Books credits that went out, if they are there; returns whether they were.
    pub fn pay(&mut self, leg: u8, item: Item, credits: u32) -> bool {
        let Some(left) = self.purse.checked_sub(credits) else { return false };
        self.purse = left;
        self.accounts.push(Account { leg, item, credits: -i64::from(credits) });
        true
    }
}
