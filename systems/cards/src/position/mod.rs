//! Positions: a table as a person writes it down, with the question it asks and the good answers.
//!
//! A [`Position`] names captains, cards and slots as people do: by name, slots from 1. Its
//! [`game`](Position::game) is an ordinary one, dealt from legal decks and rearranged, so that
//! everything that holds of a game holds of it ([`Audit`]). The decks are what the position names,
//! filled up with other cards of the pool: those that are nowhere else lie on the discard pile.

mod decks;
mod fault;
mod lay;
mod proof;
mod said;
#[cfg(test)]
mod tests;
mod written;

pub use fault::{Fault, PositionError};
pub use proof::{Claim, Proof};
pub use said::{Question, Said};
pub use written::{CaptainAt, CardAt, ComplicationAt, Doing, Line, Position, SlotAt, Theme};

use std::sync::Arc;

use engine::{Decision, Game, Seat};

use crate::{
    Audit, CardGame, Move,
    data::{CardBook, DataError, read_ron},
};

impl Position {
    /// Reads a file of positions, a list in RON; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a list.
    pub fn read(file: &str, text: &str) -> Result<Vec<Position>, DataError> {
        read_ron(file, text)
    }

    /// The game in this position, asking what the position says it asks.
    ///
    /// # Errors
    /// Something named is not there, the table breaks a rule, or somebody else is asked, or
    /// something else; or what is good is not on offer, or nothing else is.
    pub fn game(&self, book: &Arc<CardBook>) -> Result<CardGame, PositionError> {
        self.build(book).map_err(|fault| PositionError { title: self.title.clone(), fault })
    }

    /// Plays a line from here and says whether it shows what it claims to.
    ///
    /// # Errors
    /// The position cannot be laid out, the line cannot be played to its end, or a claim is false.
    pub fn check(&self, book: &Arc<CardBook>, proof: &Proof) -> Result<(), PositionError> {
        let mut game = self.game(book)?;
        let shown = proof::play(self, &mut game, proof);
        shown.map_err(|fault| PositionError { title: self.title.clone(), fault })
    }

    /// The options of `game` that are good here, `game` being this position's.
    pub fn good_options(&self, game: &CardGame) -> Vec<Move> {
        self.among_options(game, &self.good)
    }

    /// The options of `game` that are worse than merely bad.
    pub fn blunders(&self, game: &CardGame) -> Vec<Move> {
        self.among_options(game, &self.blunders)
    }

    fn among_options(&self, game: &CardGame, said: &[Said]) -> Vec<Move> {
        let options = game.choice().map_or(&[][..], |choice| &choice.options).iter().copied();
        options.filter(|&option| said.iter().any(|said| said.fits(self, game, option))).collect()
    }

    fn build(&self, book: &Arc<CardBook>) -> Result<CardGame, Fault> {
        let setup = decks::setup(self, book)?;
        let mut game = CardGame::new(book, &setup, self.seed).map_err(Fault::Setup)?;
        let audit = Audit::of(&game);
        lay::lay_out(self, &mut game)?;
        for (name, said) in &self.before {
            decide(self, &mut game, name, said)?;
        }
        audit.check(&game).map_err(Fault::Broken)?;
        self.check_question(&game)?;
        Ok(game)
    }

    /// Somebody is asked the right thing, and can answer it well or badly.
    fn check_question(&self, game: &CardGame) -> Result<(), Fault> {
        let choice = game.choice().ok_or(Fault::NobodyAsked)?;
        let (asked, asks) = (self.captains[choice.seat.index()].name.clone(), choice.why);
        if self.seat(&self.asked)? != choice.seat || self.asks != Question::of(choice.why) {
            return Err(Fault::AsksElse { asked, asks });
        }
        for said in self.good.iter().chain(&self.blunders) {
            if !choice.options.iter().any(|&option| said.fits(self, game, option)) {
                return Err(Fault::NotOnOffer {
                    said: said.clone(),
                    asks,
                    options: said::list(game),
                });
            }
        }
        let (good, blunders) = (self.good_options(game), self.blunders(game));
        if good.is_empty() || good.len() == choice.options.len() {
            return Err(Fault::NothingToTell);
        }
        let both = good.iter().any(|option| blunders.contains(option));
        if both { Err(Fault::GoodAndBad) } else { Ok(()) }
    }

    /// The seat of the captain of this name.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, Fault> {
        let found = self.captains.iter().position(|captain| captain.name == name);
        found.map(|n| Seat(n as u8)).ok_or_else(|| Fault::NoCaptain(name.to_owned()))
    }
}

/// One decision of a line.
fn decide(position: &Position, game: &mut CardGame, name: &str, said: &Said) -> Result<(), Fault> {
    let seat = position.seat(name)?;
    let choice = game.choice().ok_or(Fault::NobodyAsked)?;
    let (asked, asks) = (position.captains[choice.seat.index()].name.clone(), choice.why);
    if choice.seat != seat {
        return Err(Fault::AsksElse { asked, asks });
    }
    let mut options = choice.options.iter().copied();
    let Some(chosen) = options.find(|&option| said.fits(position, game, option)) else {
        return Err(Fault::NotOnOffer { said: said.clone(), asks, options: said::list(game) });
    };
    game.decide(Decision { seat, chosen }).map_err(|_| Fault::NobodyAsked)
}
