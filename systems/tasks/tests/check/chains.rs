//! Task chains (SE-EFF-08).

use dice::{Dice, Fraction};
use tasks::check::{Band, throw_chain};

use super::plain;

/// SE-EFF-08
#[test]
fn an_exceptional_success_gives_the_next_check_two() {
    let mut links = [plain(2), plain(0)];
    let results = throw_chain(&mut links, &mut Dice::scripted(&[6, 6, 3, 3]));
    assert_eq!((results[0].effect, results[1].throw.total()), (6, 8));
    assert_eq!(results[1].throw.modifiers[1].to_string(), "after exceptional success +2");
}

/// SE-EFF-08
#[test]
fn only_the_check_right_before_counts() {
    let mut links = [plain(2), plain(-3), plain(0)];
    let results = throw_chain(&mut links, &mut Dice::scripted(&[6, 6, 4, 4, 4, 4]));
    assert_eq!((results[1].effect, results[1].band), (-1, Band::MarginalFailure));
    assert_eq!(results[2].effect, -1);
    let mut link = plain(0);
    link.follow(Band::ExceptionalFailure);
    link.follow(Band::AverageSuccess);
    assert_eq!(link.dm(), 1);
}

/// SE-EFF-08
#[test]
fn what_the_next_check_may_expect_is_exact() {
    assert_eq!(plain(0).odds().mean_chain_dm, Fraction::new(-27, 36));
    assert_eq!(plain(0).odds().mean_effect, Fraction::new(-1, 1));
}
