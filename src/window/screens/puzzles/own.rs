//! Puzzles of one's own on the ladder: handed on as links, taken in, removed.

use bevy_egui::egui::{Context, Event};

use super::state::{LadderAction, PuzzlesUi, read_own, take_in};
use crate::window::common::data::GameData;
use crate::{data::Puzzle, link::Shared, puzzles::OwnPuzzles};

/// Text that is pasted may be a link.
pub(super) fn pasted(event: &Event) -> Option<LadderAction> {
    let Event::Paste(text) = event else { return None };
    Some(LadderAction::Paste(text.clone()))
}

/// Copies the link of a puzzle; what is said of that.
pub(super) fn share(ctx: &Context, puzzle: &Puzzle) -> String {
    ctx.copy_text(link(puzzle));
    format!(
        "The link of {} is copied: it opens on the page, by Ctrl+V here, and in a terminal.",
        puzzle.title()
    )
}

/// The link of a puzzle; outside of a page it is the end of an address.
fn link(puzzle: &Puzzle) -> String {
    let end = Shared::Puzzle(puzzle.into()).write();
    #[cfg(target_arch = "wasm32")]
    let end = crate::browser::address() + &end;
    end
}

/// Takes in the puzzle of a link.
pub(super) fn paste(text: &str, game_data: &mut GameData, puzzles_ui: &mut PuzzlesUi) {
    let taken = match Shared::find(text) {
        Ok(Some(Shared::Puzzle(puzzle))) => take_in(game_data, puzzles_ui, puzzle),
        Ok(Some(_)) => Err("That is the link of a game, not of a puzzle.".to_owned()),
        Ok(None) => Err("What was pasted is no link of a puzzle.".to_owned()),
        Err(fault) => Err(format!("{fault}.")),
    };
    puzzles_ui.trouble = Some(match taken {
        Ok(puzzle) => format!("{} is among your own puzzles.", puzzle.title()),
        Err(words) => words,
    });
}

/// Removes the puzzle that is looked at, once that is said twice.
pub(super) fn remove(game_data: &mut GameData, puzzles_ui: &mut PuzzlesUi) {
    let own = OwnPuzzles::of(&game_data.saves);
    let Some(puzzle) = puzzles_ui.selected(&game_data.library.puzzles).cloned() else { return };
    let title = puzzle.title();
    if !own.has(&puzzle) {
        puzzles_ui.trouble =
            Some(format!("{title} belongs to the game; only your own can be removed."));
        return;
    }
    if puzzles_ui.to_be_removed.as_deref() != Some(puzzle.id()) {
        puzzles_ui.to_be_removed = Some(puzzle.id().to_owned());
        puzzles_ui.trouble = Some(format!("Once more removes {title}."));
        return;
    }
    puzzles_ui.to_be_removed = None;
    let removed = own.remove(&puzzle.at().file);
    puzzles_ui.trouble = removed.err().map(|fault| fault.to_string());
    read_own(game_data);
    puzzles_ui.at = puzzles_ui.at.saturating_sub(1);
}
