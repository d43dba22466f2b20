//! SE-TRT-03 to SE-TRT-06

use tasks::check::Band;

use super::test_fight::{THEM, TestFight, TestSetup, US, but, carrying, gun, man, scores, skilled};
use crate::{
    Attack, Event, FighterAction, FighterId, Mode,
    data::{Gear, Light, Reach, Trait, Weapon},
    field::Place,
    second::{Observing, artillery, to_hit, traits},
    state::FieldWrite,
};

/// Observer for the gunner.
const EYES: FighterId = FighterId(1);
const FOE: FighterId = FighterId(2);

fn mortar(orbital: bool) -> Weapon {
    but(gun("Mortar", 2, &[Trait::Artillery { orbital }, Trait::Blast(5)]), |it| {
        it.reach = Reach::Metres(1000);
    })
}

/// Gunner, and a comrade near the enemy in the dark, both with a comms link.
fn dark(gap: i32) -> TestSetup {
    let linked = |man| carrying(&[Gear::Comms], man);
    let us = vec![linked(man(0, &["Mortar"])), linked(man(gap - 5, &[]))];
    let mut make = TestSetup::new(us, vec![man(gap, &[])]);
    make.ground.light = Light::Dark;
    make.ground.length = 3000;
    make.with(mortar(false))
}

fn indirect(mode: Mode) -> Attack {
    Attack { target: FOE, weapon: 0, mode, boon: false }
}

#[track_caller]
fn dms(test: &mut TestFight, mode: Mode) -> Vec<(String, i16)> {
    let modifiers = traits::modifiers(test.world(), US, &indirect(mode));
    modifiers.into_iter().map(|it| (it.rule.into_owned(), it.dm)).collect()
}

/// Impact of the last shell: metres off its target, and the place.
#[track_caller]
fn fell(test: &TestFight) -> (u16, Place) {
    let scatter = test.told().iter().find_map(|event| {
        let Event::Scatter { metres, at, .. } = event else { return None };
        Some((*metres, *at))
    });
    scatter.expect("a shell came down off its target")
}

/// SE-TRT-03
#[test]
fn indirect_fire_costs_2_and_direct_fire_nothing() {
    let mut test = dark(350).dice(&[]);
    assert_eq!(dms(&mut test, Mode::Indirect), [("SE-TRT-03".to_owned(), -2)]);
    assert_eq!(dms(&mut test, Mode::Single), []);
}

/// SE-TRT-03
#[test]
fn what_is_seen_is_fired_at_directly_and_what_is_not_seen_indirectly() {
    let mut test = dark(350).dice(&[]);
    let can = |test: &mut TestFight, mode| to_hit::plan(test.world(), US, &indirect(mode)).is_ok();
    assert_eq!([Mode::Single, Mode::Indirect].map(|it| can(&mut test, it)), [false, true]);
    let mut make = dark(350);
    make.ground.light = Light::Day;
    let mut test = make.dice(&[]);
    assert_eq!([Mode::Single, Mode::Indirect].map(|it| can(&mut test, it)), [true, false]);
    let mut make = dark(350);
    make.weapons[0] = but(mortar(false), |it| it.traits.clear());
    let mut test = make.dice(&[]);
    assert!(!can(&mut test, Mode::Indirect), "no artillery");
}

/// SE-TRT-04, SE-DAT-15
#[test]
fn a_blind_shot_comes_down_a_die_of_metres_off_for_each_100_m_begun_less_the_effect() {
    // 350 m are four dice: 15, less Effect 3. Even is beyond the target, odd is short of it.
    for (side, at) in [(2, 362), (5, 338)] {
        let mut test = dark(350).dice(&[5, 4, 3, 3, side]);
        test.shot(US, FOE, Mode::Indirect, 3);
        assert_eq!(fell(&test), (12, Place::metres(at)));
        assert!(test.damage().is_empty(), "12 m are more than a blast of 5");
        test.all_dice_fell();
    }
}

