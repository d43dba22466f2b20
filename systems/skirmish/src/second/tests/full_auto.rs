//! SE-TRT-09, SE-TRT-10

use super::test_fight::{THEM, TestSetup, US, gun, man};
use crate::{
    Attack, Cannot, FighterId, Mode, Move, Why, data::Trait, second::to_hit, state::FieldWrite,
};

fn hose(them: Vec<crate::data::Recruit>) -> TestSetup {
    TestSetup::new(vec![man(0, &["SMG"])], them).with(gun("SMG", 1, &[Trait::Auto(3)]))
}

/// SE-TRT-09
#[test]
fn full_automatic_fire_is_as_many_attacks_as_auto_and_takes_three_times_as_many_shots() {
    let mut test = hose(vec![man(10, &[])]).dice(&[1, 1, 1, 1, 1, 1]);
    test.attack_in(US, THEM, Mode::FullAuto);
    assert_eq!(test.attacked(), [THEM, THEM, THEM]);
    assert_eq!(test.kit(US).weapons[0].loaded, 0);
    test.all_dice_fell();
}

/// SE-TRT-09
#[test]
fn its_damage_has_nothing_of_auto() {
    let mut test = hose(vec![man(10, &[])]).dice(&[5, 5, 2, 1, 1, 1, 1]);
    test.attack_in(US, THEM, Mode::FullAuto);
    assert_eq!(test.damage(), [(THEM, 2, 0, 2)]);
}

/// SE-TRT-09
#[test]
fn all_its_targets_stand_within_6_m_of_each_other() {
    // The second is 6 m from the first, the third 6 m from the second and 12 m from the first.
    let them = vec![man(10, &[]), man(16, &[]), man(22, &[])];
    let mut test = hose(them).dice(&[1, 1, 1, 1, 1, 1]);
    let (second, third) = (FighterId(2), FighterId(3));
    test.attack_in(US, second, Mode::FullAuto);
    assert_eq!(test.asked().why, Why::NextTarget { who: US, left: 2 });
    assert_eq!(test.asked().options, [Move::At(THEM), Move::At(second), Move::At(third)]);
    test.answer(Move::At(third));
    assert_eq!(test.asked().options, [Move::At(second), Move::At(third)], "12 m are too many");
    test.answer(Move::At(second));
    assert_eq!(test.attacked(), [second, third, second]);
}

/// SE-TRT-09, SE-TRT-15
#[test]
fn it_ends_when_the_weapon_blows_up() {
    let make = TestSetup::new(vec![man(0, &["Junk"])], vec![man(10, &[])]);
    let make = make.with(gun("Junk", 1, &[Trait::Auto(3), Trait::Dangerous]));
    let mut test = make.dice(&[1, 1, 2]);
    test.attack_in(US, THEM, Mode::FullAuto);
    assert_eq!((test.attacked(), test.damage()), (vec![THEM], vec![(US, 2, 0, 2)]));
    test.all_dice_fell();
}

/// SE-TRT-10
#[test]
fn without_the_shots_for_it_a_mode_is_refused() {
    let mut test = hose(vec![man(10, &[])]).dice(&[]);
    for (loaded, can) in
        [(9, [true; 3]), (8, [true, true, false]), (2, [true, false, false]), (0, [false; 3])]
    {
        test.world().of_mut::<crate::Kit>(US).weapons[0].loaded = loaded;
        let modes = [Mode::Single, Mode::Burst, Mode::FullAuto].map(|mode| {
            let attack = Attack { target: THEM, weapon: 0, mode, boon: false };
            to_hit::plan(test.world(), US, &attack)
        });
        assert_eq!(modes.each_ref().map(Result::is_ok), can, "{loaded} shots");
        if let Err(cannot) = &modes[2] {
            let weapon = "SMG".to_owned();
            assert_eq!(*cannot, Cannot::Empty { weapon, left: loaded, needed: 9 });
        }
    }
}

/// SE-TRT-09
#[test]
fn what_has_no_auto_fires_neither_bursts_nor_more() {
    let make = TestSetup::new(vec![man(0, &["Pistol"])], vec![man(10, &[])]);
    let mut test = make.dice(&[]);
    for mode in [Mode::Burst, Mode::FullAuto] {
        let attack = Attack { target: THEM, weapon: 0, mode, boon: false };
        let refused = to_hit::plan(test.world(), US, &attack).err();
        assert_eq!(refused, Some(Cannot::Mode("Pistol".to_owned())));
    }
}
