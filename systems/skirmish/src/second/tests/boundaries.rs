//! Section 16: boundary values.

use super::test_fight::{THEM, TestSetup, US, gun, man, scores, wearing};
use crate::{
    Attack, Mode,
    data::{Gear, Trait},
    second::{mishap, traits},
};

fn aimed() -> Attack {
    Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false }
}

/// Modifier of this rule on an attack with such scores and a weapon with that trait.
#[track_caller]
fn dm(digits: &str, which: Trait, rule: &str) -> i16 {
    let make = TestSetup::new(vec![scores(digits, man(0, &["It"]))], vec![man(10, &[])]);
    let mut test = make.with(gun("It", 3, &[which])).dice(&[]);
    let modifiers = traits::modifiers(test.world(), US, &aimed());
    let of_rule: Vec<i16> = modifiers.iter().filter(|it| it.rule == rule).map(|it| it.dm).collect();
    let [dm] = of_rule[..] else { panic!("{rule} stands {} times", of_rule.len()) };
    dm
}

/// SE-TRT-13
#[test]
fn what_is_bulky_wants_strength_9() {
    let strengths = ["0", "1", "2", "3", "5", "6", "8", "9", "B", "C"];
    let dms = strengths.map(|str| dm(&format!("{str}77777"), Trait::Bulky, "SE-TRT-13"));
    assert_eq!(dms, [-4, -3, -3, -2, -2, -1, -1, 0, 0, 0]);
}

/// SE-TRT-14
#[test]
fn what_is_very_bulky_wants_strength_12() {
    let strengths = ["0", "2", "5", "8", "9", "B", "C", "F"];
    let dms = strengths.map(|str| dm(&format!("{str}77777"), Trait::VeryBulky, "SE-TRT-14"));
    assert_eq!(dms, [-5, -4, -3, -2, -1, -1, 0, 0]);
}

/// SE-TRT-13, SE-INJ-17
#[test]
fn it_is_strength_as_it_is_now() {
    let make = TestSetup::new(vec![scores("977777", man(0, &["It"]))], vec![man(10, &[])]);
    let mut test = make.with(gun("It", 3, &[Trait::Bulky])).dice(&[]);
    let now = |test: &mut super::test_fight::TestFight| {
        traits::modifiers(test.world(), US, &aimed()).iter().map(|it| it.dm).sum::<i16>()
    };
    assert_eq!(now(&mut test), 0);
    use crate::state::FieldWrite;
    test.world().of_mut::<characters::body::Body>(US).lost[0] = 4;
    assert_eq!(now(&mut test), -2);
}

/// SE-TRT-27
#[test]
fn a_smart_weapon_is_as_good_as_it_is_ahead_from_1_to_6() {
    for (tl, dm) in [(5, 1), (8, 1), (9, 1), (10, 2), (13, 5), (14, 6), (15, 6)] {
        let mut weapon = gun("It", 3, &[Trait::Smart]);
        weapon.tl = tl;
        let make = TestSetup::new(vec![man(0, &["It"])], vec![man(10, &[])]).with(weapon);
        let mut test = make.dice(&[]);
        let modifiers = traits::modifiers(test.world(), US, &aimed());
        assert_eq!(modifiers[0].dm, dm, "tech level {tl} against that of home, 8");
    }
}

/// SE-TRT-27
#[test]
fn the_tech_level_of_a_target_is_that_of_the_best_they_wear() {
    for (suits, dm) in [(&["Jack"][..], 6), (&["Jack", "Plate"], 3), (&[], 5)] {
        let mut weapon = gun("It", 3, &[Trait::Smart]);
        weapon.tl = 13;
        let make = TestSetup::new(vec![man(0, &["It"])], vec![wearing(suits, man(10, &[]))]);
        let mut test = make.with(weapon).dice(&[]);
        let modifiers = traits::modifiers(test.world(), US, &aimed());
        assert_eq!(modifiers[0].dm, dm, "{suits:?}");
    }
}

/// SE-TRT-15, SE-TRT-16
#[test]
fn a_dangerous_weapon_explodes_at_effect_minus_5_and_a_very_dangerous_one_at_minus_3() {
    let explodes = |which, effect| {
        let make =
            TestSetup::new(vec![man(0, &["It"])], vec![man(10, &[])]).with(gun("It", 0, &[which]));
        let mut test = make.dice(&[]);
        let shot =
            crate::second::Shot { by: US, target: THEM, attack: aimed(), effect, hit: false };
        mishap::after(test.world(), &shot)
    };
    let effects = [-2, -3, -4, -5, -6];
    assert_eq!(effects.map(|it| explodes(Trait::Dangerous, it)), [false, false, false, true, true]);
    let very = effects.map(|it| explodes(Trait::VeryDangerous, it));
    assert_eq!(very, [false, true, true, true, true]);
}

/// SE-TRT-26
#[test]
fn a_silent_shot_is_six_harder_to_hear_and_so_is_one_with_a_silencer() {
    let figures = super::test_fight::figures().second;
    let heard = |traits: &[Trait], fittings: &[Gear]| {
        let record = gun("It", 3, traits).second.expect("a record");
        record.hearing_dm(fittings, &figures)
    };
    let silencer = [Gear::Silencer];
    let dms = [heard(&[], &[]), heard(&[Trait::Silent], &[]), heard(&[], &silencer)];
    assert_eq!((dms, heard(&[Trait::Silent], &silencer)), ([0, -6, -6], -6));
}
