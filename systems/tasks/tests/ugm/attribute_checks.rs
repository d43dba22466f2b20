//! Throws at or below an attribute (UGM-47 to UGM-49).

use dice::{Dice, Odds};
use tasks::ugm::{AttributeCheck, CheckDice, UgmRules};

use super::{profile, ready};

fn with_skill(skill: &str) -> AttributeCheck {
    AttributeCheck { skill: Some(skill.into()), ..AttributeCheck::new("INT") }
}

/// UGM-47
#[test]
fn two_dice_at_the_attribute_pass_and_one_more_does_not() {
    let check = AttributeCheck::new("INT");
    let ready = check.prepare(&profile("777877"), &UgmRules::default()).expect("known numbers");
    let passed = ready.throw(&mut Dice::scripted(&[4, 4]));
    assert!(passed.success && passed.for_player().is_some());
    let failed = ready.throw(&mut Dice::scripted(&[4, 5]));
    assert_eq!(
        (failed.success, failed.to_string()),
        (false, "4 + 5 = 9, needs 8- (INT +8): failure by 1".into())
    );
    assert_eq!(check.to_string(), "2D for INT or less");
}

/// UGM-47
#[test]
fn the_referee_may_call_for_one_die_or_three() {
    let odds = |dice, digits: &str| {
        let check = AttributeCheck { dice, ..AttributeCheck::new("INT") };
        let ready = check.prepare(&profile(digits), &UgmRules::default()).expect("known numbers");
        let thrown = ready.throw(&mut Dice::seeded(1)).throw;
        assert_eq!(format!("{}D for INT or less", thrown.dice.len()), check.to_string());
        ready.odds()
    };
    assert_eq!(odds(CheckDice::One, "777477"), Odds::new(4, 6));
    assert_eq!(odds(CheckDice::Two, "777777"), Odds::new(21, 36));
    assert_eq!(odds(CheckDice::Three, "777A77"), Odds::new(108, 216));
    let dice = [CheckDice::One, CheckDice::Two, CheckDice::Three];
    let names = dice.map(|dice| AttributeCheck { dice, ..AttributeCheck::new("INT") }.to_string());
    assert_eq!(names, ["1D for INT or less", "2D for INT or less", "3D for INT or less"]);
}

/// UGM-48
#[test]
fn a_fitting_skill_raises_the_limit_and_who_lacks_it_tries_without() {
    let limit = |computer: Option<u8>| {
        let person = computer
            .map_or(profile("777777"), |level| profile("777777").with_skill("computer", level));
        with_skill("Computer")
            .prepare(&person, &UgmRules::default())
            .expect("known numbers")
            .limit
            .number
    };
    assert_eq!((limit(Some(2)), limit(None)), (9, 7));
}

/// UGM-49
#[test]
fn a_secret_check_beside_a_task_shows_the_player_nothing() {
    let person = profile("777777").with_skill("Computer", 2);
    let secret = AttributeCheck { secret: true, ..with_skill("Computer") };
    let secret = secret.prepare(&person, &UgmRules::default()).expect("known numbers");
    let mut dice = Dice::scripted(&[6, 5, 4, 5]);
    let repair = ready("Computer/EDU/-4", &person).throw(&mut dice);
    let notices = secret.throw(&mut dice);
    assert!(dice.unthrown().is_empty());
    assert_eq!((repair.success, notices.success), (true, true));
    assert_eq!((repair.for_player().len(), notices.for_player()), (1, None));
    assert_eq!(notices.to_string(), "4 + 5 = 9, needs 9- (INT +7, Computer +2): success by 0");
}
