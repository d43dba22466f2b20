//! SE-TRT-15, SE-TRT-16, SE-TRT-21

use super::test_fight::{THEM, TestSetup, US, gun, man, wearing};
use crate::{
    Attack, Cannot, Event, FighterId, Mode,
    data::{CoverKind, Trait},
    event::Cause,
    second::to_hit,
};

/// SE-TRT-15
#[test]
fn an_explosion_costs_the_weapon_and_hurts_its_user_alone_without_effect() {
    let user = wearing(&["Jack"], man(10, &["Junk"]));
    let make = TestSetup::new(vec![user, man(10, &[])], vec![man(15, &[])]);
    let make = make.with(gun("Junk", 2, &[Trait::Dangerous, Trait::Blast(9)]));
    // Untrained at short range: 1 + 2 - 3 + 1 is 7 short, then two dice of damage.
    let mut test = make.cover(CoverKind::StoneWall, 11).dice(&[1, 2, 5, 4]);
    test.attack(US, FighterId(2));
    assert_eq!(test.damage(), [(US, 9, 2, 7)]);
    let broke = Event::Broke { who: US, weapon: "Junk".to_owned(), exploded: true };
    let at = test.told().iter().position(|it| *it == broke);
    let hurt =
        test.told().iter().position(|it| matches!(it, Event::Damage { cause: Cause::Mishap, .. }));
    assert!(at.is_some() && at < hurt);
    test.all_dice_fell();
    let again = Attack { target: FighterId(2), weapon: 0, mode: Mode::Single, boon: false };
    let refused = to_hit::plan(test.world(), US, &again);
    assert_eq!(refused.err(), Some(Cannot::Broken("Junk".to_owned())));
}

/// SE-TRT-16
#[test]
fn a_very_dangerous_weapon_explodes_in_worse_hands_than_bad_ones() {
    for (which, explodes) in [(Trait::Dangerous, false), (Trait::VeryDangerous, true)] {
        let make = TestSetup::new(vec![man(0, &["Junk"])], vec![man(10, &[])]);
        let mut test = make.with(gun("Junk", 1, &[which])).dice(&[3, 4, 5]);
        test.attack(US, THEM);
        assert_eq!(test.kit(US).weapons[0].broken, explodes, "Effect -3 with {which:?}");
        assert_eq!(test.damage().len(), usize::from(explodes));
    }
}

/// SE-TRT-21
#[test]
fn a_miss_uses_up_what_works_once() {
    let make = TestSetup::new(vec![man(0, &["Rocket"])], vec![man(10, &[])]);
    let mut test = make.with(gun("Rocket", 1, &[Trait::OneUse])).dice(&[1, 1]);
    test.attack(US, THEM);
    assert!(test.kit(US).weapons[0].broken && test.damage().is_empty());
}

/// SE-TRT-21
#[test]
fn other_weapons_can_be_used_again() {
    let make = TestSetup::new(vec![man(0, &["Pistol"])], vec![man(10, &[])]);
    let mut test = make.dice(&[1, 1, 1, 1]);
    test.attack(US, THEM);
    test.attack(US, THEM);
    assert_eq!((test.attacked(), test.kit(US).weapons[0].loaded), (vec![THEM, THEM], 7));
}
