//! Endings of fights, and aims of the sides (CT-END-01, CT-RUL-66).

use super::*;
use crate::{Ending, Exit};

/// Two of ours in band 10 with this aim, and one of theirs in band 15 who aims for defeat; the
/// field has 20 bands and no walls.
fn after_aim(aim: Aim) -> Scenario {
    let mut forces = vec![side(10, people(2)), side(15, people(1))];
    forces[0].aim = aim;
    let mut scenario = scenario(forces);
    scenario.ground.length = 500;
    scenario.ground.open_ends = (true, true);
    scenario
}

fn end(winner: Option<u8>, how: Ending, rounds: u16) -> Outcome {
    Outcome { winner: winner.map(Seat), how, rounds }
}

/// CT-END-01, CT-CBT-10
#[test]
fn a_fight_is_over_when_all_of_a_side_are_killed_or_knocked_out() {
    let mut fight = fight(scenario(vec![side(10, people(2)), side(15, people(1))]), &[6, 6, 6, 6]);
    kill(&mut fight, 0);
    stand_for(&mut fight, 1);
    assert_eq!(fight.outcome(), None);
    fell(&mut fight, 1);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(Some(1), Ending::Beaten, 2));
}

/// CT-END-01
#[test]
fn where_both_sides_are_beaten_at_once_nobody_has_won() {
    let mut fight = duel(5);
    kill(&mut fight, 0);
    kill(&mut fight, 1);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(None, Ending::Beaten, 1));
}

/// CT-END-01, CT-MOV-08
#[test]
fn a_fight_is_over_when_all_of_a_side_have_fled() {
    let mut fight = fight(after_aim(Aim::Defeat), &[6, 6]);
    fell(&mut fight, 1);
    for _ in 0..6 {
        stand_for_but(&mut fight, 0, FighterAction::Open(Gait::Run));
    }
    assert_eq!(outcome(&fight), end(Some(1), Ending::Fled, 6));
}

/// Plays a round in which one fighter does that and the others stand.
fn stand_for_but(fight: &mut Skirmish, who: u8, deed: FighterAction) {
    let wanted = Move::Do { who: FighterId(who), deed };
    let now = fight.world.course().round;
    while fight.world.course().round == now && fight.choice().is_some() {
        let options = &choice(fight).options;
        let stays = |it: &&Move| matches!(it, Move::Do { who: it, deed: FighterAction::Stand | FighterAction::Done } if it.0 != who);
        let done = |it: &&Move| matches!(it, Move::Do { deed: FighterAction::Done, .. });
        let chosen = options.iter().find(|&&it| it == wanted);
        let chosen = chosen.or_else(|| options.iter().find(stays).or(options.iter().find(done)));
        answer(fight, *chosen.expect("one can stay"));
    }
}

/// CT-RUL-66
#[test]
fn a_fight_that_lasts_too_long_has_no_winner() {
    let mut fight = fight(Scenario { rounds: 3, ..after_aim(Aim::Defeat) }, &[]);
    stand_for(&mut fight, 5);
    assert_eq!(outcome(&fight), end(None, Ending::OutOfTime, 3));
}

/// FL-9: 45 seconds are over in the third round of fifteen, and in the eighth of six.
#[test]
fn a_scenario_lasts_as_long_by_rules_with_shorter_rounds() {
    let scenario = Scenario { rounds: 3, ..after_aim(Aim::Defeat) };
    let setup = Setup { rules: RuleSet::SecondEdition, ..setup(scenario) };
    let mut fight = Skirmish::new(&tables::armoury(), &setup, 1).expect("sound");
    let idle = |it: &&Move| matches!(it, Move::Do { deed: FighterAction::Done, .. });
    while let Some(choice) = fight.choice() {
        let chosen = *choice.options.iter().find(idle).unwrap_or(&choice.options[0]);
        answer(&mut fight, chosen);
    }
    assert_eq!(outcome(&fight), end(None, Ending::OutOfTime, 8));
}

/// CT-RUL-66: two of three sides are out of the fight.
#[test]
fn of_three_sides_the_last_that_stands_has_won() {
    let forces = vec![side(10, people(1)), side(15, people(1)), side(20, people(1))];
    let mut fight = fight(scenario(forces), &[]);
    kill(&mut fight, 0);
    stand_for(&mut fight, 1);
    assert_eq!(fight.outcome(), None);
    answer(&mut fight, Move::Surrender);
    assert_eq!(outcome(&fight), end(Some(2), Ending::Beaten, 2));
}

