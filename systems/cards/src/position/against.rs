//! A line against every answer of the others: the captain who is asked goes by the line, and whoever else
//! decides anything does each thing that they may.

use std::sync::Arc;

use engine::{Decision, Game, Seat};

use super::{Claim, Fault, Position, Proof, Said, fits, proof};
use crate::{CardGame, Move, data::CardBook, text};

/// What came of playing a line against the answers of the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tried {
    /// Ends of the round that were reached.
    pub ends: usize,
    /// Whether these were all that there are.
    pub is_whole: bool,
    /// Answers of the others, in words, after which a claim does not hold; none were found otherwise.
    pub refuted: Option<String>,
}

/// Plays the line against the answers of the others, to `limit` ends at most.
pub(super) fn play(
    position: &Position,
    book: &Arc<CardBook>,
    proof: &Proof,
    limit: usize,
) -> Result<Tried, Fault> {
    let asked = position.seat(&position.asked)?;
    let own = proof.line.iter().filter(|(name, _)| *name == position.asked);
    let search = Search { position, book, shows: &proof.shows, asked, limit };
    let mut tried = Tried { ends: 0, is_whole: true, refuted: None };
    let table = Table { game: position.build(book)?, line: own.map(|(_, said)| said).collect() };
    search.go_on(table, &mut Vec::new(), &mut tried)?;
    Ok(tried)
}

/// More answers of the others than this in a round are not looked at.
const DEEP: usize = 40;

struct Search<'a> {
    position: &'a Position,
    book: &'a Arc<CardBook>,
    shows: &'a [Claim],
    asked: Seat,
    limit: usize,
}

/// A table, and what is left of the line.
struct Table<'a> {
    game: CardGame,
    line: Vec<&'a Said>,
}

impl<'a> Search<'a> {
    /// Plays on from a table; `answers` are those of the others so far.
    fn go_on(
        &self,
        mut table: Table<'a>,
        answers: &mut Vec<String>,
        tried: &mut Tried,
    ) -> Result<(), Fault> {
        while tried.refuted.is_none() {
            let Some(choice) = proof::asked(self.position, &table.game, false, 0) else {
                return self.end(&table.game, answers, tried);
            };
            let (seat, options) = (choice.seat, choice.options.clone());
            if seat == self.asked {
                self.own(&mut table)?;
            } else if let [only] = options[..] {
                proof::chosen(&mut table.game, Decision { seat, chosen: only })?;
            } else {
                return self.every(&table, seat, &options, answers, tried);
            }
        }
        Ok(())
    }

    /// Every answer of somebody else.
    fn every(
        &self,
        table: &Table<'a>,
        seat: Seat,
        options: &[Move],
        answers: &mut Vec<String>,
        tried: &mut Tried,
    ) -> Result<(), Fault> {
        let (snapshot, seen) = (table.game.snapshot(), table.game.observe(seat));
        let name = self.position.name_of(seat);
        for &chosen in options {
            if tried.ends >= self.limit || answers.len() >= DEEP {
                tried.is_whole = false;
                return Ok(());
            }
            let mut game = CardGame::restore(self.book, &snapshot);
            proof::chosen(&mut game, Decision { seat, chosen })?;
            answers.push(format!("{name}: {}", text::option(chosen, &seen, self.book)));
            self.go_on(Table { game, line: table.line.clone() }, answers, tried)?;
            answers.pop();
        }
        Ok(())
    }

    /// The captain who is asked goes by the line, as far as it fits, and answers quietly else.
    fn own(&self, table: &mut Table<'a>) -> Result<(), Fault> {
        let name = &self.position.asked;
        let next = table.line.first().filter(|said| {
            let choice = table.game.choice();
            choice.is_some_and(|choice| fits(self.position, &table.game, choice, name, said))
        });
        match next.copied() {
            Some(said) => {
                super::decide(self.position, &mut table.game, name, said)?;
                table.line.remove(0);
            }
            None => {
                proof::answer_quietly(&mut table.game)?;
            }
        }
        Ok(())
    }

    /// One more end: whether everything is at least as good there as it is claimed to be.
    fn end(&self, game: &CardGame, answers: &[String], tried: &mut Tried) -> Result<(), Fault> {
        tried.ends += 1;
        for claim in self.shows {
            if !claim.is_kept(self.position, game)? {
                let told = answers.join(", ");
                tried.refuted = Some(format!("not so that {}: {told}", claim.words()));
            }
        }
        Ok(())
    }
}
