//! Carrying others (FL-6).

use super::*;
use crate::{Exit, Fighter, Stand, carry};

/// Two of ours in band 10, the second unconscious; one of theirs in band 15.
fn with_fallen() -> Skirmish {
    let mut scenario = scenario(vec![side(10, people(2)), side(15, people(1))]);
    scenario.ground.open_ends = (true, true);
    let mut fight = fight(scenario, &[6, 6]);
    fell(&mut fight, 1);
    fight
}

fn do_it(fight: &mut Skirmish, who: u8, deed: FighterAction) {
    carry::do_it(&mut fight.world, FighterId(who), deed);
}

fn options(fight: &Skirmish, who: u8) -> Vec<FighterAction> {
    carry::options(&fight.world, FighterId(who))
}

fn carries(fight: &Skirmish, who: u8) -> Option<u8> {
    fight.world.stand(FighterId(who)).carries.map(|it| it.0)
}

/// FL-6
#[test]
fn somebody_able_takes_up_who_lies_in_the_same_band() {
    let mut fight = with_fallen();
    assert_eq!(options(&fight, 0), [FighterAction::Carry(FighterId(1))]);
    do_it(&mut fight, 0, FighterAction::Carry(FighterId(1)));
    assert_eq!(carries(&fight, 0), Some(1));
    let took = Event::TookUp { who: FighterId(0), other: FighterId(1) };
    assert_eq!(events(&fight).last(), Some(&took));
    assert_eq!(options(&fight, 0), [FighterAction::PutDown]);
}

/// FL-6
#[test]
fn from_another_band_nobody_can_be_taken_up_and_the_dead_never() {
    let mut far = with_fallen();
    far.world.of_mut::<Stand>(FighterId(1)).place = Place::band(11);
    assert!(options(&far, 0).is_empty());
    let mut dead = with_fallen();
    kill(&mut dead, 1);
    assert!(options(&dead, 0).is_empty());
}

/// FL-6
#[test]
fn who_carries_walks_and_does_not_evade_and_both_move_together() {
    let mut fight = with_fallen();
    stand_for(&mut fight, 1);
    do_it(&mut fight, 0, FighterAction::Carry(FighterId(1)));
    stand_for(&mut fight, 1);
    assert_eq!(statuses(&fight, 0), [CLOSE, OPEN, FighterAction::Stand]);
    round(&mut fight, &[(0, OPEN), (2, FighterAction::Stand)]);
    assert_eq!([0, 1].map(|who| band(&fight, who)), [9, 9]);
}

/// FL-6, CT-END-02: fighters of a broken side drop nobody they carry.
#[test]
fn who_carries_on_a_broken_side_may_stay_where_they_are() {
    let mut fight = with_fallen();
    stand_for(&mut fight, 1);
    do_it(&mut fight, 0, FighterAction::Carry(FighterId(1)));
    fight.world.course_mut().sides[0].routed = true;
    let statuses = crate::classic::orders::statuses(&fight.world, FighterId(0));
    assert_eq!(statuses, [OPEN, FighterAction::Stand]);
}

/// FL-6
#[test]
fn by_the_second_edition_who_is_carried_lies_in_reach_of_an_arm() {
    let mut setup = setup(scenario(vec![side(10, people(2)), side(15, people(1))]));
    setup.rules = RuleSet::SecondEdition;
    let mut fight = Skirmish::new(&tables::armoury(), &setup, 1).expect("it is sound");
    fell(&mut fight, 1);
    for (cm, can) in [(0, true), (150, true), (151, false)] {
        let at = fight.world.stand(FighterId(0)).place;
        fight.world.of_mut::<Stand>(FighterId(1)).place = at.step(cm);
        assert_eq!(!options(&fight, 0).is_empty(), can, "{cm} cm");
    }
}

/// FL-6
#[test]
fn who_has_left_cannot_be_taken_up() {
    let mut fight = with_fallen();
    fight.world.of_mut::<Stand>(FighterId(1)).gone = Some(Exit::OverTheEdge);
    assert!(options(&fight, 0).is_empty());
}

