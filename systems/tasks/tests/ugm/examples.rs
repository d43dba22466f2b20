//! The worked examples, with their dice (UGM-V01 to UGM-V24).

use std::collections::BTreeMap;

use dice::{Dice, Odds};
use serde::Deserialize;
use tasks::{
    Person, Score,
    ugm::{AttributeCheck, Critical, Descriptor, Difficulty, Task, UgmRules},
};

use super::{ability, added, profile, ready, ready_by, task, thrown};

#[derive(Deserialize)]
struct Vectors {
    examples: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    id: String,
    profile: String,
    skills: BTreeMap<String, u8>,
    stand_ins: BTreeMap<String, u8>,
    related: Vec<String>,
    task: String,
    dice: Vec<u8>,
    ability: (i16, i16),
    skill_dm: i16,
    difficulty: i16,
    situational: i16,
    total: i32,
    success: bool,
    margin: i32,
    check: Option<String>,
    own_limit: i32,
    limit: i32,
    passes: u64,
}

fn examples() -> Vec<Example> {
    let vectors = include_str!("../ugm_vectors.json");
    serde_json::from_str::<Vectors>(vectors).expect("the vectors").examples
}

impl Example {
    fn person(&self) -> Person {
        let (skills, stand_ins) = (self.skills.clone(), self.stand_ins.clone());
        Person { skills, stand_ins, ..profile(&self.profile) }
    }

    fn task(&self) -> Task {
        Task { related: self.related.clone(), ..task(&self.task) }
    }

    fn check(&self) {
        let id = &self.id;
        let ready = self.task().prepare(&self.person(), &UgmRules::default()).expect(id);
        let faces = [self.dice.as_slice(), if self.check.is_some() { &[1, 1, 1] } else { &[] }];
        let result = thrown(&ready, &faces.concat());
        assert_eq!(ability(&result), self.ability.0 + self.ability.1, "{id}: {result}");
        assert_eq!(added(&result, "UGM-16").unwrap_or(0), self.ability.1, "{id}: {result}");
        let skill = &ready.modifiers[0];
        assert_eq!(
            (skill.dm, ready.task.descriptor.difficulty.0),
            (self.skill_dm, self.difficulty),
            "{id}"
        );
        let situation = ["UGM-28", "UGM-29"].map(|rule| added(&result, rule).unwrap_or(0));
        assert_eq!(situation.iter().sum::<i16>(), self.situational, "{id}");
        assert_eq!(
            (result.throw.total(), result.margin()),
            (self.total, self.margin),
            "{id}: {result}"
        );
        assert_eq!(result.throw.success(), Some(self.success), "{id}");
        let may = result.critical_check.map(|check| format!("{:?}", check.may).to_lowercase());
        assert_eq!(may, self.check, "{id}");
        assert_eq!(ready.critical.number, self.own_limit, "{id}");
    }

    /// Limit and odds of a critical where a stand-in counts for it.
    fn check_limit(&self) {
        let rules = UgmRules { self_attribute_in_criticals: false, ..UgmRules::default() };
        let ready = self.task().prepare(&self.person(), &rules).expect("known numbers");
        assert_eq!(ready.critical.number, self.limit, "{}", self.id);
        assert_eq!(ready.critical_odds(), Odds::new(self.passes, 216), "{}", self.id);
    }
}

/// UGM-V06, UGM-V07, UGM-V08, UGM-V09, UGM-V10, UGM-V11, UGM-V12, UGM-V13, UGM-V14, UGM-V15,
/// UGM-V16
#[test]
fn every_worked_example_comes_out_as_the_rules_have_it() {
    let examples = examples();
    assert_eq!(examples.len(), 11);
    examples.iter().for_each(Example::check);
    examples.iter().for_each(Example::check_limit);
}

/// UGM-V01
#[test]
fn a_made_up_task_keeps_the_dm_it_was_given() {
    assert_eq!(Descriptor::new("Mechanical", "DEX", Difficulty(1)).difficulty.0, 1);
}

/// UGM-V02
#[test]
fn a_published_throw_of_ten_is_difficult() {
    assert_eq!(Difficulty::of_throw(10).landmark(), Some("Difficult"));
}

/// UGM-V03
#[test]
fn reviving_a_passenger_at_plus_three_is_the_published_throw_of_five() {
    let rules = UgmRules { unskilled_dm: Some(0), ..UgmRules::default() };
    let ready = ready_by(&rules, "Medical/EDU/+3", &profile("777747"));
    let result = thrown(&ready, &[2, 3]);
    assert_eq!((result.throw.total(), result.success, ability(&result)), (8, true, 0));
    assert_eq!(ready.task.descriptor.difficulty, Difficulty::of_throw(5));
}

