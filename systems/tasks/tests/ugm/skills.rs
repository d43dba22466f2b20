//! Skills and situational DMs (UGM-23 to UGM-31).

use tasks::ugm::{Descriptor, Difficulty, Situation, TaskError, UgmRules};

use super::{added, profile, ready, ready_by, task, thrown};

/// UGM-23
#[test]
fn a_level_of_skill_adds_one() {
    let ready = ready("Medical/EDU/+0", &profile("777777").with_skill("Medical", 4));
    assert_eq!(added(&thrown(&ready, &[4, 4]), "UGM-23"), Some(4));
}

/// UGM-24
#[test]
fn a_published_rate_takes_the_place_of_the_usual_one() {
    let person = profile("777777").with_skill("Vacc Suit", 1);
    let result = thrown(&ready("Vacc Suit/DEX/+0 (+4 per level)", &person), &[4, 4]);
    assert_eq!((added(&result, "UGM-24"), added(&result, "UGM-23")), (Some(4), None));
    assert_eq!(result.throw.total(), 12);
}

/// UGM-25
#[test]
fn a_default_skill_that_is_not_written_down_is_held_at_level_zero() {
    let result = thrown(&ready("Streetwise/INT/+0", &profile("777777")), &[4, 4]);
    assert_eq!(added(&result, "UGM-25"), Some(0));
    let rules = UgmRules { default_skills: vec!["Carousing".into()], ..UgmRules::default() };
    assert!(task("Carousing/SOC/+0").prepare(&profile("777777"), &rules).is_ok());
    assert!(task("Streetwise/INT/+0").prepare(&profile("777777"), &rules).is_err());
}

/// UGM-26
#[test]
fn without_any_other_skill_a_task_is_refused_unless_a_dm_is_named_for_it() {
    let engine = task("Engineering/EDU/+0");
    let person = profile("777777");
    let refused = engine.prepare(&person, &UgmRules::default());
    assert_eq!(refused, Err(TaskError::Unskilled { skill: "Engineering".into() }));
    let unskilled_dms = [("engineering".to_owned(), -4)].into();
    let by_skill = UgmRules { unskilled_dms, ..UgmRules::default() };
    let by_referee = UgmRules { unskilled_dm: Some(-2), ..UgmRules::default() };
    for (rules, dm) in [(by_skill, -4), (by_referee, -2)] {
        let ready = ready_by(&rules, "Engineering/EDU/+0", &person);
        assert_eq!(added(&thrown(&ready, &[4, 4]), "UGM-26"), Some(dm));
        assert_eq!(ready.critical.number, 7, "no level counts for a critical");
    }
}

/// UGM-27
#[test]
fn a_related_skill_serves_one_level_lower_and_level_zero_gives_none() {
    let mut scan = task("Sensor Ops/EDU/+0");
    scan.related = vec!["Computer".into(), "Navigation".into()];
    let with = |level| {
        let person = profile("777777").with_skill("Navigation", level);
        scan.prepare(&person, &UgmRules::default())
    };
    for (level, dm) in [(2, 1), (1, 0)] {
        let result = thrown(&with(level).expect("a related skill"), &[4, 4]);
        assert_eq!(added(&result, "UGM-27"), Some(dm), "Navigation-{level}");
    }
    let both = profile("777777").with_skill("Navigation", 1).with_skill("Computer", 3);
    let better = scan.prepare(&both, &UgmRules::default()).expect("related skills");
    assert_eq!(better.modifiers[0].to_string(), "Sensor Ops-2 from Computer-3 +2");
    assert_eq!(with(0), Err(TaskError::Unskilled { skill: "Sensor Ops".into() }));
}

