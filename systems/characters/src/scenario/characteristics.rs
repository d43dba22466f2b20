//! Characteristics, their profile, and the titles that follow from them (CT-CHR, CT-UPP).

use super::*;
use crate::{Characteristics, sheet::ProfileError};

/// CT-GEN-06, CT-GEN-07, CT-CHR-01, CT-CHR-02
#[test]
fn two_dice_are_thrown_for_each_of_the_six_in_order_and_never_again() {
    let mut told = ScriptedLife::born(&[1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6], &[]);
    assert_eq!(told.person().characteristics.to_string(), "234567");
    assert_eq!(told.why(), Why::Enlisting, "twelve dice are gone, and nothing offers another try");
    assert_eq!(told.refused(Move::Try), Refusal::NotOffered);
}

/// CT-CHR-03
#[test]
fn raw_characteristics_run_from_two_to_twelve_around_seven() {
    let tables = tables();
    let (mut sum, mut sevens) = (0u64, 0);
    let people = 3000;
    for seed in 0..people {
        let life = Life::new(&tables, &Setup::default(), seed).expect("sound");
        for score in life.character().characteristics.scores() {
            assert!((2..=12).contains(&score));
            sum += u64::from(score);
            sevens += u64::from(score == 7);
        }
    }
    let count = people * 6;
    // Four standard errors: of the mean 0.072, of the share of sevens 0.011.
    assert!(sum.abs_diff(7 * count) * 1000 < 72 * count, "{sum} of {count}");
    assert!((sevens * 6).abs_diff(count) * 1000 < 67 * count, "{sevens} of {count}");
}

/// CT-CHR-04, CT-RUL-20
#[test]
fn changes_keep_a_characteristic_between_one_and_fifteen() {
    let mut scores = Characteristics::new([1, 7, 7, 7, 14, 1]);
    scores.change(Characteristic::Edu, 2);
    scores.change(Characteristic::Soc, -1);
    assert_eq!((scores.get(Characteristic::Edu), scores.get(Characteristic::Soc)), (15, 1));
    scores.change(Characteristic::Edu, 1);
    assert_eq!(scores.get(Characteristic::Edu), 15, "what is above is lost");
}

/// CT-CHR-05, CT-RUL-21
#[test]
fn only_ageing_and_injury_take_one_to_nothing() {
    let mut scores = Characteristics::new([1; 6]);
    scores.lose(Characteristic::Str, 1);
    assert_eq!(scores.get(Characteristic::Str), 0);
    scores.lose(Characteristic::Str, 1);
    assert_eq!(scores.get(Characteristic::Str), 0, "and no further");
}

/// CT-CHR-06, CT-CHR-07, CT-CHR-08, CT-CHR-09, CT-CHR-10, CT-CHR-11
#[test]
fn each_of_the_six_has_its_label_and_its_name() {
    let labels = Characteristic::ALL.map(|which| format!("{which} {}", which.name()));
    assert_eq!(
        labels,
        [
            "Str Strength",
            "Dex Dexterity",
            "End Endurance",
            "Int Intelligence",
            "Edu Education",
            "Soc Social Standing",
        ]
    );
}

/// CT-UPP-01, CT-UPP-02, CT-UPP-03
#[test]
fn a_profile_is_six_digits_and_reads_back_as_it_was_written() {
    for score in 0..=15u8 {
        let scores = Characteristics::new([score, 1, 2, 3, 4, score]);
        assert_eq!(scores.to_string().parse(), Ok(scores));
    }
    assert_eq!(Characteristics::new([10, 11, 12, 13, 14, 15]).to_string(), "ABCDEF");
    assert_eq!(Characteristics::new([16; 6]).to_string(), "FFFFFF", "no digit beyond F");
}

/// CT-UPP-04
#[test]
fn the_fourth_digit_is_intelligence() {
    let scores: Characteristics = "777B77".parse().expect("a profile");
    let sevens = Characteristic::ALL.into_iter().filter(|&which| scores.get(which) == 7).count();
    assert_eq!((scores.get(Characteristic::Int), sevens), (11, 5));
}

/// A wrong profile is refused with the place of the mistake.
#[test]
fn a_wrong_profile_says_where() {
    let error = |text: &str| text.parse::<Characteristics>().expect_err("wrong");
    assert_eq!(error("7777"), ProfileError::Length { text: "7777".to_owned(), have: 4 });
    assert_eq!(error("77G777").to_string(), "`77G777`, place 3: `G` is no digit from 0 to F");
}
