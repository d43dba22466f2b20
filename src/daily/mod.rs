//! The daily deal: one game of cards a day, the same for everybody who has the same cards.
//!
//! The day chooses decks, rival and level, and day and cards together make the seed ([`Deal`]). A record needs no
//! word of it: its seed says whose day's it is. The first game with a day's deal is the one that counts
//! ([`Tries`]); what came of it can be pasted anywhere ([`told`]).

mod tally;
#[cfg(test)]
mod tests;
mod tries;

use std::path::Path;

use ai::Level;
use cards::{Setup, data::PackUsed};
use dice::Dice;
use engine::JournalHash;
use jiff::{
    ToSpan,
    civil::{Date, Weekday, date},
};

pub use tally::told;
pub use tries::{Tries, Try};

use crate::{
    data::{DeckError, Library},
    players::{self, PlayerKind, Rival},
    saves::{CardArtefact, Saves},
};

/// The first day that has a deal.
const FIRST: Date = date(2026, 11, 1);

/// The deal of one day.
#[derive(Debug, Clone, PartialEq)]
pub struct Deal {
    pub day: Date,
    /// The person in the first seat, and their rival.
    pub setup: Setup,
    pub seed: u64,
}

/// Why a day has no deal to play or to tell of.
#[derive(Debug, thiserror::Error)]
pub enum DailyError {
    #[error("the deal of {0} is not there yet")]
    NotYet(Date),
    #[error("there are daily deals from {FIRST} on")]
    NotThen,
    #[error("nobody has finished the deal of {0} here")]
    NotFinished(Date),
    #[error("{0}: this is no daily deal, or one of other cards than these")]
    NoDeal(String),
    #[error(
        "{file}: it has the seed of the deal of {day}, but not its captains, decks and numbers of the rules"
    )]
    OtherSetup { file: String, day: Date },
    #[error(transparent)]
    Deck(#[from] DeckError),
}

impl Deal {
    /// The deal of `day`, by the shipped decks and captains alone.
    ///
    /// # Errors
    /// It was before there were any, or there is no deck to deal.
    pub fn of(day: Date, library: &Library) -> Result<Deal, DailyError> {
        if day < FIRST {
            return Err(DailyError::NotThen);
        }
        let mut dice = Dice::seeded(JournalHash::default().then(day.to_string().as_bytes()).0);
        let persona = dice.pick(&library.personas).cloned();
        let favourite = persona.as_ref().map(|it| it.deck.clone());
        let decks: Vec<String> = library.ready_decks().into_iter().map(|deck| deck.id).collect();
        let others: Vec<&String> =
            decks.iter().filter(|id| Some(*id) != favourite.as_ref()).collect();
        let deck = dice.pick(&others).map(|id| (*id).clone());
        let me = Rival { kind: PlayerKind::Person, deck };
        let kind = PlayerKind::Mind { persona, level: level_on(day.weekday()) };
        let setup = players::setup(library, &[me, Rival { kind, deck: None }])?;
        let seed = seed_of(day, &setup.packs);
        Ok(Deal { day, setup, seed })
    }

    /// The same where it may be played on `today` already.
    ///
    /// # Errors
    /// As [`of`](Deal::of), or the day is still to come.
    pub fn open(day: Date, today: Date, library: &Library) -> Result<Deal, DailyError> {
        if day > today { Err(DailyError::NotYet(day)) } else { Deal::of(day, library) }
    }

    /// The deal up to `today` that `artefact` is a game of; `file` is named in errors.
    ///
    /// # Errors
    /// It is none of them.
    pub fn claimed(
        artefact: &CardArtefact,
        file: &str,
        today: Date,
        library: &Library,
    ) -> Result<Deal, DailyError> {
        let is_it = |day: &Date| seed_of(*day, &artefact.setup.packs) == artefact.seed;
        let day = FIRST.series(1.day()).take_while(|day| *day <= today).find(is_it);
        let day = day.ok_or_else(|| DailyError::NoDeal(file.to_owned()))?;
        let deal = Deal::of(day, library)?;
        if deal.setup == artefact.setup {
            Ok(deal)
        } else {
            Err(DailyError::OtherSetup { file: file.to_owned(), day })
        }
    }

    /// Whether `artefact` is a game with this deal.
    pub fn is_of(&self, artefact: &CardArtefact) -> bool {
        artefact.seed == self.seed && artefact.setup == self.setup
    }

    /// The game kept in `file` that `artefact` is, where it is over and the one that counts for a day up to
    /// `today`; and that day's deal.
    pub fn counted(
        artefact: &CardArtefact,
        file: &Path,
        today: Date,
        library: &Library,
        saves: &Saves,
    ) -> Option<(Deal, Try)> {
        let deal = Deal::claimed(artefact, &file.to_string_lossy(), today, library).ok()?;
        let first = Tries::read(saves).of(&deal).into_iter().next()?;
        (first.artefact.finished && first.file == file).then_some((deal, first))
    }

    /// How somebody else comes to the same deal: a command, or on the page a link.
    pub fn link(&self) -> String {
        #[cfg(target_arch = "wasm32")]
        {
            let (setup, seed) = (self.setup.clone(), self.seed);
            crate::browser::address() + &crate::link::Shared::Cards { setup, seed }.write()
        }
        #[cfg(not(target_arch = "wasm32"))]
        format!("far-lanes daily --date {}", self.day)
    }

    /// How good the rival is.
    pub fn level(&self) -> Level {
        level_on(self.day.weekday())
    }

    /// "Second Reading against Captain Imre Solvay, lieutenant, with Red Ledger": deck, rival, level, their deck.
    pub fn in_words(&self) -> String {
        let [me, rival] = &self.setup.captains[..] else { return String::new() };
        let level = self.level().name();
        let (mine, name, theirs) = (&me.deck.name, &rival.name, &rival.deck.name);
        format!("{mine} against {name}, {level}, with {theirs}")
    }
}

/// A week begins easily and ends hard.
fn level_on(weekday: Weekday) -> Level {
    match weekday {
        Weekday::Monday => Level::Cadet,
        Weekday::Tuesday => Level::Ensign,
        Weekday::Wednesday | Weekday::Thursday => Level::Lieutenant,
        Weekday::Friday | Weekday::Saturday => Level::Commander,
        Weekday::Sunday => Level::Admiral,
    }
}

/// Other cards make another game of it, and so another seed.
fn seed_of(day: Date, packs: &[PackUsed]) -> u64 {
    let day = JournalHash::default().then(format!("the deal of {day}").as_bytes());
    packs.iter().fold(day, |hash, pack| hash.then(pack.hash.to_string().as_bytes())).0
}
