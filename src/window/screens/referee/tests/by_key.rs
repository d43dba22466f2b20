//! Keys at the desk, rows and rules.

use super::*;

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
