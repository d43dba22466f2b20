//! Morale (CT-END-02).

use super::*;
use crate::Ending;

/// Four against one, 5 bands apart.
fn four(change: impl FnOnce(&mut Force)) -> Scenario {
    let mut force = side(10, people(4));
    change(&mut force);
    scenario(vec![force, side(15, people(1))])
}

fn throws(fight: &Skirmish) -> Vec<(String, bool)> {
    let all = events(fight).iter().filter_map(|event| {
        let Event::Morale { throw, stands, .. } = event else { return None };
        Some((throw.to_string(), *stands))
    });
    all.collect()
}

/// Plays a round in which these of the first side fall.
fn after(scenario: Scenario, fallen: &[u8], dice: &[u8]) -> Skirmish {
    let mut fight = fight(scenario, dice);
    for &who in fallen {
        fell(&mut fight, who);
    }
    stand_for(&mut fight, 1);
    fight
}

/// CT-END-01, CT-END-02
#[test]
fn with_a_quarter_fallen_a_side_stands_on_seven_and_breaks_below() {
    let stands = after(four(|_| {}), &[0], &[3, 4]);
    assert_eq!(throws(&stands), [("3 + 4 = 7, needs 7+: success by 0".to_owned(), true)]);
    assert_eq!(stands.outcome(), None);
    let breaks = after(four(|_| {}), &[0], &[3, 3]);
    let end = Outcome { winner: Some(Seat(1)), how: Ending::Routed, rounds: 1 };
    assert_eq!(outcome(&breaks), end);
    assert!(side_of(&breaks, 0).routed);
}

/// CT-END-02
#[test]
fn below_a_quarter_nobody_throws() {
    let five = four(|force| force.fighters = people(5));
    assert!(throws(&after(five, &[0], &[])).is_empty());
}

/// CT-END-02
#[test]
fn a_side_throws_once_for_each_round_in_which_somebody_falls() {
    let mut fight = after(four(|_| {}), &[0], &[6, 6, 6, 6]);
    stand_for(&mut fight, 3);
    assert_eq!(throws(&fight).len(), 1);
    fell(&mut fight, 1);
    stand_for(&mut fight, 1);
    assert_eq!(throws(&fight).len(), 2);
}

/// CT-END-02
#[test]
fn without_morale_nobody_breaks() {
    let mut setup = setup(four(|_| {}));
    setup.house.morale = false;
    let dice = Dice::scripted(&[]);
    let mut fight = Skirmish::with_dice(&tables::armoury(), &setup, dice).expect("it is sound");
    [0, 1, 2].into_iter().for_each(|who| fell(&mut fight, who));
    stand_for(&mut fight, 2);
    assert_eq!(fight.outcome(), None);
}

#[track_caller]
fn check(change: impl FnOnce(&mut Force), fallen: &[u8], expected: &str) {
    let fight = after(four(change), fallen, &[6, 6]);
    let throw = throws(&fight).remove(0).0;
    assert!(throw.starts_with(expected), "{throw}");
}

/// CT-END-02
#[test]
fn soldiers_and_their_leader_stand_longer_and_the_decimated_do_not() {
    check(|force| force.military = true, &[0], "6 + 6, soldiers +1 = 13");
    check(|force| force.fighters[3].leader = true, &[0], "6 + 6, leader +1 = 13");
    let tactician = |force: &mut Force| {
        force.fighters[3] = Recruit { leader: true, ..skilled("Tactics", 1) };
    };
    check(tactician, &[0], "6 + 6, leader +1, Tactics +1 = 14");
    check(|force| force.fighters[3] = skilled("Leader", 2), &[0], "6 + 6, leader +1 = 13");
    check(|force| force.fighters[3] = skilled("Tactics", 2), &[0], "6 + 6 = 12");
    check(|_| {}, &[0, 1], "6 + 6 = 12, needs");
    check(|_| {}, &[0, 1, 2], "6 + 6, more than half fallen -2 = 10");
}

/// CT-END-02
#[test]
fn a_leader_killed_is_missed_until_somebody_takes_their_place() {
    let led = four(|force| {
        force.fighters = people(8);
        force.fighters[0].leader = true;
        force.fighters[7] = skilled("Leader", 1);
    });
    let mut fight = fight(led, &[6, 6, 6, 6, 6, 6]);
    kill(&mut fight, 0);
    fell(&mut fight, 1);
    stand_for(&mut fight, 1);
    fell(&mut fight, 2);
    stand_for(&mut fight, 1);
    fell(&mut fight, 3);
    stand_for(&mut fight, 1);
    let sums: Vec<String> = throws(&fight).into_iter().map(|(throw, _)| throw).collect();
    let missed = "6 + 6, leader killed -2 = 10, needs 7+: success by 3";
    assert_eq!(sums, [missed, missed, "6 + 6, leader +1 = 13, needs 7+: success by 6"]);
}

/// CT-END-02: a leader who is only unconscious counts neither as present nor as dead.
#[test]
fn a_leader_knocked_out_gives_nothing_and_takes_nothing() {
    check(|force| force.fighters[0].leader = true, &[0], "6 + 6 = 12");
}

/// CT-END-02: one of three sides breaks; the others go on, and it gets away.
#[test]
fn a_broken_side_runs_while_the_others_fight() {
    let mut scenario = four(|_| {});
    scenario.forces.push(side(20, people(1)));
    let fight = after(scenario, &[0], &[1, 1]);
    assert_eq!(fight.outcome(), None);
    let mut worse = fight;
    fell(&mut worse, 1);
    stand_for(&mut worse, 1);
    assert_eq!(throws(&worse).len(), 1, "who has broken throws no more");
    let fight = worse;
    assert!(
        statuses(&fight, 2)
            .iter()
            .all(|deed| matches!(deed, FighterAction::Open(_) | FighterAction::Evade))
    );
}
