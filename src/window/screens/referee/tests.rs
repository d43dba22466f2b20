//! The referee's desk without a window: what is typed is what is thrown.

use std::path::{Path, PathBuf};

use bevy_egui::egui::{Event, InputState, Key, Modifiers, RawInput};
use characters::{
    Character, Characteristic, Characteristics,
    body::Body,
    sheet::{Career, Identity, Possessions},
};
use dice::Odds;
use engine::Rulebook;
use tasks::check::{Band, TimeFrame};

use super::{Field, Page, Referee, RefereeAction, examples, keys, throw_odds::ThrowOdds};
use crate::window::ui::dialogs::HelpDialog;
use crate::{
    data::Library,
    roster::{Entry, Person, Roster},
};

fn book() -> Rulebook {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let library = Library::read(&assets).expect("the shipped assets");
    (*library.rulebook).clone()
}

/// A referee of seed 7 after these actions.
fn referee(actions: impl IntoIterator<Item = RefereeAction>) -> Referee {
    let mut referee = Referee::new(7);
    let book = book();
    actions.into_iter().for_each(|action| referee.carry_out(action, &book));
    referee
}

fn typed(field: Field, text: &str) -> RefereeAction {
    RefereeAction::Typed(field, text.to_owned())
}

fn task(line: &str) -> Referee {
    referee([typed(Field::Line, line)])
}

fn ready(referee: &Referee) -> ThrowOdds {
    referee.throw_odds().expect("it can be thrown")
}

/// UGM-08, UGM-44
#[test]
fn a_new_referee_has_a_task_that_can_be_thrown_at_once() {
    let referee = Referee::new(7);
    let throw_odds = ready(&referee);
    assert_eq!(throw_odds.title, "Medical/EDU/+3 (-1 gunfire)");
    assert_eq!(throw_odds.success, Odds::new(35, 36), "a double 1 may be a critical failure");
    assert_eq!(throw_odds.bars.len(), 11);
}

/// UGM-08
#[test]
fn what_is_not_understood_is_shown_under_its_column_and_not_thrown() {
    let mut referee = task("Medical/EDU/tricky");
    let trouble = referee.throw_odds().expect_err("no such difficulty");
    assert_eq!((trouble.field, trouble.at), (Field::Line, Some((12, 6))));
    assert!(trouble.said.starts_with("column 13: expected a DM such as +3"), "{}", trouble.said);
    referee.carry_out(RefereeAction::Throw, &book());
    assert!(referee.history.is_empty());
}

/// UGM-26
#[test]
fn without_the_skill_a_task_is_tried_only_where_the_referee_names_a_dm() {
    let untrained = [typed(Field::Line, "Pilot/DEX/+0"), RefereeAction::Turn(Field::Level, -3)];
    let mut referee = referee(untrained);
    assert_eq!(referee.entries.task.level, None);
    let trouble = referee.throw_odds().expect_err("unskilled");
    assert_eq!(trouble.said, "this cannot be tried without Pilot");
    referee.entries.turn(Field::Unskilled, -2, &Roster::default());
    assert_eq!(referee.entries.task.unskilled, Some(-3));
    assert!(referee.throw_odds().is_ok());
}

/// UGM-12, UGM-24, UGM-30
#[test]
fn rows_of_the_line_write_the_line_anew() {
    let turned = [
        typed(Field::Line, "Brawling/STR/Routine"),
        RefereeAction::Turn(Field::Rate, 1),
        RefereeAction::Turn(Field::Opponent, 3),
        RefereeAction::Turn(Field::Referenced, 1),
        RefereeAction::Turn(Field::Difficulty, -2),
    ];
    let mut referee = referee(turned);
    let line = "Brawling/STR/+0 (-2 opponent's Brawling-2, +2 per level, no natural ability)";
    assert_eq!(referee.entries.task.line, line);
    referee.entries.turn(Field::Opponent, -3, &Roster::default());
    assert_eq!(referee.entries.task.line, "Brawling/STR/+0 (+2 per level, no natural ability)");
    let mut named = task("Brawling/STR/+0 (-1 dark, -1 opponent's Judo-1, +1 rested)");
    named.entries.turn(Field::Opponent, 1, &Roster::default());
    assert_eq!(
        named.entries.task.line,
        "Brawling/STR/+0 (-1 dark, -2 opponent's Judo-2, +1 rested)"
    );
}

