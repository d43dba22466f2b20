//! How many inputs a fight takes a person who does what a veteran says: one decision at a time, and
//! with what follows from an input settled ([`flow`](super::flow)).

use std::{collections::BTreeMap, sync::Arc};

use ai::combat::Minds;
use engine::{Game, Refusal, Seat};
use serde::{Deserialize, Serialize};
use skirmish::{Choice, Decision, FighterAction, Move, Skirmish, Why};

use super::{
    advice,
    batch::{BatchError, Fights, commanders},
    commander::Commander,
    flow::{Control, Flow, Input, Order, orders_again, orders_alike},
};
use crate::parallel::Work;

/// The fights of a plan, each fought twice; a person commands one side after the other in turn.
pub struct Inputs<'a>(pub Fights<'a>);

/// The inputs of a person in one fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// One decision each.
    pub before: Side,
    pub after: Side,
}

/// One way of fighting it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Inputs by what they answer.
    pub kinds: BTreeMap<Asked, usize>,
    pub rounds: u16,
    pub won: bool,
}

/// What an input answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Asked {
    /// Nothing: it says how much is asked.
    Control,
    Advantage,
    Escape,
    Orders,
    Attacks,
    Wound,
    Tactics,
    Turn,
    Reaction,
    Opportunity,
    NextTarget,
    Grapple,
    Damage,
}

impl Side {
    /// All inputs.
    pub fn inputs(&self) -> usize {
        self.kinds.values().sum()
    }
}

impl Work for Inputs<'_> {
    type Tool = ();
    type Piece = Counted;
    type Error = BatchError;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), game: usize) -> Result<Counted, BatchError> {
        let minds = &self.0.plan.minds;
        let before = Person::new(minds).fight(&self.0, game, Person::answer)?;
        let after = Person::whose_orders_stand(minds).fight(&self.0, game, Person::flow)?;
        Ok(Counted { before, after })
    }
}

/// Somebody who does what a veteran says.
struct Person {
    minds: Arc<Minds>,
    flow: Flow,
    kinds: BTreeMap<Asked, usize>,
}

impl Person {
    fn new(minds: &Arc<Minds>) -> Person {
        let (minds, flow) = (Arc::clone(minds), Flow::new(Arc::clone(minds)));
        Person { minds, flow, kinds: BTreeMap::new() }
    }

    /// They say so first of all.
    fn whose_orders_stand(minds: &Arc<Minds>) -> Person {
        let mut person = Person::new(minds);
        person.flow.set_control(Control::StandingOrders);
        person.count(Asked::Control);
        person
    }

    fn count(&mut self, asked: Asked) {
        *self.kinds.entry(asked).or_default() += 1;
    }

    fn fight(
        mut self,
        fights: &Fights,
        game: usize,
        decide: impl Fn(&mut Person, &mut Skirmish, &Choice) -> Result<(), Refusal>,
    ) -> Result<Side, BatchError> {
        let (plan, seed) = (fights.plan, fights.seeds[game]);
        let setup = &plan.setups[game % plan.setups.len()];
        let seat = Seat((game / plan.setups.len() % setup.scenario.forces.len()) as u8);
        let mut fight = Skirmish::new(&plan.minds.armoury, setup, seed)?;
        let mut others = commanders(plan, setup, seed)?;
        while let Some(choice) = fight.choice().cloned() {
            let decided = match choice.seat == seat {
                true => decide(&mut self, &mut fight, &choice),
                false => other(&mut others[choice.seat.index()], &mut fight, &choice),
            };
            let decision = fight.decisions().len();
            decided.map_err(|refusal| BatchError::Refused { game, seed, decision, refusal })?;
        }
        let outcome = fight.outcome().ok_or(BatchError::Unended { game, seed })?;
        let won = outcome.winner == Some(seat);
        Ok(Side { kinds: self.kinds, rounds: outcome.rounds, won })
    }

    /// Answers every question.
    fn answer(&mut self, fight: &mut Skirmish, choice: &Choice) -> Result<(), Refusal> {
        self.count(Asked::by(choice.why));
        let chosen = advised(&self.minds, fight, choice);
        fight.decide(Decision { seat: choice.seat, chosen })
    }

