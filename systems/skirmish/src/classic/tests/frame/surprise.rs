//! Surprise (CT-SUP-01 to CT-SUP-06, CT-SUP-13 to CT-SUP-15).

use characters::data::Service;
use dice::Odds;

use super::*;
use crate::{Ending, Exit, classic::surprise::dms};

fn thrown(forces: Vec<Force>) -> Scenario {
    Scenario { surprise: Surprise::Thrown, ..scenario(forces) }
}

fn two(ours: Vec<Recruit>, theirs: Vec<Recruit>) -> Vec<Force> {
    vec![side(0, ours), side(5, theirs)]
}

fn surpriser(dice: &[u8]) -> Option<u8> {
    let forces = (0..dice.len() as i16).map(|nth| side(nth * 2, people(1))).collect();
    let fight = fight(thrown(forces), dice);
    assert!(unthrown(&fight).is_empty(), "a die for each party");
    fight.world.course().surprise.map(|seat| seat.0)
}

/// CT-SUP-02, CT-SUP-03, CT-RUL-52
#[test]
fn a_party_three_ahead_of_every_other_has_surprise() {
    assert_eq!(surpriser(&[5, 2]), Some(0));
    assert_eq!(surpriser(&[2, 5]), Some(1));
    assert_eq!(surpriser(&[4, 2]), None);
    assert_eq!(surpriser(&[6, 3, 3]), Some(0));
    assert_eq!(surpriser(&[6, 3, 4]), None);
}

/// CT-SUP-04
#[test]
fn at_most_one_party_has_surprise_whatever_falls() {
    for dm in -4..=6 {
        for other in -4..=6 {
            let odds = crate::classic::surprise_odds(&[dm, other], 3);
            let sum: u64 = odds.iter().map(|odds| odds.ways()).sum();
            assert_eq!(sum, 36, "{dm} against {other}: every fall is counted once");
        }
    }
}

/// CT-SUP-01, CT-SUP-05, CT-ESC-02
#[test]
fn who_has_surprise_may_slip_away_without_a_throw_and_no_round_is_played() {
    let scenario = Scenario { avoidable: true, ..thrown(two(people(2), people(2))) };
    let mut fight = fight(scenario, &[6, 1]);
    let choice = choice(&fight).clone();
    assert_eq!((choice.seat, choice.why), (Seat(0), Why::Advantage));
    assert_eq!(choice.options, [Move::Fight, Move::GetAway]);
    answer(&mut fight, Move::GetAway);
    let end = Outcome { winner: None, how: Ending::Avoided, rounds: 0 };
    assert_eq!(outcome(&fight), end);
    let gone = |who| fight.world.stand(FighterId(who)).gone;
    assert_eq!([0, 1, 2].map(gone), [Some(Exit::BeforeTheFight), Some(Exit::BeforeTheFight), None]);
    assert!(events(&fight).contains(&Event::SlippedAway { side: Seat(0), throw: None }));
}

/// CT-SUP-01, CT-SUP-06, CT-SUP-13, CT-RUL-53
#[test]
fn the_surprised_neither_order_nor_move_as_long_as_surprise_lasts() {
    let mut fight = fight(thrown(two(people(1), people(1))), &[6, 1]);
    for nth in 1..=10 {
        assert_eq!((choice(&fight).seat, fight.world.course().round), (Seat(0), nth));
        round(&mut fight, &[(0, FighterAction::Stand)]);
    }
    assert_eq!(fight.world.course().surprise, Some(Seat(0)), "10 silent rounds");
    assert_eq!(band(&fight, 1), 5);
}

/// CT-SUP-08, CT-CBT-03
#[test]
fn a_scenario_may_give_them_away_after_so_many_rounds() {
    let surprise = Surprise::Until { by: 0, rounds: 2 };
    let forces = two(people(1), people(1));
    let mut fight = fight(Scenario { surprise, ..scenario(forces) }, &[]);
    for nth in 1..=2 {
        assert_eq!((choice(&fight).seat, fight.world.course().round), (Seat(0), nth));
        assert_eq!(fight.world.course().surprise, Some(Seat(0)));
        round(&mut fight, &[(0, FighterAction::Stand)]);
    }
    assert_eq!(fight.world.course().surprise, None);
    assert!(events(&fight).contains(&Event::Alarm { cause: crate::AlarmCause::GivenAway }));
}

/// CT-SUP-14, CT-RUL-53
#[test]
fn when_surprise_is_lost_everybody_acts_from_the_next_round() {
    let mut fight = fight(thrown(two(people(1), people(1))), &[6, 1]);
    fight.world.course_mut().surprise = None;
    round(&mut fight, &[(0, FighterAction::Stand)]);
    assert_eq!(choice(&fight).seat, Seat(1), "the alarm is known from here on");
}

