//! Everything, once it gives nothing away any more: what a mind had for and against every option.

use cards::{Choice, Move, Observation, text};
use play::{Game, Seat};

use super::{Chair, Record, is_worth_telling};
use crate::advisers::Thought;

/// A computer captain's decision, and what they saw when they made it.
#[derive(Debug, Clone)]
pub struct Entry {
    pub seat: Seat,
    pub round: u16,
    /// What they did, without their name: "pursues …".
    pub words: String,
    pub seen: Observation,
    pub choice: Choice,
    pub chosen: Move,
    chair: Chair,
}

/// Every decision of a computer captain's that is worth telling, the first one first. Only for games
/// that are over: it names cards that others could not see.
pub fn fully(record: Record, chairs: &[Chair]) -> Vec<Entry> {
    let mut entries = Vec::new();
    let Some(mut game) = record.begin() else { return entries };
    for decision in record.decisions {
        let chair = chairs.get(decision.seat.index()).unwrap_or(&Chair::Person);
        let choice = game.choice().filter(|choice| choice.seat == decision.seat);
        let told = choice.filter(|choice| is_worth_telling(choice.why, decision.chosen));
        if let Some(choice) = told.filter(|_| *chair != Chair::Person) {
            let seen = game.observe(decision.seat);
            let (seat, chosen) = (decision.seat, decision.chosen);
            let words = text::deed(seat, choice.why, chosen, &seen, record.book);
            let (choice, chair) = (choice.clone(), chair.clone());
            entries.push(Entry { seat, round: seen.round, words, seen, choice, chosen, chair });
        }
        if game.decide(*decision).is_err() {
            break;
        }
    }
    entries
}

impl Entry {
    /// The same thought once more; nothing where no mind decided.
    pub fn thought(&self, book: &std::sync::Arc<cards::data::CardBook>) -> Option<Thought> {
        let mind = self.chair.mind(book)?;
        Some(Thought::new(mind, self.seen.clone(), self.choice.clone()))
    }
}
