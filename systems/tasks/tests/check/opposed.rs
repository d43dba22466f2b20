//! Opposed checks (SE-CHK-11).

use dice::{Dice, Odds};
use tasks::{
    Person,
    check::{Check, CheckRules, DecidedBy, Difficulty, Prepared, Side, oppose, opposed_odds},
};

use super::{plain, ready};

/// Average check of STR with this score.
fn wrestler(strength: u8) -> Prepared {
    ready(&Check::on("STR"), &Person::default().with_attribute("STR", strength))
}

/// SE-CHK-11
#[test]
fn the_higher_effect_wins() {
    let mut dice = Dice::scripted(&[5, 5, 3, 4]);
    let opposed = oppose(&mut plain(0), &mut plain(0), &mut dice);
    assert_eq!(opposed.winner, Some((Side::First, DecidedBy::Effect)));
    assert_eq!((opposed.effect(), opposed.throws.len()), (Some(2), 1));
    let mut dice = Dice::scripted(&[2, 2, 3, 3]);
    let both_fail = oppose(&mut plain(0), &mut plain(0), &mut dice);
    assert_eq!(
        (both_fail.winner, both_fail.effect()),
        (Some((Side::Second, DecidedBy::Effect)), Some(-2))
    );
}

/// SE-CHK-11
#[test]
fn the_effect_counts_and_not_the_total() {
    let mut easy = ready(&Check::default().at(Difficulty(4)), &Person::default());
    let opposed = oppose(&mut easy, &mut plain(0), &mut Dice::scripted(&[4, 3, 5, 5]));
    assert_eq!(
        (opposed.winner, opposed.effect()),
        (Some((Side::First, DecidedBy::Effect)), Some(3))
    );
}

/// SE-CHK-11
#[test]
fn an_even_effect_goes_to_the_higher_characteristic() {
    let mut dice = Dice::scripted(&[4, 4, 3, 5]);
    let opposed = oppose(&mut wrestler(7), &mut wrestler(8), &mut dice);
    assert_eq!(opposed.winner, Some((Side::Second, DecidedBy::Characteristic)));
    assert!(dice.unthrown().is_empty());
    let told = opposed.to_string();
    assert!(told.starts_with("4 + 4, STR 7 +0 = 8, needs 8+"), "{told}");
    assert!(told.ends_with("Effect 0)\nthe second wins by the higher characteristic"), "{told}");
}

/// SE-CHK-11
#[test]
fn a_tie_of_equals_is_thrown_once_more_and_then_stands() {
    let again = |faces: &[u8], rules: &CheckRules| {
        let person = Person::default().with_attribute("STR", 7);
        let mut sides = [0, 1].map(|_| Check::on("STR").prepare(&person, rules).expect("known"));
        let [first, second] = &mut sides;
        let opposed = oppose(first, second, &mut Dice::scripted(faces));
        (opposed.winner.map(|(side, _)| side), opposed.throws.len())
    };
    let rules = CheckRules::default();
    assert_eq!(again(&[4, 4, 4, 4, 3, 3, 6, 6], &rules), (Some(Side::Second), 2));
    assert_eq!(again(&[4, 4, 4, 4, 3, 3, 3, 3], &rules), (None, 2));
    let once = CheckRules { reroll_opposed_ties: false, ..rules };
    assert_eq!(again(&[4, 4, 4, 4], &once), (None, 1));
    let person = Person::default().with_attribute("STR", 7);
    let mut stubborn = Check::on("STR").prepare(&person, &once).expect("known numbers");
    let mixed = oppose(&mut wrestler(7), &mut stubborn, &mut Dice::scripted(&[4, 4, 4, 4]));
    assert_eq!(mixed.throws.len(), 1, "both sides must be willing");
}

/// SE-CHK-11
#[test]
fn the_odds_of_both_sides_and_of_nobody_are_exact() {
    let even = opposed_odds(&wrestler(7), &wrestler(7));
    // 146 of the 1296 pairs of 2D are equal, and so are 575 of the rest to each side.
    let all = 1296_u64.pow(2);
    assert_eq!(even.first, Odds::new(575 * 1296 + 146 * 575, all));
    assert_eq!((even.second, even.nobody), (even.first, Odds::new(146 * 146, all)));
    assert_eq!(
        opposed_odds(&wrestler(7), &wrestler(6)).to_string(),
        "the first: 721/1296 (55.6 %)\nthe second: 575/1296 (44.4 %)\nnobody: 0/1296 (0.0 %)"
    );
    let stronger = opposed_odds(&wrestler(8), &wrestler(7));
    assert_eq!((stronger.first, stronger.nobody), (Odds::new(575 + 146, 1296), Odds::NEVER));
    let person = Person::default().with_attribute("STR", 7);
    let once = CheckRules { reroll_opposed_ties: false, ..CheckRules::default() };
    let once = Check::on("STR").prepare(&person, &once).expect("known numbers");
    assert_eq!(opposed_odds(&once, &once).nobody, Odds::new(146, 1296));
}