/// SE-TRT-04
#[test]
fn a_blind_miss_comes_down_further_off_and_still_bursts() {
    let mut make = dark(100);
    make.weapons[0] = but(mortar(false), |it| it.traits[1] = Trait::Blast(9));
    // One die: 2, and 3 more for the Effect; then the side; then 2D each, with no Effect.
    let mut test = make.dice(&[2, 1, 6, 1, 1, 1]);
    test.shot(US, FOE, Mode::Indirect, -3);
    assert_eq!(fell(&test), (5, Place::metres(95)));
    assert_eq!(test.damage(), [(FOE, 7, 0, 7), (EYES, 2, 0, 2)]);
}

/// SE-TRT-04
#[test]
fn a_blind_shot_that_is_good_enough_comes_down_on_its_target() {
    let mut test = dark(100).dice(&[2, 3, 3, 1, 1]);
    test.shot(US, FOE, Mode::Indirect, 2);
    assert_eq!(fell(&test), (0, Place::metres(100)));
    assert_eq!(test.damage()[0], (FOE, 3 + 3 + 2, 0, 8));
}

/// SE-TRT-35
#[test]
fn a_shell_lands_on_a_place_that_the_guns_were_laid_on_before_seen_or_not() {
    let mut make = dark(350);
    make.surveyed = vec![Place::metres(350)];
    let mut test = make.dice(&[3, 3, 1, 1]);
    test.shot(US, FOE, Mode::Indirect, 2);
    assert!(!test.told().iter().any(|event| matches!(event, Event::Scatter { .. })));
    assert_eq!(test.damage()[0], (FOE, 3 + 3 + 2, 0, 8));
    let mut make = dark(350);
    make.surveyed = vec![Place::metres(350)];
    let mut test = make.dice(&[]);
    test.shot(US, FOE, Mode::Indirect, -2);
    assert!(test.damage().is_empty(), "a miss there is a miss");
    let mut make = dark(350);
    make.surveyed = vec![Place::metres(348)];
    let mut test = make.dice(&[5, 4, 3, 3, 2]);
    test.shot(US, FOE, Mode::Indirect, 3);
    assert_eq!(fell(&test).0, 12, "two metres from it nobody knows");
}

/// SE-TRT-05
#[test]
fn an_observer_sees_the_enemy_and_has_a_link_to_a_gunner() {
    let observes = |make: TestSetup, who: FighterId| {
        let mut test = make.dice(&[]);
        artillery::options(test.world(), who)
    };
    assert_eq!(observes(dark(350), EYES), [FighterAction::Observe(FOE)]);
    assert_eq!(observes(dark(350), US), [], "nobody is their own observer");
    let mut make = dark(350);
    make.us[1].at = Some(Place::metres(290));
    assert_eq!(observes(make, EYES), [], "too far to see anything in the dark");
    for mute in [0, 1] {
        let mut make = dark(350);
        make.us[mute].gear.clear();
        assert_eq!(observes(make, EYES), [], "without a link");
    }
    let mut make = dark(350);
    make.weapons[0] = gun("Mortar", 2, &[]);
    assert_eq!(observes(make, EYES), [], "without artillery");
}

/// SE-TRT-05, SE-EFF-08
#[test]
fn the_check_of_an_observer_is_the_first_of_a_chain_with_the_attack() {
    let mut make = dark(350);
    let eyes = skilled("Electronics (comms)", 2, scores("777977", make.us[1].clone()));
    make.us[1] = eyes;
    // 6 + 5 and 3 more are Effect 6.
    let mut test = make.dice(&[6, 5]);
    test.when(|world| traits::do_it(world, EYES, FighterAction::Observe(FOE)));
    let band = Band::ExceptionalSuccess;
    assert_eq!(test.second(EYES).observing, Some(Observing { target: FOE, band }));
    let [Event::Observed { by: EYES, target: FOE, check }] = test.told() else { panic!("told") };
    assert_eq!(check.effect, 6);
    let chain = [("SE-TRT-03".to_owned(), -2), ("SE-TRT-05".to_owned(), 2)];
    assert_eq!(dms(&mut test, Mode::Indirect), chain);
}

