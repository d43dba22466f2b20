//! One input of a person, several decisions of the game: a sum is paid or a hand thinned out by one
//! answer, and a pass holds until something changes.
//!
//! A [`Flow`] decides nothing but what was asked of it. The game records each decision as if it had
//! been answered alone: replay, undo and hashes know nothing of it. With full control it is silent.

mod hold;
mod propose;
mod sensible;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use cards::{Choice, Move, Observation, Why, data::CardBook};

use hold::Holding;
pub use hold::held_answer;
pub use propose::{Proposal, propose};

/// What was asked for and is still to come.
#[derive(Debug, Clone, Default)]
pub struct Flow {
    plan: VecDeque<Move>,
    /// What the plan is for, and in which round; it ends with the first other question.
    subject: Option<(Subject, u16)>,
    holding: Vec<Holding>,
    /// The person has begun an attempt, and has not been asked anything since.
    attempting: bool,
    /// Whether there was an input since the game was opened or something was taken back: before that,
    /// whatever is asked is asked.
    begun: bool,
}

/// Questions that come several times for one purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    Discards,
    Payment,
    Picks,
}

impl Subject {
    fn of(why: Why) -> Option<Subject> {
        if matches!(why, Why::Discarding { .. } | Why::ForcedDiscard { .. }) {
            return Some(Subject::Discards);
        }
        if matches!(why, Why::Picking { .. }) {
            return Some(Subject::Picks);
        }
        matches!(why, Why::Paying { .. } | Why::MeetingExpense { .. }).then_some(Subject::Payment)
    }
}

/// Whether nothing has been paid yet: it may be another bill than before.
fn is_new_bill(why: Why) -> bool {
    matches!(why, Why::Paying { paid: 0, .. } | Why::MeetingExpense { paid: 0, .. })
}

/// Whether several cards can be named at once in answer to this question.
pub fn takes_several(why: Why) -> bool {
    Subject::of(why).is_some()
}

impl Flow {
    /// The person has answered `choice` with the first of `moves`; the others are to follow as far
    /// as they are offered. A pass holds, and so does the end of shifting and restoring.
    pub fn begin(&mut self, seen: &Observation, choice: &Choice, moves: &[Move]) {
        *self = Flow { holding: std::mem::take(&mut self.holding), ..Flow::default() };
        if seen.full_control {
            return self.forget();
        }
        self.subject = Subject::of(choice.why).map(|subject| (subject, seen.round));
        self.plan = moves.iter().skip(1).copied().collect();
        let attempts =
            |it: &Move| matches!(it, Move::Attempt(_) | Move::Complete | Move::Subplot { .. });
        (self.begun, self.attempting) = (true, moves.first().is_some_and(attempts));
        if held_answer(choice.why).is_some_and(|answer| moves == [answer]) {
            self.hold(Holding::of(seen, choice));
        }
    }

    /// The answer to a question that was asked for or has one sensible answer, which `advise` knows;
    /// `None` if the person has to be asked.
    pub fn answer(
        &mut self,
        seen: &Observation,
        choice: &Choice,
        book: &CardBook,
        advise: impl FnOnce(&Observation, &Choice) -> Move,
    ) -> Option<Move> {
        if !self.begun || seen.full_control {
            return None;
        }
        let subject = Subject::of(choice.why).map(|subject| (subject, seen.round));
        if subject.is_none() || self.subject != subject || is_new_bill(choice.why) {
            self.plan.clear();
        }
        if let Some(next) = self.plan.pop_front() {
            if choice.options.contains(&next) {
                return Some(next);
            }
            self.plan.clear();
        }
        let held = self.holding.iter().find_map(|held| held.answer(seen, choice));
        held.or_else(|| sensible::answer(seen, choice, book, self.attempting, advise))
    }

    fn hold(&mut self, held: Option<Holding>) {
        let Some(held) = held else { return };
        self.holding.retain(|other| !held.replaces(other));
        self.holding.push(held);
    }

    /// Whether nothing is answered without a question.
    pub fn is_silent(&self) -> bool {
        !self.begun
    }

    /// Nothing is to come any more, and the next question is asked whatever it is: something was
    /// taken back.
    pub fn forget(&mut self) {
        *self = Flow::default();
    }
}
