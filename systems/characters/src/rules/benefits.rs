//! Benefits of a service besides money (CT-BEN).

use bevy::prelude::{App, In, Plugin, ResMut, Single};
use engine::AddSteps;

use super::{learning::Learner, naming, throws};
use crate::{
    choice::{Aim, Move, Why},
    data::Benefit,
    event::Event,
    sheet::{Career, Debt, Membership, Possessions, Ship, ShipKind},
    state::{Agenda, Referee, SkillGroup, Step, kind},
};

/// Rolls on the benefit table: things, memberships, ships, better characteristics (CT-BEN, CT-TAS,
/// CT-SHP, CT-WPN).
pub(crate) struct Benefits;

impl Plugin for Benefits {
    fn build(&self, app: &mut App) {
        app.add_step(kind::RollBenefit, roll_benefit).add_step(kind::TakeWeapon, take_weapon);
    }
}

/// Rolls a benefit (CT-BEN-03); the last row needs the modifier (CT-BEN-04).
fn roll_benefit(
    In(dm): In<u8>,
    career: Single<&Career>,
    mut owned: Single<&mut Possessions>,
    mut learner: Single<Learner>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let die = referee.dice.die();
    let column = &referee.book.service(throws::service(&career)).benefits;
    let benefit = column[usize::from(die + dm) - 1];
    referee.tell(Event::Benefit { die, dm, benefit });
    match benefit {
        Benefit::Nothing => lost("CT-BEN-05", &mut referee), // the roll is spent (CT-RUL-37)
        Benefit::Change(which, by) => learner.change(which, by, "CT-BEN-06", &mut referee),
        Benefit::Passage(class) => owned.add_passage(class),
        Benefit::Blade => agenda.push(Step::TakeWeapon(SkillGroup::Blade)),
        Benefit::Gun => agenda.push(Step::TakeWeapon(SkillGroup::Gun)),
        Benefit::TravellersAid => join_travellers_aid(&mut owned, &mut referee),
        Benefit::FreeTrader => receive_free_trader(&mut owned, &mut referee),
        Benefit::ScoutShip => borrow_scout_ship(&mut owned, &mut referee),
    }
}

fn lost(rule: &'static str, referee: &mut Referee) {
    referee.tell(Event::Lost { aim: Aim::Benefit, rule });
}

/// Grants membership for life; a second one brings nothing (CT-TAS-01, CT-RUL-39).
fn join_travellers_aid(owned: &mut Possessions, referee: &mut Referee) {
    if owned.travellers_aid.is_some() {
        return lost("CT-TAS-01", referee);
    }
    owned.travellers_aid = Some(Membership::default());
}

/// Grants a ship with forty years of payments (CT-SHP-03). A second one brings nothing, or makes
/// the first one older and its debt smaller (CT-RUL-46).
fn receive_free_trader(owned: &mut Possessions, referee: &mut Referee) {
    let Some(ship) = &mut owned.ship else {
        let debt = Some(Debt { monthly: 150_000, payments: 40 * 12 });
        owned.ship = Some(Ship { kind: ShipKind::FreeTrader, debt, years: 0, recalled: false });
        return;
    };
    if !referee.rules.older_trader {
        return lost("CT-SHP-03", referee);
    }
    ship.years = ship.years.saturating_add(10);
    let (years, payments) = (ship.years, pay_off(ship, 10 * 12));
    referee.tell(Event::ShipOlder { years, payments });
}

/// Drops this many payments from the debt; returns the number left.
fn pay_off(ship: &mut Ship, payments: u16) -> u16 {
    let left = ship.debt.map_or(0, |debt| debt.payments.saturating_sub(payments));
    ship.debt = ship.debt.filter(|_| left > 0).map(|debt| Debt { payments: left, ..debt });
    left
}

/// Lends a scout ship, one in a life (CT-SHP-06, CT-RUL-05).
fn borrow_scout_ship(owned: &mut Possessions, referee: &mut Referee) {
    if owned.ship.is_some() {
        return lost("CT-SHP-06", referee);
    }
    let kind = ShipKind::ScoutShip;
    owned.ship = Some(Ship { kind, debt: None, years: 0, recalled: false });
}

/// Takes a weapon, whose exact type is named at once; an owner may take a level in it instead
/// (CT-WPN-01 to CT-WPN-03, CT-RUL-40).
fn take_weapon(
    In(group): In<SkillGroup>,
    mut owned: Single<&mut Possessions>,
    mut learner: Single<Learner>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let why = if group == SkillGroup::Gun { Why::TakingGun } else { Why::TakingBlade };
    let names = || naming::names(&referee.book.things, group);
    let practise = names().filter(|name| owned.owns_weapon(name));
    let options = names()
        .map(|name| Move::Name(name.to_owned()))
        .chain(practise.map(|name| Move::Practise(name.to_owned())));
    match agenda.ask(Step::TakeWeapon(group), why, options) {
        Some(Move::Name(weapon)) => {
            owned.weapons.push(weapon.clone());
            referee.tell(Event::Armed { weapon });
        }
        Some(Move::Practise(weapon)) => learner.learn(&weapon, "CT-WPN-03", &mut referee),
        _ => {}
    }
}
