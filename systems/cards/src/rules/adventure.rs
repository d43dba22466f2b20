//! The Adventure Phase: complications, then each captain's activity for the round (CCG-ADV). Solo
//! play has a second complication and no piracy (CCG-SOLO).

use bevy::prelude::{App, In, OnEnter, Plugin};
use engine::{AddSteps, Seat};

use super::{abandon, moves, payment, prices, slots, solo, values};
use crate::{
    choice::{CardId, Move, SlotNo, Why},
    data::Value,
    event::Event,
    state::{Activity, Audience, Bill, Stage, Step, TableRead, TableWrite, Tabletop, Zone, kind},
};

/// The Adventure Phase (CCG-ADV): complications are placed, and each captain chooses an activity.
pub(crate) struct AdventurePhase;

impl Plugin for AdventurePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Complications), lay_out_complications)
            .add_systems(OnEnter(Stage::OpenComplication), lay_out_open_complication)
            .add_systems(OnEnter(Stage::Activities), lay_out_activities)
            .add_step(kind::DrawComplication, draw_complication)
            .add_step(kind::PlaceComplication, place_complication)
            .add_step(kind::MakeRoom, make_room)
            .add_step(kind::ChooseActivity, choose_activity)
            .add_step(kind::TakeUp, take_up);
    }
}

/// Queues a complication for each captain (CCG-ADV-1a); in solo play it is unseen (CCG-SOLO-2a).
pub(super) fn lay_out_complications(mut table: Tabletop) {
    let table = &mut table;
    let sight = if table.is_solo() { Audience::Nobody } else { Audience::Placer };
    table.push_for_each(|seat| [Step::DrawComplication(seat, sight)]);
}

/// Queues a second complication in solo play, seen by everyone (CCG-SOLO-3).
pub(super) fn lay_out_open_complication(mut table: Tabletop) {
    let table = &mut table;
    table.push_for_each(|seat| [Step::DrawComplication(seat, Audience::All)]);
}

/// Draws a complication for its captain to place; `sight` says who sees it (CCG-ADV-1a,
/// CCG-ADV-1b).
pub(super) fn draw_complication(In((seat, sight)): In<(Seat, Audience)>, mut table: Tabletop) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    if let Some(card) = moves::draw_adventure(table, seat) {
        table.put(card, Zone::Drawn);
        table.push(Step::PlaceComplication { seat, card, sight });
    }
}

/// Places a complication on any contract (CCG-ADV-1c); unseen, where the rules of solo play say.
/// Without a possible contract it is discarded (RUL-24).
pub(super) fn place_complication(
    In((seat, card, sight)): In<(Seat, CardId, Audience)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let slots = match sight {
        Audience::Nobody => solo::slots_for_unseen(table),
        Audience::Placer | Audience::All => slots::with_room(table),
    };
    if slots.is_empty() {
        return moves::to_adventure_discard(table, card);
    }
    let why = match sight {
        Audience::Nobody => Why::PlacingUnseen,
        Audience::Placer | Audience::All => Why::Placing { card },
    };
    let options = |_: &_| slots.into_iter().map(Move::Place).collect();
    let step = Step::PlaceComplication { seat, card, sight };
    if let Some(Move::Place(slot)) = table.ask(step, seat, why, options) {
        table.push(Step::MakeRoom { seat, slot, card, sight });
    }
}

/// Makes room on a full contract: one of its complications goes first (CCG-ADV-1d, CCG-ADV-1e). If
/// the contract left meanwhile with its captain (CCG-ELM-8), the card goes on another.
pub(super) fn make_room(
    In((seat, slot, card, sight)): In<(Seat, SlotNo, CardId, Audience)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let room = slots::room(table, slot);
    if room == 0 {
        return table.push(Step::PlaceComplication { seat, card, sight });
    }
    if table.slot(slot).complications.len() < room {
        let by = (sight == Audience::Placer).then_some(seat);
        slots::attach(table, slot, card, by);
        if sight == Audience::All {
            slots::turn_up(table, slot, card);
        }
        return;
    }
    let options =
        |table: &Tabletop| table.slot(slot).complications.iter().copied().map(Move::Drop).collect();
    let step = Step::MakeRoom { seat, slot, card, sight };
    if let Some(Move::Drop(old)) = table.ask(step.clone(), seat, Why::MakingRoom { slot }, options)
    {
        slots::discard_complication(table, old);
        table.push(step);
    }
}

