//! A whole exchange, worked out by hand, throw by throw.

use super::test_fight::{THEM, TestFight, TestSetup, US, gun, man, scores, skilled, wearing};
use crate::{
    Event, FighterAction, Grip, Mode, Move,
    data::{CoverKind, Trait},
    second::grapple,
    state::FieldWrite,
};

/// Marine with a rifle that penetrates and fires bursts, against a smuggler in mesh behind a wall
/// 20 m away, who has a pistol.
fn quay(dice: &[u8]) -> TestFight {
    let marine = scores("898777", man(0, &["Assault Rifle"]));
    let marine = skilled("Melee (unarmed)", 1, skilled("Gun Combat (slug)", 1, marine));
    let smuggler = scores("777777", wearing(&["Mesh"], man(20, &["Pistol"])));
    let smuggler = skilled("Melee (unarmed)", 0, skilled("Gun Combat (slug)", 0, smuggler));
    let rifle = gun("Assault Rifle", 3, &[Trait::Auto(2), Trait::Ap(4)]);
    let make = TestSetup::new(vec![marine], vec![smuggler]).with(rifle);
    make.cover(CoverKind::StoneWall, 19).dice(dice)
}

/// Total of each attack throw, and whether it hit.
fn attacks(test: &TestFight) -> Vec<(i32, bool)> {
    let attack = |event: &Event| {
        let Event::Attacked(report) = event else { return None };
        Some((report.throw.total(), report.hit))
    };
    test.told().iter().filter_map(attack).collect()
}

/// SE-DMG-01, SE-DMG-04, SE-DMG-06, SE-DMG-07, SE-TRT-01, SE-TRT-07, SE-TRT-08, SE-GRP-01,
/// SE-GRP-02, SE-GRP-03, SE-GRP-05, SE-GRP-06
#[test]
fn a_fight_on_a_quay_goes_as_it_was_worked_out_on_paper() {
    let mut test = quay(&[
        3, 4, // the burst: 7 + DEX 1 + skill 1 + short 1 - cover 2 = 8, Effect 0
        6, 5,
        4, // its damage: 15 + Effect 0 + Auto 2 = 17; mesh 5 + wall 8 - AP 4 = 9; 8 get through
        4, 4, // the pistol: 8 + DEX 0 + skill 0 + short 1 = 9, Effect 1
        2, 3, // its damage: 5 + 1 = 6, no armour: END 8 to 2
        4, 4, 5,
        1, // a grapple: 8 + 1 + 1 - 8 = 2 against 6 - 8 = -2 (DEX 9 is better than STR 8)
        6, 3, 3, 3, // the next: 9 + 2 - 8 = 3 against 6 + 0 - 8 = -2
        2, 6, // the throw: 2 m and 6 points, less mesh 5
    ]);
    test.attack_in(US, THEM, Mode::Burst);
    // 8 points: END 7 to 0, and 1 off STR, which is as full as DEX.
    assert_eq!((test.damage(), test.now(THEM)), (vec![(THEM, 17, 9, 8)], [6, 7, 0]));
    test.attack(THEM, US);
    assert_eq!((attacks(&test), test.now(US)), (vec![(8, true), (9, true)], [8, 9, 2]));
    assert_eq!((test.kit(US).weapons[0].loaded, test.kit(THEM).weapons[0].loaded), (7, 8));

    // The marine has come over the wall.
    test.world().of_mut::<crate::Stand>(US).place = crate::field::Place::metres(19);
    test.when(|world| grapple::do_it(world, US, FighterAction::Grapple(THEM)));
    test.answer(Move::Grip(Grip::Hurt));
    // 2 + Effect 2, ignoring armour: all off STR or DEX, and DEX is fuller now.
    assert_eq!((test.damage()[2], test.now(THEM)), ((THEM, 4, 0, 4), [6, 3, 0]));
    test.when(|world| grapple::do_it(world, US, FighterAction::Grapple(THEM)));
    test.answer(Move::Grip(Grip::Throw));
    assert_eq!((test.damage()[3], test.now(THEM)), ((THEM, 6, 5, 1), [5, 3, 0]));
    assert_eq!(test.metres(THEM), 22);
    test.all_dice_fell();
}
