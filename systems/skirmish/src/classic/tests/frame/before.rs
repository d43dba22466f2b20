//! The stages before the first round (CT-CBT-01, CT-CBT-02, CT-CBT-11, CT-CBT-12).

use super::*;
use crate::{Ending, field::Range};

fn thrown() -> Scenario {
    let scenario = scenario(vec![side(10, people(1)), side(12, people(1))]);
    let (surprise, opening) = (Surprise::Thrown, Opening::Thrown);
    Scenario { surprise, opening, avoidable: true, ..scenario }
}

/// CT-CBT-11, CT-CBT-12
#[test]
fn an_encounter_is_surprise_then_range_then_escape_before_the_first_round() {
    let mut fight = fight(thrown(), &[2, 2, 3, 4, 1, 1]);
    answer(&mut fight, Move::GetAway);
    answer(&mut fight, Move::Fight);
    let told = events(&fight).iter().map(|event| format!("{event:?}"));
    let told: Vec<String> =
        told.map(|event| event.split([' ', '(']).next().unwrap_or_default().to_owned()).collect();
    assert_eq!(told, ["Met", "Surprise", "OpeningRange", "EscapeTried", "RoundBegan"]);
}

/// CT-CBT-02
#[test]
fn beasts_are_a_side_like_any_other() {
    let mut fight = fight(scenario(vec![side(0, people(1)), side(4, vec![beast(2)])]), &[]);
    round(&mut fight, &[(0, FighterAction::Stand)]);
    assert_eq!(choice(&fight).seat, Seat(1));
    assert!(statuses(&fight, 1).contains(&CLOSE));
}

/// CT-CBT-03
#[test]
fn the_referee_can_say_surprise_and_range_so_that_nothing_is_left_to_the_dice() {
    let (surprise, opening) = (Surprise::By(1), Opening::At(Range::Medium));
    let fight = fight(Scenario { surprise, opening, ..thrown() }, &[]);
    assert_eq!((choice(&fight).seat, choice(&fight).why), (Seat(1), Why::Advantage));
}

/// CT-CBT-01: a fighter who dies in a fight is dead after it.
#[test]
fn the_dead_of_a_fight_stay_dead() {
    let mut fight = duel(3);
    kill(&mut fight, 1);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight).how, Ending::Beaten);
    assert!(fight.world.body(FighterId(1)).is_dead());
}

/// A side without anybody who can fight is beaten before it begins.
#[test]
fn who_comes_unconscious_is_no_enemy() {
    let mut scenario = scenario(vec![side(10, people(1)), side(12, people(1))]);
    scenario.forces[1].fighters[0].body.state =
        characters::body::State::Unconscious { since: Seconds(0), failed: 0 };
    let end = Outcome { winner: Some(Seat(0)), how: Ending::Beaten, rounds: 0 };
    assert_eq!(outcome(&fight(scenario, &[])), end);
}
