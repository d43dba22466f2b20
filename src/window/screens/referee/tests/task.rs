//! Tasks as they are entered.

use super::*;

/// UGM-26
#[test]
fn without_the_skill_a_task_is_tried_only_where_the_referee_names_a_dm() {
    let untrained = [typed(Field::Line, "Pilot/DEX/+0"), RefereeAction::Turn(Field::Level, -3)];
    let mut referee = referee(untrained);
    assert_eq!(referee.entries.task.level, None);
    let trouble = referee.throw_odds().expect_err("unskilled");
    assert_eq!(trouble.said, "this cannot be tried without Pilot");
    referee.entries.turn(Field::Unskilled, -2, &Roster::default());
    assert_eq!(referee.entries.task.unskilled, Some(-3));
    assert!(referee.throw_odds().is_ok());
}

/// UGM-12, UGM-24, UGM-30
#[test]
fn rows_of_the_line_write_the_line_anew() {
    let turned = [
        typed(Field::Line, "Brawling/STR/Routine"),
        RefereeAction::Turn(Field::Rate, 1),
        RefereeAction::Turn(Field::Opponent, 3),
        RefereeAction::Turn(Field::Referenced, 1),
        RefereeAction::Turn(Field::Difficulty, -2),
    ];
    let mut referee = referee(turned);
    let line = "Brawling/STR/+0 (-2 opponent's Brawling-2, +2 per level, no natural ability)";
    assert_eq!(referee.entries.task.line, line);
    referee.entries.turn(Field::Opponent, -3, &Roster::default());
    assert_eq!(referee.entries.task.line, "Brawling/STR/+0 (+2 per level, no natural ability)");
    let mut named = task("Brawling/STR/+0 (-1 dark, -1 opponent's Judo-1, +1 rested)");
    named.entries.turn(Field::Opponent, 1, &Roster::default());
    assert_eq!(
        named.entries.task.line,
        "Brawling/STR/+0 (-1 dark, -2 opponent's Judo-2, +1 rested)"
    );
}

/// UGM-21
#[test]
fn a_number_that_stands_in_governs_where_it_is_better() {
    let mut referee = task("Sensor Ops/EDU or Ship's TL/+0");
    let governor = |referee: &Referee| ready(referee).ability.expect("an attribute").0;
    assert_eq!(governor(&referee), "EDU 9");
    referee.entries.turn(Field::StandIn, 13, &Roster::default());
    assert_eq!(governor(&referee), "Ship's TL 12");
}

/// UGM-33
#[test]
fn grades_name_the_stretches_of_the_chart() {
    let referee = referee([
        typed(Field::Line, "Streetwise/SOC/+0"),
        typed(Field::Grades, "8 a name; 11 a name and a berth; else a black eye"),
    ]);
    let throw_odds = ready(&referee);
    let names: Vec<&str> = throw_odds.regions.iter().map(|region| region.name.as_str()).collect();
    assert_eq!(names, ["a black eye", "a name", "a name and a berth"]);
    let ways: u64 = throw_odds.regions.iter().map(|region| region.odds.ways()).sum();
    assert_eq!(ways, 36);
}