/// Queues the choice of activities (CCG-ADV-2a).
pub(super) fn lay_out_activities(mut table: Tabletop) {
    let table = &mut table;
    table.push_for_each(|seat| [Step::FreePlays(seat), Step::ChooseActivity(seat)]);
}

/// Asks a captain for an affordable activity (CCG-ADV-2a to CCG-ADV-2m).
pub(super) fn choose_activity(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    let step = Step::ChooseActivity(seat);
    let options = |table: &Tabletop| activities(table, seat);
    let Some(chosen) = table.ask(step, seat, Why::ChoosingActivity, options) else { return };
    let activity = match chosen {
        Move::Pursue(slot) => Activity::Pursuing(slot),
        Move::Piracy => Activity::Pirate,
        _ => Activity::Uncommitted,
    };
    let [leaving, taking_up] = prices::activity_sums(table, seat, activity).unwrap_or_default();
    let penalty = Bill { then: taking_up, ..Bill::cost(seat, leaving) };
    let price = Bill::cost(seat, taking_up);
    let contract = pursued_contract(table, activity);
    let take_up = Step::TakeUp { seat, activity, contract };
    table.push_all([Step::Pay(penalty), Step::Pay(price), take_up]);
}

fn pursued_contract(table: &impl TableRead, activity: Activity) -> Option<CardId> {
    match activity {
        Activity::Pursuing(slot) => table.slot(slot).contract,
        Activity::Pirate | Activity::Uncommitted => None,
    }
}

/// The affordable activities (CCG-ADV-2j); keeping the present one is free and always possible.
fn activities(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    let pursue = table.slots().filter(|slot| slot.contract.is_some()).map(|slot| slot.no);
    let piracy = (!table.is_solo()).then_some((Move::Piracy, Activity::Pirate)); // CCG-SOLO-4
    let all = pursue
        .map(|slot| (Move::Pursue(slot), Activity::Pursuing(slot)))
        .chain(piracy)
        .chain([(Move::Uncommitted, Activity::Uncommitted)]);
    let affordable = all.filter(|(_, activity)| {
        prices::activity_sums(table, seat, *activity)
            .is_some_and(|[first, then]| payment::can_pay_in_turn(table, seat, first, then))
    });
    affordable.map(|(chosen, _)| chosen).collect()
}

/// Jumps to a contract: its distance divided by the ship's jump, rounded up (CCG-ADV-2h); `None`
/// when the ship cannot jump at all (CCG-ADV-2i).
pub(crate) fn jumps(table: &impl TableRead, seat: Seat, slot: SlotNo) -> Option<u8> {
    let contract = table.slot(slot).contract?;
    let distance = values::value(table, contract, Value::Distance);
    let jump = values::value(table, table.captain(seat).ship, Value::Jump);
    match (distance, jump) {
        (0, _) => Some(0),
        (_, 0) => None,
        _ => Some(values::credits((distance + jump - 1) / jump)),
    }
}

/// Cancels the new activity when its price can no longer be paid (CCG-EXP-4a).
pub(super) fn give_up(table: &mut impl TableWrite) {
    let next = table.agenda_mut().steps.last_mut();
    if let Some(Step::TakeUp { activity, contract, .. }) = next {
        (*activity, *contract) = (Activity::Uncommitted, None);
    }
}

/// Changes the activity after payment: abandons the old contract and begins the new activity
/// (CCG-ADV-2o, RUL-27). If the new contract has gone meanwhile, the captain is uncommitted
/// (RUL-17).
pub(super) fn take_up(
    In((seat, activity, contract)): In<(Seat, Activity, Option<CardId>)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let is_there = pursued_contract(table, activity) == contract;
    let activity = if is_there { activity } else { Activity::Uncommitted };
    let before = table.activity(seat);
    if before == activity {
        return table.tell(Event::ActivityChosen { seat, activity });
    }
    if let Activity::Pursuing(old) = before {
        abandon::abandon(table, seat, old);
    }
    table.commit(seat, activity);
    table.tell(Event::ActivityChosen { seat, activity });
    if activity == Activity::Pirate {
        // CCG-ADV-2l
        let gain = table.rules().infamy_gain as i8;
        moves::change_infamy(table, seat, gain);
    }
}
