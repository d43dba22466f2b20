//! Movement, from the order to the journal (CT-MOV-01 to CT-MOV-08, CT-MOV-13 to CT-MOV-21).

use super::*;
use crate::{Ending, Exit, field::Distance};

const RUN_IN: FighterAction = FighterAction::Close(Gait::Run);
const RUN_AWAY: FighterAction = FighterAction::Open(Gait::Run);

fn apart(fight: &Skirmish) -> i16 {
    band(fight, 1) - band(fight, 0)
}

/// Plays one against one, this many bands apart, for a round with these orders.
#[track_caller]
fn after(bands: i16, one: FighterAction, other: FighterAction) -> Skirmish {
    let mut fight = duel(bands);
    round(&mut fight, &[(0, one), (1, other)]);
    fight
}

/// CT-MOV-01
#[test]
fn a_band_is_25_metres() {
    assert_eq!(Distance::bands(4), Distance::metres(100));
    let at = duel(4).world.stand(FighterId(1)).place;
    assert_eq!(at, Place::metres(350));
}

/// CT-MOV-03, CT-MOV-13, CT-MOV-14, CT-MOV-17, CT-MOV-19, CT-MOV-20
#[test]
fn a_walk_is_a_band_and_who_stands_stays() {
    assert_eq!(apart(&after(5, CLOSE, FighterAction::Stand)), 4);
    assert_eq!(apart(&after(3, OPEN, FighterAction::Stand)), 4);
    let stood = after(5, FighterAction::Stand, CLOSE);
    assert_eq!((band(&stood, 0), apart(&stood)), (10, 4));
}

/// CT-MOV-04, CT-MOV-15, CT-MOV-19, CT-RUL-16
#[test]
fn a_run_is_two_bands_and_takes_a_blow_but_nothing_off_endurance() {
    for (deed, bands) in [(RUN_IN, 3), (RUN_AWAY, 7)] {
        let fight = after(5, deed, FighterAction::Stand);
        assert_eq!(apart(&fight), bands);
        let blows = |who| fight.world.of::<Classic>(FighterId(who)).blows;
        assert_eq!((blows(0), blows(1)), (6, 7));
        assert!(events(&fight).contains(&Event::Blow { who: FighterId(0), left: 6 }));
        assert_eq!(fight.world.body(FighterId(0)).physical(fight.world.full(FighterId(0))), [7; 3]);
    }
}

/// CT-RUL-16
#[test]
fn who_has_no_blow_left_cannot_run() {
    let mut fight = duel(5);
    assert!(statuses(&fight, 0).contains(&RUN_IN));
    fight.world.of_mut::<Classic>(FighterId(0)).blows = 0;
    round(&mut fight, &[(0, FighterAction::Stand), (1, FighterAction::Stand)]);
    assert!(!statuses(&fight, 0).iter().any(|&deed| deed == RUN_IN || deed == RUN_AWAY));
}

/// CT-SUP-07: a run costs nothing either while the enemy is surprised.
#[test]
fn a_run_costs_nothing_as_long_as_the_enemy_is_surprised() {
    let scenario = scenario(vec![side(10, people(1)), side(15, people(1))]);
    let mut fight = fight(Scenario { surprise: Surprise::By(0), ..scenario }, &[]);
    round(&mut fight, &[(0, RUN_IN)]);
    assert_eq!((apart(&fight), fight.world.of::<Classic>(FighterId(0)).blows), (3, 7));
}

/// CT-MOV-05, CT-MOV-16, CT-MOV-19, CT-RUL-60
#[test]
fn who_rides_goes_four_bands() {
    let rider = Recruit { mount: Some("dune buggy".to_owned()), ..person("rider") };
    let scenario = scenario(vec![side(10, vec![rider]), side(20, people(1))]);
    for (deed, bands) in
        [(FighterAction::Close(Gait::Ride), 6), (FighterAction::Open(Gait::Ride), 14)]
    {
        let mut fight = fight(scenario.clone(), &[]);
        assert!(!statuses(&fight, 0).contains(&RUN_IN), "there is no need to run");
        round(&mut fight, &[(0, deed), (1, FighterAction::Stand)]);
        assert_eq!(apart(&fight), bands);
    }
}

/// CT-MOV-06
#[test]
fn a_beast_runs_as_fast_as_its_kind() {
    for (speed, gaits) in [(0, 0), (1, 1), (3, 2)] {
        let scenario = scenario(vec![side(10, vec![beast(speed)]), side(20, people(1))]);
        let mut fight = fight(scenario, &[]);
        let closing = |deed: &FighterAction| matches!(deed, FighterAction::Close(_));
        let ways = statuses(&fight, 0).into_iter().filter(closing).count();
        assert_eq!(ways, gaits, "speed {speed}");
        if speed == 3 {
            round(&mut fight, &[(0, RUN_IN), (1, FighterAction::Stand)]);
            assert_eq!(apart(&fight), 7);
        }
    }
}

