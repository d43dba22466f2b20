//! One input of a person, several decisions of the game: a sum is paid or a hand thinned out by one
//! answer, and a pass holds until something changes.
//!
//! A [`Flow`] decides nothing but what was asked of it. The game records each decision as if it had
//! been answered alone: replay, undo and hashes know nothing of it. With full control it is silent.

mod hold;
mod paying;
mod plan;
mod propose;
mod resolving;
mod sensible;
mod steps;
#[cfg(test)]
mod tests;

use cards::{Choice, Move, Observation, Why, data::CardBook};

use hold::Holding;
pub use hold::holds;
pub use paying::with_payment;
use plan::Plan;
pub use plan::takes_several;
pub use propose::propose;
pub use steps::Proposal;

/// What was asked for and is still to come.
#[derive(Debug, Clone, Default)]
pub struct Flow {
    plan: Option<Plan>,
    holding: Vec<Holding>,
    /// The person has begun an attempt, and has been asked nothing but its details since.
    attempting: bool,
    /// Whether there was an input since the game was opened or something was taken back: before that,
    /// whatever is asked is asked.
    begun: bool,
}

/// Whether a question only settles how something is done that has been asked for.
fn is_detail(why: Why) -> bool {
    matches!(
        why,
        Why::Attaching { .. }
            | Why::Targeting { .. }
            | Why::Paying { .. }
            | Why::MeetingExpense { .. }
            | Why::PayingCost { .. }
            | Why::Trimming
            | Why::TakingRole { .. }
            | Why::Meeting { .. }
            | Why::Subplots { .. }
    )
}

impl Flow {
    /// The person has answered `choice` with the first of `moves`; the others are to follow as far
    /// as they are offered. A pass holds, and so does the end of shifting and restoring.
    pub fn begin(&mut self, seen: &Observation, choice: &Choice, moves: &[Move]) {
        if seen.full_control {
            return self.forget();
        }
        let held = Holding::of(seen, choice, moves);
        if held.is_none() {
            let rest = self.plan.take().filter(|_| is_detail(choice.why));
            self.plan = Some(Plan::after(seen, choice, moves).before(rest));
        }
        let attempts =
            |it: &Move| matches!(it, Move::Attempt(_) | Move::Complete | Move::Subplot { .. });
        let goes_on = self.attempting && is_detail(choice.why);
        (self.begun, self.attempting) = (true, goes_on || moves.first().is_some_and(attempts));
        self.hold(held);
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
        self.plan = self.plan.take().filter(|plan| plan.lasts(seen));
        let next = self.plan.as_mut().and_then(|plan| plan.next(choice));
        if let Some(next) = next.filter(|next| !sensible::is_hopeless(*next, seen, choice, book)) {
            return Some(next);
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
