//! The ladder's state: what is looked at, what is solved, and how one sits down at a puzzle.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::prelude::*;

use super::{odds::OddsSolving, solving::Solving};
use crate::window::{common::data::GameData, ui::screen::Screen};
use crate::{
    data::{CardPuzzle, OddsPuzzle, Puzzle, PuzzleTheme, WrittenPuzzle},
    puzzles::{OddsAttempt, OddsRules, OwnPuzzles, Progress, Solved, next_after, of_theme},
    roster::tables,
};

/// The ladder: what is looked at, and what is solved.
#[derive(Resource, Default)]
pub(in crate::window) struct PuzzlesUi {
    /// The theme, by its place among all.
    pub theme: usize,
    /// The puzzle, by its place in the theme.
    pub at: usize,
    pub progress: Progress,
    /// Where that is kept; nowhere if nothing may be written there.
    pub file: Option<PathBuf>,
    /// What is wrong with it, or with a puzzle.
    pub trouble: Option<String>,
    /// The own puzzle that goes if the person says so once more.
    pub to_be_removed: Option<String>,
    /// The person's own, which may be removed.
    pub own: Option<OwnPuzzles>,
    /// Whether somebody has been here before.
    pub is_known: bool,
}

impl PuzzlesUi {
    /// The puzzles of the theme that is looked at.
    pub fn puzzles<'a>(&self, all: &'a [Puzzle]) -> Vec<&'a Puzzle> {
        of_theme(all, PuzzleTheme::ALL[self.theme]).collect()
    }

    /// The puzzle that is looked at.
    pub fn selected<'a>(&self, all: &'a [Puzzle]) -> Option<&'a Puzzle> {
        self.puzzles(all).get(self.at).copied()
    }

    /// Whether a puzzle is one of the person's own.
    pub fn is_own(&self, puzzle: &Puzzle) -> bool {
        self.own.as_ref().is_some_and(|own| own.has(puzzle))
    }

    /// Looks at this one.
    pub fn look_at(&mut self, puzzle: &Puzzle, all: &[Puzzle]) {
        let theme = PuzzleTheme::ALL.iter().position(|theme| *theme == puzzle.theme());
        self.theme = theme.unwrap_or(0);
        let place = self.puzzles(all).iter().position(|it| it.id() == puzzle.id());
        self.at = place.unwrap_or(0);
    }

    /// Notes that a puzzle is solved.
    pub fn note(&mut self, id: &str, solved: Solved) {
        self.progress.note(id, solved);
        let kept = self.file.as_ref().map(|file| self.progress.keep(file));
        if let Some(Err(fault)) = kept {
            self.trouble = Some(fault.to_string());
        }
    }
}

/// Reads what is solved; the first time one comes here, the next puzzle to solve is looked at.
pub(super) fn look_up(mut game_data: ResMut<GameData>, mut puzzles_ui: ResMut<PuzzlesUi>) {
    let left_out = read_own(&mut game_data);
    let file = Progress::file(&game_data.saves);
    let read = Progress::read(&file);
    let all = &game_data.library.puzzles;
    puzzles_ui.trouble = read.as_ref().err().map(ToString::to_string).or(left_out);
    puzzles_ui.to_be_removed = None;
    puzzles_ui.own = Some(OwnPuzzles::of(&game_data.saves));
    puzzles_ui.file = read.is_ok().then_some(file);
    puzzles_ui.progress = read.unwrap_or_default();
    let is_new = !std::mem::replace(&mut puzzles_ui.is_known, true);
    let next = next_after(all, &puzzles_ui.progress, None).filter(|_| is_new);
    if let Some(next) = next.cloned() {
        puzzles_ui.look_at(&next, all);
    }
}

/// Reads the person's own puzzles anew; what was left out.
pub(super) fn read_own(game_data: &mut GameData) -> Option<String> {
    let folder = game_data.saves.puzzles_folder();
    let left_out = game_data.library.read_own_puzzles(&folder);
    left_out.first().map(ToString::to_string)
}

