//! SE-TRT-22 to SE-TRT-24

use super::test_fight::{THEM, TestFight, TestSetup, US, but, gun, man, wearing};
use crate::{
    Event, FighterId, Mode,
    data::{Scale, Trait, Weapon},
    event::Cause,
};

/// Weapon whose dice do no damage through plate, with targets on both sides of the line's end.
fn line(weapon: Weapon, ends: i32) -> TestSetup {
    let plated = |metres| wearing(&["Plate"], man(metres, &[]));
    let them = [20, 5, ends, ends + 1].map(plated).to_vec();
    TestSetup::new(vec![man(0, &["Sun"]), man(20, &[])], them).with(weapon)
}

fn rads(test: &TestFight) -> Vec<(FighterId, u16, u16)> {
    let rads = |event: &Event| {
        let Event::Rads { who, rads, total, .. } = event else { return None };
        Some((*who, *rads, *total))
    };
    test.told().iter().filter_map(rads).collect()
}

/// SE-TRT-22, SE-TRT-23
#[test]
fn everybody_from_the_attacker_to_as_many_metres_behind_the_target_as_there_are_dice() {
    let dice = [1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6];
    let mut test = line(gun("Sun", 4, &[Trait::Radiation]), 24).dice(&dice);
    let target = FighterId(2);
    test.shot(US, target, Mode::Single, 0);
    let who: Vec<u8> = rads(&test).iter().map(|it| it.0.0).collect();
    // A comrade beside the target, the target, one before it, one at the very end.
    assert_eq!(who, [1, 2, 3, 4]);
    // 240 each, and plate absorbs 100.
    let taken: Vec<u16> = rads(&test).iter().map(|it| it.1).collect();
    assert_eq!(taken, [240, 140, 140, 140]);
    test.all_dice_fell();
}

/// SE-TRT-22
#[test]
fn the_line_of_a_destructive_weapon_is_ten_times_as_long() {
    let sun = but(gun("Sun", 2, &[Trait::Radiation]), |it| it.destructive = true);
    let mut test = line(sun, 40).dice(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    test.second_mut(FighterId(2)).posture = crate::Posture::Prone;
    test.shot(US, FighterId(2), Mode::Single, 0);
    let who: Vec<u8> = rads(&test).iter().map(|it| it.0.0).collect();
    assert_eq!(who, [1, 2, 3, 4]);
}

/// SE-TRT-22
#[test]
fn the_line_goes_to_the_left_as_well_as_to_the_right() {
    let make =
        TestSetup::new(vec![man(50, &["Sun"])], vec![man(30, &[]), man(26, &[]), man(51, &[])]);
    let mut test = make.with(gun("Sun", 4, &[Trait::Radiation])).dice(&[1, 1, 1, 1, 3, 4, 3, 4]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(rads(&test), [(THEM, 140, 140), (FighterId(2), 140, 140)]);
}

/// SE-TRT-23
#[test]
fn a_throw_of_7_is_140_rads_and_700_from_a_weapon_of_spacecraft() {
    for (scale, taken) in [(Scale::Personal, 140), (Scale::Vehicle, 140), (Scale::Spacecraft, 700)]
    {
        let sun = but(gun("Sun", 1, &[Trait::Radiation]), |it| it.scale = scale);
        let make = TestSetup::new(vec![man(0, &["Sun"])], vec![man(10, &[])]).with(sun);
        let mut test = make.dice(&[1, 3, 4]);
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(rads(&test), [(THEM, taken, taken)]);
    }
}

/// SE-TRT-23
#[test]
fn a_miss_irradiates_nobody() {
    let make = TestSetup::new(vec![man(0, &["Sun"])], vec![man(10, &[])]);
    let mut test = make.with(gun("Sun", 1, &[Trait::Radiation])).dice(&[]);
    test.shot(US, THEM, Mode::Single, -1);
    assert!(test.told().is_empty());
}

/// SE-TRT-24
#[test]
fn rads_add_up_and_do_nothing_by_themselves() {
    let make = TestSetup::new(vec![man(0, &["Sun"])], vec![man(10, &[])]);
    let mut test = make.with(gun("Sun", 0, &[Trait::Radiation])).dice(&[3, 4, 1, 2]);
    test.shot(US, THEM, Mode::Single, 0);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(rads(&test), [(THEM, 140, 140), (THEM, 60, 200)]);
    assert_eq!((test.second(THEM).rads, test.now(THEM)), (200, [7, 7, 7]));
    test.all_dice_fell();
}

/// SE-TRT-24, SE-DAT-16
#[test]
fn where_the_house_rule_is_on_each_row_that_is_passed_hurts_once() {
    let mut make = TestSetup::new(vec![man(0, &["Sun"])], vec![wearing(&["Jack"], man(10, &[]))]);
    make.house.radiation = true;
    // 140 rads are below the first row, 200 pass it, 220 pass no other, 460 the second one.
    let dice = [3, 4, 1, 2, 5, 1, 1, 6, 6, 1, 1];
    let mut test = make.with(gun("Sun", 0, &[Trait::Radiation])).dice(&dice);
    for _ in 0..4 {
        test.shot(US, THEM, Mode::Single, 0);
    }
    let totals: Vec<u16> = rads(&test).iter().map(|it| it.2).collect();
    assert_eq!(totals, [140, 200, 240, 480]);
    assert_eq!(test.damage(), [(THEM, 5, 0, 5), (THEM, 2, 0, 2)], "armour is no help");
    let by_rads =
        test.told().iter().filter(|it| matches!(it, Event::Damage { cause: Cause::Radiation, .. }));
    assert_eq!(by_rads.count(), 2);
    test.all_dice_fell();
}
