//! SE-GRP

use bevy::prelude::{In, OnEnter};
use characters::body::{Body, DeathRow, Peril, Seconds};

use super::test_fight::{THEM, TestFight, TestSetup, US, man, scores, skilled, wearing};
use crate::{
    Event, FighterAction, FighterId, Grip, Mode, Move, Posture, Stand, Why,
    data::Trait,
    field::Place,
    second::{Aiming, Second, Stage, grapple, wounds},
    state::{FieldRead, FieldWrite},
};

/// Two unarmed people with Melee (unarmed) 0, a metre apart; everything is even except their dice.
fn clinch() -> TestSetup {
    let fighter = |metres| skilled("Melee (unarmed)", 0, man(metres, &[]));
    TestSetup::new(vec![fighter(10)], vec![fighter(11)])
}

/// Begins a grapple; the test's dice decide it.
fn grab(test: &mut TestFight) {
    test.when(|world| grapple::do_it(world, US, FighterAction::Grapple(THEM)));
}

#[track_caller]
fn grips(test: &TestFight) -> Vec<Grip> {
    let grip = |option: &Move| if let Move::Grip(grip) = option { Some(*grip) } else { None };
    test.asked().options.iter().filter_map(grip).collect()
}

/// A grapple that we win with Effect 2 (5 + 5 against 1 + 1), and then this action.
#[track_caller]
fn won(make: TestSetup, grip: Grip, then: &[u8]) -> TestFight {
    let mut test = make.dice(&[&[5, 5, 1, 1], then].concat());
    grab(&mut test);
    test.answer(Move::Grip(grip));
    test
}

/// SE-GRP-01, SE-CHK-11
#[test]
fn both_throw_and_the_better_effect_wins() {
    let mut test = clinch().dice(&[4, 4, 3, 4]);
    grab(&mut test);
    let Event::Grappled { by, with, result, winner } = &test.told()[0] else { panic!("told") };
    assert_eq!((*by, *with, *winner), (US, THEM, Some(US)));
    let (one, other) = &result.throws[0];
    assert_eq!((one.effect, other.effect), (0, -1));
}

/// SE-GRP-01
#[test]
fn each_uses_strength_or_dexterity_whichever_is_better() {
    let mut make = clinch();
    make.us[0] = scores("3C7777", make.us[0].clone());
    make.them[0] = scores("C37777", make.them[0].clone());
    let mut test = make.dice(&[4, 4, 3, 4]);
    grab(&mut test);
    let Event::Grappled { result, .. } = &test.told()[0] else { panic!("told") };
    let (one, other) = &result.throws[0];
    let first = |throw: &dice::Throw| throw.modifiers[0].to_string();
    assert_eq!((first(&one.throw), first(&other.throw)), ("DEX 12 +2".into(), "STR 12 +2".into()));
}

/// SE-GRP-01, SE-DAT-03
#[test]
fn who_never_learnt_it_is_three_worse() {
    let mut make = clinch();
    make.them[0] = man(11, &[]);
    let mut test = make.dice(&[3, 4, 4, 5]);
    grab(&mut test);
    let Event::Grappled { result, winner, .. } = &test.told()[0] else { panic!("told") };
    assert_eq!((result.throws[0].1.effect, *winner), (-2, Some(US)));
}

/// SE-GRP-01, SE-CBT-16
#[test]
fn it_takes_an_able_enemy_in_close_combat() {
    let mut make = clinch();
    make.us.push(man(11, &[]));
    let mut test = make.dice(&[]);
    let them = FighterId(2);
    let can = |test: &mut TestFight| grapple::options(test.world(), US);
    assert_eq!(can(&mut test), [FighterAction::Grapple(them)]);
    test.world().of_mut::<Stand>(them).place = Place(1150);
    assert_eq!(can(&mut test), [FighterAction::Grapple(them)], "1.5 m are close combat");
    test.world().of_mut::<Stand>(them).place = Place(1160);
    assert_eq!(can(&mut test), []);
    test.world().of_mut::<Stand>(them).place = Place(1100);
    test.world().of_mut::<characters::body::Body>(them).state = characters::body::State::Dead;
    assert_eq!(can(&mut test), []);
}

/// SE-GRP-02
#[test]
fn the_winner_chooses_even_if_it_is_the_one_who_was_grabbed() {
    let mut test = clinch().dice(&[1, 1, 5, 5]);
    grab(&mut test);
    assert_eq!(test.asked().why, Why::Grapple { winner: THEM, loser: US });
    assert_eq!(test.asked().seat, test.fight.world.side(THEM));
}