/// SE-TRT-05
#[test]
fn a_bad_observer_is_worse_than_none() {
    for (band, dm) in [(Band::ExceptionalFailure, -3), (Band::MarginalSuccess, 0)] {
        let mut test = dark(350).dice(&[]);
        test.second_mut(EYES).observing = Some(Observing { target: FOE, band });
        assert_eq!(dms(&mut test, Mode::Indirect)[1].1, dm);
    }
}

/// SE-TRT-05
#[test]
fn an_observer_who_loses_sight_of_the_enemy_or_is_out_is_of_no_use() {
    use characters::body::{Body, State};
    let band = Band::AverageSuccess;
    let mut test = dark(350).dice(&[]);
    test.second_mut(EYES).observing = Some(Observing { target: FOE, band });
    assert_eq!(dms(&mut test, Mode::Indirect).len(), 2);
    test.world().of_mut::<crate::Stand>(FOE).place = Place::metres(450);
    assert_eq!(dms(&mut test, Mode::Indirect).len(), 1);
    test.world().of_mut::<crate::Stand>(FOE).place = Place::metres(350);
    test.world().of_mut::<Body>(EYES).state =
        State::Unconscious { since: Default::default(), failed: 0 };
    assert_eq!(dms(&mut test, Mode::Indirect).len(), 1);
}

/// SE-TRT-06
#[test]
fn with_an_observer_a_hit_is_on_the_spot_and_uses_the_observation_up() {
    let mut test = dark(350).dice(&[3, 3, 1, 1]);
    let band = Band::AverageSuccess;
    test.second_mut(EYES).observing = Some(Observing { target: FOE, band });
    test.shot(US, FOE, Mode::Indirect, 1);
    assert_eq!(test.damage()[0], (FOE, 7, 0, 7));
    assert!(!test.told().iter().any(|it| matches!(it, Event::Scatter { .. })));
    assert_eq!(test.second(EYES).observing, None);
}

/// SE-TRT-06
#[test]
fn with_an_observer_a_miss_is_off_by_ten_or_from_orbit_a_hundred_times_a_die_for_each_point() {
    for (orbital, metres) in [(false, 110), (true, 1100)] {
        let mut make = dark(350);
        make.weapons[0] = mortar(orbital);
        let mut test = make.dice(&[4, 2, 5, 6]);
        let band = Band::AverageSuccess;
        test.second_mut(EYES).observing = Some(Observing { target: FOE, band });
        test.shot(US, FOE, Mode::Indirect, -3);
        assert_eq!(fell(&test), (metres, Place::metres(350 + i32::from(metres))));
        assert_eq!(test.second(EYES).observing, None);
        test.all_dice_fell();
    }
}

/// SE-TRT-06
#[test]
fn one_attack_follows_one_observer_the_better_one() {
    let mut make = dark(350);
    make.us.push(carrying(&[Gear::Comms], man(346, &[])));
    let (other, foe) = (FighterId(2), FighterId(3));
    let mut test = make.dice(&[3, 3, 1, 1, 1, 1]);
    let observing = |band| Some(Observing { target: foe, band });
    test.second_mut(EYES).observing = observing(Band::MarginalSuccess);
    test.second_mut(other).observing = observing(Band::ExceptionalSuccess);
    let attack = Attack { target: foe, ..indirect(Mode::Indirect) };
    let modifiers = traits::modifiers(test.world(), US, &attack);
    assert_eq!(modifiers.iter().map(|it| it.dm).collect::<Vec<_>>(), [-2, 2]);
    test.shot(US, foe, Mode::Indirect, 0);
    assert_eq!(test.second(other).observing, None);
    assert!(test.second(EYES).observing.is_some());
}

/// SE-TRT-03, SE-DMG-08
#[test]
fn direct_fire_that_misses_does_nothing() {
    let make = TestSetup::new(vec![man(0, &["Mortar"])], vec![man(10, &[])]);
    let mut test = make.with(mortar(false)).dice(&[]);
    test.shot(US, THEM, Mode::Single, -2);
    assert!(test.told().is_empty());
}
