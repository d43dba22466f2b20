//! Armour and range against weapons.

use crate::{
    Cannot, Mode,
    classic::testing::{Bout, at, person, using},
    field::Range,
};

/// One with average scores and that weapon, against one in that suit at that range.
fn bout(weapon: &str, range: Range, suits: &[&str]) -> Bout {
    let attacker = person("Ann", "888777", &[weapon]);
    let target = person("Ben", "777777", &["Rifle"]).wearing(suits);
    let mut bout = Bout::duel(range.bands().0 as i16, attacker, target);
    if range == Range::Close {
        bout.touch(0, 1);
    }
    bout
}

fn line(bout: &Bout, rule: &str, mode: Mode) -> i16 {
    let plan = bout.plan(using(0, mode, 1)).expect("it can be made");
    plan.modifiers.iter().filter(|it| it.rule == rule).map(|it| it.dm).sum()
}

/// CT-ATK-06, CT-ATK-07, CT-CBT-06: the two worked examples of the tables.
#[test]
fn a_shotgun_close_by_cannot_miss_and_a_body_pistol_far_off_cannot_hit() {
    assert_eq!(bout("Shotgun", Range::Short, &[]).needs(at(1)), 2);
    assert_eq!(bout("Body Pistol", Range::Medium, &["Cloth"]).needs(at(1)), 18);
}

/// CT-ATK-06
#[test]
fn of_two_suits_the_one_that_is_worse_for_the_attacker_counts() {
    let dm = |weapon, suits: &[&str]| {
        line(&bout(weapon, Range::Medium, suits), "CT-ATK-06", Mode::Single)
    };
    assert_eq!(dm("Laser Rifle", &["Reflec", "Cloth"]), -8);
    assert_eq!(dm("Laser Rifle", &["Cloth", "Reflec"]), -8);
    assert_eq!(dm("Rifle", &["Reflec", "Cloth"]), -3);
}

/// CT-ATK-07: errata of the tables.
#[test]
fn a_submachine_gun_reaches_far_and_hits_little_there() {
    let dm = |range| line(&bout("SMG", range, &[]), "CT-ATK-07", Mode::Burst);
    assert_eq!(Range::ALL.map(dm), [-4, 3, 3, -3, -9]);
}

/// CT-ATK-07, CT-RNG-11
#[test]
fn nothing_reaches_beyond_very_long_range() {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "888777", &["Rifle"]));
    let refused = Bout::duel(21, one, other).plan(at(1));
    assert!(matches!(refused, Err(Cannot::OutOfReach { .. })));
}

/// CT-CBT-13, CT-RUL-51
#[test]
fn the_range_that_counts_is_the_one_after_movement() {
    let mut bout = bout("Rifle", Range::Long, &[]);
    assert_eq!(line(&bout, "CT-ATK-07", Mode::Single), -1);
    bout.stand(1).place = crate::field::Place::band(2);
    assert_eq!(line(&bout, "CT-ATK-07", Mode::Single), 0);
}

/// CT-ATK-07, M-02
#[test]
fn a_pike_reaches_far_in_the_first_round_and_is_in_the_way_later() {
    let mut bout = bout("Pike", Range::Short, &[]);
    assert_eq!(line(&bout, "CT-ATK-07", Mode::Single), 4);
    bout.round(2);
    assert_eq!(line(&bout, "CT-ATK-07", Mode::Single), -4);
    bout.touch(0, 1);
    assert_eq!(line(&bout, "CT-ATK-07", Mode::Single), -4);
}

/// CT-ATK-06, CT-ATK-07, M-02
#[test]
fn an_automatic_rifle_set_to_single_shots_is_a_rifle_on_both_tables() {
    let bout = bout("Auto Rifle", Range::Medium, &["Mesh"]);
    let dms = |mode| (line(&bout, "CT-ATK-07", mode), line(&bout, "CT-ATK-06", mode));
    assert_eq!(dms(Mode::Single), (0, 0));
    assert_eq!(dms(Mode::Burst), (2, 2));
}
