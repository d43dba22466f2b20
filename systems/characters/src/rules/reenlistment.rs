//! Another term, or out (CT-GEN-15, CT-GEN-25).

use bevy::prelude::World;

use super::throws;
use crate::{
    choice::{Move, Why},
    event::{Event, Leaving},
    sheet::{Fate, Left},
    state::{Look, Step, Touch},
};

/// Everyone throws, also who wants to go: too low and they are out, the highest throw obliges them
/// to stay, however many terms they have served; beyond the last term of choice all others are out
/// (CT-REE-01 to CT-REE-04, CT-RET-01, CT-RET-04, CT-RUL-11).
pub(super) fn throw(world: &mut World) {
    let tables = world.tables();
    let throw = throws::reenlistment(tables.service(throws::service(world))).throw(world);
    let must_stay = throw.total() >= tables.figures.must_stay.into();
    let wanted = throws::succeeded(&throw);
    world.tell(Event::Reenlistment { throw, must_stay });
    if must_stay {
        world.push(Step::Term);
    } else if !wanted {
        leave(world, Left::Refused);
    } else if world.career().terms >= tables.figures.terms {
        leave(world, Left::Compulsory);
    } else {
        world.push(Step::Stay);
    }
}

/// CT-REE-04, CT-RET-02, CT-RET-03
pub(super) fn stay_or_leave(world: &mut World) {
    match world.ask(Step::Stay, Why::Reenlisting, vec![Move::Stay, Move::Leave]) {
        Some(Move::Stay) => world.push(Step::Term),
        Some(_) => leave(world, Left::Chose),
        None => {}
    }
}

/// Out, for whatever reason but death: with a pension after enough terms, where the service pays
/// one (CT-GEN-16, CT-MUS-01, CT-RET-05, CT-RET-06, CT-RUL-07, CT-RUL-10), and with rolls for what
/// the service parts with (CT-GEN-26).
pub(super) fn leave(world: &mut World, left: Left) {
    let (tables, service) = (world.tables(), throws::service(world));
    let pays = tables.service(service).pension;
    let (terms, rank, age) = (world.career().terms, world.career().rank, world.career().age());
    let pension = if pays { tables.figures.pension(terms) } else { 0 };
    let rolls = terms.saturating_add(tables.figures.rank_rolls(rank)); // CT-MUS-02
    let mut career = world.career_mut();
    (career.fate, career.pension) = (Fate::Free(left), pension);
    world.tell(Event::Leaving(Leaving { service, left, terms, age, pension, rolls }));
    world.push(Step::MusterOut { left: rolls });
}
