//! Rounds and their time (CT-CBT-08, CT-CBT-10, CT-CBT-13, CT-CBT-14).

use characters::healing;

use super::*;
use crate::Ending;

/// CT-CBT-08
#[test]
fn a_round_takes_15_seconds() {
    let mut fight = duel(5);
    stand_for(&mut fight, 4);
    assert_eq!(clock(&fight), Seconds(60));
    let at = events(&fight).iter().filter_map(|event| {
        let Event::RoundBegan { round, at } = event else { return None };
        Some((*round, at.0))
    });
    assert_eq!(at.collect::<Vec<_>>(), [(1, 0), (2, 15), (3, 30), (4, 45), (5, 60)]);
}

/// CT-CBT-13, CT-RUL-51
#[test]
fn attacks_are_made_from_where_the_movement_of_the_round_led() {
    let fallen = in_band(11, person("fallen"));
    let mut fight =
        fight(scenario(vec![side(10, people(1)), side(14, vec![person("foe"), fallen])]), &[]);
    fell(&mut fight, 2);
    round(&mut fight, &[(0, CLOSE)]);
    assert_eq!(choice(&fight).seat, Seat(1));
    fell(&mut fight, 2);
    round(&mut fight, &[(1, FighterAction::Stand)]);
    assert_eq!(choice(&fight).why, Why::Attacks);
    let carry = Move::Do { who: FighterId(0), deed: FighterAction::Carry(FighterId(2)) };
    assert!(choice(&fight).options.contains(&carry), "in the band that one has walked to");
}

/// CT-CBT-08, M-05: time passes for bodies while others fight.
#[test]
fn who_is_knocked_out_comes_round_after_40_rounds() {
    let mut fight = fight(scenario(vec![side(10, people(2)), side(15, people(1))]), &[6, 6]);
    fell(&mut fight, 1);
    stand_for(&mut fight, 39);
    assert!(!fight.world.is_able(FighterId(1)));
    stand_for(&mut fight, 1);
    assert!(fight.world.is_able(FighterId(1)));
    let woke =
        |event: &Event| matches!(event, Event::Body { what: healing::Event::Woke { .. }, .. });
    assert!(events(&fight).iter().any(woke));
}

/// CT-CBT-10
#[test]
fn rounds_go_on_until_a_side_is_beaten() {
    let mut fight = duel(5);
    stand_for(&mut fight, 20);
    assert_eq!(fight.outcome(), None);
    fell(&mut fight, 0);
    stand_for(&mut fight, 1);
    let end = Outcome { winner: Some(Seat(1)), how: Ending::Beaten, rounds: 21 };
    assert_eq!(outcome(&fight), end);
}

/// CT-CBT-14, CT-END-04
#[test]
fn after_the_fight_the_wounded_are_seen_to() {
    let mut fight = duel(5);
    wound(&mut fight.world, 0, [3, 0, 0]);
    fell(&mut fight, 1);
    stand_for(&mut fight, 1);
    assert!(fight.is_over());
    let who = FighterId(0);
    assert_eq!(fight.world.body(who).lost, [2, 0, 0], "half way back, fractions against them");
    assert!(matches!(events(&fight).last(), Some(Event::Ended(_))), "it is the last that is told");
}

/// Patients from a sickbay may have a later clock.
#[test]
fn the_clock_begins_at_the_latest_that_a_body_knows() {
    let mut scenario = scenario(vec![side(10, people(1)), side(15, people(1))]);
    scenario.forces[1].fighters[0].body.time = Seconds(1000);
    let mut fight = fight(scenario, &[]);
    stand_for(&mut fight, 1);
    assert_eq!(clock(&fight), Seconds(1015));
}