/// UGM-27
#[test]
fn of_the_skill_itself_and_a_related_one_the_better_serves() {
    let mut scan = task("Sensor Ops/EDU/+0");
    scan.related = vec!["Navigation".into()];
    let rule = |own, navigation| {
        let person =
            profile("777777").with_skill("Sensor Ops", own).with_skill("Navigation", navigation);
        let ready = scan.prepare(&person, &UgmRules::default()).expect("a skill");
        let skill = &ready.modifiers[0];
        (skill.to_string(), skill.rule.to_string())
    };
    assert_eq!(rule(1, 2), ("Sensor Ops-1 +1".into(), "UGM-23".into()));
    assert_eq!(rule(1, 3), ("Sensor Ops-2 from Navigation-3 +2".into(), "UGM-27".into()));
}

/// UGM-28
#[test]
fn situational_dms_add_up() {
    let person = profile("777777").with_skill("Vacc Suit", 0);
    let result = thrown(&ready("Vacc Suit/DEX/+0 (+2, -2, +0, -6)", &person), &[4, 4]);
    assert_eq!(added(&result, "UGM-28"), Some(-6));
}

/// UGM-29
#[test]
fn of_the_steps_of_an_attribute_only_the_best_counts_unless_they_are_to_add_up() {
    let line = "Vacc Suit/INT/+0 (+1 if DEX 9+, +2 if DEX 11+, +1 if STR 7+)";
    let steps = |rules: &UgmRules, dexterity: char| {
        let person = profile(&format!("7{dexterity}7777")).with_skill("Vacc Suit", 0);
        let result = thrown(&ready_by(rules, line, &person), &[4, 4]);
        let steps = result.throw.modifiers.into_iter().filter(|modifier| modifier.rule == "UGM-29");
        steps.map(|modifier| modifier.to_string()).collect::<Vec<_>>().join(", ")
    };
    let best = UgmRules::default();
    let sum = UgmRules { steps_add_up: true, ..UgmRules::default() };
    assert_eq!(steps(&best, '8'), "DEX 8 +0, STR 7 +1");
    assert_eq!(steps(&best, '9'), "DEX 9 +1, STR 7 +1");
    assert_eq!(steps(&best, 'B'), "DEX 11 +2, STR 7 +1");
    assert_eq!(steps(&sum, 'B'), "DEX 11 +3, STR 7 +1");
}

/// UGM-29
#[test]
fn a_step_that_is_not_reached_does_not_hide_a_penalty_that_is() {
    let person = profile("7B7777").with_skill("Vacc Suit", 0);
    let result = thrown(&ready("Vacc Suit/INT/+0 (-1 if DEX 9+, +2 if DEX 12+)", &person), &[4, 4]);
    assert_eq!(added(&result, "UGM-29"), Some(-1));
}

/// UGM-30
#[test]
fn an_opponents_skill_counts_against_the_throw() {
    let parried = Situation::opponents_skill("Infighting", 1);
    let task = Descriptor {
        situational: vec![parried],
        ..Descriptor::new("Brawling", "STR", Difficulty(0))
    };
    assert_eq!(task.to_string(), "Brawling/STR/+0 (-1 opponent's Infighting-1)");
    let person = profile("777777").with_skill("Brawling", 0);
    let result = thrown(&ready(&task.to_string(), &person), &[6, 4]);
    assert_eq!(added(&result, "UGM-28"), Some(-1));
}

/// UGM-31
#[test]
fn a_skill_is_found_under_its_other_names() {
    let person = profile("777777").with_skill("Mechanic", 2).with_skill("sensor-ops", 1);
    let level = |line: &str| added(&thrown(&ready(line, &person), &[4, 4]), "UGM-23");
    assert_eq!(level("Mechanical/DEX/+0"), Some(2));
    assert_eq!(level("Sensors/EDU/+0"), Some(1));
    let person = person.clone().with_skill("Mechanical", 1);
    let ready = ready("Mechanical/DEX/+0", &person);
    assert_eq!(added(&thrown(&ready, &[4, 4]), "UGM-23"), Some(2), "the better of both names");
    let rules = UgmRules {
        aliases: [("Fixing".into(), "Mechanical".into())].into(),
        ..UgmRules::default()
    };
    assert!(
        rules.is_same_skill("fixing", "MECHANICAL") && !rules.is_same_skill("Medic", "Medical")
    );
}