/// UGM-21
#[test]
fn a_number_that_stands_in_governs_where_it_is_better() {
    let mut referee = task("Sensor Ops/EDU or Ship's TL/+0");
    let governor = |referee: &Referee| ready(referee).ability.expect("an attribute").0;
    assert_eq!(governor(&referee), "EDU 9");
    referee.entries.turn(Field::StandIn, 13, &Roster::default());
    assert_eq!(governor(&referee), "Ship's TL 12");
}

/// UGM-33
#[test]
fn grades_name_the_stretches_of_the_chart() {
    let referee = referee([
        typed(Field::Line, "Streetwise/SOC/+0"),
        typed(Field::Grades, "8 a name; 11 a name and a berth; else a black eye"),
    ]);
    let throw_odds = ready(&referee);
    let names: Vec<&str> = throw_odds.regions.iter().map(|region| region.name.as_str()).collect();
    assert_eq!(names, ["a black eye", "a name", "a name and a berth"]);
    let ways: u64 = throw_odds.regions.iter().map(|region| region.odds.ways()).sum();
    assert_eq!(ways, 36);
}

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

#[test]
fn the_same_seed_and_the_same_entries_give_the_same_throws() {
    let throws = || {
        let mut referee = referee(std::iter::repeat_n(RefereeAction::Throw, 6));
        referee.carry_out(RefereeAction::Page(Page::Check), &book());
        referee.carry_out(RefereeAction::Throw, &book());
        referee.history
    };
    assert_eq!(throws(), throws());
    let mut again = referee([
        RefereeAction::Throw,
        RefereeAction::Throw,
        RefereeAction::SameDice,
        RefereeAction::Throw,
    ]);
    assert_eq!(again.history[0].fallen, again.history[2].fallen);
    assert_eq!((again.history[2].nth, again.history[2].of_seed), (3, 1));
    again.carry_out(typed(Field::Seed, "12a3"), &book());
    assert_eq!((again.seed, again.entries.seed.as_str(), again.thrown), (123, "123", 0));
}

#[test]
fn the_newest_throw_is_read_until_something_is_entered_and_older_ones_on_request() {
    let mut referee = referee([RefereeAction::Throw, RefereeAction::Throw, RefereeAction::Throw]);
    let at = |referee: &Referee| referee.record().map(|record| record.nth);
    assert_eq!(at(&referee), Some(3));
    let book = book();
    let mut after = |action| {
        referee.carry_out(action, &book);
        at(&referee)
    };
    assert_eq!(after(RefereeAction::Leaf(-1)), Some(2));
    assert_eq!(after(RefereeAction::Leaf(-5)), Some(1));
    assert_eq!(after(RefereeAction::Leaf(2)), Some(3));
    assert_eq!(after(RefereeAction::Leaf(1)), None);
    assert_eq!(after(RefereeAction::Read(Some(0))), Some(1));
    assert_eq!(after(typed(Field::Line, "Pilot/DEX/+0")), None);
    assert_eq!(after(RefereeAction::Read(Some(9))), None);
}

#[test]
fn somebody_of_the_library_brings_skills_and_scores_as_they_are_now() {
    let people = library();
    let mut referee = task("Medical/DEX/+0");
    referee.people = library();
    referee.entries.turn(Field::Who, 1, &people);
    let throw_odds = ready(&referee);
    assert_eq!(throw_odds.who, "Ada");
    assert_eq!(throw_odds.ability.expect("an attribute").0, "DEX 5");
    assert_eq!(throw_odds.modifiers[0].to_string(), "Medical-2 +2");
    assert_eq!(referee.entries.value(Field::Score, &people), "DEX 5 of 8, their own");
    // Their sheet does not turn.
    let before = referee.entries.clone();
    referee.entries.turn(Field::Level, 1, &people);
    assert_eq!(referee.entries, before);
    referee.entries.page = Page::Check;
    referee.entries.check.skill = "Medic".to_owned();
    assert_eq!(referee.entries.value(Field::Level, &people), "2, their own");
}

/// A library with one person, who is wounded.
fn library() -> Roster {
    let character = Character {
        identity: Identity { name: "Ada".to_owned(), ..Identity::default() },
        characteristics: Characteristics::new([7, 8, 9, 7, 10, 6]),
        skills: [("Medical", 2)].into_iter().collect(),
        career: Career::at(18),
        possessions: Possessions::default(),
        body: Body { lost: [0, 3, 0], ..Body::default() },
    };
    let file = PathBuf::from("ada.json").into();
    [Entry { file, person: Person::new(character) }].into_iter().collect()
}

