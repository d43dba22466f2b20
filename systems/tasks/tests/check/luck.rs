//! Luck (SE-CHK-08, SE-CHK-09).

use tasks::check::{CheckRules, Luck, LuckError};

use super::plain;

/// SE-CHK-08
#[test]
fn luck_declared_after_the_dice_is_refused_and_nothing_is_spent() {
    let (mut check, mut luck) = (plain(0), Luck::new(3));
    check.throw(&mut dice::Dice::scripted(&[3, 4]));
    assert_eq!(luck.declare(1, &mut check), Err(LuckError::DiceThrown));
    assert_eq!((luck, check.dm()), (Luck::new(3), 0));
}

/// SE-CHK-08, SE-CHK-09
#[test]
fn each_point_adds_one_and_leaves_the_pool() {
    let (mut check, mut luck) = (plain(1), Luck::new(3));
    assert_eq!(luck.declare(2, &mut check), Ok(()));
    assert_eq!((check.dm(), luck.left(), luck.to_string()), (3, 1, "1 of 3".to_owned()));
    let result = check.throw(&mut dice::Dice::scripted(&[3, 2]));
    assert!(
        result.success() && result.to_string().contains("situation +1, Luck +2 = 8"),
        "{result}"
    );
}

/// SE-CHK-09
#[test]
fn nobody_spends_luck_they_do_not_have() {
    let (mut check, mut luck) = (plain(0), Luck::new(2));
    assert_eq!(luck.declare(3, &mut check), Err(LuckError::TooLittle { asked: 3, left: 2 }));
    assert_eq!(luck.declare(0, &mut check), Err(LuckError::NoPoints));
    assert_eq!((luck.left(), check.dm()), (2, 0));
}

/// SE-CHK-09
#[test]
fn a_new_session_brings_luck_back_if_the_rules_say_so() {
    let mut luck = Luck::new(3);
    luck.declare(3, &mut plain(0)).expect("three points");
    let never = CheckRules { luck_returns_each_session: false, ..CheckRules::default() };
    luck.new_session(&never);
    assert_eq!(luck.left(), 0);
    luck.new_session(&CheckRules::default());
    assert_eq!(luck.left(), 3);
}
