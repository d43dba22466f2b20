//! Load.

use characters::Characteristic::{Dex, End, Str};

use crate::{
    FighterId,
    classic::{
        load,
        testing::{Bout, person},
    },
    data::{Gear, Gravity, Recruit},
};

fn bout(ann: Recruit) -> Bout {
    Bout::duel(0, ann, person("Ben", "777777", &[]))
}

fn grams(ann: Recruit) -> u32 {
    load::grams(&bout(ann).world, FighterId(0))
}

fn scores(bout: &Bout) -> [u8; 3] {
    [Str, Dex, End].map(|which| load::score(&bout.world, FighterId(0), which))
}

/// M-07
#[test]
fn weapons_magazines_and_fittings_are_load_and_worn_armour_is_not() {
    assert_eq!(grams(person("Ann", "777777", &["Rifle"])), 4000 + 2 * 500);
    let sighted = person("Ann", "777777", &["Rifle"]).fitted(Gear::TelescopicSight);
    assert_eq!(grams(sighted), 5000 + 800);
    assert_eq!(grams(person("Ann", "777777", &["Dagger"])), 0);
    assert_eq!(grams(person("Ann", "777777", &[]).wearing(&["Cloth"])), 0);
    assert_eq!(grams(person("Ann", "777777", &[]).wearing(&["Vacc Suit"])), 10_000);
}

/// M-07
#[test]
fn more_than_str_in_kilograms_lowers_the_physical_scores() {
    let rifles = |count: usize| person("Ann", "589777", &vec!["Rifle"; count]);
    assert_eq!(scores(&bout(rifles(1))), [5, 8, 9], "5 kg");
    assert_eq!(scores(&bout(rifles(2))), [4, 7, 8], "10 kg");
    assert_eq!(scores(&bout(rifles(3))), [3, 6, 7], "15 kg");
}

/// M-07, M-04
#[test]
fn a_load_costs_blows_and_accuracy() {
    let laden = bout(person("Ann", "588777", &["Rifle", "Rifle"]));
    assert_eq!(laden.classic(0).blows, 7);
    let dms = laden.dms(crate::classic::testing::at(1));
    assert!(!dms.iter().any(|line| line.starts_with("DEX")), "8 would be +1: {dms:?}");
}

/// M-07
#[test]
fn a_table_can_do_without_load_and_nothing_weighs_anything_without_gravity() {
    let laden = || bout(person("Ann", "588777", &["Rifle", "Rifle"]));
    let mut light = laden();
    light.house(|house| house.load = false);
    assert_eq!(scores(&light), [5, 8, 8]);
    let mut floating = laden();
    floating.ground(|ground| ground.gravity = Gravity::Zero);
    assert_eq!(scores(&floating), [5, 8, 8]);
}

/// M-07, M-03
#[test]
fn battle_dress_carries_twice_as_much() {
    let rifles = person("Ann", "589777", &["Rifle", "Rifle"]).wearing(&["Battle Dress"]);
    assert_eq!(scores(&bout(rifles)), [10, 8, 9]);
}
