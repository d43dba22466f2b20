//! Checks as they are entered.

use super::*;

/// SE-EFF-09, SE-CHK-05
#[test]
fn a_check_has_its_bands_and_the_odds_of_its_dice() {
    let mut referee = referee([RefereeAction::Page(Page::Check), typed(Field::Dms, "")]);
    let throw_odds = ready(&referee);
    assert_eq!(throw_odds.title, "Average (8+) DEX Gun Combat");
    assert_eq!(throw_odds.success, Odds::new(30, 36));
    let names: Vec<&str> = throw_odds.regions.iter().map(|region| region.name.as_str()).collect();
    let bands =
        [Band::AverageFailure, Band::MarginalFailure, Band::MarginalSuccess, Band::AverageSuccess];
    let mut bands: Vec<String> = bands.iter().map(Band::to_string).collect();
    bands.push(Band::ExceptionalSuccess.to_string());
    assert_eq!(names, bands);
    referee.entries.turn(Field::Boons, 1, &Roster::default());
    assert_eq!(ready(&referee).success.of(), 216);
}

/// SE-CHK-04, SE-CHK-08, SE-EFF-08, SE-TIM-10
#[test]
fn everything_that_is_entered_goes_into_the_check() {
    let mut referee =
        referee([RefereeAction::Page(Page::Check), typed(Field::Dms, "-2 rain, scope +1")]);
    referee.entries.check.frame = Some(TimeFrame::Minutes);
    for (field, steps) in [(Field::Pace, 1), (Field::Luck, 2), (Field::After, -1)] {
        referee.entries.turn(field, steps, &Roster::default());
    }
    let modifiers = ready(&referee).modifiers;
    let said: Vec<String> = modifiers.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "DEX 10 +1",
            "Gun Combat-2 +2",
            "rain -2",
            "scope +1",
            "one step faster -2",
            "after exceptional success +2",
            "Luck +2"
        ]
    );
    assert_eq!(ready(&referee).time.as_deref(), Some("1D x 10 seconds"));
}

#[test]
fn a_dm_that_is_not_understood_is_shown_under_its_column() {
    let referee =
        referee([RefereeAction::Page(Page::Check), typed(Field::Dms, "-2 long range, rain")]);
    let trouble = referee.throw_odds().expect_err("rain has no DM");
    assert_eq!((trouble.field, trouble.at), (Field::Dms, Some((15, 4))));
}
