//! Data that the sheet leaves to the players: cover on the field, gear, and sides (SE-DAT).

use bevy::prelude::In;

use super::test_fight::{THEM, TestFight, TestSetup, US, carrying, gun, man, skilled};
use crate::{
    Attack, Event, FighterAction, Mode, Skirmish,
    data::{CoverKind, Gear, Gravity, Surprise, Trait},
    field::Place,
    second::{Aiming, Stage, artillery, sight, testing, to_hit},
    state::FieldRead,
};

/// SE-DAT-09: six kinds of cover, each in its place, and each against attacks from beyond it.
#[test]
fn a_piece_of_cover_has_a_kind_a_place_and_two_sides() {
    let kinds = [
        (CoverKind::Vegetation, 2),
        (CoverKind::Trees, 6),
        (CoverKind::StoneWall, 8),
        (CoverKind::Vehicle, 10),
        (CoverKind::ArmouredVehicle, 15),
        (CoverKind::Fortification, 20),
    ];
    for (kind, points) in kinds {
        let make = TestSetup::new(vec![man(0, &["Pistol"])], vec![man(10, &[])]).cover(kind, 9);
        let mut test = make.dice(&[]);
        test.second_mut(THEM).posture = crate::Posture::Crouching;
        let covered = |from: i32| {
            let cover = sight::cover(&test.fight.world, THEM, Place::metres(from))?;
            Some(super::super::protection::points(&test.fight.world, cover.kind))
        };
        assert_eq!((covered(0), covered(20)), (Some(points), None), "{kind:?}");
    }
}

/// Modifiers of our shot at them, with these fittings on the gun and this gear carried.
fn shot(fitted: &[Gear], carried: &[Gear], metres: i32) -> Vec<(String, i16)> {
    let us = carrying(carried, skilled("Gun Combat (slug)", 0, man(0, &["Long Gun"])));
    let mut make = TestSetup::new(vec![us], vec![man(metres, &[])]);
    make.us[0].weapons[0].fittings = fitted.to_vec();
    let mut long = gun("Long Gun", 3, &[]);
    long.second.as_mut().expect("a record").reach = crate::data::Reach::Metres(300);
    let mut test = make.with(long).dice(&[]);
    test.second_mut(US).aim = Some(Aiming { at: THEM, actions: 1 });
    let attack = Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false };
    let plan = to_hit::plan(test.world(), US, &attack).expect("it can be made");
    testing::dms(&plan.modifiers).into_iter().map(|(rule, dm)| (rule.to_owned(), dm)).collect()
}

fn has(modifiers: &[(String, i16)], rule: &str) -> Option<i16> {
    modifiers.iter().find(|(it, _)| it == rule).map(|(_, dm)| *dm)
}

/// SE-DAT-10
#[test]
fn a_laser_sight_and_a_scope_do_their_part_on_the_gun_and_nothing_in_a_pocket() {
    assert_eq!(has(&shot(&[Gear::LaserSight], &[], 100), "SE-RNG-02"), Some(1));
    assert_eq!(has(&shot(&[], &[Gear::LaserSight], 100), "SE-RNG-02"), None);
    let beyond = |fitted: &[Gear], carried: &[Gear]| {
        shot(fitted, carried, 200).iter().map(|(_, dm)| *dm).sum::<i16>()
    };
    // Aimed +1; 200 m of 300 is medium with a scope, and extreme without.
    assert_eq!(beyond(&[Gear::TelescopicSight], &[]), 1);
    assert_eq!(beyond(&[], &[Gear::TelescopicSight]), 1 - 4);
}