/// FL-6
#[test]
fn who_is_carried_leaves_the_field_with_their_carrier() {
    let mut fight = with_fallen();
    let mut at = |who| fight.world.of_mut::<Stand>(FighterId(who)).place = Place::band(0);
    at(0);
    at(1);
    do_it(&mut fight, 0, FighterAction::Carry(FighterId(1)));
    stand_for(&mut fight, 1);
    round(&mut fight, &[(0, OPEN), (2, FighterAction::Stand)]);
    let gone = |who| fight.world.stand(FighterId(who)).gone;
    assert_eq!([0, 1].map(gone), [Some(Exit::OverTheEdge); 2]);
    let left = Event::Left { who: FighterId(1), exit: Exit::OverTheEdge };
    assert!(events(&fight).contains(&left));
}

/// FL-6
#[test]
fn carrying_is_an_action_after_the_movement_of_a_round() {
    let mut fight = with_fallen();
    round(&mut fight, &[(0, FighterAction::Stand), (2, FighterAction::Stand)]);
    assert_eq!((choice(&fight).seat, choice(&fight).why), (Seat(0), Why::Attacks));
    answer(&mut fight, Move::Do { who: FighterId(0), deed: FighterAction::Carry(FighterId(1)) });
    assert_eq!(carries(&fight, 0), Some(1));
}

/// FL-6
#[test]
fn who_is_put_down_lies_where_the_carrier_stands() {
    let mut fight = with_fallen();
    do_it(&mut fight, 0, FighterAction::Carry(FighterId(1)));
    do_it(&mut fight, 0, FighterAction::PutDown);
    assert_eq!(carries(&fight, 0), None);
    let (who, other, at) = (FighterId(0), FighterId(1), Place::band(10));
    assert_eq!(events(&fight).last(), Some(&Event::PutDown { who, other, at }));
}

/// FL-6
#[test]
fn who_falls_lets_go_and_who_comes_round_walks() {
    let mut falls = with_fallen();
    do_it(&mut falls, 0, FighterAction::Carry(FighterId(1)));
    fell(&mut falls, 0);
    stand_for(&mut falls, 1);
    assert_eq!(carries(&falls, 0), None);
    let mut wakes = with_fallen();
    do_it(&mut wakes, 0, FighterAction::Carry(FighterId(1)));
    stand_for(&mut wakes, 40);
    assert_eq!(carries(&wakes, 0), None);
    assert!(wakes.world.is_able(FighterId(1)));
}

/// FL-6
#[test]
fn of_two_who_reach_for_the_same_only_one_has_them() {
    let mut fight = fight(scenario(vec![side(10, people(3)), side(15, people(1))]), &[6, 6]);
    fell(&mut fight, 2);
    do_it(&mut fight, 0, FighterAction::Carry(FighterId(2)));
    do_it(&mut fight, 1, FighterAction::Carry(FighterId(2)));
    assert_eq!([carries(&fight, 0), carries(&fight, 1)], [Some(2), None]);
}

/// FL-6
#[test]
fn a_captive_is_freed_or_carried_by_those_who_came_for_them_and_then_acts() {
    let bound = Recruit { captive: true, ..person("bound") };
    let mut forces = vec![side(10, people(1)), side(10, people(1)), side(10, vec![bound])];
    forces[0].aim = Aim::Rescue { who: 2, to: Place::band(0) };
    let mut fight = fight(scenario(forces), &[]);
    let both = [FighterAction::Carry(FighterId(2)), FighterAction::Free(FighterId(2))];
    assert_eq!(options(&fight, 0), both);
    assert!(options(&fight, 1).is_empty(), "guards do not free");
    do_it(&mut fight, 0, FighterAction::Free(FighterId(2)));
    assert!(!fight.world.of::<Fighter>(FighterId(2)).captive);
    assert!(fight.world.is_able(FighterId(2)));
    let freed = Event::Freed { who: FighterId(2), by: FighterId(0) };
    assert_eq!(events(&fight).last(), Some(&freed));
}

/// FL-6
#[test]
fn an_enemy_who_lies_can_be_carried_off_and_beasts_carry_nobody() {
    let mut fight = fight(scenario(vec![side(10, people(2)), side(10, vec![beast(2)])]), &[6, 6]);
    fell(&mut fight, 0);
    assert!(options(&fight, 2).is_empty());
    let two = vec![side(10, people(1)), side(10, people(2))];
    let mut fight = super::fight(scenario(two), &[6, 6]);
    fell(&mut fight, 2);
    assert_eq!(options(&fight, 0), [FighterAction::Carry(FighterId(2))]);
}
