//! The ladder's state: what is looked at, what is solved, and how one sits down at a puzzle.

use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;
use cards::position::Theme;

use super::solving::Solving;
use crate::window::{common::data::GameData, ui::screen::Screen};
use crate::{
    data::Puzzle,
    puzzles::{Progress, Solved, next_after, of_theme},
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
    /// Whether somebody has been here before.
    pub is_known: bool,
}

impl PuzzlesUi {
    /// The puzzles of the theme that is looked at.
    pub fn puzzles<'a>(&self, all: &'a [Arc<Puzzle>]) -> Vec<&'a Arc<Puzzle>> {
        of_theme(all, Theme::ALL[self.theme]).collect()
    }

    /// The puzzle that is looked at.
    pub fn selected<'a>(&self, all: &'a [Arc<Puzzle>]) -> Option<&'a Arc<Puzzle>> {
        self.puzzles(all).get(self.at).copied()
    }

    /// Looks at this one.
    pub fn look_at(&mut self, puzzle: &Puzzle, all: &[Arc<Puzzle>]) {
        let theme = Theme::ALL.iter().position(|theme| *theme == puzzle.position.theme);
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
pub(super) fn look_up(game_data: Res<GameData>, mut puzzles_ui: ResMut<PuzzlesUi>) {
    let file = Progress::file(&game_data.saves);
    let read = Progress::read(&file);
    let all = &game_data.library.puzzles;
    puzzles_ui.trouble = read.as_ref().err().map(ToString::to_string);
    puzzles_ui.file = read.is_ok().then_some(file);
    puzzles_ui.progress = read.unwrap_or_default();
    let is_new = !std::mem::replace(&mut puzzles_ui.is_known, true);
    let next = next_after(all, &puzzles_ui.progress, None).filter(|_| is_new);
    if let Some(next) = next.cloned() {
        puzzles_ui.look_at(&next, all);
    }
}

/// Sits down at a puzzle; where it cannot be laid out, the ladder says why.
pub(super) fn sit_down(world: &mut World, puzzle: &Arc<Puzzle>) {
    let library = &world.resource::<GameData>().library;
    let solving = Solving::begin(puzzle, library);
    let all = library.puzzles.clone();
    let mut puzzles_ui = world.resource_mut::<PuzzlesUi>();
    puzzles_ui.look_at(puzzle, &all);
    match solving {
        Ok(solving) => {
            world.insert_non_send_resource(solving);
            world.resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
        }
        Err(fault) => {
            puzzles_ui.trouble = Some(fault.to_string());
            world.resource_mut::<NextState<Screen>>().set(Screen::Puzzles);
        }
    }
}

/// An action on the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LadderAction {
    Theme(usize),
    Select(usize),
    /// Plays the puzzle that is looked at.
    Play,
    /// Looks at the next one that is not solved.
    Next,
    Leave,
}
