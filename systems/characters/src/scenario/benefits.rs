//! Mustering out: rolls, cash, benefits (CT-MUS, CT-BEN, CT-CSH, CT-WPN).

use super::*;
use bevy::prelude::State;

use crate::{
    data::{Benefit, Passage},
    plugin::LifePlugin,
    sheet::{Career, Fate, Left, Possessions, ShipKind, Skills},
    state::{Agenda, Record, Stage, Step},
};

/// A person who has left this service, with this many rolls to come and the dice for them.
fn leaving(service: Service, rank: u8, left: u8, dice: &[u8]) -> ScriptedLife {
    by(LifeRules::default(), service, rank, left, dice)
}

fn by(rules: LifeRules, service: Service, rank: u8, left: u8, dice: &[u8]) -> ScriptedLife {
    let mut told = ScriptedLife::by(rules, &AVERAGE, dice);
    let mut career = told.life.part_mut::<Career>();
    (career.service, career.rank, career.fate) = (Some(service), rank, Fate::Free(Left::Chose));
    let mut agenda = Agenda::default();
    agenda.repeat(left, |more| Step::MusterOut { more });
    let world = told.life.world_mut();
    world.insert_resource(agenda);
    world.insert_resource(State::new(Stage::MusteringOut));
    engine::run::<LifePlugin>(world);
    told
}

fn with_dm(aim: Aim) -> Move {
    Move::MusterOut { aim, with_dm: true }
}

fn gambler(told: &mut ScriptedLife) {
    told.life.part_mut::<Skills>().raise("Gambling");
}

/// CT-MUS-01, CT-MUS-02, CT-GEN-17, CT-GEN-26, CT-RUL-35
#[test]
fn rolls_come_with_terms_and_rank_and_begin_once() {
    for (rank, more) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        assert_eq!(tables().figures.rank_rolls(rank), more);
    }
    let dice = [6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 4, 4];
    let mut told = ScriptedLife::average(&dice);
    told.enlist(Service::Army).choose(Move::Try).choose(Move::Try);
    (0..4).for_each(|_| {
        told.roll(SkillTable::PersonalDevelopment);
    });
    told.choose(Move::Leave);
    assert_eq!(told.why(), Why::MusteringOut { more: 1 }, "one term, and one for rank 2");
    let left = told.happened(|event| matches!(event, Event::Leaving(it) if it.rolls == 2));
    assert_eq!(left, 1);
}

/// CT-MUS-03, CT-CSH-01, CT-CSH-02
#[test]
fn money_is_rolled_for_three_times_at_most() {
    let mut told = leaving(Service::Navy, 0, 5, &[1, 1, 1, 1, 1]);
    (0..3).for_each(|_| {
        told.muster(Aim::Cash);
    });
    assert!(told.life.is_over(), "the other two go to things by themselves");
    assert_eq!(told.person().possessions.credits, 3000);
    assert_eq!(told.person().possessions.passages.get(&Passage::Low), Some(&2));
}

/// CT-CSH-03, CT-CSH-05, CT-RUL-36
#[test]
fn a_gambler_may_add_one_and_alone_reaches_the_last_row() {
    let mut told = leaving(Service::Other, 0, 2, &[6, 6]);
    assert!(!told.offers(&with_dm(Aim::Cash)));
    assert!(!crate::odds::cash(&told.life, true).contains(&100_000));
    told.muster(Aim::Cash);
    assert_eq!(told.person().possessions.credits, 10_000);
    let mut told = leaving(Service::Other, 0, 3, &[6, 6, 6]);
    gambler(&mut told);
    told.life.part_mut::<Skills>().raise("Gambling");
    told.muster(Aim::Benefit);
    assert!(
        told.offers(&with_dm(Aim::Cash))
            && told.offers(&Move::MusterOut { aim: Aim::Cash, with_dm: false })
    );
    told.choose(with_dm(Aim::Cash));
    assert_eq!(told.person().possessions.credits, 100_000, "one, though they gamble at 2");
}

