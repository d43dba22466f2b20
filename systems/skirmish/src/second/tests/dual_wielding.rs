//! SE-CBT-17

use super::test_fight::{THEM, TestSetup, US, gun, man, skilled};
use crate::{
    Attack, Cannot, FighterId, Mode, Move, Why,
    second::{Aiming, attack, to_hit},
    state::FieldWrite,
};

/// Shooter with two pistols in hand: +1 at short range, 0 for the rest.
fn two_pistols(them: Vec<crate::data::Recruit>) -> TestSetup {
    let shooter = skilled("Gun Combat (slug)", 0, man(0, &["Pistol", "Pistol", "Rifle"]));
    TestSetup::new(vec![shooter], them).with(gun("Rifle", 3, &[]))
}

fn both() -> Attack {
    Attack { target: THEM, weapon: 0, mode: Mode::Both, boon: false }
}

/// SE-CBT-17
#[test]
fn both_weapons_attack_once_each_at_minus_2_and_fire_a_shot_each() {
    let mut test = two_pistols(vec![man(10, &[])]).dice(&[1, 1, 1, 1]);
    test.world().of_mut::<crate::Kit>(US).in_hand = vec![0, 1];
    test.when(|world| attack::declare(world, US, both()));
    assert_eq!(test.attacked(), [THEM, THEM]);
    assert_eq!(test.attack_dms("SE-CBT-17"), [-2, -2]);
    let loaded: Vec<u8> = test.kit(US).weapons.iter().map(|held| held.loaded).collect();
    assert_eq!(loaded[..3], [8, 8, 9]);
    test.all_dice_fell();
}

/// SE-CBT-17
#[test]
fn each_makes_its_own_throw() {
    // +1 and -2: the first total is 8 with 4 + 5, the second is less with 4 + 4.
    let mut test = two_pistols(vec![man(10, &[])]).dice(&[4, 5, 1, 1, 4, 4]);
    test.world().of_mut::<crate::Kit>(US).in_hand = vec![0, 1];
    test.when(|world| attack::declare(world, US, both()));
    assert_eq!(test.damage(), [(THEM, 2, 0, 2)]);
    test.all_dice_fell();
}

/// SE-CBT-17
#[test]
fn the_second_may_be_at_somebody_else() {
    let mut test = two_pistols(vec![man(10, &[]), man(20, &[])]).dice(&[1, 1, 1, 1]);
    test.world().of_mut::<crate::Kit>(US).in_hand = vec![0, 1];
    test.when(|world| attack::declare(world, US, both()));
    let other = FighterId(2);
    assert_eq!(test.asked().why, Why::NextTarget { who: US, left: 1 });
    assert_eq!(test.asked().options, [Move::At(THEM), Move::At(other)]);
    test.answer(Move::At(other));
    assert_eq!(test.attacked(), [THEM, other]);
}

/// SE-CBT-17
#[test]
fn it_takes_two_weapons_that_take_a_hand_each() {
    let mut test = two_pistols(vec![man(10, &[])]).dice(&[]);
    for (in_hand, can) in [(vec![0], false), (vec![0, 1], true), (vec![0, 2], false)] {
        test.world().of_mut::<crate::Kit>(US).in_hand = in_hand.clone();
        let plan = to_hit::plan(test.world(), US, &both());
        assert_eq!(plan.is_ok(), can, "{in_hand:?}");
        if let Err(cannot) = plan {
            assert!(matches!(cannot, Cannot::Mode(_)), "{cannot}");
        }
    }
}

/// SE-CBT-21, SE-RNG-02: from the turn in which it is taken.
#[test]
fn an_aim_serves_the_first_of_the_two_alone() {
    let mut make = two_pistols(vec![man(10, &[])]);
    make.us[0].weapons[1].fittings = vec![crate::data::Gear::LaserSight];
    let mut test = make.dice(&[1, 1, 1, 1]);
    test.world().of_mut::<crate::Kit>(US).in_hand = vec![0, 1];
    test.second_mut(US).aim = Some(Aiming { at: THEM, actions: 2 });
    test.when(|world| attack::declare(world, US, both()));
    assert_eq!(test.attacked(), [THEM, THEM]);
    assert_eq!(test.attack_dms("SE-RNG-01"), [2]);
    assert!(test.attack_dms("SE-RNG-02").is_empty(), "nobody aims with the other any more");
    test.all_dice_fell();
}
