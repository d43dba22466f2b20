//! The throw to hit and its chart of modifiers.

use dice::Odds;

use crate::{
    FighterAction,
    classic::testing::{Bout, at, person},
    field::Range,
};

/// Cudgels at short range without armour: no modifier except the referee's.
fn even(dm: i8) -> Bout {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "777777", &["Cudgel"]));
    let mut bout = Bout::duel(0, one, other);
    bout.house(|house| house.referee_dm = dm);
    bout
}

/// CT-CBT-05, CT-ATK-04
#[test]
fn eight_or_more_on_two_dice_hits() {
    let mut bout = even(0);
    bout.dice(&[4, 4, 1, 1, 3, 4, 1]).attack().strikes(0, 1).strikes(1, 0);
    bout.is_played_out();
    assert_eq!(bout.story()[1], "0 hits 1 with 8");
    assert!(bout.story().contains(&"1 misses 0 with 7".to_owned()));
}

/// CT-ATK-04
#[test]
fn neither_a_natural_two_nor_a_natural_twelve_decides_anything() {
    let mut bout = even(6);
    bout.dice(&[1, 1, 1, 1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.story()[1], "0 hits 1 with 8");
    let mut bout = even(-5);
    bout.dice(&[6, 6]).attack().strikes(0, 1).rests(1);
    assert!(bout.story().contains(&"0 misses 1 with 7".to_owned()));
    bout.is_played_out();
}

/// CT-CBT-06, CT-ATK-04: the oracle's table of modifiers, numbers needed and odds.
#[test]
fn the_odds_are_those_of_the_oracle() {
    let ways = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    for (dm, ways) in (-6..=6).zip(ways) {
        let plan = even(dm).plan(at(1)).expect("it can be made");
        assert_eq!(plan.needed(), 8 - i32::from(dm));
        assert_eq!((plan.odds, plan.odds.of()), (Odds::new(ways, 36), 36), "{dm}");
    }
}

/// CT-MOV-12, CT-ATK-09, CT-RUL-15: the oracle's table against an evader, both printings.
#[test]
fn the_odds_against_an_evader_are_those_of_the_oracle() {
    let table: [(i32, [u64; 4]); 7] = [
        (-2, [3, 1, 3, 0]),
        (-1, [6, 3, 6, 0]),
        (0, [10, 6, 10, 1]),
        (1, [15, 10, 15, 3]),
        (2, [21, 15, 21, 6]),
        (3, [26, 21, 26, 10]),
        (4, [30, 26, 30, 15]),
    ];
    for (dm, [near, medium, far, far_errata]) in table {
        for (range, seed, errata) in [
            (Range::Close, near, near),
            (Range::Short, near, near),
            (Range::Medium, medium, medium),
            (Range::Long, far, far_errata),
            (Range::VeryLong, far, far_errata),
        ] {
            assert_eq!(against_an_evader(range, dm, false), Odds::new(seed, 36), "{range} {dm}");
            assert_eq!(against_an_evader(range, dm, true), Odds::new(errata, 36), "{range} {dm}");
        }
    }
}

fn against_an_evader(range: Range, dm: i32, errata: bool) -> Odds {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "777777", &["Laser Rifle"]));
    let mut bout = Bout::duel(range.bands().0 as i16, one, other);
    if range == Range::Close {
        bout.touch(0, 1);
    }
    let so_far = bout.plan(at(1)).expect("it can be made").dm();
    bout.house(|house| {
        house.referee_dm = (dm - so_far) as i8;
        house.evade_errata = errata;
    });
    bout.order(1, FighterAction::Evade);
    bout.plan(at(1)).expect("it can be made").odds
}

/// CT-ATK-05, CT-ATK-06, CT-ATK-07, CT-ATK-08, CT-ATK-09, CT-ATK-10, CT-ATK-11
#[test]
fn a_plan_has_a_line_for_every_heading_of_the_chart_even_where_it_is_nothing() {
    let plan = even(0).plan(at(1)).expect("it can be made");
    let lines: Vec<String> = plan.modifiers.iter().map(|it| format!("{} {it}", it.rule)).collect();
    assert_eq!(
        lines,
        [
            "CT-ATK-06 against no armour +0",
            "CT-ATK-07 short range +0",
            "CT-ATK-08 STR 7 +0",
            "CT-ATK-08 weakened blow +0",
            "CT-MOV-12 target evades +0",
            "CT-ATK-10 Cudgel-0 +0",
            "CT-ATK-10 parried, Cudgel-0 +0",
            "CT-ATK-11 cover +0",
            "CT-ATK-11 concealment +0",
            "CT-ATK-11 darkness +0",
            "CT-ATK-11 sights +0",
            "CT-ATK-11 folded stock +0",
            "CT-ATK-11 drawing +0",
            "CT-ATK-11 referee +0",
        ]
    );
    assert_eq!((plan.throws, plan.damage.as_str()), (1, "2D"));
}

/// CT-ATK-11, CT-CBT-03
#[test]
fn what_the_referee_adds_is_in_the_plan_and_in_the_throw() {
    let mut bout = even(2);
    assert_eq!(bout.dms(at(1)), ["referee +2"]);
    bout.dice(&[3, 3, 1, 1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.story()[1], "0 hits 1 with 8");
}

/// CT-ATK-01
#[test]
fn the_same_dice_and_the_same_words_give_the_same_story() {
    let story = || {
        let mut bout = even(0);
        bout.dice(&[6, 6, 3, 4, 2]).attack().strikes(0, 1).rests(1);
        bout.story()
    };
    assert_eq!(story(), story());
    assert_eq!(
        story(),
        [
            "0 has 6 blows left",
            "0 hits 1 with 12",
            "7 points for 1",
            "1 loses Dex-7: [7, 0, 7]",
            "1 falls"
        ]
    );
}
