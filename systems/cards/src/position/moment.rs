//! The table of a moment in a game, as one captain may know it.
//!
//! It is a whole table, for a step in its middle cannot be told by cards and piles. What the captain who is
//! asked cannot see is dealt anew from all the cards there are: nothing of the game that it was taken from can
//! be read out of it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use dice::Dice;
use engine::{Game, JournalHash, Seat};
use serde::{Deserialize, Serialize};

use super::Fault;
use crate::{
    CardGame, Faces, Snapshot,
    data::{CardBook, Def},
};

/// A table in the middle of a game, sealed against damage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The cards on it, by their number in the card pool it was taken with.
    cards: BTreeMap<u16, String>,
    seal: JournalHash,
    /// The table, as text.
    table: String,
}

/// How a machine found which answers are good.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// Every answer was played out against every answer of the others: the good ones win in this round.
    Proven {
        /// Ends that were reached.
        ends: usize,
    },
    /// Nothing is proven: a computer captain would answer so, and gave each option so many chances of a
    /// hundred to win, where it tried it.
    Weighed { of_a_hundred: Vec<Option<u8>> },
}

impl Moment {
    /// The table of `game` as `seat` may know it; nothing where that seat is asked something else on it.
    pub fn of(game: &CardGame, seat: Seat, dice: &mut Dice) -> Option<Moment> {
        let book = game.book();
        let seen = game.observe(seat);
        let table = seen.information_set?.determinize(&Faces::of(book), dice);
        let dealt = CardGame::restore(book, &table);
        let is_the_same = dealt.choice() == game.choice();
        is_the_same.then(|| Moment::sealed(book, &table)).flatten()
    }

    fn sealed(book: &CardBook, table: &Snapshot) -> Option<Moment> {
        let defs: BTreeSet<Def> = table.cards.iter().map(|(card, ..)| card.def).collect();
        let cards = defs.into_iter().map(|def| (def.0, book.card(def).id.clone())).collect();
        let table = serde_json::to_string(table).ok()?;
        Some(Moment { cards, seal: seal(&table), table })
    }

    /// The game at this moment.
    pub(super) fn game(&self, book: &Arc<CardBook>) -> Result<CardGame, Fault> {
        let known: BTreeMap<Def, &str> =
            book.cards().map(|(def, card)| (def, card.id.as_str())).collect();
        let other = self.cards.iter().find(|&(&n, id)| known.get(&Def(n)) != Some(&id.as_str()));
        if let Some((_, id)) = other {
            return Err(Fault::OtherCards(id.clone()));
        }
        // A sealed table is one that was taken from a game; any other could be no table at all.
        let table: Snapshot = serde_json::from_str(&self.table).map_err(|_| Fault::Damaged)?;
        let is_known = |def: Def| self.cards.contains_key(&def.0);
        let is_whole = seal(&self.table) == self.seal
            && table.cards.iter().all(|(card, ..)| is_known(card.def));
        if is_whole { Ok(CardGame::restore(book, &table)) } else { Err(Fault::Damaged) }
    }
}

fn seal(table: &str) -> JournalHash {
    JournalHash::default().then(table.as_bytes())
}
