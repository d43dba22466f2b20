//! The shipped tables against the published ones.

use skirmish::data::{Class, ClassicWeapon, Level, Weapon};

use super::shipped;

/// The weapons of the classic rules, one a line.
const WEAPONS: &str = include_str!("weapons.txt");

/// `+2`, `0`, or `-` for what cannot be.
fn signed(modifier: Option<i8>) -> String {
    match modifier {
        None => "-".to_owned(),
        Some(0) => "0".to_owned(),
        Some(dm) => format!("{dm:+}"),
    }
}

fn level(level: Option<Level>) -> String {
    level.map_or_else(|| "-".to_owned(), |it| format!("{} {}", it.at, signed(Some(it.dm))))
}

fn row(weapon: &Weapon, classic: &ClassicWeapon) -> String {
    let or_none = |number: Option<u32>| number.map_or_else(|| "-".to_owned(), |it| it.to_string());
    let all = |row: &[Option<i8>]| row.iter().copied().map(signed).collect::<Vec<_>>().join(" ");
    [
        weapon.name.clone(),
        classic.wounds.to_string(),
        level(classic.penalty),
        level(classic.bonus),
        signed(Some(classic.weakened)),
        or_none(weapon.magazine.map(|magazine| magazine.shots.into())),
        or_none(weapon.price),
        all(&classic.range),
        all(&classic.armor.map(Some)),
    ]
    .join(" | ")
}

/// CT-ATK-06, CT-ATK-07, CT-ATK-08, CT-WND-02
#[test]
fn every_weapon_is_as_the_published_tables_have_it() {
    let skirmishes = shipped();
    let known = |weapon: &Weapon| weapon.classic.as_ref().map(|classic| row(weapon, classic));
    let rows: Vec<String> = skirmishes.armoury.weapons().iter().filter_map(known).collect();
    let published: Vec<&str> = WEAPONS.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(rows, published);
    assert_eq!(rows.len(), 29);
}

/// Weapons that everybody has are the first of their class.
#[test]
fn fists_come_first() {
    let skirmishes = shipped();
    let first = skirmishes.armoury.weapons().iter().find(|it| it.class == Class::Brawling);
    assert_eq!(first.map(|weapon| weapon.name.as_str()), Some("Hands"));
}
