//! The menu after a game.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

use super::{day::DayResult, focus::Focus};
use crate::window::ui::{
    compact::{self, TARGET},
    magnifier::attend,
    menu::{TAPPED_STEP, button},
    paint,
    screen::Screen,
    theme::{self, size},
};

/// Where one can go from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Again,
    /// The same deal.
    Same,
    /// What came of the deal of a day, to be pasted.
    Copy,
    /// Back to the campaign, or to the draft.
    Home,
    Watch,
    Why,
    Statistics,
    Title,
    Last,
}

/// A row with a few words on what it does.
pub(super) type MenuRow = (Item, &'static str, &'static str);

/// The rows after a game that one goes `home` from, and that may be the one that counts for its `day`.
pub(super) fn rows(home: Screen, day: Option<&DayResult>) -> &'static [MenuRow] {
    match (home, day) {
        (Screen::Campaign, _) => &AFTER_A_VOYAGE,
        (Screen::Draft, _) => &AFTER_A_DRAFT,
        (_, Some(day)) if day.copied => &COPIED,
        (_, Some(_)) => &AFTER_A_DAY,
        (_, None) => &AFTER_A_GAME,
    }
}

const AFTER_A_VOYAGE: [MenuRow; 3] = [
    (Item::Home, "Go on", "the campaign has what came of it"),
    (Item::Watch, "Watch it again", "any moment of it"),
    (Item::Title, "Title", "the campaign waits"),
];

const AFTER_A_DRAFT: [MenuRow; 6] = [
    (Item::Home, "Back to the draft", "the others, each with what they drafted"),
    (Item::Again, "Play again", "the same decks, a new seed"),
    (Item::Watch, "Watch it again", "any moment of it, from any seat"),
    (Item::Why, "Why they did it", "every decision, and what moved them"),
    (Item::Statistics, "Statistics", "all the games you have finished"),
    (Item::Title, "Title", "the draft is kept"),
];

const AFTER_A_GAME: [MenuRow; 7] = [
    (Item::Again, "Play again", "the same decks, a new seed"),
    (Item::Same, "The same deal again", "the same decks and the same seed"),
    (Item::Watch, "Watch it again", "any moment of it, from any seat"),
    (Item::Why, "Why they did it", "every decision, and what moved them"),
    (Item::Statistics, "Statistics", "all the games you have finished"),
    (Item::Title, "Title", ""),
    LAST,
];

const AFTER_A_DAY: [MenuRow; 7] = after_a_day("no card is named in it");
const COPIED: [MenuRow; 7] = after_a_day("it can be pasted now");

const fn after_a_day(copy: &'static str) -> [MenuRow; 7] {
    [
        (Item::Copy, "Copy the result", copy),
        (Item::Same, "Play it again", "the same deal, for practice"),
        (Item::Watch, "Watch it again", "any moment of it, from any seat"),
        (Item::Why, "Why they did it", "every decision, and what moved them"),
        (Item::Statistics, "Statistics", "all the games you have finished"),
        (Item::Title, "Title", ""),
        LAST,
    ]
}

#[cfg(not(target_arch = "wasm32"))]
const LAST: MenuRow = (Item::Last, "Quit", "");
/// A page is closed by the browser.
#[cfg(target_arch = "wasm32")]
const LAST: MenuRow = (Item::Last, "Save the game as a file", "to be replayed");

const ROW: f32 = 34.0;
const STEP: f32 = 39.0;

/// Draws the rows from the top of `area`; the one that was clicked.
pub(super) fn draw(ui: &mut Ui, area: Rect, rows: &[MenuRow], focus: &mut Focus) -> Option<Focus> {
    let mut clicked = None;
    let is_tapped = compact::is_on(ui.ctx());
    let (row, step) = if is_tapped { (TARGET, TAPPED_STEP) } else { (ROW, STEP) };
    let moved = ui.input(|input| input.pointer.is_moving());
    for (n, (_, label, _)) in rows.iter().enumerate() {
        let at = pos2(area.left(), area.top() + step * n as f32);
        let place = Rect::from_min_size(at, vec2(area.width(), row));
        if moved && ui.rect_contains_pointer(place) {
            *focus = Focus::Row(n);
        }
        let here = *focus == Focus::Row(n);
        if here {
            attend(ui.ctx(), place);
        }
        if button(ui, place, label, here) {
            clicked = Some(Focus::Row(n));
        }
    }
    let at = pos2(area.left() + 2.0, area.top() + step * rows.len() as f32 + 4.0);
    let words = match *focus {
        Focus::Row(n) if rows.get(n).is_some_and(|row| !row.2.is_empty()) => rows[n].2,
        Focus::Row(_) | Focus::Round(_) | Focus::Moment(_) if is_tapped => "",
        Focus::Row(_) => "← → the rounds and the turning points",
        Focus::Round(_) => "← → a round · Enter watches it",
        Focus::Moment(_) => "↑ ↓ a turning point · Enter watches it",
    };
    paint::say(ui.painter(), at, Align2::LEFT_TOP, words, size::SMALL, theme::QUIET);
    clicked
}
