//! The rows of the title.

use bevy_egui::egui::{self, Rect};

use super::Title;
use crate::{
    data::Library,
    window::menu::{self, Done, How, Row, Sort},
};

/// The rows, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Continue,
    /// The guided first game.
    Learn,
    /// A game as it was set up last, at once.
    Begin,
    /// A game is set up.
    New,
    Decks,
    Skirmish,
    Life,
    People,
    Referee,
    Sickbay,
    Statistics,
    Settings,
    Credits,
    /// A file that the browser is asked for.
    File,
    Quit,
}

pub(super) fn rows(
    ui: &mut egui::Ui,
    list: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
) -> Option<(Item, How)> {
    let game = title.new_game.in_words(library);
    let mut items = vec![
        (Item::Begin, "Quick start", game.as_str()),
        (Item::New, "New game", "captains, decks, rules, seed"),
        (Item::Decks, "Deck builder", "your decks and the cards there are"),
        (Item::Skirmish, "Skirmish", "a fight"),
        (Item::Life, "A life", life),
        (Item::People, "The library of people", ""),
        (Item::Referee, "The Referee's desk", "any task or check"),
        (Item::Sickbay, "Sickbay", "wounds and time"),
        (Item::Statistics, "Statistics", "finished games, to be watched again"),
        (Item::Settings, "Settings", "F2 anywhere"),
        (Item::Credits, "Credits", ""),
    ];
    if !library.guide.lessons.is_empty() {
        // First for new players, and at hand for everybody else.
        let place = if title.is_new_here { 0 } else { 2 };
        items.insert(place, (Item::Learn, "Learn to play", "a short guided game"));
    }
    // A page is closed by the browser.
    items.push(if cfg!(target_arch = "wasm32") {
        (Item::File, "Open a file", "a game, a life, a person, a deck")
    } else {
        (Item::Quit, "Quit", "")
    });
    let in_progress = title.in_progress.clone();
    if let Some((_, value)) = &in_progress {
        items.insert(0, (Item::Continue, "Continue", value));
    }
    let press = |&(_, label, value)| Row { label, value, sort: Sort::Press };
    let rows: Vec<Row> = items.iter().map(press).collect();
    let done =
        menu::draw_rows(ui, list, menu::TITLE_ROW, &rows, &mut title.selected, &mut String::new());
    done.map(|Done { row, how }| (items[row].0, how))
}
