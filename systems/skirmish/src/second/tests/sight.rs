use crate::{
    choice::Mode,
    data::{Armed, CoverKind, Gear, Light, Recruit},
    field::Place,
    fighter::Stand,
    plan::Cannot,
    second::{sight, testing::*},
    state::FieldWrite,
};

fn can_shoot(shooter: Recruit, light: Light, cm: i32) -> bool {
    let mut setup = field(vec![shooter.at(0)], vec![plain("B")]);
    setup.scenario.ground.light = light;
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    play.game.world.of_mut::<Stand>(B).place = Place(cm);
    match play.plan(A, attack(B, 0, Mode::Single)) {
        Ok(_) => true,
        Err(Cannot::Unseen(name)) => name != "B",
        Err(other) => panic!("{other}"),
    }
}

/// SE-DAT-20
#[test]
fn nobody_is_seen_beyond_five_metres_in_the_dark_or_fifty_in_dim_light() {
    let rifle = || plain("A").with("Rifle");
    let seen = |light, cms: [i32; 2]| cms.map(|cm| can_shoot(rifle(), light, cm));
    assert_eq!(seen(Light::Dark, [500, 501]), [true, false]);
    assert_eq!(seen(Light::Dim, [5000, 5001]), [true, false]);
    assert_eq!(seen(Light::Day, [5001, 90_000]), [true, true]);
}

/// SE-DAT-20
#[test]
fn night_goggles_and_electronic_sights_see_in_any_light() {
    let mut goggles = plain("A").with("Rifle");
    goggles.gear.push(Gear::NightGoggles);
    let mut sight = plain("A");
    let fittings = vec![Gear::ElectronicSight];
    sight.weapons.push(Armed { weapon: "Rifle".to_owned(), magazines: 0, fittings });
    assert!(can_shoot(goggles, Light::Dark, 9000) && can_shoot(sight, Light::Dim, 60_000));
}

/// SE-RNG-07, SE-DMG-07
#[test]
fn cover_counts_within_reach_and_only_where_it_stands_between() {
    let mut setup = field(vec![plain("A")], vec![plain("B").at(50)]);
    setup.scenario.ground.cover =
        vec![cover(CoverKind::Trees, 5000), cover(CoverKind::Vehicle, 5010)];
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    let mut from = |target: i32, attacker: i32| {
        play.game.world.of_mut::<Stand>(B).place = Place(target);
        sight::cover(play.world(), B, Place(attacker)).map(|cover| cover.kind)
    };
    assert_eq!(from(5100, 1000), Some(CoverKind::Vehicle), "the better of two");
    assert_eq!(from(4900, 1000), None, "on the wrong side");
    assert_eq!(from(4900, 9000), Some(CoverKind::Vehicle));
    assert_eq!(from(5000, 1000), Some(CoverKind::Trees), "who is in it has it from everywhere");
    assert_eq!(from(5150, 1000), Some(CoverKind::Vehicle));
    assert_eq!(from(5161, 1000), None, "too far behind it");
    assert_eq!(from(5010, 5010), None, "the attacker is in it as well");
}
