//! The Ready Phase (CCG-RDY).

use bevy::prelude::{App, In, OnEnter, Plugin, Query, With, Without};
use engine::{AddSteps, Seat};

use super::{limits, moves, payment, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Keyword, Value},
    event::Event,
    state::{
        Bill, Exerted, Gear, Hurt, Payment, Shifted, Stage, Step, TableRead, TableWrite, Tabletop,
        kind,
    },
};

/// The Ready Phase (CCG-RDY): cards are readied, hands refilled, the first captain chosen, harm
/// restored, gear shifted.
pub(crate) struct ReadyPhase;

impl Plugin for ReadyPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Readying), ready_everything)
            .add_systems(OnEnter(Stage::Drawing), lay_out_drawing)
            .add_systems(OnEnter(Stage::FirstCaptain), find_first_captain)
            .add_systems(OnEnter(Stage::Restoring), lay_out_restoring)
            .add_systems(OnEnter(Stage::Shifting), lay_out_shifting)
            .add_step(kind::MarkDiscards, mark_discards)
            .add_step(kind::RevealDiscards, reveal_discards)
            .add_step(kind::ChooseFirst, choose_first)
            .add_step(kind::Restore, restore)
            .add_step(kind::Shift, shift);
    }
}

/// Readies all cards of all captains at the same time (CCG-RDY-1).
pub(super) fn ready_everything(mut table: Tabletop, exerted: Query<&CardId, With<Exerted>>) {
    let table = &mut table;
    let exerted: Vec<CardId> = exerted.iter_many(table.entities_in_play()).copied().collect();
    for card in exerted {
        moves::ready(table, card);
    }
}

/// Queues secret marking by each captain, then revealing (CCG-RDY-2d, RUL-20).
pub(super) fn lay_out_drawing(mut table: Tabletop) {
    let table = &mut table;
    table.push(Step::RevealDiscards);
    table.push_for_each(|seat| [Step::MarkDiscards(seat)]);
}

/// Asks for cards to discard: down to hand size, then any number more (CCG-RDY-2a, CCG-RDY-2b).
pub(super) fn mark_discards(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    let left = unmarked(table, seat);
    let over = (left.len() as i16 - hand_size(table, seat)).max(0) as u8;
    let options = |_: &_| {
        let discards = left.into_iter().map(Move::Discard);
        discards.chain((over == 0).then_some(Move::Done)).collect()
    };
    let why = Why::Discarding { over };
    if let Some(Move::Discard(card)) = table.ask(Step::MarkDiscards(seat), seat, why, options) {
        table.captain_mut(seat).marked.push(card);
        table.push(Step::MarkDiscards(seat));
    }
}

fn unmarked(table: &impl TableRead, seat: Seat) -> Vec<CardId> {
    let marked = &table.captain(seat).marked;
    table.piles(seat).hand.iter().copied().filter(|card| !marked.contains(card)).collect()
}

fn hand_size(table: &impl TableRead, seat: Seat) -> i16 {
    values::value(table, table.captain(seat).ship, Value::HandSize)
}

/// Discards the marked cards, and draws to hand size or to the last card (CCG-RDY-2c).
pub(super) fn reveal_discards(_: In<()>, mut table: Tabletop) {
    let table = &mut table;
    for seat in table.initiative_order() {
        for card in std::mem::take(&mut table.captain_mut(seat).marked) {
            moves::discard(table, seat, card);
        }
        let room = hand_size(table, seat) - table.piles(seat).hand.len() as i16;
        moves::draw(table, seat, room.max(0) as usize);
    }
}

/// Lets the highest initiative choose the first captain (CCG-RDY-3a); the dice break ties
/// (CCG-RDY-3b).
pub(super) fn find_first_captain(mut table: Tabletop) {
    let table = &mut table;
    let seats = table.seats();
    let initiative =
        |seat: &Seat| values::value(table, table.captain(*seat).ship, Value::Initiative);
    let highest = seats.iter().map(initiative).max();
    let tied: Vec<Seat> =
        seats.iter().copied().filter(|s| Some(initiative(s)) == highest).collect();
    if let [chooser] = tied[..] {
        table.push(Step::ChooseFirst(chooser));
    } else if let Some(&seat) = table.dice().pick(&tied) {
        make_first(table, seat, None);
    }
}

