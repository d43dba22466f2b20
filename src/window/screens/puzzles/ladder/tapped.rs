//! The ladder on a phone: a theme to be turned, its puzzles, and below or beside them the one that is looked at.

use bevy_egui::egui::{Rect, Ui, vec2};

use super::{
    super::{
        about,
        state::{LadderAction, PuzzlesUi},
    },
    puzzles,
};
use crate::window::ui::{
    compact::{self, MARGIN, Page, TARGET},
    menu::{self, How, Row, Sort},
    paint,
    steps::around,
    theme::{self, size},
};
use crate::{
    data::{Puzzle, PuzzleTheme},
    puzzles::{of_theme, solved_of, words},
};

/// The share of a phone held upright that the puzzle has which is looked at.
const ABOUT: f32 = 0.4;

/// Draws all of it; what was done.
pub(super) fn drawn(ui: &mut Ui, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Vec<LadderAction> {
    let whole = ui.max_rect();
    let page = Page::draw(ui.painter(), whole, "Puzzles", whole.height() * ABOUT);
    compact::way_back(ui, whole.right_top() - vec2(TARGET, 0.0));
    let turn = page.rows.with_max_y(page.rows.top() + TARGET);
    let mut rest = page.rows.with_min_y(turn.bottom() + MARGIN);
    let mut actions: Vec<LadderAction> = theme(ui, turn, all, puzzles_ui).into_iter().collect();
    if let Some(trouble) = &puzzles_ui.trouble {
        let told = paint::flow(ui.painter(), rest, trouble, size::SMALL, theme::now(), false);
        rest.min.y += told + MARGIN;
    }
    actions.extend(puzzles(ui, rest, all, puzzles_ui));
    actions.extend(about::draw(ui, page.note, puzzles_ui.selected(all), puzzles_ui));
    actions
}

/// The theme, and how much of it is solved; whether it was turned.
fn theme(ui: &mut Ui, place: Rect, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Option<LadderAction> {
    let theme = PuzzleTheme::ALL[puzzles_ui.theme];
    let of = of_theme(all, theme).count();
    let solved = solved_of(of_theme(all, theme), &puzzles_ui.progress);
    let label = format!("{solved} of {of} are solved");
    let row = Row { label: &label, value: words::theme(theme), sort: Sort::Turn };
    let How::Turned(steps) = menu::tapped_turn(ui, place, (0, &row), false)? else { return None };
    Some(LadderAction::Theme(around(puzzles_ui.theme, steps, PuzzleTheme::ALL.len())))
}
