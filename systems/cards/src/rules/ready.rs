//! The Ready Phase (CCG-RDY).

use bevy::prelude::{App, In, OnEnter, Plugin, World};
use play::{AddSteps, Seat};

use super::{limits, moves, payment, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Face, Keyword, Value},
    event::Event,
    state::{Bill, Look, Payment, Stage, Step, Touch, kind},
};

/// The Ready Phase (CCG-RDY): everything is readied, hands are filled, somebody goes first, what is hurt is
/// restored, gear is shifted.
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

/// CCG-RDY-1: everyone readies all their exerted cards at the same time.
pub(super) fn ready_everything(world: &mut World) {
    for card in world.in_play().collect::<Vec<_>>() {
        moves::ready(world, card);
    }
}

/// CCG-RDY-2d, RUL-20: everyone marks in secret, then all is shown.
pub(super) fn lay_out_drawing(world: &mut World) {
    world.push(Step::RevealDiscards);
    world.push_for_each(|seat| [Step::MarkDiscards(seat)]);
}

/// CCG-RDY-2a, CCG-RDY-2b: down to hand size, then any number more.
pub(super) fn mark_discards(In(seat): In<Seat>, world: &mut World) {
    let left = unmarked(world, seat);
    let over = (left.len() as i16 - hand_size(world, seat)).max(0) as u8;
    let options = |_: &World| {
        let discards = left.into_iter().map(Move::Discard);
        discards.chain((over == 0).then_some(Move::Done)).collect()
    };
    let why = Why::Discarding { over };
    if let Some(Move::Discard(card)) = world.ask(Step::MarkDiscards(seat), seat, why, options) {
        world.captain_mut(seat).marked.push(card);
        world.push(Step::MarkDiscards(seat));
    }
}

fn unmarked(world: &World, seat: Seat) -> Vec<CardId> {
    let marked = &world.captain(seat).marked;
    world.piles(seat).hand.iter().copied().filter(|card| !marked.contains(card)).collect()
}

fn hand_size(world: &World, seat: Seat) -> i16 {
    values::value(world, world.captain(seat).ship, Value::HandSize)
}

/// CCG-RDY-2c: what was marked goes, and everyone draws to hand size or to the last card.
pub(super) fn reveal_discards(_: In<()>, world: &mut World) {
    for seat in world.initiative_order() {
        for card in std::mem::take(&mut world.captain_mut(seat).marked) {
            moves::discard(world, seat, card);
        }
        let room = hand_size(world, seat) - world.piles(seat).hand.len() as i16;
        moves::draw(world, seat, room.max(0) as usize);
    }
}

/// CCG-RDY-3a: the highest initiative chooses; CCG-RDY-3b: among several, the dice do.
pub(super) fn find_first_captain(world: &mut World) {
    let seats = world.seats();
    let initiative =
        |seat: &Seat| values::value(world, world.captain(*seat).ship, Value::Initiative);
    let highest = seats.iter().map(initiative).max();
    let tied: Vec<Seat> =
        seats.iter().copied().filter(|s| Some(initiative(s)) == highest).collect();
    if let [chooser] = tied[..] {
        world.push(Step::ChooseFirst(chooser));
    } else if let Some(&seat) = world.dice().pick(&tied) {
        make_first(world, seat, None);
    }
}

pub(super) fn choose_first(In(seat): In<Seat>, world: &mut World) {
    let options = |world: &World| world.seats().into_iter().map(Move::First).collect();
    if let Some(Move::First(first)) =
        world.ask(Step::ChooseFirst(seat), seat, Why::ChooseFirst, options)
    {
        make_first(world, first, Some(seat));
    }
}

/// CCG-RDY-4a, CCG-RDY-4c: what is Resilient restores itself, then each captain in turn may pay.
pub(super) fn lay_out_restoring(world: &mut World) {
    for card in world.in_play().collect::<Vec<_>>() {
        if world.condition(card).harm > 0 && values::has(world, card, &Keyword::Resilient) {
            moves::restore(world, card, u8::MAX);
        }
    }
    world.push_for_each(|seat| [Step::FreePlays(seat), Step::Restore(seat)]);
}

/// For the whole round (CCG-RND-4).
fn make_first(world: &mut World, seat: Seat, chosen_by: Option<Seat>) {
    world.round_mut().first = seat;
    world.tell(Event::FirstCaptain { seat, chosen_by });
}

/// CCG-RDY-4a, CCG-RDY-4b: any points, at a price each; a cost, so never a bankruptcy.
///
/// Optional, and no bankruptcy (CCG-RDY-4d), mechanical or not (CCG-KEY-15a).
pub(super) fn restore(In(seat): In<Seat>, world: &mut World) {
    world.round_mut().acting = Some(seat);
    let options = |world: &World| {
        let price = world.rules().restore_cost;
        let damaged = world.controlled(seat).filter(|&id| world.condition(id).harm > 0);
        let restores =
            damaged.filter(|_| payment::can_pay(world, seat, price, Payment::any_cost()));
        restores.map(Move::Restore).chain([Move::Done]).collect()
    };
    if let Some(Move::Restore(card)) = world.ask(Step::Restore(seat), seat, Why::Restoring, options)
    {
        let owed = world.rules().restore_cost;
        moves::restore(world, card, 1);
        let bill = Bill::cost(seat, owed);
        world.push_all([Step::Pay(bill), Step::Restore(seat)]);
    }
}

/// CCG-RDY-5a: each captain in turn may shift gear among their crew.
pub(super) fn lay_out_shifting(world: &mut World) {
    world.push_for_each(|seat| [Step::Shift(seat)]);
}

/// CCG-RDY-5a to CCG-RDY-5d.
pub(super) fn shift(In(seat): In<Seat>, world: &mut World) {
    world.round_mut().acting = Some(seat);
    let options = |world: &World| shifts(world, seat).into_iter().chain([Move::Done]).collect();
    if let Some(Move::Shift { gear, to }) =
        world.ask(Step::Shift(seat), seat, Why::Shifting, options)
    {
        moves::shift(world, gear, to);
        world.condition_mut(gear).shifted = true;
        world.push(Step::Shift(seat));
    }
}

/// From one crew of the captain's to another (CCG-RDY-5a).
fn shifts(world: &World, seat: Seat) -> Vec<Move> {
    let crew = limits::crew(world, seat);
    let movable = world.controlled(seat).filter(|&gear| can_be_shifted(world, gear, &crew));
    let moves = movable.flat_map(|gear| {
        let others = crew.iter().filter(move |&&to| world.host(gear) != Some(to));
        others.map(move |&to| Move::Shift { gear, to })
    });
    moves.collect()
}

/// Gear that one of this crew carries (CCG-COST-12a), nothing Integral (CCG-RDY-5c), and once (CCG-RDY-5b).
fn can_be_shifted(world: &World, gear: CardId, crew: &[CardId]) -> bool {
    matches!(world.printed(gear).face, Face::Gear(_))
        && world.host(gear).is_some_and(|host| crew.contains(&host))
        && !world.condition(gear).shifted
        && !values::is_integral(world, gear)
}
