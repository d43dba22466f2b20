//! Escape before the fight (CT-ESC, CT-RNG-12).

use dice::Odds;

use super::*;
use crate::{Ending, field::Range};

fn avoidable(range: Range) -> Scenario {
    let scenario = scenario(vec![side(10, people(1)), side(12, people(1))]);
    Scenario { opening: Opening::At(range), avoidable: true, ..scenario }
}

fn tried(fight: &Skirmish) -> Vec<(u8, String, bool)> {
    let tries = events(fight).iter().filter_map(|event| {
        let Event::EscapeTried { side, throw, away } = event else { return None };
        Some((side.0, throw.to_string(), *away))
    });
    tries.collect()
}

/// CT-ESC-01, CT-ESC-04, CT-ESC-05
#[test]
fn nine_with_the_modifier_of_the_range_gets_a_side_away() {
    let mut fight = fight(avoidable(Range::Long), &[3, 4]);
    assert_eq!((choice(&fight).seat, choice(&fight).why), (Seat(0), Why::Escape));
    answer(&mut fight, Move::GetAway);
    let throw = "3 + 4, long range +2 = 9, needs 9+: success by 0".to_owned();
    assert_eq!(tried(&fight), [(0, throw, true)]);
    let end = Outcome { winner: None, how: Ending::Avoided, rounds: 0 };
    assert_eq!(outcome(&fight), end, "the other side is not asked any more");
}

/// CT-ESC-04, CT-ESC-08, CT-RUL-59
#[test]
fn each_side_may_try_once_and_those_who_fail_fight() {
    let mut fight = fight(avoidable(Range::Medium), &[3, 4, 3, 4]);
    answer(&mut fight, Move::GetAway);
    assert_eq!((choice(&fight).seat, choice(&fight).why), (Seat(1), Why::Escape));
    answer(&mut fight, Move::GetAway);
    assert!(tried(&fight).iter().all(|(_, _, away)| !away));
    assert_eq!(choice(&fight).why, Why::Orders);
    assert!(side_of(&fight, 0).tried_escape);
    stand_for(&mut fight, 3);
    assert_eq!(choice(&fight).why, Why::Orders, "only movement gets one away now");
    assert!(!choice(&fight).options.contains(&Move::GetAway));
}

/// CT-ESC-04
#[test]
fn who_would_rather_fight_throws_nothing() {
    let mut fight = fight(avoidable(Range::Medium), &[]);
    answer(&mut fight, Move::Fight);
    answer(&mut fight, Move::Fight);
    assert_eq!(fight.world.course().round, 1);
    assert!(!side_of(&fight, 0).tried_escape);
}

/// CT-ESC-01
#[test]
fn who_is_surprised_has_no_throw_to_escape() {
    let scenario = Scenario { surprise: Surprise::By(0), ..avoidable(Range::Long) };
    let mut fight = fight(scenario, &[]);
    assert_eq!(choice(&fight).why, Why::Advantage);
    answer(&mut fight, Move::Fight);
    assert_eq!(choice(&fight).why, Why::Orders);
}

/// CT-ESC-01, CT-ESC-02
#[test]
fn where_the_scenario_has_no_way_out_nobody_is_asked() {
    for surprise in [Surprise::Nobody, Surprise::By(0)] {
        let scenario = Scenario { avoidable: false, surprise, ..avoidable(Range::Long) };
        assert_eq!(choice(&fight(scenario, &[])).why, Why::Orders);
    }
}

/// CT-ESC-06, CT-RNG-12, CT-RUL-14: at short range a 9 is enough to escape, except in other
/// printings.
#[test]
fn at_short_range_other_printings_are_stricter() {
    for (errata, away) in [(false, true), (true, false)] {
        let mut setup = setup(avoidable(Range::Short));
        setup.house.escape_errata = errata;
        let dice = Dice::scripted(&[4, 5]);
        let mut fight = Skirmish::with_dice(&tables::armoury(), &setup, dice).expect("sound");
        answer(&mut fight, Move::GetAway);
        assert_eq!(side_of(&fight, 0).away, away);
    }
}

fn raiders(ours: usize, theirs: usize) -> Scenario {
    let npc = Force { npc: true, ..side(10, people(ours)) };
    let scenario = scenario(vec![npc, side(12, people(theirs))]);
    Scenario { surprise: Surprise::By(0), avoidable: true, ..scenario }
}

/// CT-ESC-03, CT-RUL-58
#[test]
fn outnumbered_npcs_with_surprise_avoid_the_fight_on_seven() {
    let away = fight(raiders(3, 4), &[3, 4]);
    assert_eq!(outcome(&away).how, Ending::Avoided);
    let stay = fight(raiders(3, 4), &[3, 3]);
    let told = |event: &Event| matches!(event, Event::Stayed { side: Seat(0), .. });
    assert!(events(&stay).iter().any(told));
    assert_eq!((choice(&stay).seat, choice(&stay).why), (Seat(0), Why::Orders));
}

/// CT-ESC-09, CT-ESC-02
#[test]
fn npcs_with_surprise_who_are_not_outnumbered_may_always_avoid_and_throw_nothing_for_it() {
    for ours in [4, 5] {
        let mut there = fight(raiders(ours, 4), &[]);
        assert_eq!((choice(&there).seat, choice(&there).why), (Seat(0), Why::Advantage));
        assert_eq!(choice(&there).options, [Move::Fight, Move::GetAway]);
        answer(&mut there, Move::GetAway);
        assert_eq!(outcome(&there).how, Ending::Avoided);
        let mut stays = fight(raiders(ours, 4), &[]);
        answer(&mut stays, Move::Fight);
        assert_eq!(choice(&stays).why, Why::Orders);
    }
}

/// CT-ESC-07
#[test]
fn without_surprise_whoever_plays_the_npcs_is_asked() {
    let scenario = Scenario { surprise: Surprise::Nobody, avoidable: true, ..raiders(3, 4) };
    let fight = fight(scenario, &[]);
    assert_eq!((choice(&fight).seat, choice(&fight).why), (Seat(0), Why::Escape));
}

/// CT-ESC-04: one of three sides escapes, and the others still meet.
#[test]
fn when_one_of_three_gets_away_the_others_fight() {
    let forces = vec![side(10, people(1)), side(12, people(1)), side(14, people(1))];
    let scenario = Scenario { avoidable: true, ..scenario(forces) };
    let mut fight = fight(scenario, &[6, 6]);
    answer(&mut fight, Move::GetAway);
    assert_eq!(choice(&fight).seat, Seat(1));
    answer(&mut fight, Move::Fight);
    answer(&mut fight, Move::Fight);
    assert_eq!((choice(&fight).seat, choice(&fight).why), (Seat(1), Why::Orders));
}

/// CT-ESC-05, CT-ESC-06, CT-RNG-12: the oracle's table.
#[test]
fn each_range_has_the_odds_of_the_oracle() {
    let figures = tables::figures();
    let odds =
        |errata| Range::ALL.map(|range| crate::classic::escape_odds(&figures, errata, range));
    let of = |ways: [u64; 5]| ways.map(|ways| Odds::new(ways, 36));
    assert_eq!(odds(false), of([6, 10, 15, 21, 26]));
    assert_eq!(odds(true), of([6, 6, 15, 21, 26]));
}
