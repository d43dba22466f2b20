//! What was asked for with one input and is still to come.

use std::collections::VecDeque;

use cards::{Choice, Move, Observation, Why};

/// Questions that come several times for one purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Discards,
    Payment,
    Picks,
    Procurement,
    /// Complications, then the contract.
    Resolution,
}

impl Subject {
    pub fn of(why: Why) -> Option<Subject> {
        if matches!(why, Why::Discarding { .. } | Why::ForcedDiscard { .. }) {
            return Some(Subject::Discards);
        }
        match (why, bill(why)) {
            (Why::Procuring, _) => Some(Subject::Procurement),
            (Why::Resolving | Why::Completing { .. }, _) => Some(Subject::Resolution),
            (Why::Picking { .. }, _) => Some(Subject::Picks),
            (_, bill) => bill.map(|_| Subject::Payment),
        }
    }
}

/// Whether several cards can be named at once in answer to this question.
pub fn takes_several(why: Why) -> bool {
    matches!(Subject::of(why), Some(Subject::Discards | Subject::Payment | Subject::Picks))
}

/// A bill in credits: all of it, and what has been paid.
pub(super) fn bill(why: Why) -> Option<[u8; 2]> {
    let (Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid }) = why else {
        return None;
    };
    Some([owed, paid])
}

/// Whether a move pays a part of a bill.
pub(super) fn pays(chosen: Move) -> bool {
    matches!(chosen, Move::ExpendHand(_) | Move::ExpendDeck | Move::JettisonExpendable(_))
}

/// Moves to come, in the round in which they were asked for.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    steps: VecDeque<Step>,
    round: u16,
    /// What could be done when it was made: to end with anything else left undone is to ask again.
    known: Vec<Move>,
    /// Whether it begins with a payment.
    pays: bool,
}

/// One move to come.
#[derive(Debug, Clone, Copy)]
struct Step {
    chosen: Move,
    /// The question it answers.
    subject: Subject,
    /// The sum in credits of the bill that it begins to pay.
    bill: Option<u8>,
}

impl Plan {
    /// What follows the first of `moves`, which answers `choice`.
    ///
    /// Payments belong to the play before them, and pay just what it costs now.
    pub fn after(seen: &Observation, choice: &Choice, moves: &[Move]) -> Plan {
        let price = |chosen| {
            let nth = choice.options.iter().position(|option| *option == chosen)?;
            seen.prices.get(nth).copied().filter(|price| *price > 0)
        };
        let asked = Subject::of(choice.why);
        let mut bill = None;
        let mut steps = VecDeque::new();
        for &chosen in moves {
            let payment = pays(chosen).then_some(Subject::Payment);
            let due = payment.and_then(|_| bill.take());
            if payment.is_none() {
                bill = price(chosen);
            }
            steps.extend(payment.or(asked).map(|subject| Step { chosen, subject, bill: due }));
        }
        if asked.is_some() {
            steps.pop_front();
        }
        let pays = asked == Some(Subject::Payment);
        Plan { steps, round: seen.round, known: choice.options.clone(), pays }
    }

    /// The same with what was asked for before, of which this is a detail.
    pub fn before(self, rest: Option<Plan>) -> Plan {
        let Some(mut rest) = rest else { return self };
        if self.pays {
            rest.forget_payment();
        }
        rest.steps = self.steps.into_iter().chain(rest.steps).collect();
        rest
    }

    /// Whether it can still be meant.
    pub fn lasts(&self, seen: &Observation) -> bool {
        self.round == seen.round && !self.steps.is_empty()
    }

    /// The next move, if it answers this question. Another question of its own kind ends the plan; a
    /// detail, such as another bill, leaves the rest of it.
    pub fn next(&mut self, choice: &Choice) -> Option<Move> {
        let subject = Subject::of(choice.why)?;
        let pays = subject == Subject::Payment;
        if pays && self.steps.front()?.subject != subject {
            return None;
        }
        if !pays {
            self.forget_payment();
        }
        let next =
            self.steps.pop_front().filter(|step| step.fits(choice) && !self.misses(*step, choice));
        match next {
            Some(step) => return Some(step.chosen),
            None if pays => self.forget_payment(),
            None => self.steps.clear(),
        }
        None
    }

    /// The deck may have brought more than was needed.
    fn forget_payment(&mut self) {
        while self.steps.front().is_some_and(|step| step.subject == Subject::Payment) {
            self.steps.pop_front();
        }
    }

    /// Whether the step would end procuring while there is something new to do.
    fn misses(&self, step: Step, choice: &Choice) -> bool {
        let is_new = |option: &Move| *option != Move::Done && !self.known.contains(option);
        step.chosen == Move::Done
            && step.subject == Subject::Procurement
            && choice.options.iter().any(is_new)
    }
}

impl Step {
    fn fits(&self, choice: &Choice) -> bool {
        let new_bill = bill(choice.why).and_then(|[owed, paid]| (paid == 0).then_some(owed));
        Some(self.subject) == Subject::of(choice.why)
            && self.bill == new_bill
            && choice.options.contains(&self.chosen)
    }
}
