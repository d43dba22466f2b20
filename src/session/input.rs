//! Inputs of the person: several decisions at once, and what follows from them.

use ai::Mind;
use cards::{Choice, Decision, Move, Observation, Why};
use engine::{Player, Refusal};

use super::{
    flow::{Proposal, holds, propose, with_payment},
    state::Session,
};
use crate::offers::{self, Note, Offer};

/// What an answer waits for that holds.
fn waits_for(why: Why) -> &'static str {
    if why == Why::ChooseFirst {
        return "asked again when somebody else leads";
    }
    "holds until your cards or your options change"
}

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

    /// What an adviser who answers at once would procure, attempt, pay with or discard.
    pub fn proposal(&self) -> Option<Proposal> {
        let (seen, choice) = self.open_to_proposals()?;
        propose(&mut self.quick_adviser(), &seen, choice, self.book())
    }

    /// These plays in this order, each with what the usual adviser would pay for it; as they are where
    /// everything is asked one by one.
    pub fn paid(&self, plays: &[Move]) -> Vec<Move> {
        let Some((seen, choice)) = self.open_to_proposals() else { return plays.to_vec() };
        with_payment(&mut self.quick_adviser(), &seen, choice, plays)
    }

    /// The one move that an adviser who answers at once would make now; none while somebody else is
    /// asked.
    pub fn quick_advice(&self) -> Option<Move> {
        Some(self.quick_adviser().decide(&self.observe(), self.asked()?))
    }

    /// The question to the person, unless they are asked everything: with full control, and in a
    /// guided game, whose lessons have their moment at a question.
    fn open_to_proposals(&self) -> Option<(Observation, &Choice)> {
        let choice = self.asked().filter(|_| !self.is_guided())?;
        Some((self.observe(), choice)).filter(|(seen, _)| !seen.full_control)
    }

    /// Somebody who advises at once: they try nothing out.
    fn quick_adviser(&self) -> Mind {
        self.coach.mind(self.book())
    }

    /// The options as the person meets them, and what is proposed; none while somebody else is asked.
    pub fn offers(&self) -> Vec<Offer> {
        let Some(asked) = self.asked() else { return Vec::new() };
        let book = self.book();
        let Some((seen, choice)) = self.open_to_proposals() else {
            return offers::of(asked, &self.observe(), book);
        };
        let mut adviser = self.quick_adviser();
        let proposal = propose(&mut adviser, &seen, choice, book);
        let flows = |offer: Offer| match offer.price {
            0 if holds(choice.why, offer.chosen) => {
                Offer { note: Some(Note::Brings(waits_for(choice.why).to_owned())), ..offer }
            }
            0 => offer,
            _ => {
                let mut moves = with_payment(&mut adviser, &seen, choice, &[offer.chosen]);
                offer.paid(moves.split_off(1), &seen, book)
            }
        };
        let offers = offers::of(choice, &seen, book).into_iter().map(flows);
        offers.chain(proposal.map(|it| offers::proposed(it.moves, &seen, book))).collect()
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
