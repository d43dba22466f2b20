//! Work that takes rounds (SE-EXT-01 to SE-EXT-06).

use dice::Dice;
use tasks::{
    Person,
    check::{
        Check, CheckRules, Difficulty, ExtendedAction, ExtendedError, Luck, Pace, Progress,
        TimeFrame,
    },
};

use super::ready;

/// Work of three rounds by a person whose skill and characteristic give +2.
fn three_rounds() -> ExtendedAction {
    let medic = Person::default().with_attribute("EDU", 9).with_skill("Medic", 1);
    let work =
        Check::of("EDU", "Medic").at(Difficulty(6)).taking(TimeFrame::CombatRounds, Pace::Usual);
    ExtendedAction::begin(&ready(&work, &medic), &mut Dice::scripted(&[3])).expect("a time frame")
}

fn work(action: &mut ExtendedAction, damage: u16, faces: &[u8]) -> Progress {
    let mut dice = Dice::scripted(faces);
    let round = action.work(damage, &mut dice).expect("rounds are left");
    assert!(dice.unthrown().is_empty());
    assert_eq!(round.done, action.done);
    round.progress
}

/// SE-EXT-01
#[test]
fn the_time_frame_says_how_many_rounds_it_takes() {
    assert_eq!((three_rounds().needed, three_rounds().duration.seconds), (3, 18));
    let minutes = Check::default().taking(TimeFrame::Minutes, Pace::Faster(1));
    let minutes = ready(&minutes, &Person::default());
    let action = ExtendedAction::begin(&minutes, &mut Dice::scripted(&[4])).expect("a time frame");
    assert_eq!(action.needed, 7);
    let refused = ExtendedAction::begin(&super::plain(0), &mut Dice::scripted(&[]));
    assert_eq!(refused, Err(ExtendedError::NoTimeFrame));
}

/// SE-EXT-02
#[test]
fn the_check_is_made_once_every_round_is_worked() {
    let mut action = three_rounds();
    for _ in 0..2 {
        work(&mut action, 0, &[]);
    }
    assert_eq!(action.final_check(), Err(ExtendedError::Unfinished { done: 2, needed: 3 }));
    work(&mut action, 0, &[]);
    assert!(action.is_done());
    let mut none = Dice::scripted(&[]);
    assert_eq!(action.work(0, &mut none), Err(ExtendedError::AllDone { needed: 3 }));
    let check = action.final_check().expect("all rounds are done");
    Luck::new(1).declare(1, check).expect("a point of Luck");
    let mut dice = Dice::scripted(&[2, 1]);
    let result = check.throw(&mut dice);
    assert_eq!((result.effect, result.success(), result.time), (0, true, None));
    assert!(dice.unthrown().is_empty());
}

/// SE-EXT-03
#[test]
fn damage_is_held_against_an_average_check_of_the_same_skill() {
    let mut action = three_rounds();
    let check = action.interruption(4);
    assert_eq!((check.dm(), check.difficulty()), (-2, Difficulty::AVERAGE));
    assert_eq!(work(&mut action, 4, &[5, 5]), Progress::Kept);
    assert_eq!(action.done, 1);
}

/// SE-EXT-03
#[test]
fn hurry_and_earlier_checks_do_not_count_against_damage() {
    let work = Check::default().taking(TimeFrame::Minutes, Pace::Faster(1)).with_dm("tools", 1);
    let mut prepared = ready(&work, &Person::default());
    prepared.follow(tasks::check::Band::ExceptionalSuccess);
    Luck::new(5).declare(5, &mut prepared).expect("five points");
    let action = ExtendedAction::begin(&prepared, &mut Dice::scripted(&[1])).expect("a frame");
    assert_eq!((prepared.dm(), action.interruption(4).dm()), (-2 + 1 + 2 + 5, 1 - 4));
    assert_eq!(action.interruption(u16::MAX).dm(), 1 - i32::from(i16::MAX));
}

/// SE-EXT-04
#[test]
fn a_failed_check_costs_that_round() {
    let mut action = three_rounds();
    work(&mut action, 0, &[]);
    assert_eq!(work(&mut action, 4, &[4, 5]), Progress::RoundLost);
    assert_eq!(action.done, 1);
    assert_eq!(work(&mut action, 4, &[1, 4]), Progress::RoundLost);
}

/// SE-EXT-05
#[test]
fn an_exceptional_failure_costs_all_rounds() {
    let mut action = three_rounds();
    work(&mut action, 0, &[]);
    work(&mut action, 0, &[]);
    assert_eq!(work(&mut action, 4, &[1, 3]), Progress::AllLost);
    assert_eq!((action.done, action.needed), (0, 3));
    let round = action.work(1, &mut Dice::scripted(&[1, 1])).expect("rounds are left");
    let told = round.to_string();
    assert!(told.starts_with("1 + 1, EDU 9 +1, Medic-1 +1, damage -1 = 3, needs 8+"), "{told}");
    assert!(told.ends_with("Effect -5): the round is lost (0 done)"), "{told}");
}

/// SE-EXT-06
#[test]
fn what_armour_stops_asks_for_no_check() {
    let mut action = three_rounds();
    let round = action.work(0, &mut Dice::scripted(&[])).expect("rounds are left");
    assert_eq!(round.to_string(), "the round counts (1 done)");
    assert_eq!((round.progress, round.check), (Progress::Kept, None));
}

#[test]
fn work_under_way_is_read_back_as_it_was_written() {
    let mut action = three_rounds();
    work(&mut action, 0, &[]);
    let json = serde_json::to_string(&action).expect("plain data");
    assert_eq!(serde_json::from_str::<ExtendedAction>(&json).expect("what was written"), action);
    assert_eq!(CheckRules::default().round_seconds, 6);
}
