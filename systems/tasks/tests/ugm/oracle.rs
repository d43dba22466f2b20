//! Chart, success and criticals against independent tables.

use std::collections::BTreeMap;

use dice::Odds;
use serde::Deserialize;
use tasks::{
    Person,
    ugm::{Prepared, UgmRules, adjusted},
};

use super::ready_by;

#[derive(Deserialize)]
struct Tables {
    chart: BTreeMap<i32, Vec<i32>>,
    success_of_36_by_dm_from_minus_8_to_8: BTreeMap<String, Vec<u64>>,
    three_dice_at_most_of_216: BTreeMap<i32, u64>,
}

fn tables() -> Tables {
    serde_json::from_str(include_str!("../ugm_vectors.json")).expect("the tables")
}

/// Prepares a task for a person with that attribute and a skill at level 0.
fn prepared(line: &str, attribute: u8) -> Prepared {
    let person = Person::default().with_attribute("INT", attribute).with_skill("Admin", 0);
    ready_by(&UgmRules::default(), line, &person)
}

/// UGM-18
#[test]
fn every_cell_of_the_chart_follows_from_the_rule() {
    let chart = tables().chart;
    assert_eq!(chart.values().map(Vec::len).sum::<usize>(), 165);
    for (throw, cells) in chart {
        for (attribute, cell) in (1..).zip(cells) {
            assert_eq!(adjusted(throw, attribute), cell, "throw {throw}, attribute {attribute}");
        }
    }
}

/// UGM-01, UGM-11, UGM-15, UGM-16
#[test]
fn every_chance_of_eight_or_more_is_exact() {
    let table = tables().success_of_36_by_dm_from_minus_8_to_8;
    assert_eq!(table.values().map(Vec::len).sum::<usize>(), 16 * 17);
    for (row, cells) in table {
        for (dm, ways) in (-8..).zip(cells) {
            let odds = match row.as_str() {
                "skip" => prepared(&format!("Admin/INT/{dm:+} (no natural ability)"), 9),
                attribute => {
                    prepared(&format!("Admin/INT/{dm:+}"), attribute.parse().expect("a number"))
                }
            };
            assert_eq!(odds.odds().total, Odds::new(ways, 36), "attribute {row}, DM {dm:+}");
        }
    }
}

/// UGM-37, UGM-46
#[test]
fn every_chance_of_a_critical_is_exact() {
    let at_most = tables().three_dice_at_most_of_216;
    for attribute in 1..=15_u8 {
        for dm in -8..=8 {
            let ready = prepared(&format!("Admin/INT/{dm:+}"), attribute);
            let limit = i32::from(attribute) + dm;
            let passes = at_most[&limit.clamp(2, 18)];
            assert_eq!(ready.critical_odds(), Odds::new(passes, 216), "limit {limit}");
            let odds = ready.odds();
            assert_eq!(odds.critical_success, Odds::new(passes, 7776), "limit {limit}");
            assert_eq!(odds.critical_failure, Odds::new(216 - passes, 7776), "limit {limit}");
        }
    }
}
