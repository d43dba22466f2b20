//! The end of surprise.

use engine::Seat;

use crate::{
    FighterAction, Mode,
    classic::testing::{Bout, at, person, using},
    data::{Gear, Recruit},
    state::FieldRead,
};

fn ben() -> Recruit {
    person("Ben", "777777", &["Cutlass"])
}

/// Ann's side surprises Ben's, a band away. Ann shoots and misses; returns whether surprise is
/// lost.
fn a_miss_is_heard(weapon: &str, silencer: bool, vacuum: bool) -> bool {
    let mut bout = Bout::duel(1, person("Ann", "777777", &[weapon]), ben());
    // Fitted even where none is sold for the weapon.
    bout.kit(0).weapons[0].fittings.extend(silencer.then_some(Gear::Silencer));
    bout.surprise(0).ground(|ground| ground.vacuum = vacuum).house(|house| house.referee_dm = -20);
    bout.dice(&[1, 1, 1, 1]).attack();
    let burst = FighterAction::Attack(using(0, Mode::Burst, 1));
    let shot = if bout.offered(0).contains(&burst) { burst } else { FighterAction::Attack(at(1)) };
    bout.does(0, shot).settle();
    bout.world.course().surprise.is_none()
}

/// CT-SUP-08, CT-SUP-09, CT-RUL-54
#[test]
fn shots_are_heard_but_for_silenced_pistols_lasers_and_where_there_is_no_air() {
    for weapon in ["Body Pistol", "Auto Pistol", "Revolver", "Rifle", "Shotgun", "SMG"] {
        assert!(a_miss_is_heard(weapon, false, false), "{weapon}");
        assert!(!a_miss_is_heard(weapon, false, true), "{weapon} in vacuum");
    }
    for (weapon, heard) in [("Revolver", false), ("Rifle", true), ("SMG", true)] {
        assert_eq!(a_miss_is_heard(weapon, true, false), heard, "silenced {weapon}");
    }
    assert!(!a_miss_is_heard("Laser Rifle", false, false));
}

/// Ann strikes with a blade in silence: Ben takes these dice of damage, and Cy may stand by.
fn silent_hit(dice: &[u8], cy: bool) -> Bout {
    let mut side = vec![ben()];
    side.extend(cy.then(ben));
    let mut bout = Bout::new(0, vec![person("Ann", "777777", &["Cutlass"])], side);
    bout.surprise(0).dice(dice).attack().strikes(0, 1).settle();
    bout.is_played_out();
    bout
}

/// CT-SUP-10
#[test]
fn whoever_is_hit_and_stays_awake_raises_the_alarm() {
    let bout = silent_hit(&[4, 4, 1, 1, 1, 1], true);
    assert_eq!(
        bout.story()[2..],
        ["1 loses Str-3: [4, 7, 7]", "alarm: Scream(FighterId(1))", "surprise is lost"]
    );
    assert_eq!(bout.world.course().surprise, None);
}

/// CT-SUP-11, CT-SUP-12, CT-RUL-55
#[test]
fn a_silent_fall_is_noticed_on_nine_or_more() {
    let seen = silent_hit(&[4, 4, 3, 3, 1, 1, 4, 5], true);
    assert_eq!(
        seen.story()[3..],
        ["1 falls", "1 seen to fall: true", "alarm: Seen(FighterId(1))", "surprise is lost"]
    );
    let missed = silent_hit(&[4, 4, 3, 3, 1, 1, 4, 4], true);
    assert_eq!(missed.story()[3..], ["1 falls", "1 seen to fall: false"]);
    assert_eq!(missed.world.course().surprise, Some(Seat(0)));
}

/// CT-SUP-11, CT-RUL-55
#[test]
fn without_a_witness_nobody_throws() {
    let bout = silent_hit(&[4, 4, 3, 3, 1, 1], false);
    assert_eq!(bout.story().last().map(String::as_str), Some("1 falls"));
    assert_eq!(bout.world.course().surprise, Some(Seat(0)));
}

