use bevy_egui::egui::Key;

use crate::window::card_table::{
    game, keys,
    table_ui::{TableAction, TableDialog, TableUi},
    view::TableView,
};
use crate::{
    data::Library, roster::testing::folder, saves::Saves, session::Session, window::testing,
};

/// The actions of a key at the table of this game.
fn struck(session: &Session, key: Key) -> Vec<TableAction> {
    let (view, mut table_ui) = (game::look(session, 1), TableUi::default());
    table_ui.follow(&view);
    actions(&view, &table_ui, key)
}

fn actions(view: &TableView, table_ui: &TableUi, key: Key) -> Vec<TableAction> {
    testing::frames(vec![vec![testing::key(key)]], |ctx| keys::at_table(ctx, view, table_ui))
}

/// The guided game, read up to the first lesson that waits for an answer.
fn guided(name: &str) -> (Session, std::path::PathBuf) {
    let root = folder(&format!("plate-{name}"));
    let library = Library::load().expect("the shipped assets");
    let mut session = Session::begin_guided(&library, &Saves::at(&root)).expect("it is dealt");
    session.advance();
    (session, root)
}

#[test]
fn enter_goes_on_from_a_lesson_and_takes_what_the_coach_would_where_something_is_to_be_done() {
    let (mut session, root) = guided("enter");
    assert_eq!(struck(&session, Key::Enter), [TableAction::GoOn]);
    while session.lesson().is_some_and(|told| !told.lesson.until_answered) {
        session.lesson_read();
    }
    let coach = session.coached().expect("there is something to be decided");
    assert_eq!(struck(&session, Key::Enter), [TableAction::Take(coach)]);
    let _ = std::fs::remove_dir_all(root);
}

#[test]
fn no_lesson_stands_in_the_way_of_a_digit() {
    let (session, root) = guided("digit");
    assert_eq!(struck(&session, Key::Num1), [TableAction::Take(0)]);
    let _ = std::fs::remove_dir_all(root);
}

#[test]
fn escape_asks_whether_to_leave_the_guide_and_pauses_once_it_is_left() {
    let (mut session, root) = guided("escape");
    let farewell = TableAction::Open(TableDialog::Farewell { selected: 0 });
    assert_eq!(struck(&session, Key::Escape), [farewell]);
    session.leave_guide();
    assert_eq!(
        struck(&session, Key::Escape),
        [TableAction::Open(TableDialog::Pause { selected: 0 })]
    );
    assert!(matches!(struck(&session, Key::Enter)[..], [TableAction::Take(_)]));
    let _ = std::fs::remove_dir_all(root);
}

#[test]
fn g_opens_the_glossary() {
    let (session, root) = guided("glossary");
    assert_eq!(struck(&session, Key::G), [TableAction::Open(TableDialog::Glossary)]);
    let _ = std::fs::remove_dir_all(root);
}
