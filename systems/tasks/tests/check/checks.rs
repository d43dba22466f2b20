//! The check itself (SE-CHK-01 to SE-CHK-07, SE-CHK-10, SE-CHK-12, SE-CHK-13, SE-EFF-01).

use dice::{Dice, Modifier, Odds, Pool};
use tasks::{
    Person, Score,
    check::{Band, Check, CheckError, CheckRules, Difficulty, Pace, SeveralTasks, TimeFrame, pool},
};

use super::{plain, ready, thrown};

/// SE-CHK-01
#[test]
fn a_total_of_the_target_or_more_succeeds() {
    let result = thrown(&plain(1), &[3, 4]);
    assert_eq!((result.success(), result.effect), (true, 0));
    assert!(!thrown(&plain(0), &[3, 4]).success());
}

/// SE-CHK-03
#[test]
fn a_check_without_a_difficulty_is_average() {
    for check in [Check::default(), Check::on("END"), Check::of("EDU", "Medic")] {
        assert_eq!(check.difficulty, Difficulty(8));
    }
    assert_eq!(
        (plain(0).difficulty(), Difficulty::default().name()),
        (Difficulty(8), Some("Average"))
    );
}

/// SE-CHK-04
#[test]
fn characteristic_skill_and_situation_add_up() {
    let shooter = Person::default().with_attribute("DEX", 10).with_skill("Gun Combat", 2);
    let shot = Check::of("DEX", "Gun Combat").with_dm("range", -2);
    assert_eq!(ready(&shot, &shooter).dm(), 1);
    let mut hurried = shot.clone().taking(TimeFrame::Minutes, Pace::Slower(1));
    hurried = hurried.with_dm("reactions", -3);
    let mut hurried = ready(&hurried, &shooter);
    hurried.follow(Band::ExceptionalSuccess);
    assert_eq!(hurried.dm(), 2, "DEX 1, skill 2, range -2, slower 2, reactions -3, chain 2");
    let untrained = Person::default().with_attribute("DEX", 10);
    assert_eq!(ready(&shot, &untrained).dm(), 1 - 3 - 2);
}

/// SE-CHK-04
#[test]
fn a_characteristic_counts_as_wounds_have_left_it() {
    let wounded = Person::default().with_attribute("STR", Score { full: 9, current: 4 });
    assert_eq!(ready(&Check::on("STR"), &wounded).dm(), -1);
}

/// SE-CHK-05
#[test]
fn a_boon_counts_the_best_two_of_three() {
    let result = thrown(&ready(&Check::default().with_boon(), &Person::default()), &[1, 5, 6]);
    assert_eq!((result.throw.total(), result.throw.dice), (11, vec![1, 5, 6]));
}

/// SE-CHK-06
#[test]
fn a_bane_counts_the_worst_two_of_three() {
    let result = thrown(&ready(&Check::default().with_bane(), &Person::default()), &[1, 5, 6]);
    assert_eq!((result.throw.total(), result.throw.dice), (6, vec![1, 5, 6]));
}

/// SE-CHK-07
#[test]
fn many_boons_are_one_and_one_of_each_is_a_plain_throw() {
    assert_eq!((pool(3, 0), pool(0, 2)), (Pool::Boon, Pool::Bane));
    assert_eq!((pool(0, 0), pool(2, 1)), (Pool::Dice(2), Pool::Dice(2)));
    let both = Check::default().with_boon().with_boon().with_bane();
    assert_eq!((both.boons, both.banes), (2, 1));
    assert_eq!(thrown(&ready(&both, &Person::default()), &[5, 6]).throw.dice, [5, 6]);
}

/// SE-CHK-10
#[test]
fn several_tasks_at_once_are_each_one_step_harder() {
    let target = |at_once, rules: &CheckRules| {
        let check = Check { at_once, ..Check::default() };
        check.prepare(&Person::default(), rules).expect("known numbers").difficulty().0
    };
    let by_each =
        CheckRules { several_tasks: SeveralTasks::StepPerExtraTask, ..CheckRules::default() };
    assert_eq!([0, 1, 2, 4].map(|tasks| target(tasks, &CheckRules::default())), [8, 8, 10, 10]);
    assert_eq!([0, 1, 2, 4].map(|tasks| target(tasks, &by_each)), [8, 8, 10, 14]);
    let beyond = Check { at_once: 2, ..Check::default() }.at(Difficulty(16));
    assert_eq!(ready(&beyond, &Person::default()).difficulty().to_string(), "18+");
}

