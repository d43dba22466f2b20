//! SE-TRT-32

use super::test_fight::{THEM, TestSetup, US, but, gun, man, scores, skilled};
use crate::{
    Attack, Event, Mode,
    data::{Gravity, Reach, Trait},
    second::to_hit,
};

fn weightless(traits: &[Trait]) -> TestSetup {
    let mut make = TestSetup::new(vec![man(5, &["Gun"])], vec![man(10, &[])]);
    make.ground.gravity = Gravity::Zero;
    make.with(gun("Gun", 1, traits))
}

/// SE-TRT-32
#[test]
fn who_fails_to_keep_their_footing_drifts_and_does_not_shoot() {
    // Nobody has Athletics: 4 + 5 - 3 is 2 short.
    let mut test = weightless(&[]).dice(&[4, 5]);
    test.attack(US, THEM);
    assert!(matches!(test.told()[0], Event::Footing { who: US, holds: false, .. }));
    assert!(test.attacked().is_empty());
    assert_eq!((test.metres(US), test.kit(US).weapons[0].loaded), (3, 9));
}

/// SE-TRT-32
#[test]
fn who_keeps_it_shoots_as_ever() {
    let mut make = weightless(&[]);
    make.us[0] = scores("797777", skilled("Athletics (dexterity)", 1, make.us[0].clone()));
    let mut test = make.dice(&[3, 3, 1, 1]);
    test.attack(US, THEM);
    assert!(matches!(test.told()[0], Event::Footing { who: US, holds: true, .. }));
    assert_eq!((test.attacked(), test.metres(US)), (vec![THEM], 5));
}

/// SE-TRT-32
#[test]
fn nothing_is_checked_with_a_weapon_made_for_it_with_a_blow_or_with_gravity() {
    let mut test = weightless(&[Trait::ZeroG]).dice(&[1, 1]);
    test.attack(US, THEM);
    assert_eq!(test.attacked(), [THEM]);
    let mut make = weightless(&[]);
    make.weapons[0] = but(gun("Gun", 1, &[]), |it| it.reach = Reach::Melee);
    make.us[0].at = make.them[0].at;
    let mut test = make.dice(&[1, 1]);
    test.attack(US, THEM);
    assert_eq!(test.attacked(), [THEM]);
    let mut make = weightless(&[]);
    make.ground.gravity = Gravity::Normal;
    let mut test = make.dice(&[1, 1]);
    test.attack_in(US, THEM, Mode::Single);
    assert_eq!(test.attacked(), [THEM]);
}

/// SE-TRT-32, SE-DAT-16
#[test]
fn nobody_drifts_through_the_end_of_the_field() {
    let mut make = weightless(&[]);
    make.us[0].at = Some(crate::field::Place::metres(1));
    // 1 + 1 - 3 is 9 short.
    let mut test = make.dice(&[1, 1]);
    test.attack(US, THEM);
    assert_eq!(test.metres(US), 0);
}

/// SE-TRT-32: the displayed chance combines both checks, and those are the ones thrown.
#[test]
fn the_chance_that_is_shown_has_the_check_for_footing_in_it() {
    let attack = Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false };
    let mut make = weightless(&[]);
    make.us[0] = scores("797777", skilled("Athletics (dexterity)", 1, make.us[0].clone()));
    let mut test = make.dice(&[4, 4]);
    let plan = to_hit::plan(test.world(), US, &attack).expect("it can be made");
    let kept = plan.footing.clone().expect("no gravity").odds;
    let mut grounded = TestSetup::new(vec![man(5, &["Gun"])], vec![man(10, &[])]);
    grounded.us[0] = scores("797777", skilled("Athletics (dexterity)", 1, grounded.us[0].clone()));
    let mut grounded = grounded.with(gun("Gun", 1, &[])).dice(&[]);
    let alone = to_hit::plan(grounded.world(), US, &attack).expect("it can be made");
    assert_eq!(
        (alone.footing, kept),
        (None, dice::Odds::new(26, 36)),
        "DEX 9 and level 1: 6 and more"
    );
    assert_eq!(plan.odds, dice::Odds::new(kept.ways() * alone.odds.ways(), 36 * 36));
}
