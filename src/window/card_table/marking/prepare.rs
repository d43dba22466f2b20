//! Prepares a question in which several cards can be named: its last option answers with what is marked.

use cards::{Move, Observation};

use crate::window::card_table::{
    marking::{purpose::Purpose, sum::Sum},
    view::{Offer, Question},
};
use crate::{offers::Note, session::Session};

/// Prepares the question asked of the person. With full control and in a guided game it is asked one by
/// one, and stays as it is.
pub fn prepare(question: Question, session: &Session, seen: &Observation) -> Question {
    match question.to_be_marked().filter(|_| !session.is_guided() && !seen.full_control) {
        Some(purpose) => question.with_marks(purpose, seen, || alone(session)),
        None => question,
    }
}

/// The one card that an adviser would take: of a single one nothing is proposed.
fn alone(session: &Session) -> Option<Move> {
    session.quick_advice().filter(|chosen| *chosen != Move::Done)
}

impl Question {
    /// What its options are marked for, whether it has been prepared or not.
    fn to_be_marked(&self) -> Option<Purpose> {
        let own = self.options.iter().filter(|offer| offer.plan.is_empty());
        let options: Vec<Move> = own.map(|offer| offer.chosen).collect();
        Purpose::of(self.why, &options)
    }

    /// What its options are marked for.
    pub fn purpose(&self) -> Option<Purpose> {
        let own = self.options.get(..self.confirm?)?;
        let options: Vec<Move> = own.iter().map(|offer| offer.chosen).collect();
        Purpose::of(self.why, &options)
    }

    /// The same with its options to be marked, at first those that are proposed, and one that answers.
    pub(super) fn with_marks(
        mut self,
        purpose: Purpose,
        seen: &Observation,
        alone: impl FnOnce() -> Option<Move>,
    ) -> Question {
        let proposed = self.options.iter().position(|offer| !offer.plan.is_empty());
        let plan = match proposed {
            Some(n) => self.options.remove(n).plan,
            None => alone().into_iter().collect(),
        };
        self.options.iter_mut().for_each(|offer| offer.say_marked(purpose));
        self.confirm = Some(self.options.len());
        self.options.push(Offer::answering(plan));
        self.complete(purpose, seen);
        self
    }

    /// What a proposal leaves open comes from the deck: an adviser looks no further than the first card
    /// in play they would give up.
    fn complete(&mut self, purpose: Purpose, seen: &Observation) {
        let deck = self.position(Move::ExpendDeck).map(|_| Move::ExpendDeck);
        let Some(offer) = self.options.last_mut() else { return };
        let lacks = Sum::of(purpose, &offer.plan, seen).lacks().is_some();
        let is_payment = matches!(purpose, Purpose::Pay { .. });
        offer.plan.extend(deck.filter(|it| is_payment && lacks && !offer.plan.contains(it)));
    }
}

impl Offer {
    /// Answers with what is marked; `plan` is marked at first.
    fn answering(plan: Vec<Move>) -> Offer {
        let chosen = plan.first().copied().unwrap_or(Move::Done);
        let (label, spots) = ("Answer with what is marked".to_owned(), Vec::new());
        Offer { chosen, label, price: 0, note: None, payment: Vec::new(), plan, spots }
    }

    /// Says what it is beside others: of a single card it is told what is lost if it pays alone.
    fn say_marked(&mut self, purpose: Purpose) {
        if matches!(self.note, Some(Note::Brings(_))) {
            self.note = None;
        }
        if self.chosen == Move::Done {
            purpose.none().clone_into(&mut self.label);
        }
        if self.chosen == Move::ExpendDeck {
            "The rest from the top of your deck".clone_into(&mut self.label);
            self.note = Some(Note::Brings("nobody knows before what its cards pay".to_owned()));
        }
    }
}
