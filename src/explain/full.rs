//! Full explanations, once the game is over: a mind's reasons for and against every option.

use cards::{CardGame, Choice, Decision, Move, Observation, text};
use engine::{Game, Seat};

use super::{
    controller::SeatController,
    record::{Record, is_worth_telling},
};
use crate::hints::advisers::Thought;

/// A computer captain's decision, and what they saw when they made it.
#[derive(Debug, Clone)]
pub struct Entry {
    pub seat: Seat,
    pub round: u16,
    /// The decision in words, without their name: "pursues …".
    pub words: String,
    pub seen: Observation,
    pub choice: Choice,
    pub chosen: Move,
    controller: SeatController,
}

/// Every decision of a computer captain's that is worth telling, the first one first. Only for games
/// that are over: it names cards that others could not see.
pub fn full(record: Record, controllers: &[SeatController]) -> Vec<Entry> {
    let mut entries = Vec::new();
    let Some(mut game) = record.begin() else { return entries };
    for decision in record.decisions {
        let controller = controllers.get(decision.seat.index()).unwrap_or(&SeatController::Person);
        entries.extend(Entry::of(controller, &game, *decision));
        if game.decide(*decision).is_err() {
            break;
        }
    }
    entries
}

impl Entry {
    /// The reasons for `decision`, if a computer captain makes it next and it is worth telling.
    pub fn of(controller: &SeatController, game: &CardGame, decision: Decision) -> Option<Entry> {
        let Decision { seat, chosen } = decision;
        let choice = game.choice().filter(|choice| choice.seat == seat)?;
        if *controller == SeatController::Person || !is_worth_telling(choice.why, chosen) {
            return None;
        }
        let (seen, choice, controller) = (game.observe(seat), choice.clone(), controller.clone());
        let words = text::deed(seat, choice.why, chosen, &seen, game.book());
        Some(Entry { seat, round: seen.round, words, seen, choice, chosen, controller })
    }

    /// The same thought once more; nothing where no mind decided.
    pub fn thought(&self, book: &std::sync::Arc<cards::data::CardBook>) -> Option<Thought> {
        let mind = self.controller.mind(book)?;
        Some(Thought::new(mind, self.seen.clone(), self.choice.clone()))
    }
}
