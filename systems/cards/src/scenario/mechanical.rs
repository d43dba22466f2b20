//! Restoring a Mechanical crew (CCG-KEY-15).

use super::*;
use crate::{data::Level::Trained, rules::testing};

/// CCG-KEY-15, CCG-KEY-15a, RUL-53
#[test]
fn a_mechanical_crew_is_mended_for_credits_and_not_by_people_or_tools() {
    let mut table = Table::new();
    let robot = table.in_play(A, "robot");
    let healer = table.in_play(A, "healer");
    testing::inflict(table.world(), robot, 2);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: healer, nth: 0 });
    assert_eq!(table.look().harm(robot), 2, "a crew's ability does nothing");
    table.begin(Stage::Restoring).choose(Move::Restore(robot)).choose(Move::ExpendDeck);
    assert_eq!(table.look().harm(robot), 1);
    let patch = table.in_hand(A, "patch");
    table.busy(B).begin(Stage::Acting).choose(Move::Event(patch)).choose(Move::ExpendDeck);
    assert_eq!(table.look().harm(robot), 0, "an event is neither");
}

/// CCG-KEY-15
#[test]
fn a_mechanical_crew_is_mended_by_whoever_says_so() {
    let mut table = Table::new();
    let robot = table.in_play(A, "robot");
    let (engineer, healer) = (table.in_play(A, "engineer"), table.in_play(A, "healer"));
    table.in_play(A, "annex");
    let gun = table.in_play(B, "tough");
    let gun = table.attached(B, "gun", gun);
    table.busy(A).first(B).begin(Stage::Acting).choose(Move::Ability { card: gun, nth: 0 });
    table.choose(Move::Choose(robot));
    assert_eq!(table.look().harm(robot), 2);
    table.choose(Move::Ability { card: healer, nth: 0 });
    assert_eq!(table.look().harm(robot), 2, "the healer does not");
    table.choose(Move::Ability { card: engineer, nth: 0 });
    assert_eq!(table.look().harm(robot), 1);
}

/// CCG-KEY-15
#[test]
fn neither_a_heroic_nor_gear_mends_a_mechanical_crew() {
    for (patient, harm) in [("robot", [2, 2]), ("tough", [1, 0])] {
        let mut table = Table::new();
        let (patient, medic) = (table.in_play(A, patient), table.in_play(A, "medic"));
        let (aid, kit) = (table.in_hand(A, "first-aid"), table.attached(A, "kit", medic));
        let shooter = table.in_play(B, "pilot");
        let gun = table.attached(B, "gun", shooter);
        table.busy(A).busy(B).first(B).begin(Stage::Acting);
        table.choose(Move::Ability { card: gun, nth: 0 }).choose(Move::Choose(patient));
        assert_eq!(table.look().harm(patient), 2);
        let mended = [
            Move::Heroic { card: aid, crew: medic, level: Trained },
            Move::Ability { card: kit, nth: 0 },
        ]
        .map(|by| {
            table.until(|choice| (choice.seat, choice.why) == (A, crate::Why::Acting)).choose(by);
            table.look().harm(patient)
        });
        assert_eq!(mended, harm);
    }
}