/// CT-BEN-01, CT-BEN-04
#[test]
fn a_high_rank_may_add_one_and_alone_reaches_the_last_row() {
    let mut told = leaving(Service::Merchants, 5, 2, &[6, 6]);
    assert!(told.offers(&with_dm(Aim::Benefit)));
    told.choose(with_dm(Aim::Benefit));
    assert_eq!(told.person().possessions.ship.map(|ship| ship.kind), Some(ShipKind::FreeTrader));
    let mut told = leaving(Service::Merchants, 5, 2, &[6, 6]);
    told.muster(Aim::Benefit);
    assert_eq!(told.person().possessions.passages.get(&Passage::Low), Some(&1), "without it");
    let told = leaving(Service::Merchants, 4, 2, &[6, 6]);
    assert!(!told.offers(&with_dm(Aim::Benefit)));
}

/// CT-BEN-02, CT-BEN-03
#[test]
fn benefits_are_as_they_are_printed() {
    let tables = tables();
    let rows = (0..7).map(|n| {
        let row =
            Service::ALL.map(|service| crate::text::benefit(tables.service(service).benefits[n]));
        row.join(" | ")
    });
    assert_eq!(
        rows.collect::<Vec<_>>().join("\n"),
        "Low Passage | Low Passage | Low Passage | Low Passage | Low Passage | Low Passage\n\
         +1 Int | +2 Int | +1 Int | +2 Int | +1 Int | +1 Int\n\
         +2 Edu | +1 Edu | +2 Edu | +2 Edu | +1 Edu | +1 Edu\n\
         Blade | Blade | Gun | Blade | Gun | Gun\n\
         Travellers' Aid | Travellers' Aid | High Passage | Gun | Blade | High Passage\n\
         High Passage | High Passage | Middle Passage | Scout Ship | Low Passage | Nothing\n\
         +2 Soc | +2 Soc | +1 Soc | Nothing | Free Trader | Nothing"
    );
}

/// CT-BEN-05, CT-RUL-37
#[test]
fn an_empty_cell_gives_nothing_and_spends_the_roll() {
    let mut told = leaving(Service::Other, 0, 2, &[6, 1]);
    told.muster(Aim::Benefit);
    assert_eq!(told.person().possessions, Possessions::default());
    assert_eq!(told.why(), Why::MusteringOut { more: 0 });
    assert_eq!(told.happened(|event| matches!(event, Event::Lost { .. })), 1);
}

/// CT-BEN-06
#[test]
fn a_point_is_had_before_the_next_roll() {
    let mut told = leaving(Service::Navy, 0, 2, &[3, 1]);
    told.muster(Aim::Benefit);
    assert_eq!((told.score(Characteristic::Edu), told.why()), (9, Why::MusteringOut { more: 0 }));
}

/// CT-CSH-04, CT-RUL-44, CT-RUL-45
#[test]
fn cash_is_as_it_is_printed_or_as_it_is_corrected() {
    let plain = tables();
    let corrected = Tables::clone(&plain).with(&errata().errata);
    let rows = |tables: &Tables| Service::ALL.map(|service| tables.service(service).cash.clone());
    assert_eq!(
        rows(&plain),
        [
            [1000, 5000, 5000, 10_000, 20_000, 50_000, 50_000],
            [2000, 5000, 5000, 10_000, 20_000, 30_000, 40_000],
            [2000, 5000, 10_000, 10_000, 10_000, 20_000, 30_000],
            [20_000, 20_000, 30_000, 50_000, 50_000, 50_000, 50_000],
            [1000, 5000, 10_000, 20_000, 20_000, 40_000, 40_000],
            [1000, 5000, 10_000, 10_000, 10_000, 10_000, 100_000],
        ]
    );
    let changed: Vec<(usize, usize, u32)> = (0..6)
        .flat_map(|s| (0..7).map(move |n| (s, n)))
        .filter(|&(s, n)| rows(&plain)[s][n] != rows(&corrected)[s][n])
        .map(|(s, n)| (s, n + 1, rows(&corrected)[s][n]))
        .collect();
    assert_eq!(changed, [(3, 4, 30_000), (5, 6, 50_000)]);
}

/// CT-WPN-01, CT-WPN-02, CT-RUL-40
#[test]
fn a_weapon_is_named_at_once_and_the_first_is_always_the_thing_itself() {
    let mut told = leaving(Service::Army, 0, 3, &[4, 4, 4]);
    told.muster(Aim::Benefit);
    assert_eq!(told.why(), Why::TakingGun);
    assert!(told.choice().options.iter().all(|option| matches!(option, Move::Name(_))));
    told.name("Rifle").muster(Aim::Benefit);
    assert!(
        told.offers(&Move::Practise("Rifle".to_owned()))
            && told.offers(&Move::Name("Rifle".to_owned()))
    );
    told.name("Shotgun");
    assert_eq!(told.person().possessions.weapons, ["Rifle", "Shotgun"]);
}

