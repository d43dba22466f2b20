//! Critical success and failure (UGM-36 to UGM-46).

use dice::{Dice, Odds};
use tasks::{
    Person,
    ugm::{Critical, Prepared, Task, UgmRules},
};

use super::{profile, ready, ready_by, task, thrown};

/// Prepared task whose check of a critical has this limit: INT 7 and a difficulty.
fn with_limit(rules: &UgmRules, limit: i32, situational: i32) -> Prepared {
    let line = format!("Admin/INT/{:+} ({situational:+} haste, no natural ability)", limit - 7);
    ready_by(rules, &line, &profile("777777").with_skill("Admin", 0))
}

/// UGM-36
#[test]
fn only_a_double_one_and_a_double_six_ask_for_the_second_throw() {
    let ready = with_limit(&UgmRules::default(), 7, 0);
    let may = |faces: &[u8]| thrown(&ready, faces).critical_check.map(|check| check.may);
    assert_eq!(may(&[1, 1, 6, 6, 6]), Some(Critical::Failure));
    assert_eq!(may(&[6, 6, 6, 6, 6]), Some(Critical::Success));
    assert_eq!((may(&[5, 6]), may(&[1, 2]), may(&[5, 5])), (None, None, None));
}

/// UGM-37
#[test]
fn three_dice_at_the_limit_pass_and_one_more_does_not() {
    let ready = with_limit(&UgmRules::default(), 7, 0);
    assert_eq!(thrown(&ready, &[6, 6, 2, 2, 3]).critical, Some(Critical::Success));
    assert_eq!(thrown(&ready, &[6, 6, 2, 3, 3]).critical, None);
    assert_eq!(thrown(&ready, &[1, 1, 2, 2, 3]).critical, None);
    assert_eq!(thrown(&ready, &[1, 1, 2, 3, 3]).critical, Some(Critical::Failure));
}

/// UGM-38
#[test]
fn neither_the_situation_nor_natural_ability_moves_the_limit() {
    let person = profile("6DD777").with_skill("Brawling", 1);
    let limit = |line: &str| ready(line, &person).critical.number;
    assert_eq!(limit("Brawling/STR/+0 (-6 hurt, no natural ability)"), 7);
    assert_eq!((limit("Brawling/DEX/+0"), limit("Brawling/DEX/+0 (+5 luck)")), (14, 14));
}

/// UGM-39
#[test]
fn the_level_counts_for_the_limit_and_not_its_dm() {
    let person = profile("787777").with_skill("Vacc Suit", 1);
    let ready = ready("Vacc Suit/DEX/-2 (+4 per level)", &person);
    assert_eq!(ready.critical.to_string(), "7- (DEX +8, Vacc Suit +1, Difficult -2)");
}

/// UGM-40
#[test]
fn the_attribute_counts_for_the_limit_though_natural_ability_was_left_out() {
    let person = profile("677777").with_skill("Brawling", 1);
    let ready = ready("Brawling/STR/+0 (no natural ability)", &person);
    assert_eq!((ready.governor, ready.critical.number), (None, 7));
}

/// UGM-41
#[test]
fn the_limit_uses_the_persons_own_attribute_unless_the_stand_in_is_to_count() {
    let person = profile("777777").with_skill("Sensor Ops", 1).with_stand_in("Ship's TL", 13);
    let limit = |rules: &UgmRules| {
        ready_by(rules, "Sensor Ops/EDU or Ship's TL/+3", &person).critical.number
    };
    let by_stand_in = UgmRules { self_attribute_in_criticals: false, ..UgmRules::default() };
    assert_eq!((limit(&UgmRules::default()), limit(&by_stand_in)), (11, 17));
    let machine = Person::default().with_skill("Sensor Ops", 1).with_stand_in("Ship's TL", 13);
    let ready = ready("Sensor Ops/EDU or Ship's TL/+3", &machine);
    assert_eq!(ready.critical.number, 17, "nothing else is known");
}

/// UGM-42
#[test]
fn without_the_critical_success_the_task_simply_succeeds() {
    let result = thrown(&with_limit(&UgmRules::default(), 6, 0), &[6, 6, 2, 2, 3]);
    assert_eq!((result.success, result.critical), (true, None));
    let hopeless = thrown(&with_limit(&UgmRules::default(), 6, -9), &[6, 6, 2, 2, 3]);
    assert_eq!((hopeless.success, hopeless.critical), (false, None));
}

