//! Time frames (SE-TIM-01 to SE-TIM-13).

use dice::Dice;
use tasks::{
    Person,
    check::{Check, CheckError, CheckRules, Pace, TimeError, TimeFrame, TimeTaken},
};

use super::{ready, thrown};

/// Time of the frame at that step with a 4.
fn four(step: usize) -> TimeTaken {
    TimeFrame::ALL[step - 1].throw(&CheckRules::default(), &mut Dice::scripted(&[4]))
}

#[track_caller]
fn check(step: usize, frame: &str, seconds: u32, taken: &str) {
    let four = four(step);
    assert_eq!((four.frame.to_string().as_str(), four.seconds), (frame, seconds));
    assert_eq!(four.to_string(), taken);
}

/// SE-TIM-01
#[test]
fn the_fastest_step_is_seconds() {
    check(1, "1D seconds", 4, "4 seconds");
}

/// SE-TIM-02
#[test]
fn the_second_step_is_combat_rounds_of_six_seconds() {
    check(2, "1D combat rounds", 24, "4 combat rounds");
    let longer = CheckRules { round_seconds: 15, ..CheckRules::default() };
    assert_eq!(TimeFrame::CombatRounds.seconds(&longer), 15);
}

/// SE-TIM-03
#[test]
fn the_third_step_is_tens_of_seconds() {
    check(3, "1D x 10 seconds", 40, "40 seconds");
}

/// SE-TIM-04
#[test]
fn the_fourth_step_is_minutes() {
    check(4, "1D minutes", 240, "4 minutes");
    let one = TimeFrame::Minutes.throw(&CheckRules::default(), &mut Dice::scripted(&[1]));
    assert_eq!((one.seconds, one.to_string().as_str()), (60, "1 minute"));
}

/// SE-TIM-05
#[test]
fn the_fifth_step_is_tens_of_minutes() {
    check(5, "1D x 10 minutes", 2_400, "40 minutes");
}

/// SE-TIM-06
#[test]
fn the_sixth_step_is_hours() {
    check(6, "1D hours", 14_400, "4 hours");
}

/// SE-TIM-07
#[test]
fn the_seventh_step_is_four_hours_each() {
    check(7, "1D x 4 hours", 16 * 3_600, "16 hours");
}

/// SE-TIM-08
#[test]
fn the_eighth_step_is_tens_of_hours() {
    check(8, "1D x 10 hours", 40 * 3_600, "40 hours");
}

/// SE-TIM-09
#[test]
fn the_slowest_step_is_days() {
    check(9, "1D days", 96 * 3_600, "4 days");
}

/// SE-TIM-10
#[test]
fn one_step_faster_is_harder_and_one_step_slower_easier() {
    let dm = |pace| {
        let repair = Check::default().taking(TimeFrame::Minutes, pace);
        let ready = ready(&repair, &Person::default());
        (ready.frame(), ready.dm())
    };
    assert_eq!(dm(Pace::Faster(1)), (Some(TimeFrame::TensOfSeconds), -2));
    assert_eq!(dm(Pace::Slower(1)), (Some(TimeFrame::TensOfMinutes), 2));
    assert_eq!(dm(Pace::Usual), (Some(TimeFrame::Minutes), 0));
    let names = [Pace::Usual, Pace::Faster(1), Pace::Slower(1)].map(|pace| pace.to_string());
    assert_eq!(names, ["usual pace", "one step faster", "one step slower"]);
}

/// SE-TIM-10
#[test]
fn the_time_is_thrown_after_the_check() {
    let repair = Check::default().taking(TimeFrame::Minutes, Pace::Faster(1));
    let result = thrown(&ready(&repair, &Person::default()), &[5, 6, 1]);
    assert_eq!(
        result.to_string(),
        "5 + 6, one step faster -2 = 9, needs 8+: success by 1 (average success, Effect 1), 10 seconds"
    );
}

/// SE-TIM-11
#[test]
fn one_step_is_all_that_is_allowed_unless_the_rules_allow_more() {
    let rules = CheckRules::default();
    let refused = TimeFrame::Hours.at(Pace::Faster(2), &rules);
    assert_eq!(refused, Err(TimeError::TooManySteps { asked: 2, most: 1 }));
    let loose = CheckRules { max_time_steps: 2, ..rules };
    let (frame, step) = TimeFrame::Hours.at(Pace::Faster(2), &loose).expect("two steps");
    assert_eq!((frame, step.to_string()), (TimeFrame::Minutes, "2 steps faster -4".to_owned()));
    let (frame, step) = TimeFrame::Hours.at(Pace::Slower(2), &loose).expect("two steps");
    assert_eq!((frame, step.to_string()), (TimeFrame::TensOfHours, "2 steps slower +4".to_owned()));
}

/// SE-TIM-12
#[test]
fn nothing_is_faster_than_the_first_step_or_slower_than_the_last() {
    let off = |frame: TimeFrame, pace| {
        let check = Check::default().taking(frame, pace);
        check.prepare(&Person::default(), &CheckRules::default()).expect_err("off the ladder")
    };
    let refused = off(TimeFrame::Seconds, Pace::Faster(1));
    assert_eq!(refused.to_string(), "what takes 1D seconds cannot be done one step faster");
    let (frame, pace) = (TimeFrame::Days, Pace::Slower(1));
    assert_eq!(off(frame, pace), CheckError::Time(TimeError::OffTheLadder { frame, pace }));
}

/// SE-TIM-13
#[test]
fn time_in_rounds_counts_begun_rounds_whole() {
    let rules = CheckRules::default();
    assert_eq!([1, 2, 3, 4].map(|step| four(step).rounds(&rules)), [1, 4, 7, 40]);
    let strange = CheckRules { round_seconds: 0, ..rules };
    assert_eq!(four(1).rounds(&strange), 4);
}