/// CT-MOV-07, CT-RUL-61
#[test]
fn both_move_at_once() {
    assert_eq!(apart(&after(5, CLOSE, CLOSE)), 3);
    assert_eq!(apart(&after(5, CLOSE, OPEN)), 5);
    assert_eq!(apart(&after(5, RUN_IN, OPEN)), 4);
}

/// CT-MOV-02, CT-RUL-12
#[test]
fn who_walks_in_from_short_range_is_in_contact() {
    let fight = after(0, CLOSE, FighterAction::Stand);
    assert_eq!([touching(&fight, 0), touching(&fight, 1)], [[1], [0]]);
    let contact = Event::Contact { one: FighterId(0), other: FighterId(1), touching: true };
    assert!(events(&fight).contains(&contact));
}

/// CT-MOV-18, CT-RUL-12
#[test]
fn who_walks_out_of_contact_is_a_band_away() {
    let mut fight = after(1, CLOSE, CLOSE);
    assert_eq!(touching(&fight, 1), [0]);
    round(&mut fight, &[(0, FighterAction::Stand), (1, OPEN)]);
    assert_eq!(apart(&fight), 1);
    assert!(touching(&fight, 0).is_empty());
    let contact = Event::Contact { one: FighterId(0), other: FighterId(1), touching: false };
    assert!(events(&fight).contains(&contact));
}

/// CT-MOV-08, CT-RUL-06
#[test]
fn beyond_20_bands_one_is_away_but_only_who_has_gone_there() {
    let scenario = |apart| scenario(vec![side(0, people(1)), side(apart, people(1))]);
    let mut at_20 = fight(scenario(20), &[]);
    round(&mut at_20, &[(0, FighterAction::Stand), (1, FighterAction::Stand)]);
    assert_eq!(at_20.outcome(), None);
    round(&mut at_20, &[(0, FighterAction::Stand), (1, OPEN)]);
    let who = FighterId(1);
    assert!(events(&at_20).contains(&Event::Left { who, exit: Exit::OutOfRange }));
    let end = Outcome { winner: Some(Seat(0)), how: Ending::Fled, rounds: 2 };
    assert_eq!(outcome(&at_20), end);
    let mut at_25 = fight(scenario(25), &[]);
    round(&mut at_25, &[(0, FighterAction::Stand), (1, CLOSE)]);
    assert_eq!(at_25.outcome(), None, "who comes nearer is not away");
}

/// CT-MOV-08: a fast enough pursuer keeps the other in the fight.
#[test]
fn who_is_followed_is_not_away() {
    let scenario = scenario(vec![side(0, people(1)), side(20, people(1))]);
    let mut fight = fight(scenario, &[]);
    round(&mut fight, &[(0, CLOSE), (1, OPEN)]);
    assert_eq!((apart(&fight), fight.outcome()), (20, None));
}

/// CT-MOV-21, CT-RUL-68
#[test]
fn towards_and_away_are_about_the_nearest_enemy() {
    let far = in_band(9, person("far"));
    let scenario =
        || scenario(vec![side(0, people(1)), side(4, vec![person("near"), far.clone()])]);
    for (deed, at) in [(CLOSE, 1), (RUN_IN, 2)] {
        let mut fight = fight(scenario(), &[]);
        round(&mut fight, &[(0, deed), (1, FighterAction::Stand), (2, FighterAction::Stand)]);
        assert_eq!(band(&fight, 0), at);
    }
    let mut between = scenario();
    between.forces[0].at = Place::band(6);
    let mut fight = fight(between, &[]);
    round(&mut fight, &[(0, OPEN), (1, FighterAction::Stand), (2, FighterAction::Stand)]);
    assert_eq!(band(&fight, 0), 7, "away from the one at 4, though another is at 9");
}

/// CT-RUL-68: from an enemy in the same band, away is where the side came from, unless its aim is a
/// place.
#[test]
fn past_an_enemy_in_the_same_band_one_goes_where_one_wants_to_get() {
    for (aim, at) in [
        (Aim::Defeat, 9),
        (Aim::Reach { place: Place::band(30), count: 1 }, 11),
        (Aim::Rescue { who: 1, to: Place::band(0) }, 9),
    ] {
        let mut forces = vec![side(10, people(1)), side(12, people(1))];
        forces[0].aim = aim;
        let mut scenario = scenario(forces);
        scenario.forces[1].fighters[0].at = Some(Place::band(10));
        let mut fight = fight(scenario, &[]);
        round(&mut fight, &[(0, OPEN), (1, FighterAction::Stand)]);
        assert_eq!(band(&fight, 0), at, "{aim:?}");
    }
}