/// Keeps a puzzle that came in a link among the own ones, and looks at it; why that cannot be otherwise.
pub(in crate::window) fn take_in(
    game_data: &mut GameData,
    puzzles_ui: &mut PuzzlesUi,
    written: WrittenPuzzle,
) -> Result<Puzzle, String> {
    can_be_played(game_data, &written)?;
    let all = &game_data.library.puzzles;
    let known = all.iter().find(|known| WrittenPuzzle::from(*known) == written).cloned();
    let found = match known {
        Some(known) => Some(known),
        None => {
            let kept = OwnPuzzles::of(&game_data.saves).keep(written, all);
            let file = kept.map_err(|fault| fault.to_string())?;
            read_own(game_data);
            game_data.library.puzzles.iter().find(|it| it.at().file == file).cloned()
        }
    };
    let found = found.ok_or("the puzzle of the link could not be kept")?;
    puzzles_ui.look_at(&found, &game_data.library.puzzles);
    Ok(found)
}

/// Lays a puzzle of a link out; why that cannot be otherwise.
fn can_be_played(game_data: &GameData, written: &WrittenPuzzle) -> Result<(), String> {
    let puzzle = written.clone().placed(Path::new("the link"));
    let laid_out = puzzle.and_then(|puzzle| match &puzzle {
        Puzzle::Cards(puzzle) => {
            let game = puzzle.position.game(&game_data.library.book);
            game.map(drop).map_err(|fault| puzzle.wrong(&fault))
        }
        Puzzle::Odds(puzzle) => {
            let rules = odds_rules(game_data).map_err(|fault| puzzle.fault(fault))?;
            OddsAttempt::begin(puzzle, &rules).map(drop)
        }
    });
    laid_out.map_err(|fault| fault.to_string())
}

/// Sits down at the puzzle that comes next, or goes back to the ladder.
pub(super) fn go_on(world: &mut World, id: &str) {
    let all = &world.resource::<GameData>().library.puzzles;
    let progress = &world.resource::<PuzzlesUi>().progress;
    match next_after(all, progress, Some(id)).cloned() {
        Some(next) => sit_down(world, &next),
        None => world.resource_mut::<NextState<Screen>>().set(Screen::Puzzles),
    }
}

/// Sits down at a puzzle; where it cannot be laid out, the ladder says why.
pub(in crate::window) fn sit_down(world: &mut World, puzzle: &Puzzle) {
    let all = world.resource::<GameData>().library.puzzles.clone();
    world.resource_mut::<PuzzlesUi>().look_at(puzzle, &all);
    let begun = match puzzle {
        Puzzle::Cards(puzzle) => sit_down_at_cards(world, puzzle),
        Puzzle::Odds(puzzle) => sit_down_at_odds(world, puzzle),
    };
    let screen = if begun.is_ok() { Screen::Puzzle } else { Screen::Puzzles };
    if let Err(fault) = begun {
        world.resource_mut::<PuzzlesUi>().trouble = Some(fault);
    }
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn sit_down_at_cards(world: &mut World, puzzle: &Arc<CardPuzzle>) -> Result<(), String> {
    let library = &world.resource::<GameData>().library;
    let solving = Solving::begin(puzzle, library).map_err(|fault| fault.to_string())?;
    world.remove_resource::<OddsSolving>();
    world.insert_non_send_resource(solving);
    Ok(())
}

fn sit_down_at_odds(world: &mut World, puzzle: &Arc<OddsPuzzle>) -> Result<(), String> {
    let rules = odds_rules(world.resource::<GameData>())?;
    let solving = OddsSolving::begin(puzzle, &rules).map_err(|fault| fault.to_string())?;
    world.remove_non_send_resource::<Solving>();
    world.insert_resource(solving);
    Ok(())
}

/// What lives are computed and fights are played out with.
fn odds_rules(game_data: &GameData) -> Result<OddsRules, String> {
    let tables = tables::compile(&game_data.texts, &game_data.library.folder);
    let tables = Arc::new(tables.map_err(|fault| fault.to_string())?);
    let minds = game_data.minds().map_err(|fault| fault.to_string())?;
    Ok(OddsRules { tables, minds })
}

/// An action on the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LadderAction {
    Theme(usize),
    Select(usize),
    /// Plays the puzzle that is looked at.
    Play,
    /// Looks at the next one that is not solved.
    Next,
    /// Hands the puzzle that is looked at on as a link.
    Share,
    /// Reads a link that was pasted.
    Paste(String),
    /// Removes the puzzle that is looked at, one's own, once that was said twice.
    Remove,
    Leave,
}
