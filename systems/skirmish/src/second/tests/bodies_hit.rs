//! Damage that gets through, and its placement (SE-INJ-01, SE-INJ-02, SE-TRT-29).

use characters::body::{Seconds, State};

use super::test_fight::{THEM, TestSetup, US, gun, man, scores};
use crate::{
    Characteristic, Event, Mode, Move, Posture, Why,
    data::Trait,
    second::Aiming,
    state::{FieldRead, FieldWrite},
};

fn rifle(digits: &str, asks: bool) -> TestSetup {
    let target = scores(digits, man(10, &[]));
    let mut make =
        TestSetup::new(vec![man(0, &["Rifle"])], vec![target]).with(gun("Rifle", 3, &[]));
    make.house.ask_damage = asks;
    make
}

/// SE-INJ-01
#[test]
fn the_owner_says_what_a_hit_takes_once_endurance_is_gone() {
    for (pick, now) in [(Characteristic::Str, [4, 7, 0]), (Characteristic::Dex, [7, 4, 0])] {
        let mut test = rifle("777777", true).dice(&[2, 3, 5]);
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(test.asked().why, Why::Damage { who: THEM, points: 10 });
        assert_eq!(test.now(THEM), [7, 7, 7], "nothing changes before the answer");
        test.answer(Move::Lose(pick));
        assert_eq!(test.now(THEM), now);
    }
}

/// SE-INJ-01
#[test]
fn nobody_is_asked_where_it_makes_no_difference() {
    // END takes it all; STR is gone already; nothing is left of either.
    for (digits, dice) in
        [("77A777", &[2, 3, 5][..]), ("077777", &[2, 3, 5]), ("111777", &[2, 3, 5, 6, 6])]
    {
        let mut test = rifle(digits, true).dice(dice);
        test.shot(US, THEM, Mode::Single, 0);
        test.is_not_asked();
        test.all_dice_fell();
    }
    let mut test = rifle("777777", false).dice(&[2, 3, 5]);
    test.shot(US, THEM, Mode::Single, 0);
    test.is_not_asked();
}

/// SE-INJ-02, SE-CBT-19
#[test]
fn who_is_knocked_out_lies_aims_no_longer_and_lets_go_of_what_they_carry() {
    let mut make = rifle("777777", false);
    make.them.push(man(10, &[]));
    let mut test = make.dice(&[6, 6, 6]);
    test.second_mut(THEM).aim = Some(Aiming { at: US, actions: 2 });
    test.world().of_mut::<crate::Stand>(THEM).carries = Some(crate::FighterId(2));
    test.shot(US, THEM, Mode::Single, 0);
    assert!(matches!(test.world().body(THEM).state, State::Unconscious { .. }));
    assert_eq!((test.second(THEM).posture, test.second(THEM).aim), (Posture::Prone, None));
    assert_eq!(test.world().stand(THEM).carries, None);
    assert!(!test.world().is_able(THEM));
    let fell = test.told().iter().filter(|it| {
        matches!(it, Event::Postured { who: THEM, .. } | Event::PutDown { who: THEM, .. })
    });
    assert_eq!(fell.count(), 2);
}

/// SE-TRT-29, SE-TRT-30
#[test]
fn a_stunner_takes_endurance_alone_and_rounds_for_what_is_more() {
    // END - 1, END and END + 1 (section 16): only more than END costs rounds.
    for (dice, end, rounds) in [([2, 1, 1], 1, 0), ([2, 2, 1], 0, 0), ([2, 2, 2], 0, 1)] {
        let make = TestSetup::new(vec![man(0, &["Lull"])], vec![scores("775777", man(10, &[]))]);
        let mut test = make.with(gun("Lull", 3, &[Trait::Stun])).dice(&dice);
        test.shot(US, THEM, Mode::Single, 0);
        assert_eq!(test.now(THEM), [7, 7, end]);
        let until = test.world().body(THEM).stun.helpless_until;
        assert_eq!(until, Seconds(6 * rounds));
        assert_eq!(test.world().is_able(THEM), rounds == 0);
    }
}

/// SE-TRT-30
#[test]
fn three_points_more_than_endurance_are_three_rounds() {
    let make = TestSetup::new(vec![man(0, &["Lull"])], vec![scores("775777", man(10, &[]))]);
    let mut test = make.with(gun("Lull", 3, &[Trait::Stun])).dice(&[3, 3, 2]);
    test.world().course_mut().clock = Seconds(60);
    test.shot(US, THEM, Mode::Single, 0);
    for (clock, able) in [(60, false), (72, false), (77, false), (78, true)] {
        test.world().course_mut().clock = Seconds(clock);
        assert_eq!(test.world().is_able(THEM), able, "{clock} s");
    }
}

/// SE-TRT-29
#[test]
fn armour_and_effect_count_for_a_stunner_as_for_any_weapon() {
    let mut target = man(10, &[]);
    target.armor = vec!["Mesh".to_owned()];
    let make = TestSetup::new(vec![man(0, &["Lull"])], vec![target]);
    let mut test = make.with(gun("Lull", 3, &[Trait::Stun])).dice(&[2, 2, 2]);
    test.shot(US, THEM, Mode::Single, 2);
    assert_eq!((test.damage(), test.now(THEM)), (vec![(THEM, 8, 5, 3)], [7, 7, 4]));
}

/// SE-TRT-31
#[test]
fn stun_is_kept_apart_and_never_kills() {
    let make = TestSetup::new(vec![man(0, &["Lull"])], vec![scores("007777", man(10, &[]))]);
    let mut test = make.with(gun("Lull", 3, &[Trait::Stun])).dice(&[6, 6, 6]);
    test.shot(US, THEM, Mode::Single, 0);
    let body = test.world().body(THEM);
    assert_eq!((body.lost, body.stun.points), ([0, 0, 0], 7));
    assert!(matches!(body.state, State::Unconscious { .. }));
    test.all_dice_fell();
}