#[test]
fn a_known_person_without_the_attribute_is_refused_and_told_what_is_known() {
    let mut referee = task("Pilot/Psi/+0");
    referee.people = library();
    referee.entries.who = 1;
    assert_eq!(
        referee.throw_odds().expect_err("no Psi").said,
        "nobody knows the Psi for this task; known are DEX, EDU, END, INT, SOC, STR"
    );
}

#[test]
fn every_example_can_be_thrown() {
    for page in [Page::Task, Page::Check] {
        for (n, name) in examples::names(page).into_iter().enumerate() {
            let referee = referee([
                RefereeAction::Page(page),
                RefereeAction::Example(n),
                RefereeAction::Throw,
            ]);
            assert_eq!(referee.history.len(), 1, "{name}");
        }
    }
}

#[test]
fn every_row_turns_around_and_names_a_rule_of_the_rulebook() {
    let book = book();
    for page in [Page::Task, Page::Check] {
        let mut referee = referee([RefereeAction::Page(page)]);
        referee.entries.check.characteristic = Some(Characteristic::Int);
        for field in page.fields() {
            assert!(book.find(field.rule(page)).is_some(), "{field:?}");
            for steps in [1, -1, -30, 30] {
                referee.entries.turn(field, steps, &Roster::default());
                referee.throw_odds().map_or_else(|it| assert_ne!(it.said, ""), |_| ());
            }
        }
    }
}

fn keys_of(referee: &Referee, struck: &[Key]) -> Vec<RefereeAction> {
    let event = |&key: &Key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::default(),
    };
    let raw = RawInput { events: struck.iter().map(event).collect(), ..RawInput::default() };
    let input = InputState::default().begin_pass(raw, false, 1.0, &Default::default());
    keys::pressed(&input, referee, 30)
}

#[test]
fn every_key_does_what_the_help_says() {
    let mut referee = Referee::new(7);
    assert_eq!(keys_of(&referee, &[Key::Enter]), [RefereeAction::Throw]);
    assert_eq!(keys_of(&referee, &[Key::F2]), [RefereeAction::Page(Page::Check)]);
    assert_eq!(keys_of(&referee, &[Key::F3]), [RefereeAction::Example(1)]);
    assert_eq!(keys_of(&referee, &[Key::ArrowDown]), [RefereeAction::Walk(1)]);
    assert_eq!(keys_of(&referee, &[Key::PageUp]), [RefereeAction::Leaf(-1)]);
    assert_eq!(keys_of(&referee, &[Key::ArrowRight, Key::Plus]), [], "the line is being typed");
    referee.selected = Field::Level;
    assert_eq!(keys_of(&referee, &[Key::ArrowRight]), [RefereeAction::Turn(Field::Level, 1)]);
    assert_eq!(keys_of(&referee, &[Key::Escape]), [RefereeAction::Leave]);
    referee.dialog = HelpDialog::Keys;
    assert_eq!(keys_of(&referee, &[Key::Escape]), [RefereeAction::Open(HelpDialog::Nothing)]);
}

/// UGM-23
#[test]
fn the_rules_of_a_throw_are_looked_up_one_after_the_other() {
    let book = book();
    let mut referee = referee([RefereeAction::Throw, RefereeAction::NextRule]);
    assert_eq!(referee.book.at.as_deref(), Some("UGM-08"), "the row's own first");
    let mut seen = Vec::new();
    for _ in 0..3 {
        referee.carry_out(RefereeAction::NextRule, &book);
        seen.extend(referee.book.at.clone());
    }
    assert_eq!(seen, ["UGM-11", "UGM-23", "UGM-02"]);
    assert_eq!(referee.dialog, HelpDialog::Rules);
}

#[test]
fn a_ruling_is_looked_up_by_a_search_and_what_is_unknown_opens_nothing() {
    let book = book();
    let ruling = referee([RefereeAction::Rule("CT-RUL-01".to_owned())]);
    assert_eq!((ruling.dialog, ruling.book.search.as_str()), (HelpDialog::Rules, "CT-RUL-01"));
    assert!(book.find("CT-RUL-01").is_some());
    assert_eq!(
        referee([RefereeAction::Rule("no-such-rule".to_owned())]).dialog,
        HelpDialog::Nothing
    );
}

#[test]
fn walking_goes_around_the_rows() {
    let referee = referee([RefereeAction::Walk(-1)]);
    assert_eq!(referee.selected, Field::Seed);
}
