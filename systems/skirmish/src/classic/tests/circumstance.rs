//! Cover, light, sights, drawing, and no gravity.

use crate::{
    Cannot, FighterAction, Gait, Mode,
    classic::testing::{Bout, at, person, using},
    data::{CoverKind, Gear, Gravity, Light, Recruit},
};

fn rifleman() -> Recruit {
    person("Ann", "777777", &["Rifle"])
}

fn bout(bands: i16, one: Recruit) -> Bout {
    Bout::duel(bands, one, person("Ben", "777777", &["Rifle"]))
}

/// CT-ATK-11, M-07
#[test]
fn whoever_stands_behind_cover_is_hard_to_hit_from_another_band() {
    let mut bout = bout(1, rifleman());
    bout.cover(CoverKind::StoneWall, 1);
    assert!(bout.dms(at(1)).contains(&"cover -4".to_owned()));
    bout.stand(0).place = crate::field::Place::band(1);
    assert!(!bout.dms(at(1)).contains(&"cover -4".to_owned()));
}

/// CT-ATK-11, M-07
#[test]
fn whoever_ran_is_not_behind_cover() {
    let mut bout = bout(1, rifleman());
    bout.cover(CoverKind::Trees, 1).order(1, FighterAction::Open(Gait::Run));
    assert!(!bout.dms(at(1)).contains(&"cover -4".to_owned()));
    bout.order(1, FighterAction::Open(Gait::Walk));
    assert!(bout.dms(at(1)).contains(&"cover -4".to_owned()));
}

/// CT-ATK-11, M-07
#[test]
fn plants_only_hide_and_not_where_something_solid_covers() {
    let mut bout = bout(1, rifleman());
    bout.cover(CoverKind::Vegetation, 1);
    assert!(bout.dms(at(1)).contains(&"concealment -1".to_owned()));
    bout.cover(CoverKind::Vehicle, 1);
    let dms = bout.dms(at(1));
    assert!(dms.contains(&"cover -4".to_owned()) && !dms.contains(&"concealment -1".to_owned()));
}

/// CT-ATK-11, M-07
#[test]
fn dim_light_hampers_at_medium_range_and_hides_beyond() {
    let mut near = bout(1, rifleman());
    near.ground(|ground| ground.light = Light::Dim);
    assert!(near.dms(at(1)).contains(&"darkness -6".to_owned()));
    near.ground(|ground| ground.light = Light::Dark);
    assert!(near.dms(at(1)).contains(&"darkness -9".to_owned()));
    let mut far = bout(3, rifleman());
    far.ground(|ground| ground.light = Light::Dim);
    assert_eq!(far.plan(at(1)), Err(Cannot::Unseen("Ben".to_owned())));
    for light in [Light::Dim, Light::Dark] {
        let mut short = bout(0, rifleman());
        let by_day = short.needs(at(1));
        short.ground(|ground| ground.light = light);
        assert_eq!(short.needs(at(1)), by_day);
    }
}

/// CT-ATK-14, CT-RUL-70: offered at medium range and beyond, at -9; forbidden beyond medium where
/// the table says so.
#[test]
fn total_darkness_takes_nine_from_guns_beyond_short_range_and_forbids_nothing() {
    for bands in [1, 3, 11] {
        let mut there = bout(bands, rifleman());
        there.ground(|ground| ground.light = Light::Dark);
        assert!(there.dms(at(1)).contains(&"darkness -9".to_owned()), "{bands}");
        there.attack();
        assert!(there.offered(0).contains(&FighterAction::Attack(at(1))), "{bands}");
        there.house(|house| house.dark_forbids = true);
        let unseen = Err(Cannot::Unseen("Ben".to_owned()));
        assert_eq!(there.plan(at(1)) == unseen, bands > 2, "{bands}");
    }
}

/// CT-ATK-11, M-02, M-07
#[test]
fn electronic_sights_and_night_goggles_cancel_darkness() {
    for seer in [rifleman().fitted(Gear::ElectronicSight), rifleman().having(Gear::NightGoggles)] {
        let mut bout = bout(2, seer.clone());
        bout.ground(|ground| ground.light = Light::Dark);
        assert!(!bout.dms(at(1)).iter().any(|line| line.starts_with("darkness")));
        let mut far = self::bout(3, seer);
        far.ground(|ground| ground.light = Light::Dark);
        assert!(far.plan(at(1)).is_ok());
    }
    let mut blind = bout(3, rifleman().fitted(Gear::TelescopicSight));
    blind.ground(|ground| ground.light = Light::Dim);
    assert!(blind.plan(at(1)).is_err());
}

/// CT-ATK-11, M-02
#[test]
fn sights_help_at_long_and_very_long_range_alone() {
    for sight in [Gear::TelescopicSight, Gear::ElectronicSight] {
        for (bands, helps) in [(0, false), (2, false), (3, true), (11, true)] {
            let bout = bout(bands, rifleman().fitted(sight));
            assert_eq!(bout.dms(at(1)).contains(&"sights +4".to_owned()), helps, "{bands}");
        }
    }
}

/// CT-ATK-11, M-02
#[test]
fn a_folded_stock_costs_one_at_any_range() {
    for bands in [0, 1, 3, 11] {
        let bout = bout(bands, rifleman().fitted(Gear::FoldingStock));
        assert!(bout.dms(at(1)).contains(&"folded stock -1".to_owned()));
    }
}