/// SE-CHK-12
#[test]
fn a_check_on_a_characteristic_alone_knows_no_untrained_penalty() {
    let dazed = Person::default().with_attribute("END", 0);
    let ready = ready(&Check::on("END"), &dazed);
    assert_eq!(ready.dm(), -3);
    assert_eq!(ready.modifiers(), [Modifier::new("END 0", "SE-DAT-02", -3)]);
}

/// SE-CHK-13
#[test]
fn neither_a_two_nor_a_twelve_decides_by_itself() {
    let simple = ready(&Check::default().at(Difficulty(2)), &Person::default());
    assert!(thrown(&simple, &[1, 1]).success());
    assert_eq!(simple.odds().success, Odds::ALWAYS);
    let impossible = ready(&Check::default().at(Difficulty(16)), &Person::default());
    assert!(!thrown(&impossible, &[6, 6]).success());
    assert_eq!(impossible.odds().success, Odds::NEVER);
}

/// SE-EFF-01
#[test]
fn the_effect_is_the_total_less_the_target() {
    let result = thrown(&plain(2), &[4, 5]);
    assert_eq!((result.effect, result.band), (3, Band::AverageSuccess));
    assert_eq!(
        result.to_string(),
        "4 + 5, situation +2 = 11, needs 8+: success by 3 (average success, Effect 3)"
    );
}

#[test]
fn a_characteristic_that_nobody_has_is_refused_by_name() {
    let person = Person::default().with_attribute("DEX", 7).with_attribute("END", 7);
    let refused = Check::on("PSI").prepare(&person, &CheckRules::default());
    let (wanted, known) = ("PSI".to_owned(), "DEX, END".to_owned());
    assert_eq!(refused, Err(CheckError::NoCharacteristic { wanted, known }));
}

#[test]
fn checks_results_and_settings_are_read_back_as_they_were_written() {
    let check = Check::default().with_boon().taking(TimeFrame::Hours, Pace::Faster(1));
    let ready = ready(&check, &Person::default());
    let result = thrown(&ready, &[1, 2, 3, 4]);
    let json = serde_json::to_string(&(&check, &ready, &result)).expect("plain data");
    let read = serde_json::from_str(&json).expect("what was written");
    assert_eq!((check, ready, result), read);
    let check: Check =
        ron::from_str(r#"(difficulty: 6, skill: Some("Carouse"))"#).expect("a check");
    assert_eq!(
        check,
        Check { skill: Some("Carouse".into()), ..Check::default() }.at(Difficulty(6))
    );
    let rules: CheckRules = ron::from_str("(chain_dms: (marginal_success: 1))").expect("settings");
    assert_eq!((rules.chain_dms.marginal_success, rules.chain_dms.average_success), (1, 1));
}

#[test]
fn a_check_is_told_in_one_line() {
    let alone = Check { at_once: 1, ..Check::default() };
    assert_eq!(alone.to_string(), "Average (8+)");
    let crowd = Check::of("END", "Carouse").at(Difficulty(6)).with_dm("crowd", -1);
    let crowd = Check { at_once: 2, ..crowd.with_boon() };
    assert_eq!(
        crowd.taking(TimeFrame::FourHours, Pace::Faster(1)).to_string(),
        "Routine (6+) END/Carouse, crowd -1, boon, one of 2 at once, 1D x 4 hours, one step faster"
    );
    assert_eq!(Check::on("DEX").with_bane().to_string(), "Average (8+) DEX, bane");
}

/// The odds equal a count over every outcome of the dice.
#[test]
fn the_odds_are_those_of_the_throws_themselves() {
    for check in [Check::default(), Check::default().with_boon(), Check::default().with_bane()] {
        let ready = ready(&check.with_dm("situation", 1), &Person::default());
        let dice = u32::from(ready.pool().count());
        let falls = 6_u64.pow(dice);
        let count = |band| {
            let falls_in = |fall: &u64| {
                let faces: Vec<u8> =
                    (0..dice).map(|at| (fall / 6_u64.pow(at) % 6) as u8 + 1).collect();
                ready.clone().throw(&mut Dice::scripted(&faces)).band == band
            };
            (0..falls).filter(falls_in).count() as u64
        };
        for (band, odds) in ready.odds().bands {
            assert_eq!(odds, Odds::new(count(band), falls), "{band}, {}", ready.pool());
        }
    }
}

#[test]
fn the_odds_are_shown_a_line_each() {
    assert_eq!(
        plain(0).odds().to_string(),
        "success: 15/36 (41.7 %)\nexceptional failure: 1/36 (2.8 %)\naverage failure: 14/36 (38.9 %)\n\
         marginal failure: 6/36 (16.7 %)\nmarginal success: 5/36 (13.9 %)\n\
         average success: 10/36 (27.8 %)\nexceptional success: 0/36 (0.0 %)\nmean Effect: -1"
    );
}
