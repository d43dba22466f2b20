//! The page's screen stays on while somebody looks on: a rival thinks, or a game is watched.

use bevy::prelude::*;

use crate::window::{card_table::view::TableView, ui::screen::Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell);
}

/// Tells the page when that begins and when it ends.
fn tell(screen: Res<State<Screen>>, view: Option<Res<TableView>>, mut told: Local<bool>) {
    let thinks = view.is_some_and(|view| view.thinking.is_some());
    let is_watched = matches!(screen.get(), Screen::Replay | Screen::FightReplay);
    let looks_on = is_watched || *screen.get() == Screen::Table && thinks;
    if looks_on != *told {
        crate::browser::tell("awake", if looks_on { "yes" } else { "no" });
        *told = looks_on;
    }
}