/// SE-GRP-02
#[test]
fn who_is_in_a_grapple_can_only_grapple_with_the_same_one() {
    let mut make = clinch();
    make.us.push(man(10, &[]));
    let mut test = make.dice(&[5, 5, 1, 1]);
    let (friend, them) = (FighterId(1), FighterId(2));
    test.when(|world| grapple::do_it(world, US, FighterAction::Grapple(them)));
    test.answer(Move::Grip(Grip::Hold));
    let held = |test: &mut TestFight, who| grapple::is_held(test.world(), who);
    assert!(held(&mut test, US) && held(&mut test, them) && !held(&mut test, friend));
    assert_eq!(grapple::options(test.world(), US), [FighterAction::Grapple(them)]);
    assert_eq!(grapple::options(test.world(), them), [FighterAction::Grapple(US)]);
    assert_eq!(grapple::options(test.world(), friend), [], "two at a time");
    let attack = crate::Attack { target: them, weapon: 0, mode: Mode::Single, boon: false };
    let refused = crate::second::to_hit::plan(test.world(), US, &attack);
    assert_eq!(refused.err(), Some(crate::Cannot::Grappling));
}

/// SE-GRP-02
#[test]
fn everything_on_the_list_is_offered_and_nothing_that_cannot_be_done() {
    let mut make = clinch();
    make.us[0].weapons = man(0, &["Blade"]).weapons;
    make.us[0].at = Some(Place::metres(1));
    make.them[0].at = Some(Place::metres(2));
    make.them[0].weapons = man(0, &["Pistol"]).weapons;
    let mut test = make.dice(&[5, 5, 1, 1]);
    grab(&mut test);
    let drags = [0, 2, 3, 4].map(|metres| Grip::Drag(Place::metres(metres)));
    let before = [Grip::Prone, Grip::Disarm, Grip::Throw, Grip::Hurt, Grip::Attack(0)];
    let all = [&before[..], &drags, &[Grip::Release, Grip::Hold]].concat();
    assert_eq!(grips(&test), all, "the field ends at 0 m");
    let mut test = clinch().dice(&[5, 5, 1, 1]);
    test.second_mut(THEM).posture = Posture::Prone;
    grab(&mut test);
    let can = |grip| grips(&test).contains(&grip);
    assert!(!can(Grip::Prone) && !can(Grip::Disarm) && !can(Grip::Attack(0)));
}

/// SE-GRP-03
#[test]
fn the_loser_can_be_forced_down() {
    let mut test = won(clinch(), Grip::Prone, &[]);
    assert_eq!(test.second(THEM).posture, Posture::Prone);
    assert!(grapple::is_held(test.world(), US), "and is still held");
}

/// SE-GRP-04
#[test]
fn a_weapon_drops_where_they_stand_or_with_effect_6_is_the_winners() {
    for (strength, taken) in [("B77777", false), ("C77777", true)] {
        let mut make = clinch();
        // 6 + 6 are Effect 4, and STR adds 1 or 2.
        make.us[0] = scores(strength, make.us[0].clone());
        make.them[0].weapons = man(0, &["Pistol", "Blade"]).weapons;
        let mut test = make.dice(&[6, 6, 1, 1]);
        grab(&mut test);
        test.answer(Move::Grip(Grip::Disarm));
        let names = |test: &mut TestFight, who| -> Vec<String> {
            test.kit(who).weapons.iter().map(|held| held.name.clone()).collect()
        };
        assert_eq!(names(&mut test, THEM), ["Blade", "Fists"]);
        assert!(test.kit(THEM).in_hand.is_empty());
        let lying = test.world().course().dropped.clone();
        if taken {
            assert_eq!(names(&mut test, US), ["Pistol", "Fists"]);
            assert!(test.kit(US).holds(0) && lying.is_empty());
        } else {
            assert_eq!((lying[0].at, lying[0].held.loaded), (Place::metres(11), 9));
            assert_eq!(names(&mut test, US), ["Fists"]);
        }
    }
}

/// SE-GRP-04
#[test]
fn effect_5_is_not_6() {
    let mut make = clinch();
    make.us[0] = scores("977777", make.us[0].clone());
    make.them[0].weapons = man(0, &["Pistol"]).weapons;
    let mut test = make.dice(&[6, 6, 1, 1]);
    grab(&mut test);
    let Event::Grappled { result, .. } = &test.told()[0] else { panic!("told") };
    assert_eq!(result.effect(), Some(5));
    test.answer(Move::Grip(Grip::Disarm));
    let dropped = Event::Dropped { who: THEM, weapon: "Pistol".to_owned() };
    assert!(test.told().contains(&dropped));
}

/// SE-GRP-05
#[test]
fn a_throw_is_a_die_of_metres_and_another_of_damage_and_ends_it() {
    let mut make = clinch();
    make.them[0] = wearing(&["Jack"], make.them[0].clone());
    let mut test = won(make, Grip::Throw, &[4, 3]);
    assert_eq!((test.metres(THEM), test.metres(US)), (15, 10));
    assert_eq!(test.damage(), [(THEM, 3, 2, 1)]);
    assert_eq!(test.second(THEM).posture, Posture::Prone);
    assert!(!grapple::is_held(test.world(), US) && !grapple::is_held(test.world(), THEM));
}

