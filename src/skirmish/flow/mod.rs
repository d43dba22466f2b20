//! One input of a person, several decisions of the fight: what follows from an input is settled
//! without a question, so that somebody is told once where to go and whom to shoot at.
//!
//! A [`Flow`] decides nothing by itself but what was asked of it, and what has one sensible answer.
//! The fight records each decision as if it had been answered alone: replay, undo and hashes know
//! nothing of it.

mod fold;
mod input;
mod repeat;
mod sensible;
mod standing;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, sync::Arc};

use ai::combat::Minds;
use engine::{Game, Refusal, Seat};
use skirmish::{
    Choice, Decision, Event, FighterAction, FighterId, Move, Observation, Skirmish, Why,
};

use super::advice;
pub use fold::{folded, folds, target};
pub use input::{Control, Input};
pub use repeat::{Order, orders_again, orders_alike, turn_again};
pub use standing::Change;
use standing::Standing;

/// What was asked for and is still to come.
#[derive(Debug, Clone)]
pub struct Flow {
    /// Of whom the veteran is that is asked what is sensible.
    minds: Arc<Minds>,
    control: Control,
    /// Fighters who have been told what they go for in a round.
    going: BTreeMap<FighterId, Going>,
    /// Answers that stand, by whose they are and the rule that asked.
    standing: BTreeMap<(FighterId, &'static str), Standing>,
    /// Whose wounds are being placed as a veteran would.
    wounded: Option<FighterId>,
    /// The round in which everybody of a side does what they did before.
    everybody: Option<(Seat, u16)>,
    /// How many decisions there were before the question that the person has to answer.
    open: Option<usize>,
    /// Whose answer stands no longer, and why.
    changed: Option<(FighterId, Change)>,
}

/// What somebody goes for after an order or a first action.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Going {
    round: u16,
    target: Option<FighterId>,
    /// It was that and no more: the rest is asked.
    alone: bool,
}

impl Going {
    fn on(round: u16, target: Option<FighterId>) -> Going {
        Going { round, target, alone: false }
    }
}

impl Flow {
    /// Nothing yet, where a veteran of these minds says what is sensible.
    pub fn new(minds: Arc<Minds>) -> Flow {
        Flow {
            minds,
            control: Control::default(),
            going: BTreeMap::new(),
            standing: BTreeMap::new(),
            wounded: None,
            everybody: None,
            open: None,
            changed: None,
        }
    }

    /// How much the person is asked.
    pub fn control(&self) -> Control {
        self.control
    }

    /// Asks so much from here on. Orders that were given stand from now on, or nothing does.
    pub fn set_control(&mut self, control: Control) {
        if control == Control::Full {
            self.forget();
        }
        (self.control, self.open, self.changed) = (control, None, None);
    }

    /// Whose answer stood and does not any more, where that is why the person is asked.
    pub fn changed(&self) -> Option<(FighterId, Change)> {
        self.changed
    }

    /// Carries out an input of the side that is asked, and what follows from it at once.
    ///
    /// # Errors
    /// It is not offered, or there is nothing to do again; nothing has changed.
    pub fn take(&mut self, fight: &mut Skirmish, input: Input) -> Result<(), Refusal> {
        let choice = fight.choice().ok_or(Refusal::GameOver)?.clone();
        match input {
            Input::Only(chosen) => self.only(fight, &choice, chosen)?,
            Input::Go(chosen) => self.go(fight, &choice, chosen, None)?,
            Input::At(chosen, target) => self.go(fight, &choice, chosen, Some(target))?,
            Input::All(order) => self.orders(fight, &choice, orders_alike(&choice, order))?,
            Input::Again(who) => self.again(fight, &choice, who)?,
        }
        while self.follow(fight, choice.seat) {}
        Ok(())
    }

    /// Settles the question to this side if that was asked for, or if it has one sensible answer.
    /// Returns whether it did.
    pub fn follow(&mut self, fight: &mut Skirmish, seat: Seat) -> bool {
        let made = fight.decisions().len();
        let settles = self.control != Control::Full && self.open != Some(made);
        let asked = fight.choice().filter(|choice| choice.seat == seat && settles);
        let Some(choice) = asked.cloned() else { return false };
        if !matches!(choice.why, Why::Wound { .. } | Why::Damage { .. }) {
            self.wounded = None;
        }
        let seen = fight.observe(seat);
        self.changed = None;
        let settled = sensible::answer(&seen, &choice)
            .or_else(|| self.next(&seen, &choice))
            .or_else(|| self.begin_again(fight, &seen, &choice))
            .or_else(|| self.stands(&seen, &choice));
        let Some(chosen) = settled else {
            self.open = Some(made);
            return false;
        };
        if let Move::Do { who, deed: FighterAction::Attack(_) } = chosen {
            // Whoever was aimed at has been attacked; the rest of the turn is free.
            self.going.entry(who).and_modify(|going| going.target = None);
        }
        decide(fight, seat, chosen).is_ok()
    }