/// SE-DAT-10, SE-TRT-20
#[test]
fn an_extinguisher_is_two_on_the_check_of_whoever_has_it() {
    let dm = |gear: &[Gear]| {
        let burner = gun("Burner", 1, &[Trait::Fire]);
        let us = carrying(gear, man(0, &["Burner"]));
        let mut test = TestSetup::new(vec![us], vec![man(10, &[])]).with(burner).dice(&[3, 3]);
        test.second_mut(US).fire = Some("Burner".to_owned());
        test.when(|world| super::super::fire::douse(world, US, US));
        let out = test.told().iter().find_map(|event| {
            let Event::FireOut { throw, .. } = event else { return None };
            Some(throw.total() - throw.natural())
        });
        out.expect("a try")
    };
    assert_eq!((dm(&[]), dm(&[Gear::Extinguisher])), (0, 2));
}

/// SE-DAT-10, SE-TRT-05
#[test]
fn an_observer_and_the_gunner_both_need_a_link() {
    let can = |observer: &[Gear], gunner: &[Gear]| {
        let mortar = gun("Mortar", 3, &[Trait::Artillery { orbital: false }]);
        let watch = carrying(observer, man(0, &[]));
        let gunner = carrying(gunner, man(0, &["Mortar"]));
        let make = TestSetup::new(vec![watch, gunner], vec![man(50, &[])]).with(mortar);
        let mut test = make.dice(&[]);
        artillery::options(test.world(), US).contains(&FighterAction::Observe(crate::FighterId(2)))
    };
    let link = [Gear::Comms];
    let all = [can(&link, &link), can(&link, &[]), can(&[], &link), can(&[], &[])];
    assert_eq!(all, [true, false, false, false]);
}

fn told(test: &TestFight, what: fn(&Event) -> bool) -> usize {
    test.told().iter().filter(|event| what(event)).count()
}

/// SE-DAT-19: the sheet has no morale of a side, however many have fallen.
#[test]
fn a_side_is_known_by_its_number_and_has_no_morale() {
    let make = TestSetup::new(vec![man(0, &[])], vec![man(10, &[]), man(11, &[]), man(12, &[])]);
    let mut test = make.dice(&[]);
    let sides = [0, 1, 2, 3].map(|who| test.fight.world.side(crate::FighterId(who)).0);
    assert_eq!(sides, [0, 1, 1, 1]);
    for who in [1, 2] {
        test.when(|world| {
            super::super::wounds::suffer(In((crate::FighterId(who), 12, false)), world)
        });
    }
    test.when(|world| crate::rules::begin(world, Stage::RoundEnds));
    assert_eq!(told(&test, |event| matches!(event, Event::Morale { .. })), 0);
    assert_eq!(test.fight.outcome(), None, "the last of three fights on");
}

/// SE-DAT-19, SE-INI-02, SE-INI-04, SE-CBT-18: tactics, surprise and leadership apply to the own
/// side only.
#[test]
fn what_is_for_a_side_is_for_all_of_that_side_and_for_nobody_else() {
    use testing::{A, B, C, Play, With as _, field, one, plain};
    let head = one("Head", "777777").skilled("Tactics", 1).skilled("Leadership", 1);
    let mut setup = field(vec![head, plain("Ann")], vec![plain("Foe")]);
    setup.scenario.ground.gravity = Gravity::Normal;
    setup.scenario.surprise = Surprise::By(0);
    // Tactics 5 + 4 + 1 of 8; initiative 7 each; leading 5 + 4 + 1 of 8.
    let mut play = Play::new(&setup, &[5, 4, 3, 4, 3, 4, 3, 4, 5, 4]);
    play.chooses(crate::Move::Tactics(Some(A)));
    assert_eq!([A, B, C].map(|who| play.second(who).initiative), [9, 9, 7]);
    play.does(A, FighterAction::Lead);
    assert_eq!((play.side(0).boons, play.side(1).boons), (2, 0));
    assert_eq!(initiatives(&play.game), [15, 15, 1]);
}

fn initiatives(fight: &Skirmish) -> Vec<i32> {
    use engine::Game;
    let total = |event: &Event| {
        let Event::Initiative { throw, .. } = event else { return None };
        Some(throw.total())
    };
    fight.journal().events().iter().filter_map(total).collect()
}
