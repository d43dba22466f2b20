//! Automatic skills (CT-AUT).

use super::*;
use crate::{AutomaticSkills, data::Due};

const DEVELOPMENT: SkillTable = SkillTable::PersonalDevelopment;

/// CT-AUT-01, CT-AUT-02, CT-AUT-06, CT-AUT-09, CT-GEN-23
#[test]
fn a_first_term_brings_its_skill_at_the_end_without_a_die_and_once() {
    let dice = [6, 6, 6, 6, 1, 1, 6, 5, 6, 6, 1, 6, 5];
    let mut told = ScriptedLife::average(&dice);
    told.enlist(Service::Marines).choose(Move::Skip).roll(DEVELOPMENT);
    assert_eq!(told.level("Cutlass"), None, "not before the rolls are done");
    told.roll(DEVELOPMENT);
    assert_eq!(told.level("Cutlass"), Some(1), "by the weapon's own name");
    told.choose(Move::Stay).choose(Move::Skip).roll(DEVELOPMENT);
    assert_eq!(told.level("Cutlass"), Some(1), "a second term brings no second one");
}

/// CT-AUT-09, CT-RUL-25
#[test]
fn a_drafted_recruit_has_the_skill_of_the_first_term_too() {
    let mut told = ScriptedLife::average(&[1, 1, 2, 6, 6, 1, 1, 6, 5]);
    told.enlist(Service::Navy).roll(DEVELOPMENT).roll(DEVELOPMENT);
    assert_eq!(told.level("Cutlass"), Some(1));
}

/// CT-AUT-01, CT-AUT-07
#[test]
fn a_rank_brings_its_skill() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 5]);
    told.enlist(Service::Army).choose(Move::Try).choose(Move::Try);
    (0..3).for_each(|_| {
        told.roll(DEVELOPMENT);
    });
    assert_eq!((told.level("Rifle"), told.level("SMG")), (Some(1), Some(1)));
}

/// CT-AUT-04, CT-AUT-05, CT-RUL-08
#[test]
fn what_is_set_to_one_never_lowers_what_is_higher() {
    let mut skills: crate::sheet::Skills = [("Pilot", 2)].into_iter().collect();
    assert!(!skills.at_least_one("Pilot"));
    assert_eq!(skills.level("Pilot"), Some(2));
    let mut one: crate::sheet::Skills = [("Pilot", 1)].into_iter().collect();
    assert!(!one.at_least_one("Pilot"));
    assert_eq!(one.level("Pilot"), Some(1), "and adds nothing to a one");
}

/// CT-AUT-03, CT-AUT-08
#[test]
fn captain_and_admiral_of_the_navy_raise_standing_once_each() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1, 6, 5, 6, 6, 6, 6, 1, 1, 6, 5, 6, 6]);
    told.enlist(Service::Navy).choose(Move::Skip).roll(DEVELOPMENT).roll(DEVELOPMENT);
    told.life.part_mut::<crate::sheet::Career>().rank = 5;
    told.choose(Move::Stay).choose(Move::Try);
    assert_eq!(told.person().career.rank, 6);
    told.roll(DEVELOPMENT).roll(DEVELOPMENT);
    assert_eq!(told.score(Characteristic::Soc), 9, "7, and 1 for each of the two entries");
}

/// CT-AUT-07
#[test]
fn eight_entries_come_by_themselves() {
    let tables = tables();
    let entries = Service::ALL.map(|service| {
        let entries = tables.service(service).automatic.iter();
        let named = entries.map(|entry| {
            let due = match entry.due {
                Due::FirstTerm => "first term".to_owned(),
                Due::Rank(rank) => format!("rank {rank}"),
            };
            format!("{due}: {}", crate::text::cell(&entry.gives))
        });
        named.collect::<Vec<_>>().join(", ")
    });
    assert_eq!(
        entries,
        [
            "rank 5: +1 Soc, rank 6: +1 Soc",
            "first term: Cutlass, rank 1: Revolver",
            "first term: Rifle, rank 1: SMG",
            "first term: Pilot",
            "rank 4: Pilot",
            "",
        ]
    );
}

/// CT-AUT-10, CT-RUL-04
#[test]
fn on_entry_the_skill_comes_first_and_a_roll_for_it_adds_to_it() {
    let educated = [3, 4, 3, 4, 3, 4, 3, 4, 4, 4, 3, 4];
    for (automatic, pilot) in [(AutomaticSkills::EndOfTerm, 1), (AutomaticSkills::OnEntry, 2)] {
        let rules = LifeRules { automatic, ..LifeRules::default() };
        let mut told = ScriptedLife::by(rules, &educated, &[6, 6, 6, 6, 5, 1, 6, 5]);
        told.enlist(Service::Scouts).roll(SkillTable::AdvancedEducation2).roll(DEVELOPMENT);
        assert_eq!(told.level("Pilot"), Some(pilot));
    }
}
