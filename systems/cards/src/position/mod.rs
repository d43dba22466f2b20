//! Positions: a table as people write it, with its question and the good answers.
//!
//! A [`Position`] names captains, cards and slots as people do: by name, with slots from 1. Its
//! [`game`](Position::game) is an ordinary one, dealt from legal decks and rearranged, so that it
//! keeps all invariants of a game ([`Audit`]). The decks contain the position's cards and fillers;
//! cards with no other place lie on the discard pile.

mod against;
mod claim;
mod decks;
mod fault;
mod lay;
mod moment;
mod named;
mod proof;
mod said;
mod sure;
#[cfg(test)]
mod tests;
mod written;

pub use against::Tried;
pub use claim::Claim;
pub use fault::{Fault, PositionError};
pub use moment::{Found, Moment};
pub use named::place;
pub use proof::Proof;
pub use said::{Question, Said};
pub use sure::{Fate, Sure, sure_wins};
pub use written::{CaptainAt, CardAt, ComplicationAt, Doing, Line, Position, SlotAt, Theme};

use std::sync::Arc;

use engine::{Decision, Game, Seat};

use crate::{
    Audit, CardGame, Choice, Move,
    data::{CardBook, DataError, read_ron},
};

impl Position {
    /// Reads a file of positions, a list in RON; `file` is the name for errors.
    ///
    /// # Errors
    /// The text is not such a list.
    pub fn read(file: &str, text: &str) -> Result<Vec<Position>, DataError> {
        read_ron(file, text)
    }

    /// The game in this position, at its question.
    ///
    /// # Errors
    /// A named card or captain is missing, the table breaks a rule, or another captain or question
    /// is pending. Or a good answer is not on offer, or all answers are good.
    pub fn game(&self, book: &Arc<CardBook>) -> Result<CardGame, PositionError> {
        self.build(book).map_err(|fault| self.error(fault))
    }

    /// Plays a line from here and checks its claims; every decision in it to the end of the round.
    ///
    /// # Errors
    /// The position cannot be laid out, the line cannot be played to its end, or a claim is false.
    pub fn check(
        &self,
        book: &Arc<CardBook>,
        proof: &Proof,
    ) -> Result<Vec<Decision<Move>>, PositionError> {
        let mut game = self.game(book)?;
        let shown = proof::play(self, &mut game, proof);
        shown.map_err(|fault| self.error(fault))
    }

    /// Plays an answer that has no line of its own, and then on to the end of the round as `line` goes,
    /// as far as that can still be done: every decision, and the game as it is then.
    ///
    /// # Errors
    /// The position cannot be laid out, or this is no answer to its question.
    pub fn play_on(
        &self,
        book: &Arc<CardBook>,
        answer: Move,
        line: &[Line],
    ) -> Result<(Vec<Decision<Move>>, CardGame), PositionError> {
        let mut game = self.game(book)?;
        let played = proof::play_on(self, &mut game, answer, line);
        Ok((played.map_err(|fault| self.error(fault))?, game))
    }

    /// Plays a line against every answer of the others, to `limit` ends of the round at most: the captain
    /// who is asked goes by it, and what it claims is to hold at least as well as it says.
    ///
    /// # Errors
    /// The position cannot be laid out, or the line names nobody that is there.
    pub fn against_all(
        &self,
        book: &Arc<CardBook>,
        proof: &Proof,
        limit: usize,
    ) -> Result<Tried, PositionError> {
        against::play(self, book, proof, limit).map_err(|fault| self.error(fault))
    }

    /// What every answer comes to: whether whoever is asked can make these claims so, at least as well as they
    /// say, whatever the others do in the round, with the dice of this position. Together with how many ends were reached.
    ///
    /// # Errors
    /// The position cannot be laid out.
    pub fn fates(
        &self,
        book: &Arc<CardBook>,
        shows: &[Claim],
    ) -> Result<(Vec<(Move, Fate)>, usize), PositionError> {
        let game = self.game(book)?;
        let kept = |game: &CardGame| shows.iter().all(|it| it.is_kept(self, game) == Ok(true));
        Ok(sure::fates(&game, (self.round, true), &kept))
    }

