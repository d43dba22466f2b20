//! The chance that is shown before a throw is the chance of that throw: over fights by chance, each
//! kind of attack and of other throws succeeds as often as was shown, by every circumstance that
//! counts, within four standard errors.

mod fights;
mod tally;

use characters::healing::RuleSet;
use fights::Fights;
use tally::Tally;

/// Fights by each rule set in the gate; `FAR_LANES_GAMES=10000` plays more.
const SHORT: u64 = 500;

fn play(rules: RuleSet) -> Tally {
    let wanted = std::env::var("FAR_LANES_GAMES").ok().and_then(|n| n.parse().ok());
    let fights = Fights::by(rules);
    let mut tally = Tally::default();
    (0..wanted.unwrap_or(SHORT)).for_each(|seed| fights.play(seed, &mut tally));
    tally
}

#[track_caller]
fn check(rules: RuleSet, wanted: &[&str]) {
    let tally = play(rules);
    tally.lines().iter().for_each(|line| println!("{line}"));
    let rare: Vec<&str> = wanted.iter().copied().filter(|group| tally.throws(group) < 30).collect();
    assert!(rare.is_empty(), "hardly ever came up: {rare:?}");
    assert_eq!(tally.off(), [""; 0]);
    assert!(tally.finds_carelessness_out(), "the throw for control makes no difference");
}

#[test]
fn a_classic_throw_succeeds_as_often_as_was_shown() {
    let wanted = [
        "Single",
        "Weakened",
        "Burst",
        "Thrown",
        "Butt",
        "by a beast",
        "in zero gravity",
        "with CT-MOV-12",
        "with CT-ATK-06",
        "with CT-ATK-07",
        "with CT-ATK-08",
        "with CT-ATK-10",
        "with darkness",
        "with drawing",
        "with cover",
        "parry not known yet",
        "get away",
    ];
    check(RuleSet::Classic, &wanted);
}

#[test]
fn a_throw_of_the_second_edition_succeeds_as_often_as_was_shown() {
    let wanted = [
        "Single",
        "Burst",
        "FullAuto",
        "Both",
        "Indirect",
        "by a beast",
        "in zero gravity",
        "with SE-RNG-01",
        "with SE-RNG-04",
        "with SE-RNG-07",
        "with SE-RNG-08",
        "with SE-RCT-01",
        "with a boon",
        "with a bane",
        "dodge",
        "parry",
        "dive",
        "strike",
        "hit",
        "Tactics",
        "Leadership",
    ];
    check(RuleSet::SecondEdition, &wanted);
}