/// CT-WPN-03
#[test]
fn a_second_weapon_may_be_a_level_in_the_one_that_is_owned() {
    let mut told = leaving(Service::Navy, 0, 3, &[4, 4, 1]);
    told.life.part_mut::<Skills>().raise("Cutlass");
    told.muster(Aim::Benefit).name("Cutlass").muster(Aim::Benefit);
    told.choose(Move::Practise("Cutlass".to_owned()));
    assert_eq!(told.level("Cutlass"), Some(2));
    assert_eq!(told.person().possessions.weapons, ["Cutlass"]);
}

/// CT-TAS-01, CT-RUL-39
#[test]
fn a_second_membership_brings_nothing() {
    let mut told = leaving(Service::Navy, 0, 3, &[5, 5, 1]);
    told.muster(Aim::Benefit).muster(Aim::Benefit);
    assert!(told.person().possessions.travellers_aid.is_some());
    assert_eq!(told.happened(|event| matches!(event, Event::Lost { rule: "CT-TAS-01", .. })), 1);
}

/// CT-SHP-03, CT-RUL-46
#[test]
fn a_free_trader_comes_with_forty_years_of_payments() {
    for (older_trader, years, payments) in [(false, 0, 480), (true, 10, 360)] {
        let rules = LifeRules { older_trader, ..LifeRules::default() };
        let mut told = by(rules, Service::Merchants, 5, 3, &[6, 6, 1]);
        told.choose(with_dm(Aim::Benefit)).choose(with_dm(Aim::Benefit));
        let ship = told.person().possessions.ship.expect("a ship");
        let debt = ship.debt.expect("a debt");
        assert_eq!((ship.years, debt.monthly, debt.payments), (years, 150_000, payments));
    }
}

/// CT-SHP-03, CT-RUL-46: four times ten years are all the payments there were.
#[test]
fn a_free_trader_that_is_forty_years_old_is_paid_off() {
    let rules = LifeRules { older_trader: true, ..LifeRules::default() };
    let mut told = by(rules, Service::Merchants, 5, 6, &[6, 6, 6, 6, 6, 1]);
    for _ in 0..5 {
        told.choose(with_dm(Aim::Benefit));
    }
    let ship = told.person().possessions.ship.expect("a ship");
    assert_eq!((ship.years, ship.debt), (40, None));
}

/// CT-SHP-06, CT-RUL-05
#[test]
fn there_is_one_scout_ship_in_a_life() {
    let mut told = leaving(Service::Scouts, 0, 3, &[6, 6, 1]);
    told.muster(Aim::Benefit).muster(Aim::Benefit);
    let ship = told.person().possessions.ship.expect("a ship");
    assert_eq!((ship.kind, ship.debt), (ShipKind::ScoutShip, None));
    assert_eq!(told.why(), Why::MusteringOut { more: 0 }, "both rolls are spent");
}

/// CT-SHP-01
#[test]
fn two_ships_can_be_had() {
    let tables = tables();
    let ships: Vec<Benefit> = Service::ALL
        .into_iter()
        .flat_map(|service| tables.service(service).benefits.clone())
        .filter(|benefit| matches!(benefit, Benefit::FreeTrader | Benefit::ScoutShip))
        .collect();
    assert_eq!(ships, [Benefit::ScoutShip, Benefit::FreeTrader]);
}

/// CT-GEN-17, CT-RUL-36: cash rolls are counted, whatever the rolls between them.
#[test]
fn money_rolls_are_counted_over_the_whole_of_mustering_out() {
    let mut told = leaving(Service::Navy, 0, 6, &[1, 1, 1, 1, 1, 1]);
    told.muster(Aim::Cash).muster(Aim::Benefit).muster(Aim::Cash);
    assert_eq!(told.life.part::<Record>().cash_rolls, 2);
    assert!(told.offers(&Move::MusterOut { aim: Aim::Cash, with_dm: false }));
}