/// UGM-43
#[test]
fn an_avoided_critical_failure_goes_by_the_total() {
    let faces = [1, 1, 1, 1, 1];
    let result = thrown(&with_limit(&UgmRules::default(), 7, 6), &faces);
    assert_eq!((result.success, result.critical), (true, None));
    assert!(!thrown(&with_limit(&UgmRules::default(), 7, 5), &faces).success);
    let stern = UgmRules { avoided_failure_by_total: false, ..UgmRules::default() };
    assert!(!thrown(&with_limit(&stern, 7, 6), &faces).success);
}

/// UGM-44
#[test]
fn a_critical_overrules_the_total_unless_the_total_is_to_stand() {
    let by_total = UgmRules { criticals_overrule_total: false, ..UgmRules::default() };
    let outcome = |rules: &UgmRules, situational, faces: &[u8]| {
        let result = thrown(&with_limit(rules, 7, situational), faces);
        (result.throw.success(), result.success, result.critical)
    };
    let (failed, won) = ([1, 1, 6, 6, 6], [6, 6, 1, 1, 1]);
    let (failure, success) = (Some(Critical::Failure), Some(Critical::Success));
    assert_eq!(outcome(&UgmRules::default(), 6, &failed), (Some(true), false, failure));
    assert_eq!(outcome(&by_total, 6, &failed), (Some(true), true, failure));
    assert_eq!(outcome(&UgmRules::default(), -9, &won), (Some(false), true, success));
    assert_eq!(outcome(&by_total, -9, &won), (Some(false), false, success));
    let told = |situational, faces: &[u8]| {
        thrown(&with_limit(&UgmRules::default(), 7, situational), faces).to_string()
    };
    assert!(told(6, &failed).ends_with("critical failure\nfailure after all"));
    assert!(told(-9, &won).ends_with("critical success\nsuccess after all"));
}

/// UGM-45
#[test]
fn a_critical_brings_what_the_referee_wrote_for_it() {
    let jump = Task {
        on_critical_success: Some("the drive runs better than new".into()),
        on_critical_failure: Some("the drive burns out".into()),
        ..task("Engineering/EDU/-1")
    };
    let person = profile("777777").with_skill("Engineering", 1);
    let ready = jump.prepare(&person, &UgmRules::default()).expect("known numbers");
    let lines = |faces: &[u8]| thrown(&ready, faces).for_player();
    assert_eq!(
        lines(&[6, 6, 1, 1, 1]),
        [
            "6 + 6, EDU 7 +0, Engineering-1 +1, Difficulty -1 = 12, needs 8+: success by 4",
            "critical success? 1 + 1 + 1 = 3, needs 7- (EDU +7, Engineering +1, Difficulty -1): success by 4",
            "critical success: the drive runs better than new",
        ]
    );
    assert!(lines(&[1, 1, 6, 6, 6]).contains(&"critical failure: the drive burns out".into()));
    assert_eq!(thrown(&ready, &[5, 6]).consequence, None);
}

/// UGM-46
#[test]
fn a_limit_of_two_never_passes_and_one_of_eighteen_always() {
    let odds = |limit| with_limit(&UgmRules::default(), limit, 0).critical_odds();
    assert_eq!((odds(2), odds(-9), odds(3)), (Odds::NEVER, Odds::NEVER, Odds::new(1, 216)));
    assert_eq!((odds(18), odds(40), odds(17)), (Odds::ALWAYS, Odds::ALWAYS, Odds::new(215, 216)));
}

/// UGM-36, UGM-43, UGM-44: the odds equal a count over every outcome of the dice.
#[test]
fn the_odds_of_success_and_criticals_are_those_of_the_throws_themselves() {
    let gentle = UgmRules::default();
    let stern = UgmRules {
        avoided_failure_by_total: false,
        criticals_overrule_total: false,
        ..UgmRules::default()
    };
    for (rules, limit, situational) in
        [(&gentle, 7, 6), (&stern, 7, 6), (&gentle, 10, -9), (&gentle, 11, 0)]
    {
        let ready = with_limit(rules, limit, situational);
        let odds = ready.odds();
        let counted = count_every_fall(&ready);
        assert_eq!(
            [odds.success, odds.critical_success, odds.critical_failure, odds.total],
            counted
        );
    }
}

fn count_every_fall(ready: &Prepared) -> [Odds; 4] {
    let mut counts = [0; 4];
    for fall in 0..6_u32.pow(5) {
        let faces: Vec<u8> = (0..5).map(|place| (fall / 6_u32.pow(place) % 6) as u8 + 1).collect();
        let result = ready.throw(&mut Dice::scripted(&faces));
        counts[0] += u64::from(result.success);
        counts[1] += u64::from(result.critical == Some(Critical::Success));
        counts[2] += u64::from(result.critical == Some(Critical::Failure));
        counts[3] += u64::from(result.throw.success() == Some(true));
    }
    counts.map(|count| Odds::new(count, 7776))
}