    /// Whether these words mean this option of `game`, which was played on from here.
    pub fn means(&self, game: &CardGame, said: &Said, option: Move) -> bool {
        said.fits(self, game, option)
    }

    /// Whether a claim holds of `game`, which was played on from here.
    pub fn holds(&self, claim: &Claim, game: &CardGame) -> bool {
        claim.check(self, game).is_ok()
    }

    fn error(&self, fault: Fault) -> PositionError {
        PositionError { title: self.title.clone(), fault }
    }

    /// The good options of `game`, which is this position's.
    pub fn good_options(&self, game: &CardGame) -> Vec<Move> {
        self.among_options(game, &self.good)
    }

    /// The options of `game` that are blunders, worse than merely bad.
    pub fn blunders(&self, game: &CardGame) -> Vec<Move> {
        self.among_options(game, &self.blunders)
    }

    fn among_options(&self, game: &CardGame, said: &[Said]) -> Vec<Move> {
        let options = game.choice().map_or(&[][..], |choice| &choice.options).iter().copied();
        options.filter(|&option| said.iter().any(|said| said.fits(self, game, option))).collect()
    }

    /// These words for an option of `game`, which is this position's.
    pub fn said(&self, game: &CardGame, option: Move) -> Said {
        named::said(self, game, option)
    }

    /// The table alone, whatever is asked there and whatever is said of it.
    ///
    /// # Errors
    /// It cannot be laid out with these cards.
    pub fn table(&self, book: &Arc<CardBook>) -> Result<CardGame, PositionError> {
        self.laid_out(book).map_err(|fault| self.error(fault))
    }

    fn build(&self, book: &Arc<CardBook>) -> Result<CardGame, Fault> {
        let game = self.laid_out(book)?;
        self.check_question(&game)?;
        Ok(game)
    }

    fn laid_out(&self, book: &Arc<CardBook>) -> Result<CardGame, Fault> {
        if let Some(moment) = &self.moment {
            return moment.game(book);
        }
        let setup = decks::setup(self, book)?;
        let mut game = CardGame::new(book, &setup, self.seed).map_err(Fault::Setup)?;
        let audit = Audit::of(&game);
        lay::lay_out(self, &mut game)?;
        for (name, said) in &self.before {
            decide(self, &mut game, name, said)?;
        }
        audit.check(&game).map_err(Fault::Broken)?;
        Ok(game)
    }

    /// Checks that the right question is pending, with both good and bad answers.
    fn check_question(&self, game: &CardGame) -> Result<(), Fault> {
        let choice = game.choice().ok_or(Fault::NobodyAsked)?;
        let (asked, asks) = (self.name_of(choice.seat), choice.why);
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

    /// The name of the captain in this seat; nothing where a file names too few.
    fn name_of(&self, seat: Seat) -> String {
        self.captains.get(seat.index()).map(|captain| captain.name.clone()).unwrap_or_default()
    }

    /// The seat of the captain of this name.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, Fault> {
        let found = self.captains.iter().position(|captain| captain.name == name);
        found.map(|n| Seat(n as u8)).ok_or_else(|| Fault::NoCaptain(name.to_owned()))
    }
}

/// Whether these words are an answer to this question.
fn fits(position: &Position, game: &CardGame, choice: &Choice, name: &str, said: &Said) -> bool {
    position.seat(name) == Ok(choice.seat)
        && choice.options.iter().any(|&option| said.fits(position, game, option))
}

/// Makes one decision of a line.
fn decide(
    position: &Position,
    game: &mut CardGame,
    name: &str,
    said: &Said,
) -> Result<Decision<Move>, Fault> {
    let seat = position.seat(name)?;
    let choice = game.choice().ok_or(Fault::NobodyAsked)?;
    let (asked, asks) = (position.name_of(choice.seat), choice.why);
    if choice.seat != seat {
        return Err(Fault::AsksElse { asked, asks });
    }
    let mut options = choice.options.iter().copied();
    let Some(chosen) = options.find(|&option| said.fits(position, game, option)) else {
        return Err(Fault::NotOnOffer { said: said.clone(), asks, options: said::list(game) });
    };
    let decision = Decision { seat, chosen };
    game.decide(decision).map_err(|_| Fault::NobodyAsked)?;
    Ok(decision)
}
