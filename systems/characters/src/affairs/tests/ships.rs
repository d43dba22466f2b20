use std::collections::BTreeSet;

use super::{CLASSES, base, do_at, do_it, port, rich, tables};
use crate::{
    affairs::{
        Affair, AffairError, AffairEvent, Cost, Passing, Place, PortClass, months_pass, referee,
    },
    data::{Benefit, Service},
    scenario,
    sheet::{Character, Debt, ShipKind},
};

fn owner(kind: ShipKind) -> Character {
    let mut person = rich(0);
    referee::give_ship(&mut person, kind, &tables()).expect("they have none");
    person
}

fn debt(person: &Character) -> Option<Debt> {
    person.possessions.ship.as_ref().expect("a ship").debt
}

fn wait(person: &mut Character, months: u16) -> Vec<AffairEvent> {
    months_pass(person, months, Passing::Awake, &tables()).expect("they are at liberty")
}

/// CT-SHP-01
#[test]
fn services_part_with_two_kinds_of_ship() {
    let tables = scenario::tables();
    let benefits = Service::ALL.into_iter().flat_map(|it| tables.service(it).benefits.clone());
    let ships = benefits.filter(|it| matches!(it, Benefit::FreeTrader | Benefit::ScoutShip));
    let kinds: BTreeSet<String> = ships.map(|it| format!("{it:?}")).collect();
    assert_eq!(kinds, ["FreeTrader".to_owned(), "ScoutShip".to_owned()].into());
    let names = [ShipKind::FreeTrader, ShipKind::ScoutShip].map(ShipKind::name);
    assert_eq!(names, ["Type A Free Trader", "Type S Scout/Courier"]);
}

/// CT-SHP-02, CT-SHP-04
#[test]
fn a_free_trader_has_200_tons_and_a_scout_ship_100() {
    for (kind, tons) in [(ShipKind::FreeTrader, 200), (ShipKind::ScoutShip, 100)] {
        assert_eq!((tables().ship(kind).tons, kind.tons()), (tons, tons));
    }
}

/// CT-SHP-03
#[test]
fn a_free_trader_comes_with_480_payments_of_150_000() {
    let debt = debt(&owner(ShipKind::FreeTrader)).expect("it is not paid for");
    assert_eq!((debt.monthly, debt.payments), (150_000, 480));
    assert_eq!(debt.monthly * u32::from(debt.payments), 72_000_000);
    assert_eq!(self::debt(&owner(ShipKind::ScoutShip)), None);
}

/// CT-SHP-03
#[test]
fn a_payment_falls_due_each_month_and_is_paid_when_it_is() {
    let mut person = owner(ShipKind::FreeTrader);
    person.possessions.credits = 400_000;
    assert_eq!(do_it(&mut person, Affair::PayInstalment), Err(AffairError::NothingOwed));
    assert_eq!(
        wait(&mut person, 1),
        [AffairEvent::InstalmentsDue { payments: 1, credits: 150_000 }]
    );
    assert_eq!(
        wait(&mut person, 2),
        [AffairEvent::InstalmentsDue { payments: 2, credits: 450_000 }]
    );
    let paid = AffairEvent::InstalmentPaid { credits: 150_000, left: 479 };
    assert_eq!(do_it(&mut person, Affair::PayInstalment), Ok(vec![paid]));
    do_it(&mut person, Affair::PayInstalment).expect("two are owed");
    let short = do_it(&mut person, Affair::PayInstalment).expect_err("the purse is empty");
    assert_eq!(short.to_string(), "Cr100,000 of the Cr150,000 that a month of the ship costs");
    person.possessions.credits += 50_000;
    do_it(&mut person, Affair::PayInstalment).expect("one is owed");
    assert_eq!(do_it(&mut person, Affair::PayInstalment), Err(AffairError::NothingOwed));
}

/// CT-SHP-03
#[test]
fn after_the_last_payment_the_ship_is_ones_own() {
    let mut person = owner(ShipKind::FreeTrader);
    wait(&mut person, 600);
    assert_eq!(person.possessions.instalments_due, 480, "no more than there are");
    assert_eq!(wait(&mut person, 1), [], "and nothing more falls due");
    person.possessions.credits = 72_000_000;
    (0..480).for_each(|_| {
        do_it(&mut person, Affair::PayInstalment).expect("it is owed");
    });
    assert_eq!((debt(&person), person.possessions.credits), (None, 0));
    assert_eq!(wait(&mut person, 12), []);
    assert_eq!(do_it(&mut person, Affair::PayInstalment), Err(AffairError::NothingOwed));
}