/// CT-ATK-11, M-02
#[test]
fn what_is_drawn_in_the_same_round_is_used_at_minus_three_and_later_freely() {
    let armed = person("Ann", "777777", &["Cudgel", "Revolver"]);
    let mut bout = Bout::duel(1, armed, person("Ben", "777777", &["Cudgel"]));
    let shot = using(1, Mode::Single, 1);
    assert!(bout.dms(shot).contains(&"drawing -3".to_owned()));
    bout.dice(&[1, 1]).attack().does(0, FighterAction::Attack(shot));
    assert_eq!(bout.story(), ["0 draws the Revolver", "0 misses 1 with -3"]);
    assert!(!bout.dms(shot).contains(&"drawing -3".to_owned()));
}

/// CT-ATK-11, M-02
#[test]
fn a_weapon_can_be_drawn_instead_of_an_attack() {
    let armed = person("Ann", "777777", &["Cudgel", "Revolver"]);
    let mut bout = Bout::duel(1, armed, person("Ben", "777777", &["Cudgel"]));
    bout.dice(&[]).attack().does(0, FighterAction::Draw(1));
    assert_eq!(bout.story(), ["0 draws the Revolver"]);
    assert_eq!(bout.kit(0).in_hand, [1]);
    assert!(!bout.dms(using(1, Mode::Single, 1)).contains(&"drawing -3".to_owned()));
}

/// CT-ATK-12
#[test]
fn without_gravity_who_loses_control_loses_the_attack() {
    let mut bout = bout(1, rifleman());
    bout.ground(|ground| ground.gravity = Gravity::Zero);
    bout.dice(&[5, 4]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.story(), ["0 holds on: false"]);
    assert_eq!(bout.kit(0).weapons[0].loaded, 20);
    bout.is_played_out();
    bout.dice(&[6, 4, 1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.story()[1..], ["0 holds on: true", "0 misses 1 with 5"]);
}

/// Weightless fighter with that DEX and Vacc Suit.
fn spacer(dex: char, level: Option<u8>) -> Bout {
    let skills: Vec<(&str, u8)> = level.map(|level| ("Vacc Suit", level)).into_iter().collect();
    let mut bout = bout(1, person("Ann", &format!("7{dex}7777"), &["Rifle"]).knowing(&skills));
    bout.ground(|ground| ground.gravity = Gravity::Zero);
    bout
}

/// CT-ATK-12: 10 or more; DEX 9 adds 1, DEX 11 adds 2 and not 3; each level of Vacc Suit adds 4.
#[test]
fn control_without_gravity_takes_ten_with_the_best_step_of_dexterity_and_four_a_level() {
    let rows = [
        ('8', None, 0),
        ('8', Some(0), 0),
        ('9', None, 1),
        ('A', None, 1),
        ('B', None, 2),
        ('F', None, 2),
        ('8', Some(1), 4),
        ('9', Some(1), 5),
        ('B', Some(2), 10),
    ];
    for (dex, level, dm) in rows {
        let mut bout = spacer(dex, level);
        let footing = bout.plan(at(1)).expect("it can be made").footing.expect("no gravity");
        let sum: i32 = footing.modifiers.iter().map(|it| i32::from(it.dm)).sum();
        assert_eq!((sum, footing.target), (dm, 10), "DEX {dex}, Vacc Suit {level:?}");
        assert!(footing.modifiers.iter().all(|it| it.rule == "CT-ATK-12"));
        for natural in 2..=12_u8 {
            let (one, other) = (natural.min(7) - 1, natural - (natural.min(7) - 1));
            bout.dice(&[one, other, 1, 1, 1, 1, 1, 1]).attack().strikes(0, 1).rests(1);
            let held = bout.story().iter().rev().find(|line| line.contains("holds on")).cloned();
            let holds = i32::from(natural) + dm >= 10;
            assert_eq!(held, Some(format!("0 holds on: {holds}")), "{natural} {dm:+}");
        }
    }
}

/// CT-ATK-12, CT-ATK-13: present dexterity, after wounds.
#[test]
fn a_wounded_hand_holds_on_less_well() {
    let mut hurt = person("Ann", "7B7777", &["Rifle"]);
    hurt.body.lost = [0, 3, 0];
    let mut bout = bout(1, hurt);
    bout.ground(|ground| ground.gravity = Gravity::Zero);
    let footing = bout.plan(at(1)).expect("it can be made").footing.expect("no gravity");
    assert_eq!(footing.modifiers[0].to_string(), "DEX 8 +0");
}

/// CT-ATK-12, CT-CBT-06: the displayed chance combines both throws.
#[test]
fn the_chance_that_is_shown_has_the_throw_for_control_in_it() {
    let mut bout = spacer('9', Some(1));
    let plan = bout.plan(at(1)).expect("it can be made");
    let kept = plan.footing.expect("no gravity").odds;
    assert_eq!(kept, dice::Odds::new(30, 36), "5 or more of 2D");
    bout.ground(|ground| ground.gravity = Gravity::Normal);
    let grounded = bout.plan(at(1)).expect("it can be made");
    assert_eq!(grounded.footing, None);
    let both = kept.ways() * grounded.odds.ways();
    assert_eq!(plan.odds, dice::Odds::new(both, 36 * 36));
}

/// M-07
#[test]
fn a_laser_does_not_push_back_and_needs_no_hold() {
    let mut laser = bout(1, person("Ann", "777777", &["Laser Rifle"]));
    laser.ground(|ground| ground.gravity = Gravity::Zero);
    assert_eq!(laser.plan(at(1)).expect("it can be made").footing, None);
    laser.dice(&[1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(laser.story(), ["0 misses 1 with 7"]);
}

/// CT-ATK-12
#[test]
fn a_blow_without_gravity_takes_control_as_well() {
    let mut bout = bout(0, person("Ann", "777777", &["Club"]));
    bout.ground(|ground| ground.gravity = Gravity::Zero);
    bout.dice(&[1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!((bout.story(), bout.classic(0).blows), (vec!["0 holds on: false".to_owned()], 7));
}
