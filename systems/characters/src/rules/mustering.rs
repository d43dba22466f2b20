//! What a service parts with (CT-GEN-17, CT-GEN-26).

use bevy::prelude::World;

use super::{learning, naming, throws};
use crate::{
    choice::{Aim, Move, Why},
    data::{Benefit, Passage},
    event::Event,
    sheet::{Debt, Membership, Possessions, Ship, ShipKind},
    state::{Kind, Look, Record, Step, Touch},
};

/// Each roll is aimed before the die falls; money three times at most, things as often as one
/// likes (CT-MUS-03, CT-CSH-01, CT-CSH-02, CT-RUL-36).
pub(super) fn roll(world: &mut World, left: u8) {
    let Some(more) = left.checked_sub(1) else {
        let age = world.career().age();
        return world.tell(Event::MusteredOut { age });
    };
    let why = Why::MusteringOut { more };
    let Some(Move::MusterOut { aim, with_dm }) =
        world.ask(Step::MusterOut { left }, why, aims(world))
    else {
        return;
    };
    world.push(Step::MusterOut { left: more });
    let dm = if with_dm { self::dm(world, aim) } else { 0 };
    let die = world.die();
    match aim {
        Aim::Cash => cash(world, die, dm),
        Aim::Benefit => benefit(world, die, dm),
    }
}

fn aims(world: &World) -> Vec<Move> {
    let cash = world.record().cash_rolls < world.tables().figures.cash_rolls;
    let open = [(Aim::Cash, cash), (Aim::Benefit, true)].into_iter().filter(|(_, open)| *open);
    open.flat_map(|(aim, _)| {
        let choices: &[bool] = if dm(world, aim) > 0 { &[true, false] } else { &[false] };
        choices.iter().map(move |&with_dm| Move::MusterOut { aim, with_dm })
    })
    .collect()
}

/// The modifier that is one's own to use: for any skill in gambling (CT-CSH-03), for high rank
/// (CT-BEN-01).
pub(crate) fn dm(world: &World, aim: Aim) -> u8 {
    let tables = world.tables();
    let figures = &tables.figures;
    match aim {
        Aim::Cash if world.skills().level("Gambling").is_some_and(|level| level > 0) => {
            figures.gambling_dm
        }
        Aim::Benefit if world.career().rank >= figures.rank_dm_from => figures.rank_dm,
        Aim::Cash | Aim::Benefit => 0,
    }
}

/// CT-CSH-04; the last row needs the modifier (CT-CSH-05).
fn cash(world: &mut World, die: u8, dm: u8) {
    let tables = world.tables();
    let credits = tables.service(throws::service(world)).cash[usize::from(die + dm) - 1];
    world.hero_mut::<Record>().cash_rolls += 1;
    world.hero_mut::<Possessions>().credits += credits;
    world.tell(Event::Cash { die, dm, credits });
}

/// CT-BEN-03; the last row needs the modifier (CT-BEN-04).
fn benefit(world: &mut World, die: u8, dm: u8) {
    let tables = world.tables();
    let benefit = tables.service(throws::service(world)).benefits[usize::from(die + dm) - 1];
    world.tell(Event::Benefit { die, dm, benefit });
    match benefit {
        Benefit::Nothing => lost(world, "CT-BEN-05"), // the roll is spent (CT-RUL-37)
        Benefit::Change(which, by) => learning::change(world, which, by, "CT-BEN-06"),
        Benefit::Passage(class) => ticket(world, class),
        Benefit::Blade => world.push(Step::Take { group: Kind::Blade }),
        Benefit::Gun => world.push(Step::Take { group: Kind::Gun }),
        Benefit::TravellersAid => membership(world),
        Benefit::FreeTrader => free_trader(world),
        Benefit::ScoutShip => scout_ship(world),
    }
}

fn lost(world: &mut World, rule: &'static str) {
    world.tell(Event::Lost { aim: Aim::Benefit, rule });
}

fn ticket(world: &mut World, class: Passage) {
    world.hero_mut::<Possessions>().add_passage(class);
}

/// For life; a second one brings nothing (CT-TAS-01, CT-RUL-39).
fn membership(world: &mut World) {
    if world.possessions().travellers_aid.is_some() {
        return lost(world, "CT-TAS-01");
    }
    world.hero_mut::<Possessions>().travellers_aid = Some(Membership::default());
}

/// Forty years of payments come with it (CT-SHP-03). A second one brings nothing, or makes the
/// first one older and its debt smaller (CT-RUL-46).
fn free_trader(world: &mut World) {
    let older = world.rules().older_trader;
    let mut owned = world.hero_mut::<Possessions>();
    let Some(ship) = &mut owned.ship else {
        let debt = Some(Debt { monthly: 150_000, payments: 40 * 12 });
        owned.ship = Some(Ship { kind: ShipKind::FreeTrader, debt, years: 0, recalled: false });
        return;
    };
    if !older {
        return lost(world, "CT-SHP-03");
    }
    ship.years = ship.years.saturating_add(10);
    let (years, payments) = (ship.years, pay_off(ship, 10 * 12));
    world.tell(Event::ShipOlder { years, payments });
}

/// Payments that are left once so many need not be made.
fn pay_off(ship: &mut Ship, payments: u16) -> u16 {
    let left = ship.debt.map_or(0, |debt| debt.payments.saturating_sub(payments));
    ship.debt = ship.debt.filter(|_| left > 0).map(|debt| Debt { payments: left, ..debt });
    left
}

/// One in a life (CT-SHP-06, CT-RUL-05).
fn scout_ship(world: &mut World) {
    if world.possessions().ship.is_some() {
        return lost(world, "CT-SHP-06");
    }
    let ship = Ship { kind: ShipKind::ScoutShip, debt: None, years: 0, recalled: false };
    world.hero_mut::<Possessions>().ship = Some(ship);
}

/// The exact type is named at once; who owns one may be better with it instead (CT-WPN-01 to
/// CT-WPN-03, CT-RUL-40).
pub(super) fn take_weapon(world: &mut World, group: Kind) {
    let names = naming::names(&world.tables().things, group);
    let owned = names.iter().filter(|name| world.possessions().owns_weapon(name)).cloned();
    let practise: Vec<Move> = owned.map(Move::Practise).collect();
    let options = names.into_iter().map(Move::Name).chain(practise).collect();
    let why = if group == Kind::Gun { Why::TakingGun } else { Why::TakingBlade };
    match world.ask(Step::Take { group }, why, options) {
        Some(Move::Name(weapon)) => {
            world.hero_mut::<Possessions>().weapons.push(weapon.clone());
            world.tell(Event::Armed { weapon });
        }
        Some(Move::Practise(weapon)) => learning::learn(world, &weapon, "CT-WPN-03"),
        _ => {}
    }
}