/// CT-SHP-05
#[test]
fn the_referee_calls_a_scout_ship_back_and_lets_it_go_again() {
    let (mut scout, tables) = (owner(ShipKind::ScoutShip), tables());
    let recalled =
        |person: &Character| person.possessions.ship.as_ref().is_some_and(|it| it.recalled);
    assert!(!recalled(&scout));
    let kind = ShipKind::ScoutShip;
    let called = referee::recall_ship(&mut scout, &tables);
    assert_eq!(called, Ok(vec![AffairEvent::Recalled { kind }]));
    assert!(recalled(&scout));
    assert_eq!(referee::recall_ship(&mut scout, &tables), Err(AffairError::RecalledBefore));
    let released = referee::release_ship(&mut scout, &tables);
    assert_eq!(released, Ok(vec![AffairEvent::Released { kind }]));
    assert!(!recalled(&scout));
    assert_eq!(referee::release_ship(&mut scout, &tables), Err(AffairError::NotRecalled));
    let mut trader = owner(ShipKind::FreeTrader);
    let not_lent = Err(AffairError::NotOnLoan(ShipKind::FreeTrader));
    assert_eq!(referee::recall_ship(&mut trader, &tables), not_lent);
    assert_eq!(referee::recall_ship(&mut rich(0), &tables), Err(AffairError::NoShip));
}

/// CT-SHP-06
#[test]
fn nobody_has_two_scout_ships() {
    let mut person = owner(ShipKind::ScoutShip);
    let again = referee::give_ship(&mut person, ShipKind::ScoutShip, &tables());
    assert_eq!(again, Err(AffairError::HasShip(ShipKind::ScoutShip)));
    assert_eq!(person, owner(ShipKind::ScoutShip));
}

/// CT-SHP-07
#[test]
fn a_scout_ship_cannot_be_sold() {
    let mut scout = owner(ShipKind::ScoutShip);
    let refused = do_it(&mut scout, Affair::SellShip);
    assert_eq!(refused, Err(AffairError::OnLoan(ShipKind::ScoutShip)));
    assert!(scout.possessions.ship.is_some());
    let trader = do_it(&mut owner(ShipKind::FreeTrader), Affair::SellShip);
    assert_eq!(trader, Err(AffairError::NoRule(ShipKind::FreeTrader)));
    assert_eq!(do_it(&mut rich(0), Affair::SellShip), Err(AffairError::NoShip));
}

fn priced(mut place: Place) -> Place {
    place.prices = Cost::ALL.into_iter().map(|cost| (cost, 700)).collect();
    place
}

/// Credits left of 700 after settling this cost.
#[track_caller]
fn left(kind: ShipKind, cost: Cost, place: &Place) -> u32 {
    let mut person = owner(kind);
    person.possessions.credits = 700;
    do_at(&mut person, Affair::Settle(cost), place, &[]).expect("there is enough");
    person.possessions.credits
}

/// CT-SHP-08
#[test]
fn scout_bases_fuel_scout_ships_for_nothing_and_those_at_class_b_maintain_them_too() {
    for class in CLASSES {
        let (with_base, without) = (priced(base(class)), priced(port(class)));
        assert_eq!(left(ShipKind::ScoutShip, Cost::Fuel, &with_base), 700, "{class}");
        let maintained = left(ShipKind::ScoutShip, Cost::Maintenance, &with_base);
        assert_eq!(maintained, if class == PortClass::B { 700 } else { 0 }, "{class}");
        for cost in [Cost::Fuel, Cost::Maintenance] {
            assert_eq!(left(ShipKind::ScoutShip, cost, &without), 0, "{class} {cost:?}");
            assert_eq!(left(ShipKind::FreeTrader, cost, &with_base), 0, "{class} {cost:?}");
        }
    }
    let mut poor = owner(ShipKind::ScoutShip);
    let free = do_at(&mut poor, Affair::Settle(Cost::Fuel), &base(PortClass::E), &[]);
    let free = free.expect("what is free needs no price");
    assert_eq!(free, [AffairEvent::Settled { cost: Cost::Fuel, credits: 0, free: true }]);
    assert_eq!(free[0].rules(), ["CT-SHP-08"]);
}

/// CT-SHP-09
#[test]
fn the_holder_pays_the_crew_and_all_other_upkeep_wherever_they_are() {
    for class in CLASSES {
        for cost in [Cost::Crew, Cost::Upkeep] {
            assert_eq!(
                left(ShipKind::ScoutShip, cost, &priced(base(class))),
                0,
                "{class} {cost:?}"
            );
        }
    }
    let mut person = owner(ShipKind::ScoutShip);
    let crew = Affair::Settle(Cost::Crew);
    let unpriced = do_at(&mut person, crew, &base(PortClass::B), &[]);
    assert_eq!(unpriced, Err(AffairError::Unpriced(Cost::Crew)));
    let short = do_at(&mut person, crew, &priced(base(PortClass::B)), &[]);
    assert_eq!(
        short.map_err(|fault| fault.to_string()),
        Err("Cr0 of the Cr700 that the crew costs".to_owned())
    );
    let none = do_at(&mut rich(700), crew, &priced(base(PortClass::B)), &[]);
    assert_eq!(none, Err(AffairError::NoShip));
}
