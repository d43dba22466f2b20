//! SE-DMG

use super::test_fight::{THEM, TestSetup, US, but, club, gun, man, scores, wearing};
use crate::{
    Attack, Mode,
    data::{CoverKind, Trait},
    second::{attack, damage},
};

/// Hit with three dice that total 10 unless scripted otherwise.
fn rifle(traits: &[Trait]) -> TestSetup {
    TestSetup::new(vec![man(0, &["Rifle"])], vec![man(10, &[])]).with(gun("Rifle", 3, traits))
}

/// SE-DMG-01, SE-DMG-04
#[test]
fn a_hit_deals_the_dice_and_the_effect_of_the_attack() {
    let mut test = rifle(&[]).dice(&[2, 3, 5]);
    test.shot(US, THEM, Mode::Single, 2);
    assert_eq!(test.damage(), [(THEM, 12, 0, 12)]);
    assert_eq!(test.now(THEM), [2, 7, 0]);
    test.all_dice_fell();
}

/// SE-DMG-01
#[test]
fn what_a_weapon_adds_to_its_dice_counts() {
    let mut make = rifle(&[]);
    make.weapons[0].second.as_mut().expect("a record").damage.plus = -3;
    let mut test = make.dice(&[2, 3, 5]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 7, 0, 7)]);
}

/// SE-DMG-02, SE-TRT-33
#[test]
fn a_destructive_weapon_does_ten_times_its_dice_whatever_the_effect() {
    let hose = but(gun("Hose", 1, &[]), |second| second.destructive = true);
    let make = TestSetup::new(vec![man(0, &["Hose"])], vec![wearing(&["Mesh"], man(10, &[]))]);
    // 40 on END 7, STR 7 and DEX 7: everything at 0, and a death roll at -2.
    let mut test = make.with(hose).dice(&[4, 6, 6]);
    test.shot(US, THEM, Mode::Single, 5);
    assert_eq!(test.damage(), [(THEM, 40, 5, 35)]);
}

/// SE-DMG-03
#[test]
fn a_blow_adds_the_modifier_of_strength_even_a_bad_one() {
    for (digits, points) in [("477777", 5), ("777777", 6), ("C77777", 8)] {
        let striker = scores(digits, man(0, &["Blade"]));
        let mut test = TestSetup::new(vec![striker], vec![man(1, &[])]).dice(&[2, 4]);
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(test.damage(), [(THEM, points, 0, points as u16)], "{digits}");
    }
}

/// SE-DMG-03
#[test]
fn a_shot_owes_nothing_to_strength() {
    let mut make = rifle(&[]);
    make.us[0] = scores("F77777", make.us[0].clone());
    let mut test = make.dice(&[1, 1, 1]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 3, 0, 3)]);
}

/// SE-DMG-03
#[test]
fn a_blow_that_comes_to_less_than_nothing_does_nothing() {
    let striker = scores("077777", man(0, &["Stick"]));
    let make = TestSetup::new(vec![striker], vec![man(1, &[])]).with(club("Stick", 1, &[]));
    let mut test = make.dice(&[1]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, -2, 0, 0)]);
    assert_eq!(test.now(THEM), [7, 7, 7]);
}

/// SE-DMG-04
#[test]
fn armour_is_taken_off_and_stops_at_nothing() {
    for (suit, armor, left) in [("Mesh", 5, 7), ("Plate", 8, 4)] {
        let mut make = rifle(&[]);
        make.them[0].armor = vec![suit.to_owned()];
        let mut test = make.dice(&[2, 3, 5]);
        test.shot(US, THEM, Mode::Single, 2);
        assert_eq!(test.damage(), [(THEM, 12, armor, left)]);
    }
    let mut make = rifle(&[]);
    make.them[0].armor = vec!["Plate".to_owned()];
    let mut test = make.dice(&[1, 2, 3]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 6, 8, 0)]);
    assert_eq!(test.now(THEM), [7, 7, 7]);
}

/// SE-DMG-04, SE-DAT-08
#[test]
fn of_several_suits_the_best_counts_and_what_is_worn_over_it() {
    for (suits, armor) in
        [(&["Jack", "Mesh"][..], 5), (&["Cloak", "Jack"], 3), (&["Cloak"], 1), (&[], 0)]
    {
        let mut make = rifle(&[]);
        make.them[0] = wearing(suits, man(10, &[]));
        let mut test = make.dice(&[2, 3, 5]);
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(test.damage(), [(THEM, 10, armor, 10 - armor)], "{suits:?}");
    }
}

