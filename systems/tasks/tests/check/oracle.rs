//! Success and every band of Effect against an independent table.

use dice::Odds;
use tasks::{
    Person,
    check::{Check, Difficulty},
};

use super::ready;

/// SE-CHK-01, SE-CHK-05, SE-CHK-06, SE-CHK-13, SE-EFF-01, SE-EFF-09
#[test]
fn every_chance_of_success_and_of_each_band_is_exact() {
    let rows: Vec<&str> = include_str!("../second_edition_oracle.csv").lines().skip(1).collect();
    assert_eq!(rows.len(), 585);
    rows.into_iter().for_each(check);
}

/// A row is: mode, target, DM, outcomes, ways to succeed, ways to each band.
fn check(row: &str) {
    let (mode, numbers) = row.split_once(',').expect("a mode and numbers");
    let numbers: Vec<i64> = numbers.split(',').map(|number| number.parse().expect(row)).collect();
    let [target, dm, outcomes, success, bands @ ..] = numbers.as_slice() else { panic!("{row}") };
    let plain = Check::default().at(Difficulty(*target as i16)).with_dm("situation", *dm as i16);
    let check = match mode {
        "normal" => plain,
        "boon" => plain.with_boon(),
        "bane" => plain.with_bane(),
        other => panic!("no mode is called {other}"),
    };
    let odds = ready(&check, &Person::default()).odds();
    let exactly = |ways: i64, odds: Odds| {
        assert_eq!((odds.ways(), odds.of()), (ways as u64, *outcomes as u64), "{row}");
    };
    exactly(*success, odds.success);
    assert_eq!(bands.len(), odds.bands.len());
    for (ways, (_, odds)) in bands.iter().zip(odds.bands) {
        exactly(*ways, odds);
    }
}