/// UGM-V04, UGM-V05
#[test]
fn combat_and_zero_g_leave_natural_ability_out_and_the_air_raft_does_not() {
    let person = ["Pistol", "Brawling", "Vacc Suit", "Grav Vehicle"]
        .iter()
        .fold(profile("999999"), |person, skill| person.with_skill(skill, 0));
    for (line, dm) in [
        ("Pistol/DEX/+0 (no natural ability)", 0),
        ("Brawling/STR/+0 (no natural ability)", 0),
        ("Vacc Suit/DEX/10+ (no natural ability)", 0),
        ("Grav Vehicle/DEX/5+", 1),
    ] {
        assert_eq!(ability(&thrown(&ready(line, &person), &[4, 3])), dm, "{line}");
    }
}

/// UGM-V11
#[test]
fn treatment_that_succeeds_by_four_takes_twenty_six_minutes() {
    let treatment = Task { minutes: Some(30), ..task("Medical/EDU/+0") };
    let medic = profile("E6AB58").with_skill("Medical", 4);
    let ready = treatment.prepare(&medic, &UgmRules::default()).expect("known numbers");
    assert_eq!(thrown(&ready, &[3, 5]).minutes, Some(26));
}

/// UGM-V17
#[test]
fn treated_wounds_come_halfway_back_with_fractions_lost() {
    let wounds = [(6, 6), (10, 2), (5, 0)];
    let treated = wounds.map(|(full, current)| Score { full, current }.halfway_to_full());
    assert_eq!(treated, [6, 6, 2]);
}

/// UGM-V18
#[test]
fn the_ships_tech_level_gained_nothing_that_education_would_not_have() {
    let ready = ready("Sensor Ops/EDU/+3", &profile("777777").with_skill("Sensor Ops", 1));
    let result = thrown(&ready, &[2, 3]);
    assert_eq!((ability(&result), result.throw.total()), (1, 10));
}

/// UGM-V19
#[test]
fn the_high_bonus_comes_with_a_throw_of_three() {
    let ready = ready("Carousing/SOC/+2", &profile("4C8AAD").with_skill("Carousing", 1));
    let result = thrown(&ready, &[1, 2]);
    assert_eq!((ability(&result), result.throw.total()), (2, 8));
}

/// UGM-V20, UGM-V21, UGM-V22, UGM-V23
#[test]
fn the_four_misprinted_cells_would_have_failed_where_the_rule_succeeds() {
    for (attribute, faces, skill, difficulty) in
        [(6, [3, 3], 1, 0), (7, [1, 3], 1, 2), (7, [1, 2], 2, 2), (6, [2, 3], 1, 1)]
    {
        let person = Person::default().with_attribute("INT", attribute).with_skill("Admin", skill);
        let result = thrown(&ready(&format!("Admin/INT/{difficulty:+}"), &person), &faces);
        assert_eq!((result.throw.total(), result.success), (8, true), "INT {attribute}, {faces:?}");
        assert_eq!(ability(&result), 1);
    }
}

/// UGM-V24
#[test]
fn the_repair_and_what_is_noticed_beside_it_are_two_results() {
    let person = profile("777777").with_skill("Computer", 1);
    let notches = AttributeCheck {
        skill: Some("Computer".into()),
        secret: true,
        ..AttributeCheck::new("INT")
    };
    let notches = notches.prepare(&person, &UgmRules::default()).expect("known numbers");
    let mut dice = Dice::scripted(&[3, 4, 4, 4]);
    let repaired = ready("Computer/EDU/-4", &person).throw(&mut dice);
    let noticed = notches.throw(&mut dice);
    assert_eq!((repaired.success, noticed.success, noticed.secret), (false, true, true));
}

/// UGM-V08, UGM-V15
#[test]
fn the_two_checks_of_criticals_have_the_limits_of_the_examples() {
    let engineer = profile("777766").with_skill("Engineering", 1);
    let engine = ready("Engineering/EDU/-1", &engineer);
    assert_eq!(thrown(&engine, &[6, 6, 1, 2, 3]).critical, Some(Critical::Success));
    assert_eq!(thrown(&engine, &[6, 6, 1, 2, 4]).critical, None);
    let fighter = profile("6A5777").with_skill("Brawling", 1);
    let blow = ready("Brawling/STR/+0 (-6, no natural ability)", &fighter);
    assert_eq!(thrown(&blow, &[1, 1, 1, 2, 4]).critical, None);
    assert_eq!(thrown(&blow, &[1, 1, 1, 2, 5]).critical, Some(Critical::Failure));
}
