//! Movement status: everybody's orders, in secret (CT-MOV-09, CT-MOV-10, CT-RUL-61).

use bevy::prelude::{App, In, IntoSystemConfigs, OnEnter, OnExit, Plugin, ResMut, World};
use engine::{AddSteps, Seat};

use super::{Classic, Stage, Step, contact, gaits, heading, kind, movement, surprise};
use crate::{
    choice::{FighterAction, Move, Why},
    ending,
    event::Event,
    fighter::{FighterId, Kind},
    state::{Agenda, FieldRead, FieldWrite, Fighters, JournalWriter},
};

/// Movement status (CT-MOV-09): all are recorded, then all are revealed.
pub(super) struct OrdersPhase;

impl Plugin for OrdersPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Orders), lay_out_orders)
            .add_systems(OnExit(Stage::Orders), reveal.run_if(ending::is_open))
            .add_step(kind::Order, order);
    }
}

fn lay_out_orders(mut agenda: ResMut<Agenda<Step>>) {
    agenda.then([Step::Order]);
}

/// Asks the next side that has somebody without an order, until everybody has one (CT-MOV-09).
fn order(_: In<()>, world: &mut World) {
    let Some(side) = world.seats().into_iter().find(|&side| !waiting(world, side).is_empty())
    else {
        return;
    };
    let answer = world.ask(Step::Order, side, Why::Orders, |world| options(world, side));
    if answer == Some(Move::Surrender) {
        return surrender(world, side);
    }
    if let Some(Move::Do { who, deed }) = answer {
        world.of_mut::<Classic>(who).order = Some(deed);
        world.then([Step::Order]);
    }
}

/// Fighters of a side who still need an order. The surprised get none, and neither move nor attack
/// (CT-SUP-06, CT-RUL-53).
fn waiting(world: &World, side: Seat) -> Vec<FighterId> {
    if surprise::is_surprised(world, side) || world.course().sides[side.index()].surrendered {
        return Vec::new();
    }
    let mut able = world.able(side);
    able.retain(|&who| world.of::<Classic>(who).order.is_none());
    able
}

fn options(world: &World, side: Seat) -> Vec<Move> {
    let waiting = waiting(world, side);
    let orders = waiting
        .iter()
        .flat_map(|&who| statuses(world, who).into_iter().map(move |deed| Move::Do { who, deed }));
    let mut options: Vec<Move> = orders.collect();
    if waiting.len() == world.able(side).len() && has_people(world, side) {
        options.push(Move::Surrender);
    }
    options
}

/// Whether the side has people: only they surrender.
fn has_people(world: &World, side: Seat) -> bool {
    world.able(side).into_iter().any(|who| world.fighter(who).kind == Kind::Person)
}

/// Movement statuses open to a fighter: close, open, stand or evade (CT-MOV-10 to CT-MOV-20). A
/// routed side may only move away; a fighter who carries somebody cannot evade (FL-6).
pub(super) fn statuses(world: &World, who: FighterId) -> Vec<FighterAction> {
    let routed = world.course().sides[world.side(who).index()].routed;
    let carries = world.stand(who).carries.is_some();
    let gaits = gaits::gaits(world, who);
    let mut statuses = Vec::new();
    if !routed && contact::nearest(world, who).is_some() {
        statuses.extend(gaits.iter().copied().map(FighterAction::Close));
    }
    if heading::can_open(world, &movement::line(world), who) {
        statuses.extend(gaits.into_iter().map(FighterAction::Open));
    }
    if !routed || carries {
        statuses.push(FighterAction::Stand);
    }
    if !carries {
        statuses.push(FighterAction::Evade);
    }
    statuses
}

/// Surrenders a side at the start of a round (CT-END-03, CT-RUL-66).
fn surrender(world: &mut World, side: Seat) {
    give_up(world, side);
    let outcome = ending::decided(world);
    if outcome.is_none() {
        world.then([Step::Order]);
    }
    world.course_mut().outcome = outcome;
}

/// Takes a side out of the fight: orders that it has given are void (CT-END-03).
pub(super) fn give_up(world: &mut World, side: Seat) {
    world.course_mut().sides[side.index()].surrendered = true;
    let mut theirs = world.everybody();
    theirs.retain(|&who| world.side(who) == side);
    theirs.into_iter().for_each(|who| world.of_mut::<Classic>(who).order = None);
    world.tell(Event::Surrendered { side });
}

/// Reveals all orders at once (CT-RUL-61).
fn reveal(fighters: Fighters<(&FighterId, &Classic)>, mut journal: JournalWriter) {
    let all = fighters.in_order();
    journal.reveal(all.filter_map(|(who, classic)| Some((*who, classic.order?))));
}