    /// Answers what is still asked where things flow.
    fn flow(&mut self, fight: &mut Skirmish, choice: &Choice) -> Result<(), Refusal> {
        if self.flow.follow(fight, choice.seat) {
            return Ok(());
        }
        self.count(Asked::by(choice.why));
        let input = match choice.why == Why::Orders {
            true => ordered(&self.minds, fight, choice),
            false => Input::Go(advised(&self.minds, fight, choice)),
        };
        self.flow.take(fight, input)
    }
}

impl Asked {
    fn by(why: Why) -> Asked {
        match why {
            Why::Advantage => Asked::Advantage,
            Why::Escape => Asked::Escape,
            Why::Orders => Asked::Orders,
            Why::Attacks => Asked::Attacks,
            Why::Wound { .. } => Asked::Wound,
            Why::Tactics => Asked::Tactics,
            Why::Turn { .. } => Asked::Turn,
            Why::Reaction { .. } => Asked::Reaction,
            Why::Opportunity { .. } => Asked::Opportunity,
            Why::NextTarget { .. } => Asked::NextTarget,
            Why::Grapple { .. } => Asked::Grapple,
            Why::Damage { .. } => Asked::Damage,
        }
    }
}

fn other(by: &mut Commander, fight: &mut Skirmish, choice: &Choice) -> Result<(), Refusal> {
    let chosen = by.decide(fight, choice).ok_or(Refusal::NotOffered)?;
    fight.decide(Decision { seat: choice.seat, chosen })
}

/// The next input on the shortest way to the orders that a veteran would give: those of last time,
/// or one for everybody, after whoever is an exception has been told.
fn ordered(minds: &Minds, fight: &Skirmish, choice: &Choice) -> Input {
    let advised = orders_advised(minds, fight, choice);
    let Some(first) = advised.first() else {
        return Input::Go(self::advised(minds, fight, choice));
    };
    let again: Vec<Move> = moves(orders_again(fight, choice));
    let alike = |deed| moves(orders_alike(choice, deed));
    let exceptions = |all: &[Move]| -> Vec<Move> {
        advised.iter().copied().filter(|it| !all.contains(it)).collect()
    };
    let common = advised.iter().filter_map(deed).min_by_key(|&it| exceptions(&alike(it)).len());
    let Some(common) = common else { return Input::Go(*first) };
    let (other, unlike) = (exceptions(&again), exceptions(&alike(common)));
    match (other.as_slice(), unlike.as_slice()) {
        ([], _) => Input::Again(None),
        (_, []) => Input::All(common),
        ([one, ..], _) if other.len() <= unlike.len() => Input::Go(*one),
        (_, [one, ..]) => Input::Go(*one),
    }
}

fn moves(orders: Vec<Order>) -> Vec<Move> {
    orders.into_iter().map(|Order { who, deed, .. }| Move::Do { who, deed }).collect()
}

fn deed(order: &Move) -> Option<FighterAction> {
    let Move::Do { deed, .. } = order else { return None };
    Some(*deed)
}

/// The orders that a veteran would give to the whole side, thought through on a fight of its own.
fn orders_advised(minds: &Minds, fight: &Skirmish, choice: &Choice) -> Vec<Move> {
    let mut thought = Skirmish::restore(fight.armoury(), fight.snapshot());
    let mut orders = Vec::new();
    while let Some(next) = thought.choice().cloned() {
        if (next.seat, next.why) != (choice.seat, Why::Orders) {
            break;
        }
        let chosen = advised(minds, &thought, &next);
        orders.push(chosen);
        if thought.decide(Decision { seat: next.seat, chosen }).is_err() {
            break;
        }
    }
    orders
}

fn advised(minds: &Minds, fight: &Skirmish, choice: &Choice) -> Move {
    let hints = advice::of_a_veteran(minds, &fight.observe(choice.seat), choice);
    hints.first().map_or(choice.options[0], |hint| hint.option)
}
