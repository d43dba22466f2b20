//! The governing number, and when natural ability is left out (UGM-11 to UGM-22).

use dice::Odds;
use tasks::{
    Person, Score,
    ugm::{TaskError, UgmRules},
};

use super::{ability, added, profile, ready, ready_by, task, thrown};

/// UGM-12
#[test]
fn a_throw_that_uses_the_attribute_already_gives_no_natural_ability_at_all() {
    let person = profile("7D7777").with_skill("Pilot", 1);
    let used = thrown(&ready("Pilot/DEX/+0 (no natural ability)", &person), &[1, 2]);
    assert_eq!((ability(&used), added(&used, "UGM-12")), (0, Some(0)));
    assert_eq!(ability(&thrown(&ready("Pilot/DEX/+0", &person), &[1, 2])), 2);
    let by_step = thrown(&ready("Pilot/DEX/+0 (+1 if dex 9+)", &person), &[1, 2]);
    assert_eq!((ability(&by_step), added(&by_step, "UGM-29")), (0, Some(1)));
}

/// UGM-13
#[test]
fn combat_and_the_zero_g_throw_leave_it_out_and_the_air_raft_throw_does_not() {
    let person = ["Brawling", "Pistol", "Vacc Suit", "Air/Raft"]
        .iter()
        .fold(profile("777777"), |person, skill| person.with_skill(skill, 0));
    for (skill, attribute, number) in
        [("Brawling", "STR", 8), ("Pistol", "DEX", 8), ("Vacc Suit", "DEX", 10)]
    {
        let task = tasks::ugm::Descriptor::published(skill, attribute, number, vec![]);
        let task = tasks::ugm::Task::from(task.referencing_attribute());
        let ready = task.prepare(&person, &UgmRules::default()).expect("known numbers");
        assert_eq!((ability(&thrown(&ready, &[1, 2])), ready.governor), (0, None), "{skill}");
    }
    let raft = tasks::ugm::Descriptor::published("Air/Raft", "DEX", 5, vec![]);
    let raft = tasks::ugm::Task::from(raft).prepare(&person, &UgmRules::default());
    assert_eq!(ability(&thrown(&raft.expect("known numbers"), &[1, 2])), 1);
}

/// UGM-14
#[test]
fn it_is_left_out_even_where_the_other_use_gives_nothing() {
    let person = profile("787777").with_skill("Vacc Suit", 1);
    let result = thrown(&ready("Vacc Suit/DEX/-2 (+1 if DEX 9+)", &person), &[2, 3]);
    assert_eq!((added(&result, "UGM-29"), ability(&result)), (Some(0), 0));
}

/// UGM-20
#[test]
fn a_wounded_attribute_counts_as_it_is_now() {
    let wounded = Score { full: 6, current: 2 };
    let person = Person::default().with_attribute("STR", wounded).with_skill("Athletics", 0);
    assert_eq!(ability(&thrown(&ready("Athletics/STR/+0", &person), &[1, 2])), 0);
    let rules = UgmRules { wounds_count: false, ..UgmRules::default() };
    assert_eq!(ability(&thrown(&ready_by(&rules, "Athletics/STR/+0", &person), &[1, 2])), 1);
}

/// UGM-21
#[test]
fn another_number_may_stand_in_and_the_better_one_counts() {
    let person = profile("777777").with_skill("Sensor Ops", 1);
    let line = "Sensor Ops/EDU or Ship's TL/+3";
    let with = |tech_level| ready(line, &person.clone().with_stand_in("Ship's TL", tech_level));
    assert_eq!(ability(&thrown(&with(13), &[1, 2])), 2);
    assert_eq!(ability(&thrown(&with(5), &[3, 4])), 1);
    let even = with(7).governor.map(|governor| governor.name);
    assert_eq!(even.as_deref(), Some("EDU"), "their own where both are even");
    assert_eq!(ability(&thrown(&ready(line, &person), &[1, 2])), 1);
    assert_eq!(with(13).governor.map(|governor| governor.to_string()), Some("Ship's TL 13".into()));
}

/// UGM-22
#[test]
fn at_one_dm_only_some_attributes_differ() {
    let odds = |attribute: u8| {
        let person = Person::default().with_attribute("INT", attribute).with_skill("Admin", 0);
        ready("Admin/INT/+0", &person).odds().total
    };
    assert!((1..=6).all(|attribute| odds(attribute) == Odds::new(15, 36)));
    assert!((7..=15).all(|attribute| odds(attribute) == Odds::new(21, 36)));
}

/// UGM-19
#[test]
fn clamping_at_fifteen_is_a_setting() {
    let person = Person::default().with_attribute("INT", 16).with_skill("Admin", 0);
    let clamped = UgmRules { clamp_at_15: true, ..UgmRules::default() };
    assert_eq!(ability(&thrown(&ready("Admin/INT/+0", &person), &[3, 3])), 2);
    assert_eq!(ability(&thrown(&ready_by(&clamped, "Admin/INT/+0", &person), &[3, 3])), 1);
}

#[test]
fn an_attribute_that_nobody_has_is_refused_by_name() {
    let person = profile("777777").with_skill("Admin", 0).with_stand_in("TL", 9);
    let refused = task("Admin/PSI or Luck/+0").prepare(&person, &UgmRules::default());
    let known = "DEX, EDU, END, INT, SOC, STR, TL".to_owned();
    let wanted = "PSI or Luck".to_owned();
    assert_eq!(refused, Err(TaskError::NoAttribute { wanted, known }));
    let refused = task("Admin/INT/+0 (+1 if PSI 9+)").prepare(&person, &UgmRules::default());
    assert!(matches!(refused, Err(TaskError::NoAttribute { wanted, .. }) if wanted == "PSI"));
}
