//! Armor and hulls, and what penetrates them (CCG-KEY-2, CCG-KEY-5, CCG-KEY-16).

use super::*;

/// CCG-KEY-5, CCG-KEY-6
#[test]
fn a_countermeasure_keeps_hardened_whole_against_its_trait() {
    for (hull, wrecked) in [("foiled", false), ("jammed", true)] {
        let mut table = Table::new();
        let launcher = table.in_play(A, "launcher"); // a Missile, 2 damage, goes through 2
        let hull = table.upgrade(B, hull); // Hardened 2, against Missiles or against Lasers
        table.busy(B).first(A).begin(Stage::Acting);
        table.choose(Move::Ability { card: launcher, nth: 0 });
        assert_eq!(table.zone(hull) == Zone::Discard, wrecked);
    }
}

/// CCG-KEY-16, CCG-KEY-2
#[test]
fn mirrored_armor_is_pierced_by_all_but_lasers() {
    let cases = [("mirror-suit", "gun", 0), ("matte-suit", "gun", 1), ("mirror-suit", "pike", 1)];
    for (crew, weapon, wounds) in cases {
        let mut table = Table::new();
        let pilot = table.in_play(A, "pilot");
        let weapon_card = table.attached(A, weapon, pilot); // 2 wounds, goes through 1
        let armored = table.in_play(B, crew); // Armor 2
        table.busy(B).first(A).begin(Stage::Acting);
        table.choose(Move::Ability { card: weapon_card, nth: 0 });
        assert_eq!(table.look().harm(armored), wounds, "{weapon} at {crew}");
    }
}

/// CCG-KEY-5a, CCG-KEY-16, RUL-74
#[test]
fn a_mirrored_vest_keeps_lasers_from_itself_and_from_no_other_armor() {
    let cases = [("vest", 2 - 1), ("mirror-vest", 2 - 1), ("shiny-vest", 2 - 1), ("polish", 2 - 1)];
    for (gear, wounds) in cases {
        let mut table = Table::new();
        let pilot = table.in_play(A, "pilot");
        let gun = table.attached(A, "gun", pilot); // a Laser, 2 wounds, goes through 1
        let tough = table.in_play(B, "tough"); // Armor 1 of its own
        table.attached(B, gear, tough);
        table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: gun, nth: 0 });
        assert_eq!(table.look().harm(tough), wounds, "{gear}");
    }
}

/// CCG-KEY-5a, CCG-KEY-5
#[test]
fn a_countermeasure_of_one_card_does_not_help_the_hull_of_another() {
    for (screen, damage) in [(false, 2), (true, 1)] {
        let mut table = Table::new();
        let launcher = table.in_play(A, "launcher"); // a Missile, 2 damage, goes through 2
        let hull = table.upgrade(B, "plating"); // Hardened 1 of its own
        table.upgrade(B, "turret");
        if screen {
            table.in_play(B, "screen");
        }
        table.busy(B).first(A).begin(Stage::Acting);
        table.choose(Move::Ability { card: launcher, nth: 0 }).choose(Move::Choose(hull));
        let took = |event: &Event| matches!(event, Event::Damaged { card, by } if (card.id, *by) == (hull, damage));
        assert_eq!(table.happened(took), 1, "with a screen: {screen}");
    }
}