/// CT-SUP-15
#[test]
fn each_row_of_the_table_counts_for_the_party_that_has_it() {
    let served = |service| Recruit { service: Some(service), ..person("veteran") };
    let dressed = Recruit { armor: vec!["Battle Dress".to_owned()], ..person("knight") };
    let pouncer = || {
        let mut beast = beast(2);
        beast.beast = beast.beast.map(|kind| Beast { pouncer: true, ..kind });
        beast
    };
    check(side(0, vec![skilled("Leader", 1)]), 1);
    check(side(0, vec![skilled("Leader", 0)]), 0);
    check(side(0, vec![skilled("Tactics", 2)]), 1);
    for (service, dm) in [
        (Service::Navy, 1),
        (Service::Marines, 1),
        (Service::Army, 1),
        (Service::Scouts, 0),
        (Service::Merchants, 0),
        (Service::Other, 0),
    ] {
        check(side(0, vec![served(service)]), dm);
    }
    check(Force { in_vehicle: true, ..side(0, people(1)) }, -1);
    check(side(0, people(7)), 0);
    check(side(0, people(8)), -1);
    check(side(0, (0..9).map(|_| beast(1)).collect()), 0);
    check(side(0, (0..10).map(|_| beast(1)).collect()), -1);
    check(side(0, (0..10).map(|_| pouncer()).collect()), 0);
    check(side(0, vec![pouncer()]), 1);
    check(side(0, vec![dressed.clone()]), 2);
    let best = vec![skilled("Leader", 1), skilled("Tactics", 1), served(Service::Army), dressed];
    check(side(0, best), 5);
}

/// CT-SUP-15: each row alone, by its name.
#[test]
fn every_row_of_the_table_of_surprise_is_as_it_is_published() {
    let hound = |pouncer| {
        let mut one = beast(1);
        one.beast = one.beast.map(|kind| Beast { pouncer, ..kind });
        one
    };
    let served = Recruit { service: Some(Service::Army), ..person("veteran") };
    let dressed = Recruit { armor: vec!["Battle Dress".to_owned()], ..person("knight") };
    let table = include_str!("../../../../tests/tables/surprise_dms.csv");
    let rows: Vec<(&str, &str)> =
        table.lines().skip(1).filter_map(|row| row.split_once(',')).collect();
    assert_eq!(rows.len(), 8);
    for (name, dm) in rows {
        let party = match name {
            "Leader" | "Tactics" => side(0, vec![skilled(name, 1)]),
            "military experience" => side(0, vec![served.clone()]),
            "in a vehicle" => Force { in_vehicle: true, ..side(0, people(1)) },
            "8 or more adventurers" => side(0, people(8)),
            "10 or more animals" => side(0, (0..10).map(|_| hound(false)).collect()),
            "pouncers" => side(0, vec![hound(true)]),
            "battle dress" => side(0, vec![dressed.clone()]),
            other => panic!("a row called {other}"),
        };
        let fight = fight(scenario(vec![party, side(5, people(1))]), &[]);
        let found: Vec<_> = dms(&fight.world, Seat(0))
            .into_iter()
            .map(|it| (it.name.to_string(), it.dm.to_string()))
            .collect();
        assert_eq!(found, [(name.to_owned(), dm.to_owned())]);
    }
}

/// CT-SUP-15, CT-RUL-56
#[test]
fn nothing_counts_twice_for_a_party_and_nothing_by_level() {
    check(side(0, vec![skilled("Leader", 4), skilled("Leader", 1)]), 1);
    let bound = Recruit { captive: true, ..skilled("Leader", 2) };
    check(side(0, vec![person("free"), bound]), 0);
}

#[track_caller]
fn check(force: Force, dm: i16) {
    let fight = fight(scenario(vec![force, side(5, people(1))]), &[]);
    let sum: i16 = dms(&fight.world, Seat(0)).iter().map(|modifier| modifier.dm).sum();
    assert_eq!(sum, dm);
}

/// CT-SUP-02, CT-SUP-15
#[test]
fn the_throw_says_what_was_added_and_why() {
    let fight = fight(thrown(two(vec![skilled("Leader", 1)], people(1))), &[3, 1]);
    let Event::Surprise { throws, by } = &events(&fight)[1] else { panic!("{:?}", events(&fight)) };
    assert_eq!((throws[0].1.to_string().as_str(), *by), ("3, Leader +1 = 4", Some(Seat(0))));
    assert_eq!(throws[0].1.modifiers[0].rule, "CT-SUP-15");
}

