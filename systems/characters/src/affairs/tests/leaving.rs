//! The way from the last throw of a life to the first affair.

use dice::Dice;
use engine::{Game, Seat};

use super::{open, port, tables};
use crate::{
    Aim, Decision, Event, Life, Move, Setup, Why,
    affairs::{Affair, Passing, PortClass, months_pass},
    data::{Passage, Service, SkillTable},
    scenario,
    sheet::{Character, ShipKind},
};

/// Lives a life in this service by these dice, after characteristics of 7 each. The person tries
/// for every rank, rolls on the first table, stays for this many terms, and takes benefits.
fn live(service: Service, terms: u8, then: &[u8]) -> (Character, Life) {
    let faces: Vec<u8> = [3, 4].repeat(6).into_iter().chain(then.iter().copied()).collect();
    let setup = Setup { name: "Ada".to_owned(), ..Setup::default() };
    let life = Life::with_dice(&scenario::tables(), &setup, Dice::scripted(&faces));
    let mut life = life.expect("a sound setup");
    while let Some(choice) = life.choice() {
        let chosen = match choice.why {
            Why::Enlisting => Move::Enlist(service),
            Why::Commission | Why::Promotion => Move::Try,
            Why::Rolling { .. } => Move::Roll(SkillTable::PersonalDevelopment),
            Why::Reenlisting if life.character().career.terms < terms => Move::Stay,
            Why::Reenlisting => Move::Leave,
            Why::MusteringOut { .. } => {
                let with = Move::MusterOut { aim: Aim::Benefit, with_dm: true };
                let without = Move::MusterOut { aim: Aim::Benefit, with_dm: false };
                if choice.options.contains(&with) { with } else { without }
            }
            Why::NamingBlade
            | Why::NamingGun
            | Why::NamingVehicle
            | Why::TakingBlade
            | Why::TakingGun => panic!("{:?} is not part of this life", choice.why),
        };
        life.decide(Decision { seat: Seat(0), chosen }).expect("it is offered");
    }
    (life.character(), life)
}

fn rolls(life: &Life) -> usize {
    let events = life.journal().events().iter();
    events.filter(|event| matches!(event, Event::Benefit { .. })).count()
}

/// CT-TAS-01, CT-TAS-04, CT-RUL-39
#[test]
fn two_results_of_travellers_aid_are_one_membership_whose_clock_starts_with_leaving() {
    let first = [4, 4, 3, 3, 1, 1, 1, 2, 3, 3]; // joins, lives, no commission, two skills, may stay
    let second = [3, 3, 1, 1, 3, 3, 3];
    let dice = [&first[..], &second, &[5, 5]].concat();
    let (mut member, life) = live(Service::Navy, 2, &dice);
    assert_eq!(rolls(&life), 2);
    let membership = member.possessions.travellers_aid.expect("a member");
    assert_eq!(membership.months, 0);
    months_pass(&mut member, 2, Passing::Awake, &tables()).expect("they are at liberty");
    assert_eq!(member.possessions.tickets(Passage::High), 1, "one membership, one ticket");
}

/// CT-SHP-06, CT-RUL-05
#[test]
fn two_results_of_a_scout_ship_are_one_ship_and_both_rolls_are_spent() {
    let dice = [3, 3, 4, 4, 1, 2, 3, 3, 4, 4, 3, 3, 3, 6, 6];
    let (scout, life) = live(Service::Scouts, 2, &dice);
    assert_eq!(rolls(&life), 2);
    let ship = scout.possessions.ship.clone().expect("a ship");
    assert_eq!(ship, tables().ship(ShipKind::ScoutShip).ship());
    let open = open(&scout, &port(PortClass::A), &tables());
    assert!(open.iter().all(|(it, _)| !matches!(it, Affair::SellShip | Affair::PayInstalment)));
}

/// CT-SHP-03, CT-RUL-46
#[test]
fn what_merchants_part_with_is_the_free_trader_of_the_tables_however_often() {
    let first = [3, 3, 3, 3, 3, 3, 5, 5, 1, 2, 3, 1, 3, 3];
    let later = [3, 3, 5, 5, 1, 2, 3, 3];
    let last = [3, 3, 5, 5, 1, 2, 6, 6, 6, 6, 6, 6, 3, 3];
    let dice = [&first[..], &later, &later, &last, &[6; 7]].concat();
    let (trader, life) = live(Service::Merchants, 4, &dice);
    assert_eq!((trader.career.rank, rolls(&life)), (5, 7));
    let ship = trader.possessions.ship.expect("a ship");
    assert_eq!(ship, tables().ship(ShipKind::FreeTrader).ship());
}