/// SE-GRP-06
#[test]
fn a_grip_hurts_by_2_and_the_effect_whatever_is_worn() {
    let mut make = clinch();
    make.them[0] = wearing(&["Plate"], make.them[0].clone());
    let mut test = won(make, Grip::Hurt, &[]);
    assert_eq!((test.damage(), test.now(THEM)), (vec![(THEM, 4, 0, 4)], [7, 7, 3]));
    assert!(grapple::is_held(test.world(), US));
}

/// SE-GRP-06
#[test]
fn who_wins_by_failing_less_badly_may_hurt_nobody() {
    // 2 + 2 against 1 + 1: Effects -4 and -6.
    let mut test = clinch().dice(&[2, 2, 1, 1]);
    grab(&mut test);
    test.answer(Move::Grip(Grip::Hurt));
    assert_eq!((test.damage(), test.now(THEM)), (vec![(THEM, -2, 0, 0)], [7, 7, 7]));
}

/// SE-GRP-07
#[test]
fn a_small_weapon_attacks_by_a_throw_of_its_own_that_nobody_reacts_to() {
    let mut make = clinch();
    make.us[0].weapons = man(0, &["Pistol"]).weapons;
    make.us[0] = skilled("Gun Combat (slug)", 0, make.us[0].clone());
    make.them[0] = scores("7F7777", make.them[0].clone());
    // DEX 15 would dodge, but not in a grip.
    let mut test = make.dice(&[6, 6, 1, 1, 5, 5, 2, 2]);
    grab(&mut test);
    test.answer(Move::Grip(Grip::Attack(0)));
    assert_eq!(test.attacked(), [THEM]);
    assert!(!test.told().iter().any(|it| matches!(it, Event::Reacted { .. })));
    assert_eq!((test.damage().len(), test.kit(US).weapons[0].loaded), (1, 8));
    test.all_dice_fell();
}

/// SE-GRP-07, SE-CBT-09
#[test]
fn an_attack_in_a_clinch_ends_the_aim() {
    let mut make = clinch();
    make.us[0].weapons = man(0, &["Pistol"]).weapons;
    let mut test = make.dice(&[6, 6, 1, 1, 5, 5, 2, 2]);
    test.when(|world| {
        world.of_mut::<Second>(US).aim = Some(Aiming { at: THEM, actions: 1 });
        grapple::do_it(world, US, FighterAction::Grapple(THEM));
    });
    test.answer(Move::Grip(Grip::Attack(0)));
    assert_eq!((test.attacked(), test.second(US).aim), (vec![THEM], None));
}

/// SE-GRP-07
#[test]
fn what_takes_two_hands_or_is_empty_or_broken_is_no_help_in_a_clinch() {
    let offered = |weapon: &str, change: fn(&mut crate::Held)| {
        let mut make = clinch().with(super::test_fight::gun("Rifle", 3, &[Trait::Scope]));
        make.us[0].weapons = man(0, &[weapon]).weapons;
        let mut test = make.dice(&[5, 5, 1, 1]);
        change(&mut test.world().of_mut::<crate::Kit>(US).weapons[0]);
        grab(&mut test);
        grips(&test).contains(&Grip::Attack(0))
    };
    assert!(offered("Pistol", |_| {}) && offered("Blade", |_| {}));
    assert!(!offered("Rifle", |_| {}));
    assert!(!offered("Pistol", |held| held.loaded = 0));
    assert!(!offered("Blade", |held| held.broken = true));
}

/// SE-GRP-07
#[test]
fn a_beast_uses_whatever_it_has_grown() {
    let grown = |name: &str| {
        let claws = super::test_fight::club(name, 2, &[]);
        crate::data::Weapon { class: crate::data::Class::Natural, hands: 0, ..claws }
    };
    let mut make = clinch().with(grown("Claws")).with(grown("Teeth"));
    make.us[0].weapons = man(0, &["Claws", "Teeth"]).weapons;
    let mut test = make.dice(&[5, 5, 1, 1]);
    grab(&mut test);
    let attacks = grips(&test).into_iter().filter(|grip| matches!(grip, Grip::Attack(_)));
    assert_eq!(attacks.collect::<Vec<_>>(), [Grip::Attack(0), Grip::Attack(1)], "and no fists");
}

/// SE-GRP-08
#[test]
fn both_move_when_one_drags_the_other_and_never_by_more_than_3_m() {
    let mut test = won(clinch(), Grip::Drag(Place::metres(7)), &[]);
    assert_eq!((test.metres(US), test.metres(THEM)), (7, 8));
    assert!(grapple::is_held(test.world(), US));
    let mut test = clinch().dice(&[5, 5, 1, 1]);
    grab(&mut test);
    let far = |grip: &Grip| matches!(grip, Grip::Drag(to) if to.to(Place::metres(10)).0 > 300);
    assert!(!grips(&test).iter().any(far));
}

