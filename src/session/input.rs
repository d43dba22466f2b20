//! Inputs of the person: several decisions at once, and what follows from them.

use ai::{Level, Mind};
use cards::{Choice, Decision, Move, Observation};
use engine::{Player, Refusal};

use super::{
    Session,
    flow::{Proposal, held_answer, propose, takes_several},
};
use crate::offers::{self, Note, Offer};

/// What an answer waits for that holds.
const HOLDS: &str = "holds until your cards or your options change";

impl Session {
    /// The person decides the first of these moves, and the others as far as they are asked for and
    /// offered. A pass holds until something changes. Each is recorded as a decision of its own.
    ///
    /// In a guided game it is the first alone: lessons have their moment at a question.
    ///
    /// # Errors
    /// The first is not offered; nothing has changed.
    pub fn put_in(&mut self, moves: &[Move]) -> Result<(), Refusal> {
        let &first = moves.first().ok_or(Refusal::NotOffered)?;
        let flows = self.asked().is_some_and(|choice| choice.options.contains(&first));
        let asked = self.asked().filter(|_| flows && !self.is_guided()).cloned();
        let asked = asked.map(|choice| (self.observe(), choice));
        self.decide(first)?;
        if let Some((seen, choice)) = asked {
            self.flow.begin(&seen, &choice, moves);
            while self.follow() {}
            self.keep();
        }
        Ok(())
    }

    /// What an adviser who answers at once would pay with or discard.
    pub fn proposal(&self) -> Option<Proposal> {
        let choice = self.asked().filter(|it| takes_several(it.why) && !self.is_guided())?;
        let seen = self.observe();
        propose(&mut self.quick_adviser(), &seen, choice).filter(|_| !seen.full_control)
    }

    /// The usual adviser, who answers at once: they try nothing out.
    fn quick_adviser(&self) -> Mind {
        let personality = self.advisers.first().map(|it| it.personality.clone());
        Mind::new(self.book().clone(), personality.unwrap_or_default(), Level::default())
    }

    /// The options as the person meets them, and what is proposed; none while somebody else is asked.
    pub fn offers(&self) -> Vec<Offer> {
        let Some(choice) = self.asked() else { return Vec::new() };
        let (seen, book) = (self.observe(), self.book());
        let mut offers = offers::of(choice, &seen, book);
        let held = held_answer(choice.why).filter(|_| !seen.full_control && !self.is_guided());
        if let Some(offer) = offers.iter_mut().find(|it| Some(it.chosen) == held) {
            offer.note = Some(Note::Brings(HOLDS.to_owned()));
        }
        let proposal = self.proposal().map(|it| offers::proposed(it.moves, &seen, book));
        offers.extend(proposal);
        offers
    }

    /// Settles the question to the person if that was asked for; whether it did.
    pub(super) fn follow(&mut self) -> bool {
        if self.flow.is_silent() || self.is_guided() {
            return false;
        }
        let Some(choice) = self.asked().cloned() else { return false };
        let (seen, book) = (self.observe(), self.book().clone());
        let mut adviser = self.quick_adviser();
        let advise = |seen: &Observation, choice: &Choice| adviser.decide(seen, choice);
        let Some(chosen) = self.flow.answer(&seen, &choice, &book, advise) else { return false };
        self.make(Decision { seat: self.person, chosen }).is_ok()
    }
}