/// CT-RUL-68: of several at the same distance, the one in contact.
#[test]
fn the_nearest_enemy_is_first_of_all_the_one_who_touches() {
    let mut fight = fight(scenario(vec![side(10, people(1)), side(10, people(2))]), &[]);
    round(&mut fight, &[(0, FighterAction::Stand), (1, FighterAction::Stand), (2, CLOSE)]);
    assert_eq!(touching(&fight, 0), [2]);
    round(&mut fight, &[(0, CLOSE), (1, FighterAction::Stand), (2, OPEN)]);
    assert_eq!((band(&fight, 0), band(&fight, 2)), (11, 11), "after the one who was held");
}

/// CT-RUL-68: each side has its own end of the field, even where both came from one place; but
/// nobody moves into a wall.
#[test]
fn from_an_enemy_in_the_same_band_each_side_goes_to_its_own_end_unless_that_is_a_wall() {
    for (home, other, at, bands) in [(10, 10, 10, (9, 11)), (12, 8, 10, (11, 9)), (0, 5, 0, (1, 1))]
    {
        let ours = side(home, vec![in_band(at, person("one"))]);
        let theirs = side(other, vec![in_band(at, person("other"))]);
        let mut fight = fight(scenario(vec![ours, theirs]), &[]);
        round(&mut fight, &[(0, OPEN), (1, OPEN)]);
        assert_eq!((band(&fight, 0), band(&fight, 1)), bands, "from {home} and {other}");
    }
}

/// CT-MOV-17: a fighter with a wall behind them cannot open.
#[test]
fn into_a_wall_nobody_opens() {
    let cornered = fight(scenario(vec![side(0, people(1)), side(5, people(1))]), &[]);
    assert!(!statuses(&cornered, 0).iter().any(|deed| matches!(deed, FighterAction::Open(_))));
    let mut open = scenario(vec![side(0, people(1)), side(5, people(1))]);
    open.ground.open_ends = (true, false);
    let mut open = fight(open, &[]);
    round(&mut open, &[(0, OPEN), (1, FighterAction::Stand)]);
    assert_eq!(open.world.stand(FighterId(0)).gone, Some(Exit::OverTheEdge));
    assert_eq!(outcome(&open).how, Ending::Fled);
}

/// CT-MOV-18: in a room of one band, opening only ends contact.
#[test]
fn in_a_small_room_one_steps_back_from_who_touches() {
    let mut room = scenario(vec![side(0, people(1)), side(0, people(1))]);
    room.ground.length = 12;
    let mut fight = fight(room, &[]);
    assert!(!statuses(&fight, 0).contains(&OPEN));
    round(&mut fight, &[(0, CLOSE), (1, FighterAction::Stand)]);
    assert_eq!(touching(&fight, 0), [1]);
    round(&mut fight, &[(0, FighterAction::Stand), (1, OPEN)]);
    assert!(touching(&fight, 0).is_empty());
}

/// CT-RUL-12: the fallen hold nobody.
#[test]
fn the_fallen_touch_nobody() {
    let mut fight = fight(scenario(vec![side(10, people(2)), side(10, people(1))]), &[6, 6]);
    round(&mut fight, &[(0, CLOSE), (1, CLOSE), (2, FighterAction::Stand)]);
    assert_eq!(touching(&fight, 2), [0, 1]);
    fell(&mut fight, 0);
    stand_for(&mut fight, 2);
    assert_eq!(touching(&fight, 2), [1]);
}

/// CT-MOV-11, CT-RUL-62
#[test]
fn who_evades_does_not_move() {
    assert_eq!(apart(&after(5, FighterAction::Evade, FighterAction::Stand)), 5);
}

/// CT-MOV-03: the journal records a move with its gait.
#[test]
fn a_move_is_told_once_with_where_it_led() {
    let fight = after(5, RUN_IN, CLOSE);
    let told: Vec<&Event> =
        events(&fight).iter().filter(|event| matches!(event, Event::Moved { .. })).collect();
    let moved = |who, from, to, gait| Event::Moved {
        who: FighterId(who),
        from: Place::band(from),
        to: Place::band(to),
        gait,
    };
    let expected = [moved(0, 10, 12, Gait::Run), moved(1, 15, 14, Gait::Walk)];
    assert_eq!(told, expected.iter().collect::<Vec<_>>());
}