/// FL-7
#[test]
fn who_is_to_hold_a_place_must_be_there_at_the_end() {
    let hold = |to| Aim::Hold { from: Place::band(8), to: Place::band(to), rounds: 4 };
    let mut held = fight(after_aim(hold(11)), &[]);
    stand_for(&mut held, 3);
    assert_eq!(held.outcome(), None);
    stand_for(&mut held, 1);
    assert_eq!(outcome(&held), end(Some(0), Ending::Aim, 4));
    let mut lost = fight(after_aim(hold(9)), &[]);
    stand_for(&mut lost, 4);
    assert_eq!(outcome(&lost), end(Some(1), Ending::AimLost, 4));
}

#[test]
fn so_many_must_reach_a_place_on_their_feet() {
    let mut fight = fight(after_aim(Aim::Reach { place: Place::band(8), count: 2 }), &[]);
    let run = FighterAction::Open(Gait::Run);
    round(&mut fight, &[(0, run), (1, OPEN), (2, FighterAction::Stand)]);
    assert_eq!(fight.outcome(), None);
    round(&mut fight, &[(0, run), (1, OPEN), (2, FighterAction::Stand)]);
    assert_eq!(outcome(&fight), end(Some(0), Ending::Aim, 2), "at it, and past it");
}

#[test]
fn a_place_is_reached_from_either_side_and_not_by_the_bound_or_by_who_lies_there() {
    let to = |place| after_aim(Aim::Reach { place: Place::band(place), count: 1 });
    for (place, there, reached) in [
        (13, 13, true),
        (13, 14, true),
        (13, 12, false),
        (8, 7, true),
        (8, 9, false),
        (10, 11, false),
    ] {
        let mut fight = fight(to(place), &[]);
        let stand = |who| crate::Stand { place: Place::band(who), gone: None, carries: None };
        *fight.world.of_mut(FighterId(0)) = stand(there);
        *fight.world.of_mut(FighterId(1)) = stand(if place > 10 { 0 } else { 20 });
        stand_for(&mut fight, 1);
        assert_eq!(fight.outcome().is_some(), reached, "{there} on the way to {place}");
    }
    let mut bound = fight(to(8), &[6, 6]);
    bound.world.of_mut::<crate::Fighter>(FighterId(0)).captive = true;
    bound.world.of_mut::<crate::Stand>(FighterId(0)).place = Place::band(8);
    stand_for(&mut bound, 1);
    assert_eq!(bound.outcome(), None);
}

#[test]
fn over_the_end_of_the_field_beyond_a_place_counts_as_having_reached_it() {
    let mut fight = fight(after_aim(Aim::Reach { place: Place::band(0), count: 2 }), &[]);
    let run = FighterAction::Open(Gait::Run);
    for _ in 0..5 {
        round(&mut fight, &[(0, run), (1, OPEN), (2, CLOSE)]);
    }
    assert_eq!(fight.outcome(), None);
    round(&mut fight, &[(0, run), (1, OPEN), (2, CLOSE)]);
    assert_eq!(fight.world.stand(FighterId(0)).gone, Some(Exit::OverTheEdge));
    for _ in 0..4 {
        round(&mut fight, &[(1, OPEN), (2, CLOSE)]);
    }
    assert_eq!(outcome(&fight), end(Some(0), Ending::Aim, 10));
}

#[test]
fn too_few_left_alive_to_reach_a_place_have_lost() {
    let mut fight = fight(after_aim(Aim::Reach { place: Place::band(0), count: 2 }), &[6, 6]);
    kill(&mut fight, 0);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(Some(1), Ending::AimLost, 1));
}

/// The captive, fighter 1, lies bound in band 15 beside the guard.
fn rescue() -> Skirmish {
    let mut scenario = after_aim(Aim::Rescue { who: 1, to: Place::band(8) });
    let bound = Recruit { captive: true, ..person("bound") };
    scenario.forces[0].fighters[1] = in_band(15, bound);
    fight(scenario, &[])
}

#[test]
fn a_rescue_is_over_when_they_are_where_they_were_to_be_brought() {
    let mut fight = rescue();
    stand_for(&mut fight, 1);
    assert_eq!(fight.outcome(), None);
    fight.world.of_mut::<crate::Stand>(FighterId(1)).place = Place::band(8);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(Some(0), Ending::Aim, 2));
}

#[test]
fn who_is_brought_off_the_field_beyond_the_place_is_rescued() {
    let mut fight = rescue();
    let (place, gone) = (Place::band(0), Some(Exit::OverTheEdge));
    *fight.world.of_mut(FighterId(1)) = crate::Stand { place, gone, carries: None };
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(Some(0), Ending::Aim, 1));
}

