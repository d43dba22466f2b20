//! The referee's desk without a window: what is typed is what is thrown.

mod by_key;
mod check;
mod people;
mod task;

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
