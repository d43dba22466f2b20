use crate::{
    choice::{Mode, Posture},
    data::{Armed, CoverKind, Gear, Recruit},
    fighter::Kit,
    plan::Cannot,
    second::{Aiming, testing::*},
    state::FieldWrite,
};

const FIRST: [u8; 4] = [6, 6, 1, 1];

fn with_laser() -> Recruit {
    let mut shooter = plain("A").at(0);
    let fittings = vec![Gear::LaserSight];
    shooter.weapons.push(Armed { weapon: "Revolver".to_owned(), magazines: 1, fittings });
    shooter
}

/// Shooter with a revolver (Range 40) and a laser sight, and a target this many metres off.
fn at(metres: i32) -> Play {
    Play::new(&field(vec![with_laser()], vec![plain("B").at(metres)]), &FIRST)
}

fn rules(play: &Play) -> Vec<(String, i16)> {
    let plan = play.plan(A, attack(B, 0, Mode::Single)).expect("it can be made");
    dms(&plan.modifiers).into_iter().map(|(rule, dm)| (rule.to_owned(), dm)).collect()
}

fn dm_of(play: &Play, rule: &str) -> i16 {
    rules(play).into_iter().filter(|(it, _)| it == rule).map(|(_, dm)| dm).sum()
}

/// SE-CBT-07
#[test]
fn a_shot_is_an_average_check_of_dex_with_the_skill_of_the_weapon() {
    let shooter = one("A", "7A7577").with("Revolver").skilled("Gun Combat (slug)", 1).at(0);
    let play = Play::new(&field(vec![shooter], vec![plain("B").at(20)]), &FIRST);
    let plan = play.plan(A, attack(B, 0, Mode::Single)).expect("in range");
    assert_eq!((plan.target, plan.dm(), plan.needed(), plan.throws), (8, 2, 6, 1));
    assert_eq!(plan.odds.to_string(), "26/36 (72.2 %)");
    assert_eq!(plan.damage, "3D-3");
}

/// SE-CBT-07, SE-DAT-06
#[test]
fn a_grenade_is_thrown_by_athletics() {
    let thrower = plain("A").with("Grenade").skilled("Athletics (dexterity)", 2).at(0);
    let play = Play::new(&field(vec![thrower], vec![plain("B").at(10)]), &FIRST);
    let plan = play.plan(A, attack(B, 0, Mode::Single)).expect("in range");
    assert_eq!(plan.dm(), 2);
}

/// SE-RNG-01, SE-RNG-02
#[test]
fn aiming_is_one_each_and_six_at_most_and_a_laser_sight_counts_only_with_it() {
    let mut play = at(20);
    let mut aimed = |actions| {
        play.second_mut(A).aim = Some(Aiming { at: B, actions });
        (dm_of(&play, "SE-RNG-01"), dm_of(&play, "SE-RNG-02"))
    };
    assert_eq!([0, 1, 6, 7].map(&mut aimed), [(0, 0), (1, 1), (6, 1), (6, 1)]);
}

/// SE-RNG-03, SE-RNG-05, SE-RNG-06, SE-RNG-10
#[test]
fn the_range_of_a_shot_is_where_the_two_stand() {
    let short = at(10);
    assert_eq!(dm_of(&short, "SE-RNG-03"), 1);
    assert_eq!(rules(&at(40)), [("SE-DAT-03".to_owned(), -3)]);
    assert_eq!(dm_of(&at(60), "SE-RNG-05"), -2);
    assert_eq!(dm_of(&at(120), "SE-RNG-06"), -4);
    let refused = at(161).plan(A, attack(B, 0, Mode::Single));
    let distance = crate::field::Distance::metres(161);
    assert_eq!(refused, Err(Cannot::OutOfReach { weapon: "Revolver".to_owned(), distance }));
}

/// SE-RNG-04
#[test]
fn speed_counts_by_full_ten_metres_of_relative_movement() {
    let fast = |shooter: i32, target: i32| {
        let mut play = at(20);
        play.second_mut(A).moved = shooter;
        play.second_mut(B).moved = target;
        dm_of(&play, "SE-RNG-04")
    };
    assert_eq!([999, 1000, 1999, 2900, 3000].map(|cm| fast(0, cm)), [0, -1, -1, -2, -3]);
    assert_eq!((fast(1000, 1000), fast(-1000, 1000), fast(1800, 0)), (0, -2, -1));
}

