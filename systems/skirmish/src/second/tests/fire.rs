//! SE-TRT-17 to SE-TRT-20

use super::test_fight::{THEM, TestFight, TestSetup, US, but, carrying, gun, man, scores, wearing};
use crate::{
    Event, FighterAction, FighterId, Mode, Stand,
    data::{Gear, Trait},
    field::Place,
    second::{Step, fire, traits},
    state::FieldWrite,
};

/// Fighter with a torch of one die, and one whom it may set on fire.
fn torch() -> TestSetup {
    let make = TestSetup::new(vec![man(0, &["Torch"])], vec![man(5, &[])]);
    make.with(gun("Torch", 1, &[Trait::Fire, Trait::Ap(9)])).with(gun("Pyre", 3, &[Trait::Fire]))
}

fn burning(test: &mut TestFight, who: FighterId) -> Option<String> {
    test.second(who).fire.clone()
}

/// SE-TRT-17
#[test]
fn any_hit_sets_its_target_alight_even_one_that_armour_stops() {
    let mut make = torch();
    make.them[0] = wearing(&["Plate"], man(5, &[]));
    make.weapons[0] = gun("Torch", 1, &[Trait::Fire]);
    let mut test = make.dice(&[1]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 1, 8, 0)]);
    assert_eq!(burning(&mut test, THEM).as_deref(), Some("Torch"));
    assert!(test.told().contains(&Event::CaughtFire { who: THEM }));
}

/// SE-TRT-17, SE-TRT-19
#[test]
fn a_fire_that_does_not_burn_out_does_the_damage_of_its_weapon_without_effect() {
    let mut test = torch().dice(&[2, 3, 4, 5]);
    test.shot(US, THEM, Mode::Single, 4);
    assert_eq!(test.now(THEM), [7, 7, 1]);
    test.round();
    assert_eq!(test.damage(), [(THEM, 6, 0, 6), (THEM, 5, 0, 5)]);
    assert!(burning(&mut test, THEM).is_some());
}

/// SE-TRT-17
#[test]
fn armour_helps_against_fire_which_goes_through_nothing() {
    let mut make = torch();
    make.them[0] = wearing(&["Jack"], man(5, &[]));
    let mut test = make.dice(&[1, 3, 4, 5]);
    test.shot(US, THEM, Mode::Single, 0);
    test.round();
    // AP 9 counts for the hit, and not for the fire.
    assert_eq!(test.damage(), [(THEM, 1, 0, 1), (THEM, 5, 2, 3)]);
}

/// SE-TRT-19
#[test]
fn a_fire_is_out_on_8_or_more_before_it_burns_again() {
    let mut test = torch().dice(&[1, 4, 4]);
    test.shot(US, THEM, Mode::Single, 0);
    test.round();
    assert_eq!((test.damage().len(), burning(&mut test, THEM)), (1, None));
    test.round();
    test.all_dice_fell();
    let mut test = torch().dice(&[1, 3, 4, 1]);
    test.shot(US, THEM, Mode::Single, 0);
    test.round();
    assert!(burning(&mut test, THEM).is_some(), "7 is not enough");
}

/// SE-TRT-18
#[test]
fn of_several_fires_only_the_fiercest_burns() {
    for (first, second) in [("Torch", "Pyre"), ("Pyre", "Torch")] {
        let mut test = torch().dice(&[]);
        for weapon in [first, second] {
            test.when(|world| world.then([Step::Alight { who: THEM, weapon: weapon.to_owned() }]));
        }
        assert_eq!(burning(&mut test, THEM).as_deref(), Some("Pyre"));
    }
}

/// SE-TRT-18
#[test]
fn fires_are_compared_by_what_they_do_on_average() {
    let with_plus = |plus| but(gun("Plus", 2, &[Trait::Fire]), |it| it.damage.plus = plus);
    let sun = but(gun("Sun", 1, &[Trait::Fire]), |it| it.destructive = true);
    // Three dice are 10.5; two and 3 are 10, and 4 more than two are 11; ten times one die is 35.
    for (other, wins) in [(with_plus(3), false), (with_plus(4), true), (sun, true)] {
        let name = other.name.clone();
        let mut test = torch().with(other).dice(&[]);
        for weapon in ["Pyre", &name] {
            test.when(|world| world.then([Step::Alight { who: THEM, weapon: weapon.to_owned() }]));
        }
        let burns = burning(&mut test, THEM).expect("something burns");
        assert_eq!(burns == name, wins, "{name}");
    }
}

/// SE-TRT-20
#[test]
fn a_fire_is_put_out_by_dexterity_and_more_easily_with_the_gear() {
    for (gear, dice, out) in [
        (&[][..], [4, 4], true),
        (&[], [3, 4], false),
        (&[Gear::Extinguisher], [3, 3], true),
        (&[Gear::Extinguisher], [2, 3], false),
    ] {
        let mut make = torch();
        make.them[0] = carrying(gear, man(5, &[]));
        let mut test = make.dice(&dice);
        test.second_mut(THEM).fire = Some("Torch".to_owned());
        test.when(|world| traits::do_it(world, THEM, FighterAction::Douse(THEM)));
        assert_eq!(burning(&mut test, THEM).is_none(), out, "{gear:?} {dice:?}");
    }
}

/// SE-TRT-20, SE-CHK-12
#[test]
fn no_skill_comes_into_it_and_what_reactions_cost_does() {
    let mut make = torch();
    make.them[0] = scores("797777", man(5, &[]));
    let mut test = make.dice(&[4, 4]);
    test.second_mut(THEM).penalty = 2;
    test.second_mut(THEM).fire = Some("Torch".to_owned());
    test.when(|world| traits::do_it(world, THEM, FighterAction::Douse(THEM)));
    let [Event::FireOut { throw, by, out: false, .. }] = test.told() else { panic!("one try") };
    assert_eq!((throw.total(), *by), (4 + 4 + 1 - 2, Some(THEM)));
}

/// SE-TRT-20
#[test]
fn the_burning_and_comrades_within_a_metre_and_a_half_can_try() {
    let mut make = torch();
    make.them.extend([man(6, &[]), man(7, &[])]);
    let mut test = make.dice(&[]);
    test.second_mut(THEM).fire = Some("Torch".to_owned());
    let (near, far) = (FighterId(2), FighterId(3));
    let douses = |test: &mut TestFight, who| fire::options(test.world(), who);
    for (who, can) in [(THEM, true), (near, true), (far, false), (US, false)] {
        let deeds = if can { vec![FighterAction::Douse(THEM)] } else { Vec::new() };
        assert_eq!(douses(&mut test, who), deeds, "{who:?}");
    }
    test.world().of_mut::<Stand>(far).place = Place(650);
    assert_eq!(douses(&mut test, far), [FighterAction::Douse(THEM)]);
    test.world().of_mut::<Stand>(US).place = Place(500);
    assert_eq!(douses(&mut test, US), [], "nobody puts out an enemy");
}

/// SE-TRT-17
#[test]
fn the_dead_burn_no_more_and_the_unconscious_do() {
    use characters::body::{Body, State};
    let mut make = torch();
    make.them.push(man(50, &[]));
    let mut test = make.dice(&[1, 2, 6]);
    for who in [THEM, FighterId(2)] {
        test.second_mut(who).fire = Some("Torch".to_owned());
    }
    test.world().of_mut::<Body>(THEM).state = State::Dead;
    test.world().of_mut::<Body>(FighterId(2)).state =
        State::Unconscious { since: Default::default(), failed: 0 };
    test.round();
    assert_eq!(test.damage(), [(FighterId(2), 6, 0, 6)]);
}