/// SE-GRP-09
#[test]
fn the_winner_may_end_it_and_is_out_of_reach_before_anybody_can_strike() {
    let mut test = won(clinch(), Grip::Release, &[]);
    assert!(!grapple::is_held(test.world(), US) && !grapple::is_held(test.world(), THEM));
    assert_eq!((test.metres(US), test.metres(THEM)), (9, 11));
    test.is_not_asked();
    let mut make = clinch();
    (make.us[0].at, make.them[0].at) = (Some(Place(0)), Some(Place::metres(1)));
    let mut test = won(make, Grip::Release, &[]);
    assert_eq!(test.metres(US), 3, "past the other where there is no room behind");
}

/// SE-GRP-10, SE-CHK-11
#[test]
fn a_tie_goes_to_the_higher_score_then_to_a_second_throw_then_to_nobody() {
    let mut make = clinch();
    make.us[0] = scores("887777", make.us[0].clone());
    let mut test = make.dice(&[4, 4, 4, 4]);
    grab(&mut test);
    assert_eq!(test.asked().why, Why::Grapple { winner: US, loser: THEM });
    let mut test = clinch().dice(&[4, 4, 4, 4, 3, 3, 2, 4]);
    grab(&mut test);
    let Event::Grappled { result, winner: None, .. } = &test.told()[0] else { panic!("a tie") };
    assert_eq!(result.throws.len(), 2);
    test.is_not_asked();
    assert!(!grapple::is_held(test.world(), US));
}

/// SE-GRP-10
#[test]
fn a_tie_in_a_grapple_leaves_it_as_it_is() {
    let mut test = clinch().dice(&[5, 5, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]);
    grab(&mut test);
    test.answer(Move::Grip(Grip::Hold));
    test.when(|world| grapple::do_it(world, THEM, FighterAction::Grapple(US)));
    assert!(grapple::is_held(test.world(), US) && grapple::is_held(test.world(), THEM));
    test.all_dice_fell();
}

/// SE-GRP-02, FL-6
#[test]
fn who_is_grabbed_lets_go_of_whom_they_carry() {
    let mut make = clinch();
    make.them.push(man(11, &[]));
    let mut test = make.dice(&[5, 5, 1, 1]);
    let load = FighterId(2);
    test.world().of_mut::<Stand>(THEM).carries = Some(load);
    grab(&mut test);
    let put_down = Event::PutDown { who: THEM, other: load, at: Place::metres(11) };
    assert!(test.told().contains(&put_down));
    assert_eq!(test.world().stand(THEM).carries, None);
}

/// SE-GRP-02, SE-CBT-19
#[test]
fn it_is_over_when_one_of_them_is_out() {
    let mut test = won(clinch(), Grip::Hold, &[]);
    test.when(|world| wounds::suffer(In((US, 14, false)), world));
    assert!(!test.world().is_able(US));
    assert!(!grapple::is_held(test.world(), US) && !grapple::is_held(test.world(), THEM));
}

/// SE-GRP-09, SE-CBT-19, SE-INJ-06
#[test]
fn it_is_over_when_one_of_them_dies_because_nobody_helped_in_time() {
    let mut test = won(clinch(), Grip::Hold, &[]);
    test.second_mut(THEM).aim = Some(Aiming { at: US, actions: 1 });
    test.world().of_mut::<Body>(THEM).aftermath.peril =
        Some(Peril { row: DeathRow::Crippled, since: Seconds(0) });
    test.world().course_mut().clock = Seconds(3600);
    test.when(|world| world.run_schedule(OnEnter(Stage::RoundBegins)));
    assert!(test.world().body(THEM).is_dead());
    assert!(!grapple::is_held(test.world(), US), "nobody wrestles with the dead");
    assert_eq!((test.second(THEM).aim, test.second(THEM).posture), (None, Posture::Prone));
}

/// SE-GRP-04, SE-CBT-11: the remaining weapons have new numbers.
#[test]
fn who_is_disarmed_in_the_middle_of_reloading_begins_anew() {
    for dice in [[5, 5, 1, 1], [6, 6, 1, 1]] {
        let mut make = clinch();
        make.us[0] = skilled("Melee (unarmed)", 2, man(10, &[]));
        make.them[0].weapons = man(11, &["Pistol", "Pistol"]).weapons;
        let mut test = make.dice(&dice);
        test.second_mut(THEM).reloading = Some((1, 1));
        grab(&mut test);
        test.answer(Move::Grip(Grip::Disarm));
        assert_eq!(test.second(THEM).reloading, None, "{dice:?}");
    }
}