/// SE-RNG-07, SE-RNG-08
#[test]
fn cover_is_minus_two_and_lying_minus_one() {
    let mut setup = field(vec![with_laser()], vec![plain("B").at(20)]);
    setup.scenario.ground.cover.push(cover(CoverKind::StoneWall, 1900));
    let mut play = Play::new(&setup, &FIRST);
    assert_eq!(dm_of(&play, "SE-RNG-07"), -2);
    play.second_mut(B).posture = Posture::Prone;
    assert_eq!((dm_of(&play, "SE-RNG-07"), dm_of(&play, "SE-RNG-08")), (-2, -1));
}

/// SE-RNG-08
#[test]
fn lying_and_cover_make_no_difference_hand_to_hand() {
    let mut setup = field(vec![plain("A").with("Blade").at(10)], vec![plain("B").at(11)]);
    setup.scenario.ground.cover.push(cover(CoverKind::Trees, 1100));
    let mut play = Play::new(&setup, &FIRST);
    let before = rules(&play);
    play.second_mut(B).posture = Posture::Prone;
    play.second_mut(B).moved = 3000;
    play.second_mut(A).aim = Some(Aiming { at: B, actions: 3 });
    assert_eq!(rules(&play), before);
    assert_eq!(before, [("SE-DAT-03".to_owned(), -3)]);
}

/// SE-RNG-13
#[test]
fn everything_stacks() {
    let mut setup =
        field(vec![with_laser().skilled("Gun Combat (slug)", 0)], vec![plain("B").at(60)]);
    setup.scenario.ground.cover.push(cover(CoverKind::Trees, 6000));
    let mut play = Play::new(&setup, &FIRST);
    play.second_mut(A).aim = Some(Aiming { at: B, actions: 2 });
    play.second_mut(B).posture = Posture::Prone;
    let plan = play.plan(A, attack(B, 0, Mode::Single)).expect("in range");
    assert_eq!(plan.dm(), 2 + 1 - 2 - 2 - 1);
}

/// SE-RNG-02, SE-RNG-11, SE-TRT-08, SE-TRT-25
#[test]
fn bursts_know_neither_aim_nor_scope() {
    let mut shooter = plain("A").skilled("Gun Combat (slug)", 0).at(0);
    let fittings = vec![Gear::LaserSight];
    shooter.weapons.push(Armed { weapon: "Needle Rifle".to_owned(), magazines: 1, fittings });
    let mut play = Play::new(&field(vec![shooter], vec![plain("B").at(150)]), &FIRST);
    play.second_mut(A).aim = Some(Aiming { at: B, actions: 4 });
    let plan = |mode| play.plan(A, attack(B, 0, mode)).expect("in range");
    assert_eq!(plan(Mode::Single).dm(), 5);
    assert_eq!((plan(Mode::Burst).dm(), plan(Mode::Burst).damage.as_str()), (-4, "4D+3"));
    assert_eq!((plan(Mode::FullAuto).dm(), plan(Mode::FullAuto).throws), (-4, 3));
}

/// SE-RNG-11
#[test]
fn a_telescopic_sight_is_a_scope_too() {
    let mut setup =
        field(vec![plain("A").skilled("Gun Combat (slug)", 0).at(0)], vec![plain("B").at(150)]);
    let fittings = vec![Gear::TelescopicSight];
    setup.scenario.forces[0].fighters[0].weapons =
        vec![Armed { weapon: "Rifle".to_owned(), magazines: 1, fittings }];
    let mut play = Play::new(&setup, &FIRST);
    assert_eq!(dm_of(&play, "SE-RNG-06"), 0);
    play.game.world.of_mut::<Kit>(A).weapons[0].fittings.clear();
    assert_eq!(dm_of(&play, "SE-RNG-06"), -4);
}

/// SE-RNG-12, SE-TRT-03
#[test]
fn artillery_fires_indirectly_at_what_is_out_of_sight_and_only_at_that() {
    let gunner = plain("A").with("Mortar").at(0);
    let mut setup = field(vec![gunner], vec![plain("B").at(700)]);
    let may =
        |setup: &crate::Setup, mode| Play::new(setup, &FIRST).plan(A, attack(B, 0, mode)).is_ok();
    assert_eq!((may(&setup, Mode::Single), may(&setup, Mode::Indirect)), (true, false));
    setup.scenario.ground.light = crate::data::Light::Dim;
    assert_eq!((may(&setup, Mode::Single), may(&setup, Mode::Indirect)), (false, true));
}
