//! Survival of a term (CT-SUR).

use super::*;
use crate::sheet::{Fate, Left};

/// CT-SUR-01, CT-SUR-02, CT-PST-05
#[test]
fn a_term_is_survived_at_the_number_of_the_service() {
    for (dice, lives) in [([3, 3], true), ([2, 3], false)] {
        let mut told = ScriptedLife::average(&[6, 6, dice[0], dice[1]]);
        told.enlist(Service::Marines);
        assert_eq!(told.life.is_alive(), lives, "{dice:?} for a six");
    }
}

/// CT-SUR-03
#[test]
fn the_modifier_of_the_table_helps_to_survive() {
    let sturdy = [3, 4, 3, 4, 4, 4, 3, 4, 3, 4, 3, 4];
    let mut told = ScriptedLife::born(&sturdy, &[6, 6, 1, 3]);
    told.enlist(Service::Marines);
    assert!(told.life.is_alive(), "4 and 2 for Endurance 8");
}

/// CT-SUR-04, CT-GEN-19, CT-RUL-26
#[test]
fn who_fails_is_dead_and_musters_nothing_out() {
    let mut told = ScriptedLife::average(&[6, 6, 1, 1]);
    told.enlist(Service::Marines);
    assert!(told.life.is_over());
    let person = told.person();
    assert_eq!(person.career.fate, Fate::Dead);
    assert_eq!(person.possessions, Default::default());
    assert_eq!(told.refused(Move::Stay), Refusal::GameOver);
}

/// CT-SUR-05, CT-SUR-06, CT-RUL-27: hurt in the third term.
#[test]
fn under_the_option_the_term_ends_half_way_and_so_does_the_career() {
    let (first, second) = ([6, 6, 1, 1, 6, 5], [6, 6, 1, 6, 5]);
    let dice: Vec<u8> = [4, 4].into_iter().chain(first).chain(second).chain([1, 1]).collect();
    let mut told = ScriptedLife::by(injuries(), &AVERAGE, &dice);
    told.enlist(Service::Other);
    let development = SkillTable::PersonalDevelopment;
    told.roll(development).roll(development).choose(Move::Stay);
    told.roll(development).choose(Move::Stay);
    let career = told.person().career;
    assert_eq!((career.age(), career.terms), (28, 2));
    assert_eq!(career.fate, Fate::Free(Left::Injured));
    assert_eq!(told.why(), Why::MusteringOut { more: 1 }, "two completed terms, two rolls");
    assert_eq!(told.happened(|event| matches!(event, Event::Reenlistment { .. })), 2);
}

/// CT-SUR-06, CT-RUL-04
#[test]
fn an_injured_recruit_keeps_what_comes_with_a_first_term_and_nothing_else() {
    let mut told = ScriptedLife::by(injuries(), &AVERAGE, &[6, 6, 1, 1]);
    told.enlist(Service::Marines);
    let person = told.person();
    assert_eq!(person.skills.iter().collect::<Vec<_>>(), [("Cutlass", 1)]);
    assert!(told.life.is_over(), "no completed term, no roll");
    assert_eq!(person.career.age(), 20);
}

/// CT-RUL-27: the cost of an injury is a setting of the table.
#[test]
fn an_injury_costs_what_the_table_wants_it_to() {
    let rules = LifeRules { injury_loss: 2, ..injuries() };
    let mut told = ScriptedLife::by(rules, &AVERAGE, &[6, 6, 1, 1, 2]);
    told.enlist(Service::Marines);
    assert_eq!(told.score(Characteristic::Dex), 5);
}
