//! Consequences of a result (UGM-32 to UGM-35), and the text form of settings and results.

use tasks::ugm::{Grade, Prepared, Task, TaskResult, UgmRules, Visibility};

use super::{profile, ready, task, thrown};

/// A scan with three grades, the middle one leading to a second check.
fn scan() -> Task {
    let grade = |at_least, text: &str| Grade { at_least, text: text.into(), second_check: None };
    let later = Some(Box::new(task("Sensor Ops/EDU/+1")));
    Task {
        grades: vec![
            grade(None, "it passes behind the horizon"),
            grade(Some(12), "something small is in orbit"),
            Grade { second_check: later, ..grade(Some(8), "an echo") },
        ],
        ..task("Sensor Ops/EDU/+0 (no natural ability)")
    }
}

fn prepared(task: &Task, skill: u8) -> Prepared {
    let person = profile("777777").with_skill("Sensor Ops", skill);
    task.prepare(&person, &UgmRules::default()).expect("known numbers")
}

fn text(result: &TaskResult) -> Option<&str> {
    result.grade.as_ref().map(|grade| grade.text.as_str())
}

/// UGM-32
#[test]
fn the_margin_comes_off_the_time_or_is_added_to_it() {
    let treatment = Task { minutes: Some(30), ..task("Sensor Ops/EDU/+0 (no natural ability)") };
    let minutes = |skill, faces: &[u8]| thrown(&prepared(&treatment, skill), faces).minutes;
    assert_eq!(minutes(4, &[3, 5]), Some(26));
    assert_eq!(minutes(0, &[3, 2]), Some(33));
    let short = Task { minutes: Some(3), ..treatment.clone() };
    assert_eq!(thrown(&prepared(&short, 4), &[3, 5]).minutes, Some(1));
    assert_eq!(thrown(&ready("Streetwise/INT/+0", &profile("777777")), &[3, 5]).minutes, None);
}

/// UGM-33
#[test]
fn the_total_decides_the_grade() {
    let ready = prepared(&scan(), 1);
    for (faces, grade) in [
        ([6, 5], "something small is in orbit"),
        ([6, 4], "an echo"),
        ([3, 4], "an echo"),
        ([3, 3], "it passes behind the horizon"),
    ] {
        assert_eq!(text(&thrown(&ready, &faces)), Some(grade), "{faces:?}");
    }
    let odds: Vec<String> = ready
        .odds()
        .grades
        .iter()
        .map(|(_, odds)| format!("{}/{}", odds.ways(), odds.of()))
        .collect();
    assert_eq!(odds, ["15/36", "3/36", "18/36"]);
}

/// UGM-34
#[test]
fn what_the_referee_hides_stands_in_no_line_for_the_player() {
    let hint = Some("they expect a gift".to_owned());
    let with = |visibility| Task { visibility, hint: hint.clone(), ..scan() };
    let lines = |visibility, faces: &[u8]| {
        let result = thrown(&prepared(&with(visibility), 1), faces);
        assert!(result.for_referee().contains(&text(&result).expect("a grade").to_owned()));
        result.for_player()
    };
    let open = lines(Visibility::Open, &[6, 4]);
    assert!(open.iter().any(|line| line == "an echo"), "{open:?}");
    let hidden_grade = lines(Visibility::GradesHidden, &[6, 4]);
    assert_eq!(hidden_grade.len(), 2, "the throw and the hint: {hidden_grade:?}");
    assert!(!hidden_grade.concat().contains("echo"));
    assert_eq!(lines(Visibility::Hidden, &[6, 4]), ["they expect a gift"]);
    assert!(lines(Visibility::Hidden, &[3, 3]).is_empty());
}

/// UGM-35
#[test]
fn a_middle_grade_grants_a_second_check() {
    let ready = prepared(&scan(), 1);
    let second = thrown(&ready, &[5, 4]).second_check().map(|task| task.descriptor.to_string());
    assert_eq!(second.as_deref(), Some("Sensor Ops/EDU/+1"));
    assert_eq!(thrown(&ready, &[6, 5]).second_check(), None);
}

#[test]
fn tasks_results_and_settings_are_read_back_as_they_were_written() {
    let ready = prepared(&scan(), 1);
    let result = thrown(&ready, &[5, 4]);
    let json = serde_json::to_string(&(&ready, &result)).expect("plain data");
    let read: (Prepared, TaskResult) = serde_json::from_str(&json).expect("what was written");
    assert_eq!(read, (ready, result));
    let rules: UgmRules = ron::from_str("(clamp_at_15: true)").expect("the rest has defaults");
    assert_eq!(rules, UgmRules { clamp_at_15: true, ..UgmRules::default() });
    assert!(ron::from_str::<UgmRules>("(clamp: true)").is_err());
}
