//! Where the examples of the mechanic contradict its rules, the rules win (UGM-C1 to UGM-C12).
//!
//! UGM-C5 concerns the length of a combat round in another game, which does not exist here.

use serde::Deserialize;
use tasks::ugm::{Difficulty, adjusted};

use super::{ability, profile, ready, thrown};

#[derive(Deserialize)]
struct Vectors {
    misprints: Vec<Misprint>,
}

#[derive(Deserialize)]
struct Misprint {
    natural: i32,
    attribute: u8,
    printed: i32,
    correct: i32,
}

/// UGM-C1, UGM-18
#[test]
fn the_chart_follows_the_rule_where_it_is_misprinted() {
    let vectors: Vectors =
        serde_json::from_str(include_str!("../ugm_vectors.json")).expect("the vectors");
    assert_eq!(vectors.misprints.len(), 4);
    for cell in vectors.misprints {
        let by_rule = adjusted(cell.natural, cell.attribute);
        assert!(by_rule == cell.correct && by_rule != cell.printed);
    }
}

/// UGM-C2
#[test]
fn thirteen_has_no_high_bonus_on_a_throw_of_four() {
    let ready = ready("Carousing/SOC/+2", &profile("4C8AAD").with_skill("Carousing", 1));
    let result = thrown(&ready, &[2, 2]);
    assert_eq!((ability(&result), result.throw.total(), result.success), (1, 8, true));
}

/// UGM-C3
#[test]
fn every_dm_of_the_task_line_is_added() {
    let fighter = profile("6A5777").with_skill("Brawling", 1);
    let line = "Brawling/STR/+0 (-2 weak, -4 cloth, +1 range, -1 parry, no natural ability)";
    let result = thrown(&ready(line, &fighter), &[6, 3]);
    assert_eq!((result.throw.total(), result.success), (4, false));
}

/// UGM-C4
#[test]
fn a_throw_of_eight_is_not_below_five() {
    let medic = profile("E6AB58").with_skill("Medical", 4);
    let result = thrown(&ready("Medical/EDU/+0", &medic), &[3, 5]);
    assert_eq!((ability(&result), result.throw.total()), (0, 12));
}

/// UGM-C6
#[test]
fn a_throw_equal_to_the_attribute_counts() {
    let ready = ready("Streetwise/INT/+0", &profile("777777"));
    assert_eq!(ability(&thrown(&ready, &[3, 4])), 1);
}

/// UGM-C7
#[test]
fn a_published_rate_is_counted_once() {
    let person = profile("8889AB").with_skill("Vacc Suit", 1);
    let line = "Vacc Suit/DEX/-2 (+2, -2, +0, -6, +1 if DEX 9+, +2 if DEX 11+, +4 per level)";
    assert_eq!(thrown(&ready(line, &person), &[2, 3]).throw.total(), 1);
}

/// UGM-C8
#[test]
fn plus_three_is_neither_easy_nor_routine() {
    assert_eq!(Difficulty(3).landmark(), None);
}

/// UGM-C9
#[test]
fn a_tech_level_of_thirteen_adds_no_more_than_one_to_a_five() {
    let person = profile("777777").with_skill("Sensor Ops", 1).with_stand_in("Ship's TL", 13);
    let result = thrown(&ready("Sensor Ops/EDU or Ship's TL/+3", &person), &[2, 3]);
    assert_eq!((ability(&result), result.throw.total()), (1, 10));
}

/// UGM-C10
#[test]
fn the_example_without_a_total_comes_to_twelve() {
    let engineer = profile("777766").with_skill("Engineering", 1);
    let result = thrown(&ready("Engineering/EDU/-1", &engineer), &[6, 6, 6, 6, 6]);
    assert_eq!((result.throw.total(), result.success), (12, true));
}

/// UGM-C11
#[test]
fn mechanic_is_mechanical() {
    let person = profile("784A86").with_skill("Mechanic", 2);
    assert_eq!(thrown(&ready("Mechanical/DEX/-1", &person), &[2, 5]).throw.total(), 9);
}

/// UGM-C12
#[test]
fn neighbouring_attributes_may_have_the_same_odds() {
    let odds = |digit| ready("Streetwise/INT/+0", &profile(&format!("777{digit}77"))).odds().total;
    assert_eq!(odds('5'), odds('6'));
    assert_ne!(odds('6'), odds('7'));
}