/// CT-CBT-03
#[test]
fn the_referee_may_say_who_is_surprised_and_no_die_falls() {
    let by = |surprise| {
        let scenario = Scenario { surprise, ..scenario(two(people(1), people(1))) };
        fight(scenario, &[]).world.course().surprise
    };
    assert_eq!([by(Surprise::Nobody), by(Surprise::By(1))], [None, Some(Seat(1))]);
    assert_eq!(by(Surprise::By(7)), None);
}

/// CT-SUP-02, CT-SUP-03: the oracle's table of two parties, by the difference of their DMs.
#[test]
fn two_parties_surprise_each_other_as_often_as_the_oracle_says() {
    let ways = [
        (-8, 0, 36),
        (-7, 0, 35),
        (-6, 0, 33),
        (-5, 0, 30),
        (-4, 0, 26),
        (-3, 0, 21),
        (-2, 1, 15),
        (-1, 3, 10),
        (0, 6, 6),
        (1, 10, 3),
        (2, 15, 1),
        (3, 21, 0),
        (4, 26, 0),
        (5, 30, 0),
        (6, 33, 0),
        (7, 35, 0),
        (8, 36, 0),
    ];
    for (difference, one, other) in ways {
        let neither = 36 - one - other;
        let expected = [one, other, neither].map(|ways| Odds::new(ways, 36));
        assert_eq!(crate::classic::surprise_odds(&[difference, 0], 3), expected, "{difference}");
        assert_eq!(crate::classic::surprise_odds(&[difference + 2, 2], 3), expected);
    }
}

/// CT-SUP-03, CT-RUL-52: the oracle's table of three parties.
#[test]
fn three_parties_surprise_each_other_as_often_as_the_oracle_says() {
    let rows = [
        ([0, 0, 0], [(7, 108), (7, 108), (7, 108), (29, 36)]),
        ([1, 0, 0], [(5, 36), (1, 27), (1, 27), (85, 108)]),
        ([3, 0, 0], [(91, 216), (0, 36), (0, 36), (125, 216)]),
        ([2, 1, -1], [(25, 108), (7, 108), (0, 36), (19, 27)]),
    ];
    for (dms, expected) in rows {
        let expected = expected.map(|(ways, of)| Odds::new(ways, of));
        assert_eq!(crate::classic::surprise_odds(&dms, 3), expected, "{dms:?}");
    }
}

/// CT-SUP-15: the oracle's named pairs.
#[test]
fn parties_with_their_traits_surprise_as_often_as_the_oracle_says() {
    let served = Recruit { service: Some(Service::Marines), ..person("veteran") };
    let dressed = Recruit { armor: vec!["Battle Dress".to_owned()], ..person("knight") };
    let pouncers = |count| {
        let kind = Beast { kind: "cat".to_owned(), speed: 2, metres: 9, pouncer: true };
        (0..count).map(|_| Recruit { beast: Some(kind.clone()), ..person("cat") }).collect()
    };
    let led = || vec![skilled("Leader", 1), skilled("Tactics", 1)];
    let drilled = || [led(), vec![served.clone()]].concat();
    let knights = || [drilled(), vec![dressed.clone()]].concat();
    let riding = |fighters| Force { in_vehicle: true, ..side(0, fighters) };
    let on_foot = |fighters| side(0, fighters);
    let rows = [
        (on_foot(people(1)), on_foot(people(1)), (6, 6)),
        (on_foot(vec![skilled("Leader", 1)]), on_foot(people(1)), (10, 3)),
        (on_foot(led()), on_foot(people(1)), (15, 1)),
        (on_foot(drilled()), on_foot(people(1)), (21, 0)),
        (on_foot(knights()), on_foot(people(1)), (30, 0)),
        (on_foot(vec![served.clone()]), riding(people(1)), (15, 1)),
        (riding(people(8)), on_foot(people(1)), (1, 15)),
        (on_foot(people(8)), on_foot(pouncers(1)), (1, 15)),
        (on_foot(people(1)), on_foot((0..10).map(|_| beast(1)).collect()), (10, 3)),
        (on_foot(vec![served.clone()]), on_foot(pouncers(10)), (10, 3)),
        (on_foot(knights()), riding(people(8)), (35, 0)),
    ];
    for (nth, (one, other, (ours, theirs))) in rows.into_iter().enumerate() {
        let fight = fight(scenario(vec![one, other]), &[]);
        let sum = |seat| dms(&fight.world, Seat(seat)).iter().map(|it| i32::from(it.dm)).sum();
        let odds = crate::classic::surprise_odds(&[sum(0), sum(1)], 3);
        let expected = [ours, theirs, 36 - ours - theirs].map(|ways| Odds::new(ways, 36));
        assert_eq!(odds, expected, "row {nth}");
    }
}
