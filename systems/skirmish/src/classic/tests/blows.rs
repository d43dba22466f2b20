//! Endurance and blows.

use crate::{
    FighterAction, Mode,
    classic::{
        blows,
        testing::{Bout, at, beast, person, using},
    },
    data::Recruit,
};

fn ben() -> Recruit {
    person("Ben", "777777", &["Rifle"])
}

fn fencer() -> Bout {
    Bout::duel(0, person("Ann", "778777", &["Sword"]), ben())
}

/// M-04
#[test]
fn one_has_as_many_full_blows_as_endurance_at_the_start_of_the_encounter() {
    assert_eq!(fencer().classic(0).blows, 8);
    let mut hurt = person("Ann", "778777", &["Sword"]);
    hurt.body.lost = [0, 0, 3];
    assert_eq!(Bout::duel(0, hurt, ben()).classic(0).blows, 5);
}

/// M-04
#[test]
fn a_full_blow_is_taken_from_the_allowance_and_endurance_stays() {
    let mut bout = fencer();
    bout.dice(&[1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.story(), ["0 has 7 blows left", "0 misses 1 with 6"]);
    assert_eq!(bout.now(0), [7, 7, 8]);
}

/// M-04, CT-ATK-08
#[test]
fn a_blow_can_be_held_back_which_weakens_it_and_costs_nothing() {
    let mut bout = fencer();
    let weak = using(0, Mode::Weakened, 1);
    assert!(bout.dms(weak).contains(&"weakened blow -3".to_owned()));
    bout.dice(&[1, 1]).attack().does(0, FighterAction::Attack(weak)).rests(1);
    assert_eq!((bout.story().len(), bout.classic(0).blows), (1, 8));
}

/// M-04
#[test]
fn with_no_blow_left_every_blow_is_weakened() {
    let mut bout = fencer();
    bout.blows(0, 0).attack();
    assert!(!bout.offered(0).contains(&FighterAction::Attack(at(1))));
    assert!(bout.offered(0).contains(&FighterAction::Attack(using(0, Mode::Weakened, 1))));
}

/// M-04
#[test]
fn neither_shots_nor_jaws_tire_anybody() {
    let mut shooter = Bout::duel(0, ben(), ben());
    shooter.blows(0, 0).dice(&[1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(shooter.story(), ["0 misses 1 with 6"]);
    let hound = || Bout::duel(0, beast("dune hound", "777777", &["Teeth"]), ben());
    let mut bout = hound();
    bout.blows(0, 0).dice(&[1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.story(), ["0 misses 1 with 4"]);
    assert!(hound().plan(using(0, Mode::Weakened, 1)).is_err());
}

/// CT-SUP-07
#[test]
fn a_blow_against_the_surprised_costs_nothing_and_is_never_weakened() {
    let mut bout = fencer();
    bout.surprise(0).blows(0, 3).dice(&[1, 1]).attack();
    assert!(!bout.offered(0).contains(&FighterAction::Attack(using(0, Mode::Weakened, 1))));
    bout.strikes(0, 1);
    assert_eq!((bout.story(), bout.classic(0).blows), (vec!["0 misses 1 with 6".to_owned()], 3));
    bout.blows(0, 0);
    assert!(bout.plan(at(1)).is_ok());
}

/// CT-RUL-16, CT-MOV-15
#[test]
fn a_run_is_paid_like_a_blow_and_none_is_owed() {
    let mut bout = fencer();
    blows::spend(&mut bout.world, crate::FighterId(0));
    assert_eq!(bout.story(), ["0 has 7 blows left"]);
    bout.blows(0, 0);
    blows::spend(&mut bout.world, crate::FighterId(0));
    assert_eq!((bout.classic(0).blows, bout.now(0)), (0, [7, 7, 8]));
}

/// M-02, M-04
#[test]
fn a_gun_is_swung_as_a_cudgel_or_a_club_at_close_range_or_when_it_is_empty() {
    let butt = using(0, Mode::Butt, 1);
    let gunner = |weapon| Bout::duel(0, person("Ann", "777777", &[weapon]), ben());
    assert!(gunner("Rifle").plan(butt).is_err(), "it is loaded and there is room to shoot");
    let mut close = gunner("Rifle");
    close.touch(0, 1);
    assert_eq!(close.dms(butt), [""; 0]);
    assert_eq!(close.plan(butt).map(|plan| plan.damage), Ok("2D".to_owned()));
    let mut empty = gunner("Revolver");
    empty.kit(0).weapons[0].loaded = 0;
    assert_eq!(empty.dms(butt), ["short range +2"]);
    let mut nearly = gunner("SMG");
    nearly.kit(0).weapons[0].loaded = 3;
    assert!(nearly.plan(butt).is_ok(), "three rounds are no burst");
    let mut laser = gunner("Laser Rifle");
    laser.touch(0, 1);
    assert!(laser.plan(butt).is_err());
}

/// M-02, M-04
#[test]
fn a_swung_gun_spends_a_blow_and_weakens_when_none_is_left() {
    let butt = using(0, Mode::Butt, 1);
    let mut bout = Bout::duel(0, ben(), ben());
    bout.touch(0, 1).dice(&[1, 1]).attack().does(0, FighterAction::Attack(butt)).rests(1);
    assert_eq!(bout.story(), ["0 has 6 blows left", "0 misses 1 with 2"]);
    assert_eq!(bout.kit(0).weapons[0].loaded, 20);
    bout.blows(0, 0).dice(&[1, 1]).attack().does(0, FighterAction::Attack(butt)).rests(1);
    assert_eq!(bout.story()[2..], ["0 misses 1 with 1"]);
}