pub(super) fn choose_first(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    let options = |table: &Tabletop| table.seats().into_iter().map(Move::First).collect();
    if let Some(Move::First(first)) =
        table.ask(Step::ChooseFirst(seat), seat, Why::ChooseFirst, options)
    {
        make_first(table, first, Some(seat));
    }
}

/// Restores Resilient cards, then queues each captain to restore for credits (CCG-RDY-4a,
/// CCG-RDY-4c).
pub(super) fn lay_out_restoring(mut table: Tabletop, hurt: Query<&CardId, Hurt>) {
    let table = &mut table;
    let hurt: Vec<CardId> = hurt.iter_many(table.entities_in_play()).copied().collect();
    for card in hurt {
        if values::has(table, card, &Keyword::Resilient) {
            moves::restore(table, card, u8::MAX);
        }
    }
    table.push_for_each(|seat| [Step::FreePlays(seat), Step::Restore(seat)]);
}

/// Sets the first captain of the whole round (CCG-RND-4).
fn make_first(table: &mut impl TableWrite, seat: Seat, chosen_by: Option<Seat>) {
    table.round_mut().first = seat;
    table.tell(Event::FirstCaptain { seat, chosen_by });
}

/// Asks for points to restore, at a price each (CCG-RDY-4a, CCG-RDY-4b).
///
/// It is an optional cost, so never a bankruptcy (CCG-RDY-4d), and covers Mechanical crew too
/// (CCG-KEY-15a).
pub(super) fn restore(In(seat): In<Seat>, mut table: Tabletop, hurt: Query<&CardId, Hurt>) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    let options = |table: &Tabletop| {
        let price = table.rules().restore_cost;
        let damaged = hurt.iter_many(table.entities_of(seat)).copied();
        let restores =
            damaged.filter(|_| payment::can_pay(table, seat, price, Payment::any_cost()));
        restores.map(Move::Restore).chain([Move::Done]).collect()
    };
    if let Some(Move::Restore(card)) = table.ask(Step::Restore(seat), seat, Why::Restoring, options)
    {
        let owed = table.rules().restore_cost;
        moves::restore(table, card, 1);
        let bill = Bill::cost(seat, owed);
        table.push_all([Step::Pay(bill), Step::Restore(seat)]);
    }
}

/// Queues each captain to shift gear among their crew (CCG-RDY-5a).
pub(super) fn lay_out_shifting(mut table: Tabletop) {
    let table = &mut table;
    table.push_for_each(|seat| [Step::Shift(seat)]);
}

/// Asks for gear to shift (CCG-RDY-5a to CCG-RDY-5d).
pub(super) fn shift(
    In(seat): In<Seat>,
    mut table: Tabletop,
    unshifted: Query<&CardId, (With<Gear>, Without<Shifted>)>,
) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    let options = |table: &Tabletop| {
        let gear = unshifted.iter_many(table.entities_of(seat)).copied();
        shifts(table, seat, gear).into_iter().chain([Move::Done]).collect()
    };
    if let Some(Move::Shift { gear, to }) =
        table.ask(Step::Shift(seat), seat, Why::Shifting, options)
    {
        moves::shift(table, gear, to);
        table.set_shifted(gear, true);
        table.push(Step::Shift(seat));
    }
}

/// `gear` not yet shifted (CCG-RDY-5b) from one crew of the captain's to another (CCG-RDY-5a).
fn shifts(table: &impl TableRead, seat: Seat, gear: impl Iterator<Item = CardId>) -> Vec<Move> {
    let crew = limits::crew(table, seat);
    let movable = gear.filter(|&gear| can_be_shifted(table, gear, &crew));
    let moves = movable.flat_map(|gear| {
        let others = crew.iter().filter(move |&&to| table.host(gear) != Some(to));
        others.map(move |&to| Move::Shift { gear, to })
    });
    moves.collect()
}

/// Gear that one of this crew carries (CCG-COST-12a), nothing Integral (CCG-RDY-5c).
fn can_be_shifted(table: &impl TableRead, gear: CardId, crew: &[CardId]) -> bool {
    table.host(gear).is_some_and(|host| crew.contains(&host)) && !values::is_integral(table, gear)
}
