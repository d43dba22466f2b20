//! Effects on contracts, gear, tokens and the queue.

use bevy::prelude::{In, World};
use play::Seat;

use super::super::{abandon, costs, filter, moves, slots, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Carrier, Effect, Face, Select, Token},
    event::Event,
    state::{Activity, Bill, Look, Payment, Place, Play, PlayKind, Step, Target, Touch},
};

pub(super) fn discard_adventure(world: &mut World, card: CardId) {
    match world.place(card) {
        Place::Contract(slot) => slots::discard_contract(world, slot),
        Place::Complication { .. } => slots::discard_complication(world, card),
        _ => {}
    }
}

/// CCG-VERB-8.
pub(super) fn look(world: &mut World, seat: Seat, card: CardId) {
    world.condition_mut(card).known_by |= 1 << seat.0;
    let card = world.piece(card);
    world.tell(Event::LookedAt { seat, card });
}

/// From its crew to the one that the effect names; what is Integral stays (CCG-KEY-13).
pub(super) fn move_gear(world: &mut World, play: &Play, gear: CardId, to: Carrier) {
    let to = match (to, play.kind) {
        (Carrier::This, _) => play.card,
        (Carrier::Performer, PlayKind::Heroic { crew, .. }) => crew,
        (Carrier::Performer, _) => return,
    };
    let is_gear = matches!(world.printed(gear).face, Face::Gear(_));
    let is_crew = matches!(world.printed(to).face, Face::Crew(_)) && world.is_in_play(to);
    if !is_gear || !is_crew || world.host(gear) == Some(to) || values::is_integral(world, gear) {
        return;
    }
    moves::shift(world, gear, to);
}

/// CCG-ABN-6, RUL-38: forced, the penalty is an expense.
pub(super) fn force_abandoning(world: &mut World, seat: Seat) {
    let Activity::Pursuing(slot) = world.captain(seat).activity else { return };
    let Some(contract) = world.slot(slot).contract else { return };
    let payment = Payment::Expense { together: false };
    let bill = Bill::new(seat, abandon::penalty(world, slot), payment);
    world.push_all([Step::Pay(bill), Step::Quit { seat, slot, contract }]);
}

/// CCG-VERB-3; a pair counts as either of its halves, and its captain says which token goes
/// (CCG-CAP-4).
pub(in super::super) fn lose_token(In((seat, wanted)): In<(Seat, Token)>, world: &mut World) {
    let tokens = costs::matching_tokens(world, seat, wanted);
    if tokens.is_empty() {
        return;
    }
    let options = |_: &World| tokens.into_iter().map(Move::Spend).collect();
    let step = Step::LoseToken { seat, wanted };
    if let Some(Move::Spend(token)) = world.ask(step, seat, Why::LosingToken, options) {
        moves::discard_token(world, seat, token, "CCG-VERB-3");
    }
}

/// CCG-TIM-15.
pub(super) fn cancel(world: &mut World, play: &Play, effect: &Effect, target: Option<Target>) {
    let doomed: Vec<u8> = match (effect.select(), target) {
        (Some(Select::Each(filter)), _) => {
            let found = filter::candidates(world, play.seat, Some(play.card), filter);
            found.iter().filter_map(queued).collect()
        }
        (_, Some(target)) => queued(&target).into_iter().collect(),
        (_, None) => Vec::new(),
    };
    for nth in doomed {
        if let Some(queued) = world.queue_mut().0.get_mut(usize::from(nth)) {
            queued.cancelled = true;
        }
    }
}

fn queued(target: &Target) -> Option<u8> {
    if let Target::Queued(nth) = target { Some(*nth) } else { None }
}
