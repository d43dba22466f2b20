//! Effects on contracts, gear, tokens and the queue.

use bevy::prelude::In;
use engine::Seat;

use super::super::{abandon, costs, filter, moves, slots, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Carrier, Effect, Select, Token},
    event::Event,
    state::{
        Activity, Bill, CardType, Payment, Play, PlayKind, Step, TableWrite, Tabletop, Target, Zone,
    },
};

pub(super) fn discard_adventure(table: &mut impl TableWrite, card: CardId) {
    match table.zone(card) {
        Zone::Contract(slot) => slots::discard_contract(table, slot),
        Zone::Complication { .. } => slots::discard_complication(table, card),
        _ => {}
    }
}

/// Looks at a card (CCG-VERB-8).
pub(super) fn look(table: &mut impl TableWrite, seat: Seat, card: CardId) {
    table.condition_mut(card).known_by |= 1 << seat.0;
    let card = table.piece(card);
    table.tell(Event::LookedAt { seat, card });
}

/// Moves gear to the crew named by the effect; Integral gear stays (CCG-KEY-13).
pub(super) fn move_gear(table: &mut impl TableWrite, play: &Play, gear: CardId, to: Carrier) {
    let to = match (to, play.kind) {
        (Carrier::This, _) => play.card,
        (Carrier::Performer, PlayKind::Heroic { crew, .. }) => crew,
        (Carrier::Performer, _) => return,
    };
    let is_gear = table.card_type(gear) == Some(CardType::Gear);
    let is_crew = table.card_type(to) == Some(CardType::Crew);
    if !is_gear || !is_crew || table.host(gear) == Some(to) || values::is_integral(table, gear) {
        return;
    }
    moves::shift(table, gear, to);
}

/// Forces a captain to abandon, with the penalty as an expense (CCG-ABN-6, RUL-38).
pub(super) fn force_abandoning(table: &mut impl TableWrite, seat: Seat) {
    let Activity::Pursuing(slot) = table.activity(seat) else { return };
    let Some(contract) = table.slot(slot).contract else { return };
    let payment = Payment::Expense { together: false };
    let bill = Bill::new(seat, abandon::penalty(table, slot), payment);
    table.push_all([Step::Pay(bill), Step::Quit { seat, slot, contract }]);
}

/// Removes a token (CCG-VERB-3). A pair counts as either of its halves, and its captain chooses
/// which token goes (CCG-CAP-4).
pub(in super::super) fn lose_token(In((seat, wanted)): In<(Seat, Token)>, mut table: Tabletop) {
    let table = &mut table;
    let tokens = costs::matching_tokens(table, seat, wanted);
    if tokens.is_empty() {
        return;
    }
    let options = |_: &_| tokens.into_iter().map(Move::Spend).collect();
    let step = Step::LoseToken { seat, wanted };
    if let Some(Move::Spend(token)) = table.ask(step, seat, Why::LosingToken, options) {
        moves::discard_token(table, seat, token, "CCG-VERB-3");
    }
}

/// Cancels plays (CCG-TIM-15).
pub(super) fn cancel(
    table: &mut impl TableWrite,
    play: &Play,
    effect: &Effect,
    target: Option<Target>,
) {
    let doomed: Vec<u8> = match (effect.select(), target) {
        (Some(Select::Each(filter)), _) => {
            let found = filter::candidates(table, play.seat, Some(play.card), filter);
            found.iter().filter_map(queued).collect()
        }
        (_, Some(target)) => queued(&target).into_iter().collect(),
        (_, None) => Vec::new(),
    };
    for nth in doomed {
        if let Some(queued) = table.queue_mut().0.get_mut(usize::from(nth)) {
            queued.cancelled = true;
        }
    }
}

fn queued(target: &Target) -> Option<u8> {
    if let Target::Queued(nth) = target { Some(*nth) } else { None }
}
