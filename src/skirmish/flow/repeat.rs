//! The same orders again: what somebody did last is read from the record, so it is known after a
//! fight was left and gone on with as well.

use engine::{Game, Refusal};
use skirmish::{Choice, FighterAction, FighterId, Move, Observation, Skirmish, Why};

use super::{Flow, Going, Standing, decide, fold, round};

impl Flow {
    /// Begins to do the same again: gives every order that was given before, or begins a turn as
    /// the last one was spent.
    pub(super) fn again(
        &mut self,
        fight: &mut Skirmish,
        choice: &Choice,
        who: Option<FighterId>,
    ) -> Result<(), Refusal> {
        if choice.why == Why::Orders {
            let mut orders = orders_again(fight, choice);
            orders.retain(|order| who.is_none_or(|who| who == order.who));
            return self.orders(fight, choice, orders);
        }
        let Why::Turn { who: it } = choice.why else { return Err(Refusal::NotOffered) };
        if who.is_some_and(|who| who != it) {
            return Err(Refusal::NotOffered);
        }
        let seen = fight.observe(choice.seat);
        let chosen = turn_again(fight, &seen, choice, it).ok_or(Refusal::NotOffered)?;
        if who.is_none() {
            self.everybody = Some((choice.seat, seen.round));
        }
        self.go(fight, choice, chosen, None)
    }

    /// Gives several orders, each with the attack that follows from it.
    pub(super) fn orders(
        &mut self,
        fight: &mut Skirmish,
        choice: &Choice,
        orders: Vec<Order>,
    ) -> Result<(), Refusal> {
        if orders.is_empty() {
            return Err(Refusal::NotOffered);
        }
        let (round, seen) = (round(fight), fight.observe(choice.seat));
        for Order { who, deed, target } in orders {
            let chosen = Move::Do { who, deed };
            let standing = Standing::of(&self.minds, &seen, choice, chosen);
            decide(fight, choice.seat, chosen)?;
            self.let_stand(choice, chosen, standing);
            self.going.insert(who, Going::on(round, target));
        }
        Ok(())
    }

    /// The beginning of a turn of somebody else, where everybody does the same again.
    pub(super) fn begin_again(
        &mut self,
        fight: &Skirmish,
        seen: &Observation,
        choice: &Choice,
    ) -> Option<Move> {
        let Why::Turn { who } = choice.why else { return None };
        self.everybody.filter(|it| *it == (choice.seat, seen.round))?;
        if self.going.get(&who).is_some_and(|it| it.round == seen.round) {
            return None;
        }
        let chosen = turn_again(fight, seen, choice, who)?;
        self.going.insert(who, Going::on(seen.round, None));
        Some(chosen)
    }
}

/// An order, and whom to attack after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    pub who: FighterId,
    pub deed: FighterAction,
    pub target: Option<FighterId>,
}

/// The last orders of everybody who still needs one, as far as they are offered, each with whom
/// they attacked after it.
pub fn orders_again(fight: &Skirmish, choice: &Choice) -> Vec<Order> {
    let again = |who| last_order(fight, who).filter(|it| is_offered(choice, it));
    waiting(choice).into_iter().filter_map(again).collect()
}

/// The same order for everybody who still needs one and can follow it.
pub fn orders_alike(choice: &Choice, deed: FighterAction) -> Vec<Order> {
    let order = |who| Order { who, deed, target: None };
    let all = waiting(choice).into_iter().map(order);
    all.filter(|it| is_offered(choice, it)).collect()
}

/// Everybody who still needs an order.
fn waiting(choice: &Choice) -> Vec<FighterId> {
    let asked = choice.options.iter().filter(|_| choice.why == Why::Orders);
    let mut waiting: Vec<FighterId> = asked.filter_map(Move::doer).collect();
    waiting.dedup();
    waiting
}

fn is_offered(choice: &Choice, &Order { who, deed, .. }: &Order) -> bool {
    choice.options.contains(&Move::Do { who, deed })
}

/// The attack with which somebody spent the last turn, if it is offered and its target can fight.
pub fn turn_again(
    fight: &Skirmish,
    seen: &Observation,
    choice: &Choice,
    who: FighterId,
) -> Option<Move> {
    let last = last_turn(fight, who);
    let attack = |it: &Move| matches!(it, Move::Do { deed: FighterAction::Attack(_), .. });
    let attack = last.into_iter().find(attack)?;
    (choice.options.contains(&attack) && !fold::folds(seen, &attack)).then_some(attack)
}

fn last_order(fight: &Skirmish, who: FighterId) -> Option<Order> {
    let mut target = None;
    for decision in fight.decisions().iter().rev().filter(|it| it.chosen.doer() == Some(who)) {
        let Move::Do { deed, .. } = decision.chosen else { continue };
        if let FighterAction::Attack(attack) = deed {
            target = Some(attack.target);
        } else if is_order(deed) {
            return Some(Order { who, deed, target });
        }
    }
    None
}

fn is_order(deed: FighterAction) -> bool {
    matches!(
        deed,
        FighterAction::Evade
            | FighterAction::Close(_)
            | FighterAction::Open(_)
            | FighterAction::Stand
    )
}

/// What somebody did in their last turn, the latest first: until somebody else has acted.
fn last_turn(fight: &Skirmish, who: FighterId) -> Vec<Move> {
    let deeds =
        fight.decisions().iter().rev().filter_map(|it| Some((it.chosen, it.chosen.doer()?)));
    let mut since = deeds.skip_while(|(_, doer)| *doer != who).peekable();
    let ended = Move::Do { who, deed: FighterAction::Done };
    let done = since.next_if(|(chosen, _)| *chosen == ended);
    let turn = since.take_while(|(chosen, doer)| *doer == who && *chosen != ended);
    done.into_iter().chain(turn).map(|(chosen, _)| chosen).collect()
}