/// CT-RUL-55
#[test]
fn one_throw_is_made_for_each_who_falls_in_the_round_and_none_later() {
    let swordsmen = ["Ann", "Bea"].map(|name| person(name, "777777", &["Cutlass"])).into();
    let mut bout = Bout::new(0, swordsmen, vec![ben(); 3]);
    bout.surprise(0).dice(&[4, 4, 3, 3, 1, 4, 4, 3, 3, 1, 1, 1, 2, 2, 3, 3]);
    bout.attack().strikes(0, 2).strikes(1, 3).settle().is_played_out();
    let throws = |bout: &Bout| bout.story().iter().filter(|line| line.contains("seen")).count();
    assert_eq!(throws(&bout), 2);
    bout.dice(&[]).attack().rests(0).rests(1).settle();
    assert_eq!(throws(&bout), 2);
}

/// CT-SUP-13
#[test]
fn surprise_lasts_as_long_as_nothing_gives_it_away() {
    let mut bout = Bout::duel(0, person("Ann", "777777", &["Cutlass"]), ben());
    bout.surprise(0).house(|house| house.referee_dm = -6);
    for _ in 0..10 {
        bout.dice(&[1, 1]).attack().strikes(0, 1).settle();
    }
    assert_eq!((bout.world.course().surprise, bout.classic(0).blows), (Some(Seat(0)), 7));
}

/// CT-SUP-14, CT-SUP-07
#[test]
fn once_it_is_lost_both_sides_fight_and_blows_count() {
    let mut bout = Bout::duel(0, person("Ann", "777777", &["Cutlass"]), ben());
    bout.surprise(0).dice(&[4, 4, 1, 1, 1, 1]).attack().strikes(0, 1).settle();
    bout.house(|house| house.referee_dm = -6);
    bout.dice(&[1, 1, 1, 1]).attack().strikes(0, 1);
    assert_eq!(bout.choice().map(|it| it.seat), Some(Seat(1)));
    bout.strikes(1, 0).is_played_out();
    assert_eq!((bout.classic(0).blows, bout.classic(1).blows), (6, 6));
}

/// CT-SUP-08: without surprise there is nothing to lose.
#[test]
fn a_shot_in_an_open_fight_alarms_nobody() {
    let mut bout = Bout::duel(1, person("Ann", "777777", &["Rifle"]), ben());
    bout.dice(&[1, 1]).attack().strikes(0, 1);
    assert!(bout.classic(0).loud);
    bout.settle();
    assert!(!bout.classic(0).loud && bout.story() == ["0 misses 1 with 5"]);
}

/// CT-SUP-12: after a scream nobody needs to notice the fallen.
#[test]
fn no_throw_is_made_where_somebody_screams() {
    let swordsmen = ["Ann", "Bea"].map(|name| person(name, "777777", &["Cutlass"])).into();
    let mut bout = Bout::new(0, swordsmen, vec![ben(), ben(), ben()]);
    bout.surprise(0).dice(&[4, 4, 3, 3, 1, 4, 4, 1, 1, 1, 1, 1]);
    bout.attack().strikes(0, 2).strikes(1, 3).settle().is_played_out();
    let story = bout.story();
    assert!(story.contains(&"2 falls".to_owned()), "{story:?}");
    assert_eq!(story[story.len() - 2..], ["alarm: Scream(FighterId(3))", "surprise is lost"]);
}

/// CT-SUP-11: a fighter on the ground does not fall again.
#[test]
fn a_second_blow_on_the_fallen_is_no_second_fall() {
    let mut bout = silent_hit(&[4, 4, 3, 3, 1, 1, 1, 1], true);
    assert_eq!(bout.world.course().surprise, Some(Seat(0)));
    bout.house(|house| house.ask_wounds = false);
    bout.dice(&[4, 4, 1, 1, 1]).attack().strikes(0, 1).settle().is_played_out();
    assert_eq!(bout.story().iter().filter(|line| line.contains("seen")).count(), 1);
}