    /// Nothing is to come any more: something was taken back.
    pub fn forget(&mut self) {
        *self = Flow { control: self.control, ..Flow::new(self.minds.clone()) };
    }

    /// That and no more: neither does it stand, nor is anything settled after it.
    fn only(&mut self, fight: &mut Skirmish, choice: &Choice, chosen: Move) -> Result<(), Refusal> {
        decide(fight, choice.seat, chosen)?;
        self.let_stand(choice, chosen, None);
        if let Some(who) = chosen.doer() {
            let going = Going { alone: true, ..Going::on(round(fight), None) };
            self.going.insert(who, going);
        }
        Ok(())
    }

    fn go(
        &mut self,
        fight: &mut Skirmish,
        choice: &Choice,
        chosen: Move,
        target: Option<FighterId>,
    ) -> Result<(), Refusal> {
        if self.control == Control::Full {
            return decide(fight, choice.seat, chosen);
        }
        let seen = fight.observe(choice.seat);
        let standing = Standing::of(&self.minds, &seen, choice, chosen);
        decide(fight, choice.seat, chosen)?;
        self.let_stand(choice, chosen, standing);
        match (choice.why, chosen) {
            (_, Move::Do { who, deed }) if goes_on(deed) => {
                self.going.insert(who, Going::on(seen.round, target));
            }
            (Why::Wound { who, .. } | Why::Damage { who, .. }, _) => self.wounded = Some(who),
            _ => {}
        }
        Ok(())
    }

    /// The answer that was asked for, if this question was foreseen and nothing has changed.
    fn next(&self, seen: &Observation, choice: &Choice) -> Option<Move> {
        match choice.why {
            Why::Wound { who, .. } | Why::Damage { who, .. } => (self.wounded == Some(who))
                .then(|| best(&self.minds, seen, choice, |_| true))
                .flatten(),
            Why::Attacks | Why::Turn { .. } | Why::NextTarget { .. } => self.attack(seen, choice),
            Why::Advantage
            | Why::Escape
            | Why::Orders
            | Why::Tactics
            | Why::Reaction { .. }
            | Why::Opportunity { .. }
            | Why::Grapple { .. } => None,
        }
    }

    /// The next action of somebody who goes for something in this round.
    fn attack(&self, seen: &Observation, choice: &Choice) -> Option<Move> {
        let goes = |it: &&Going| it.round == seen.round && !it.alone;
        let going = |who: &FighterId| self.going.get(who).filter(goes);
        if let Why::NextTarget { who, .. } = choice.why {
            going(&who)?;
            return best(&self.minds, seen, choice, |_| true);
        }
        let aimed = |option: &Move| {
            let going = going(&option.doer()?)?;
            Some((going.target, target(option)))
        };
        let free = |option: &Move| matches!(aimed(option), Some((None, _))) && !folds(seen, option);
        let on_target = |option: &Move| {
            let hit = matches!(option, Move::Do { deed: FighterAction::Attack(_), .. });
            let wanted = aimed(option).is_some_and(|(wanted, at)| wanted.is_some() && wanted == at);
            hit && wanted && !folds(seen, option)
        };
        let minds = &self.minds;
        best(minds, seen, choice, on_target).or_else(|| best(minds, seen, choice, free))
    }
}

/// The option that a veteran would take among those that fit.
fn best(
    minds: &Minds,
    seen: &Observation,
    choice: &Choice,
    fits: impl Fn(&Move) -> bool,
) -> Option<Move> {
    let options: Vec<Move> = choice.options.iter().copied().filter(fits).collect();
    match options.as_slice() {
        [] => None,
        [one] => Some(*one),
        _ => {
            let choice = Choice { options, ..choice.clone() };
            let hints = advice::of_a_veteran(minds, seen, &choice);
            hints.first().map(|hint| hint.option)
        }
    }
}

/// Whether something follows from an action: not from one that ends or puts off a turn, nor from one
/// that gives up attacks (CT-MOV-04, CT-MOV-11).
pub fn goes_on(deed: FighterAction) -> bool {
    let ends = matches!(deed, FighterAction::Done | FighterAction::Delay | FighterAction::Evade);
    !ends && !deed.is_run()
}

fn decide(fight: &mut Skirmish, seat: Seat, chosen: Move) -> Result<(), Refusal> {
    fight.decide(Decision { seat, chosen })
}

/// The round of a fight, as its journal tells.
fn round(fight: &Skirmish) -> u16 {
    let began = |event: &Event| {
        let Event::RoundBegan { round, .. } = event else { return None };
        Some(*round)
    };
    fight.journal().events().iter().rev().find_map(began).unwrap_or(0)
}
