//! The puzzle that is looked at: its task, how hard it is and whether it is solved; the idea only once it is.

use bevy_egui::egui::{Color32, Rect, Ui, vec2};

use super::state::{LadderAction, PuzzlesUi};
use crate::window::ui::{
    compact::{self, TARGET},
    menu, paint,
    theme::{self, size},
};
use crate::{data::Puzzle, puzzles::words};

/// Where a theme is empty, which only that of one's own puzzles can be.
const NONE_YET: &str = "P while a card game or a fight is watched makes a puzzle of that moment. Ctrl+V takes one from a link.";

/// Draws it in `area`; what was done on it.
pub(super) fn draw(
    ui: &mut Ui,
    area: Rect,
    puzzle: Option<&Puzzle>,
    puzzles_ui: &PuzzlesUi,
) -> Option<LadderAction> {
    let Some(puzzle) = puzzle else {
        paint::flow(ui.painter(), area, NONE_YET, size::BODY, theme::QUIET, false);
        return None;
    };
    let is_tapped = compact::is_on(ui.ctx());
    let (p, mut room) = (ui.painter().clone(), area);
    let mut say = |text: &str, points: f32, ink: Color32, heavy: bool| {
        room.min.y += paint::flow(&p, room, text, points, ink, heavy) + 10.0;
    };
    let (title, task) =
        if is_tapped { (size::HEAD, size::BODY) } else { (size::TITLE, size::HEAD) };
    say(puzzle.title(), title, theme::TYPE, true);
    say(&words::task(puzzle), task, theme::TYPE, false);
    say(&sentence(&words::difficulty(puzzle)), size::BODY, theme::QUIET, false);
    if let Some(solved) = puzzles_ui.progress.of(puzzle.id()) {
        say(&sentence(&words::solved(solved)), size::BODY, theme::now(), false);
        say(puzzle.idea(), size::BODY, theme::QUIET, false);
    }
    // On a phone the buttons stand beside each other at the foot.
    let (place, step) = if is_tapped {
        let step = area.width() / 3.0;
        let foot = area.with_min_y(area.bottom() - TARGET);
        (foot.with_max_x(foot.left() + step - 6.0), vec2(step, 0.0))
    } else {
        let place = Rect::from_min_size(room.min + vec2(0.0, 8.0), vec2(180.0, 38.0));
        (place, vec2(0.0, 48.0))
    };
    let play = menu::button(ui, place, "Play", false).then_some(LadderAction::Play);
    let place = place.translate(step);
    let link = if is_tapped { "Its link" } else { "Copy its link" };
    let share = menu::button(ui, place, link, false);
    let place = place.translate(step);
    let remove = puzzles_ui.is_own(puzzle) && menu::button(ui, place, "Remove", false);
    play.or(share.then_some(LadderAction::Share)).or(remove.then_some(LadderAction::Remove))
}

/// With a capital and a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().map(|c| c.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