#[test]
fn nobody_can_rescue_the_dead_or_who_was_taken_elsewhere() {
    let mut dead = rescue();
    kill(&mut dead, 1);
    stand_for(&mut dead, 1);
    assert_eq!(outcome(&dead), end(Some(1), Ending::AimLost, 1));
    let mut taken = rescue();
    taken.world.of_mut::<crate::Stand>(FighterId(1)).gone = Some(Exit::OverTheEdge);
    stand_for(&mut taken, 1);
    assert_eq!(outcome(&taken).how, Ending::AimLost);
}

#[test]
fn who_is_rescued_where_they_are_has_to_be_freed() {
    let mut scenario = after_aim(Aim::Rescue { who: 1, to: Place::band(15) });
    scenario.forces[0].fighters[1] = in_band(15, Recruit { captive: true, ..person("bound") });
    let mut fight = fight(scenario, &[]);
    stand_for(&mut fight, 1);
    assert_eq!(fight.outcome(), None);
    fight.world.of_mut::<crate::Fighter>(FighterId(1)).captive = false;
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight).how, Ending::Aim);
}

#[test]
fn who_is_protected_must_live_until_the_end() {
    let aim = Aim::Protect { who: 1, rounds: 3 };
    let mut kept = fight(after_aim(aim), &[6, 6]);
    fell(&mut kept, 1);
    stand_for(&mut kept, 3);
    assert_eq!(outcome(&kept), end(Some(0), Ending::Aim, 3));
    let mut lost = fight(after_aim(aim), &[6, 6]);
    kill(&mut lost, 1);
    stand_for(&mut lost, 1);
    assert_eq!(outcome(&lost), end(Some(1), Ending::AimLost, 1));
}

#[test]
fn first_blood_ends_a_fight_and_old_wounds_do_not() {
    let mut scenario = after_aim(Aim::FirstBlood);
    scenario.forces[1].fighters[0].body.lost = [2, 0, 0];
    let mut fight = fight(scenario, &[]);
    stand_for(&mut fight, 1);
    assert_eq!(fight.outcome(), None);
    wound(&mut fight.world, 2, [0, 1, 0]);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(Some(0), Ending::Aim, 2));
}

/// FL-7: by the second edition, others would still have a turn.
#[test]
fn the_turn_that_draws_first_blood_is_the_last_of_its_round() {
    let setup = Setup { rules: RuleSet::SecondEdition, ..setup(after_aim(Aim::FirstBlood)) };
    let mut fight = Skirmish::new(&tables::armoury(), &setup, 1).expect("sound");
    while !matches!(choice(&fight).why, Why::Turn { .. }) {
        let first = choice(&fight).options[0];
        answer(&mut fight, first);
    }
    let Why::Turn { who } = choice(&fight).why else { unreachable!("a turn") };
    wound(&mut fight.world, 2, [1, 0, 0]);
    answer(&mut fight, Move::Do { who, deed: FighterAction::Done });
    assert_eq!(outcome(&fight), end(Some(0), Ending::Aim, 1));
}

#[test]
fn where_two_sides_have_what_they_were_after_at_once_nobody_has_won() {
    let mut scenario = after_aim(Aim::FirstBlood);
    scenario.forces[1].aim = Aim::FirstBlood;
    let mut fight = fight(scenario, &[]);
    wound(&mut fight.world, 0, [1, 0, 0]);
    wound(&mut fight.world, 2, [1, 0, 0]);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(None, Ending::Aim, 1));
}

#[test]
fn who_draws_first_blood_and_is_beaten_for_it_has_nothing() {
    let mut fight = fight(after_aim(Aim::FirstBlood), &[]);
    wound(&mut fight.world, 2, [1, 0, 0]);
    kill(&mut fight, 0);
    kill(&mut fight, 1);
    stand_for(&mut fight, 1);
    assert_eq!(outcome(&fight), end(Some(1), Ending::Beaten, 1));
}

#[test]
fn who_gives_up_has_nothing_either() {
    let aim = Aim::Hold { from: Place::band(0), to: Place::band(20), rounds: 1 };
    let mut fight = fight(after_aim(aim), &[]);
    answer(&mut fight, Move::Surrender);
    assert_eq!(outcome(&fight), end(Some(1), Ending::Surrendered, 1));
}

/// A side that surrenders in the last round has not held out for it.
#[test]
fn in_the_last_round_the_others_giving_up_decides_it() {
    let aim = Aim::Hold { from: Place::band(0), to: Place::band(1), rounds: 1 };
    let mut fight = fight(after_aim(aim), &[]);
    round(&mut fight, &[(0, FighterAction::Stand), (1, FighterAction::Stand)]);
    answer(&mut fight, Move::Surrender);
    assert_eq!(outcome(&fight), end(Some(0), Ending::Surrendered, 1));
}
