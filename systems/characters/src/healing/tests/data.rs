//! The settings as shipped, and bodies as read from files.

use super::*;
use crate::{body::Luck, sheet::Characteristic};

const RULES: &str = include_str!("../../../../../assets/healing/rules.ron");

#[test]
fn the_shipped_rules_are_the_defaults() {
    let rules: HealingRules = ron::from_str(RULES).expect("the shipped file is sound");
    assert_eq!(rules, HealingRules::default());
}

/// M-05
#[test]
fn every_classic_figure_says_how_sure_it_is() {
    let figures = HealingRules::default().classic;
    assert_eq!(RULES.matches("confidence:").count(), 9);
    assert_eq!((figures.minor_minutes.is, figures.serious_hours.is), (10, 3));
    assert_eq!((figures.serious_dice.is, figures.serious_medical.is), (5, 3));
}

#[test]
fn a_setting_that_does_not_exist_is_refused_with_its_line() {
    let text = "(\n    house: (decline: false, rumors: false),\n)";
    let fault = ron::from_str::<HealingRules>(text).expect_err("a misspelling");
    assert_eq!(fault.position.line, 2, "{fault}");
    let few: HealingRules = ron::from_str("(house: (decline: false))").expect("a house rule");
    assert!(!few.house.decline && few.house.rumours);
}

/// SE-DAT-01
#[test]
fn a_body_in_a_file_may_be_brief_and_is_read_back_as_it_was_written() {
    let body: Body = serde_json::from_str(r#"{"lost": [0, 2, 9]}"#).expect("a brief body");
    let full = Characteristics::new([7, 7, 7, 7, 7, 7]);
    assert_eq!((body.physical(full), body.current(full).get(Characteristic::Soc)), ([7, 5, 0], 7));
    let mut victim = someone(7, 7, 7);
    victim.stun(0, 9);
    victim.throws(&[5, 5]).hit(3, 21);
    victim.throws(&[1]).lets(|it| it.first_aid(Seconds(3), with_medic(1), None));
    let json = serde_json::to_string(&victim.body).expect("plain data");
    assert_eq!(serde_json::from_str::<Body>(&json).expect("what was written"), victim.body);
    let ron = ron::to_string(&victim.body).expect("plain data");
    assert_eq!(ron::from_str::<Body>(&ron).expect("what was written"), victim.body);
}

/// SE-DAT-01
#[test]
fn what_a_file_says_beyond_what_can_be_is_dropped() {
    let mut victim = someone(7, 7, 7);
    victim.body.lost = [0, 2, 9];
    victim.body.stun.points = 4;
    victim.body.luck = Luck { maximum: 2, current: 5 };
    victim.live(0);
    assert_eq!((victim.body.lost, victim.body.stun.points), ([0, 2, 7], 0));
    assert_eq!(victim.body.luck.current, 2);
}