/// SE-DMG-05
#[test]
fn a_hit_with_effect_6_or_more_hurts_through_any_armour() {
    for (effect, left) in [(5, 0), (6, 1), (7, 1)] {
        let mut make = rifle(&[]).cover(CoverKind::Fortification, 9);
        make.them[0] = wearing(&["Plate"], man(10, &[]));
        let mut test = make.dice(&[1, 1, 1]);
        test.shot(US, THEM, Mode::Single, effect);
        assert_eq!(test.damage(), [(THEM, 3 + effect, 28, left)]);
    }
}

/// SE-DMG-05
#[test]
fn so_does_one_with_a_destructive_weapon() {
    let hose = but(gun("Hose", 1, &[]), |second| second.destructive = true);
    let target = wearing(&["Plate"], man(10, &[]));
    let make = TestSetup::new(vec![man(0, &["Hose"])], vec![target]).with(hose);
    let mut test = make.cover(CoverKind::Fortification, 9).dice(&[1]);
    test.shot(US, THEM, Mode::Single, 6);
    assert_eq!(test.damage(), [(THEM, 10, 28, 1)]);
}

/// SE-DMG-06, SE-TRT-01
#[test]
fn what_pierces_takes_from_worn_armour_and_cover_together() {
    // 10 damage, armour 2 and cover 2 less AP 3: 9 get through.
    let mut make = rifle(&[Trait::Ap(3)]).cover(CoverKind::Vegetation, 9);
    make.them[0] = wearing(&["Jack"], man(10, &[]));
    make.them[0].weapons.clear();
    let mut test = make.dice(&[2, 3, 5]);
    test.second_mut(THEM).posture = crate::Posture::Prone;
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 10, 1, 9)]);
}

/// SE-DMG-06
#[test]
fn nothing_is_pierced_below_nothing() {
    let mut make = rifle(&[Trait::Ap(5)]);
    make.them[0] = wearing(&["Jack"], man(10, &[]));
    let mut test = make.dice(&[2, 3, 5]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 10, 0, 10)]);
}

/// SE-DMG-06
#[test]
fn the_sum_is_told_in_the_order_of_the_rule() {
    let mut test = rifle(&[Trait::Auto(3)]).dice(&[2, 3, 5]);
    test.shot(US, THEM, Mode::Burst, 2);
    let crate::Event::Damage { throw, .. } = &test.told()[0] else { panic!("damage first") };
    assert_eq!(throw.to_string(), "2 + 3 + 5, Effect +2, Auto 3 +3 = 15");
}

/// SE-DMG-07
#[test]
fn each_of_six_kinds_of_cover_is_so_much_armour() {
    let kinds = [
        (CoverKind::Vegetation, 2),
        (CoverKind::Trees, 6),
        (CoverKind::StoneWall, 8),
        (CoverKind::Vehicle, 10),
        (CoverKind::ArmouredVehicle, 15),
        (CoverKind::Fortification, 20),
    ];
    for (kind, armor) in kinds {
        let mut test = rifle(&[]).cover(kind, 9).dice(&[2, 3, 5]);
        test.second_mut(THEM).posture = crate::Posture::Prone;
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(test.damage(), [(THEM, 10, armor, 10_u16.saturating_sub(armor))], "{kind:?}");
    }
}

/// SE-DMG-07
#[test]
fn cover_helps_only_against_what_comes_from_beyond_it() {
    // Behind the target, out of reach, and where the attacker stands: none of these is in the way.
    for metres in [11, 8, 0] {
        let mut test = rifle(&[]).cover(CoverKind::StoneWall, metres).dice(&[2, 3, 5]);
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(test.damage(), [(THEM, 10, 0, 10)], "a wall at {metres} m");
    }
}

/// SE-DMG-07
#[test]
fn cover_is_no_help_against_a_blow() {
    let make = TestSetup::new(vec![man(0, &["Blade"])], vec![man(1, &[])]);
    let mut make = make.cover(CoverKind::StoneWall, 0);
    make.ground.cover[0].at = crate::field::Place(50);
    let mut test = make.dice(&[3, 3]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 6, 0, 6)]);
}

/// SE-DMG-08
#[test]
fn a_miss_throws_no_damage() {
    let mut test = rifle(&[]).dice(&[]);
    test.shot(US, THEM, Mode::Single, -1);
    assert!(test.told().is_empty());
    let attack = Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false };
    let missed = attack::Shot { by: US, target: THEM, attack, effect: -1, hit: false };
    test.when(|world| damage::hit(world, &missed));
    assert!(test.told().is_empty());
}

/// SE-DMG-01
#[test]
fn a_weapon_that_does_no_damage_does_none_however_well_it_hits() {
    let make =
        TestSetup::new(vec![man(0, &["Lamp"])], vec![man(10, &[])]).with(gun("Lamp", 0, &[]));
    let mut test = make.dice(&[]);
    test.shot(US, THEM, Mode::Single, 7);
    assert!(test.told().is_empty());
}
