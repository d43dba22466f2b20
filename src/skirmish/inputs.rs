//! How many inputs a fight takes a person who does what a veteran says: one decision at a time, and
//! with what follows from an input settled ([`flow`](super::flow)).

use engine::{Game, Refusal, Seat};
use serde::{Deserialize, Serialize};
use skirmish::{Choice, Decision, FighterAction, Move, Skirmish, Why};

use super::{
    advice,
    batch::{BatchError, Fights, commanders},
    commander::Commander,
    flow::{Flow, Input, Order, orders_again, orders_alike},
};
use crate::parallel::Work;

/// The fights of a plan, each fought twice; a person commands one side after the other in turn.
pub struct Inputs<'a>(pub Fights<'a>);

/// The inputs of a person in one fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// One decision each.
    pub before: Side,
    pub after: Side,
}

/// One way of fighting it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub inputs: usize,
    pub rounds: u16,
    pub won: bool,
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
        let before = Person { flow: Flow::default(), inputs: 0 };
        let before = before.fight(&self.0, game, Person::answer)?;
        let after = Person { flow: Flow::default(), inputs: 0 };
        let after = after.fight(&self.0, game, Person::flow)?;
        Ok(Counted { before, after })
    }
}

/// Somebody who does what a veteran says.
struct Person {
    flow: Flow,
    inputs: usize,
}

impl Person {
    fn fight(
        mut self,
        fights: &Fights,
        game: usize,
        decide: impl Fn(&mut Person, &mut Skirmish, &Choice) -> Result<(), Refusal>,
    ) -> Result<Side, BatchError> {
        let (plan, seed) = (fights.plan, fights.seeds[game]);
        let setup = &plan.setups[game % plan.setups.len()];
        let seat = Seat((game / plan.setups.len() % setup.scenario.forces.len()) as u8);
        let mut fight = Skirmish::new(&plan.armoury, setup, seed)?;
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
        Ok(Side { inputs: self.inputs, rounds: outcome.rounds, won })
    }

    /// Answers every question.
    fn answer(&mut self, fight: &mut Skirmish, choice: &Choice) -> Result<(), Refusal> {
        self.inputs += 1;
        let chosen = advised(fight, choice);
        fight.decide(Decision { seat: choice.seat, chosen })
    }

    /// Answers what is still asked where things flow.
    fn flow(&mut self, fight: &mut Skirmish, choice: &Choice) -> Result<(), Refusal> {
        if self.flow.follow(fight, choice.seat) {
            return Ok(());
        }
        self.inputs += 1;
        let input = match choice.why == Why::Orders {
            true => ordered(fight, choice),
            false => Input::Go(advised(fight, choice)),
        };
        self.flow.take(fight, input)
    }
}

fn other(by: &mut Commander, fight: &mut Skirmish, choice: &Choice) -> Result<(), Refusal> {
    let chosen = by.decide(fight, choice).ok_or(Refusal::NotOffered)?;
    fight.decide(Decision { seat: choice.seat, chosen })
}

/// The next input on the shortest way to the orders that a veteran would give: those of last time,
/// or one for everybody, after whoever is an exception has been told.
fn ordered(fight: &Skirmish, choice: &Choice) -> Input {
    let advised = orders_advised(fight, choice);
    let Some(first) = advised.first() else { return Input::Go(self::advised(fight, choice)) };
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
fn orders_advised(fight: &Skirmish, choice: &Choice) -> Vec<Move> {
    let mut thought = Skirmish::restore(fight.armoury(), fight.snapshot());
    let mut orders = Vec::new();
    while let Some(next) = thought.choice().cloned() {
        if (next.seat, next.why) != (choice.seat, Why::Orders) {
            break;
        }
        let chosen = advised(&thought, &next);
        orders.push(chosen);
        if thought.decide(Decision { seat: next.seat, chosen }).is_err() {
            break;
        }
    }
    orders
}

fn advised(fight: &Skirmish, choice: &Choice) -> Move {
    let hints = advice::of_a_veteran(fight.armoury(), &fight.observe(choice.seat), choice);
    hints.first().map_or(choice.options[0], |hint| hint.option)
}
