//! Puzzles made of moments in records, and puzzles in links.

use std::{
    io::Write,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::position::Position;
use engine::{Game, Seat};

use crate::{
    cli::{failure::Failure, output::complain},
    data::{CardPuzzle, Library, Puzzle},
    link::Shared,
    puzzles::{OwnPuzzles, written},
    replay_timeline::ReplayTimeline,
    saves::{Saves, hand_over, read_card_game},
};

/// A moment of a record.
pub(super) struct Wanted<'a> {
    pub record: &'a Path,
    /// After so many decisions.
    pub at: usize,
    /// Only what this seat is asked, then or next.
    pub seat: Option<u8>,
}

/// Makes a puzzle of a moment, and says where it is.
pub(super) fn make(
    wanted: &Wanted,
    file: Option<&Path>,
    library: &Library,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let position = made(wanted, library)?;
    let file = match file {
        Some(file) => {
            hand_over(file, &written(&position))?;
            file.to_owned()
        }
        None => keep(position.clone(), library)?,
    };
    writeln!(out, "{}", position.title)?;
    writeln!(out, "{}", position.idea)?;
    writeln!(out, "Play it: far-lanes puzzle {}", file.display())?;
    Ok(())
}

/// Keeps a puzzle among the person's own; its file.
pub(super) fn keep(position: Position, library: &Library) -> Result<PathBuf, Failure> {
    Ok(OwnPuzzles::of(&Saves::open()?).keep(position, &library.puzzles)?)
}

fn made(wanted: &Wanted, library: &Library) -> Result<Position, Failure> {
    let artefact = read_card_game(wanted.record)?;
    let mut timeline = ReplayTimeline::new(library, wanted.record, artefact)?;
    timeline.index();
    if let Some(trouble) = timeline.trouble() {
        complain(trouble);
    }
    timeline.go_to(wanted.at);
    if let Some(seat) = wanted.seat.map(Seat) {
        while timeline.game().choice().is_some_and(|choice| choice.seat != seat)
            && timeline.at() < timeline.len()
        {
            timeline.go_to(timeline.at() + 1);
        }
    }
    Ok(timeline.puzzle(library)?.through()?)
}

/// The puzzle in a link, where the word is one.
pub(super) fn linked(word: &str) -> Result<Option<Puzzle>, Failure> {
    match Shared::find(word)? {
        None => Ok(None),
        Some(Shared::Puzzle { position }) => {
            let puzzle = CardPuzzle::of(*position, Path::new("the link"))?;
            Ok(Some(Arc::new(puzzle).into()))
        }
        Some(_) => Err(Failure::NoPuzzleInLink),
    }
}

/// The end of an address that brings somebody to this puzzle.
pub(super) fn link(puzzle: &CardPuzzle) -> String {
    let position = Box::new(puzzle.position.clone());
    Shared::Puzzle { position }.write()
}
