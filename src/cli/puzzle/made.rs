//! Puzzles made of moments in records, and puzzles in links.

use std::{
    fmt::Display,
    io::Write,
    path::{Path, PathBuf},
};

use engine::{Game, Seat};

use crate::{
    cli::{failure::Failure, output::complain},
    data::{Library, Puzzle, WrittenPuzzle},
    link::Shared,
    puzzles::{Making, OwnPuzzles},
    replay_timeline::{FightTimeline, Recording, ReplayTimeline, Timeline},
    saves::{CARD_GAME, Saves, artefact_in, hand_over, read_record},
    skirmish::{Skirmishes, session::FIGHT},
    verify,
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
    let puzzle = made(wanted, library)?;
    writeln!(out, "{}", puzzle.title())?;
    writeln!(out, "{}", puzzle.idea())?;
    let file = match file {
        Some(file) => {
            hand_over(file, &puzzle.text())?;
            file.to_owned()
        }
        None => keep(puzzle, library)?,
    };
    writeln!(out, "Play it: far-lanes puzzle {}", file.display())?;
    Ok(())
}

/// Keeps a puzzle among the person's own; its file.
pub(super) fn keep(puzzle: WrittenPuzzle, library: &Library) -> Result<PathBuf, Failure> {
    Ok(OwnPuzzles::of(&Saves::open()?).keep(puzzle, &library.puzzles)?)
}

fn made(wanted: &Wanted, library: &Library) -> Result<WrittenPuzzle, Failure> {
    let text = read_record(wanted.record)?;
    if verify::kind(&text).as_deref() == Some(FIGHT) {
        return made_of_fight(wanted, &text);
    }
    let artefact = artefact_in(wanted.record, &text, CARD_GAME)?;
    let mut timeline = ReplayTimeline::new(library, wanted.record, artefact)?;
    wind(&mut timeline, wanted);
    Ok(timeline.puzzle(library)?.through()?)
}

fn made_of_fight(wanted: &Wanted, text: &str) -> Result<WrittenPuzzle, Failure> {
    let minds = Skirmishes::load()?.minds;
    let artefact = artefact_in(wanted.record, text, FIGHT)?;
    let mut timeline = FightTimeline::new(&minds.armoury, wanted.record, artefact)?;
    wind(&mut timeline, wanted);
    Ok(timeline.puzzle(&minds)?.through()?)
}

/// Winds the record on to the moment that is wanted.
fn wind<R: Recording<Fault: Display>>(timeline: &mut Timeline<R>, wanted: &Wanted) {
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
}

/// The puzzle in a link, where the word is one.
pub(super) fn linked(word: &str) -> Result<Option<Puzzle>, Failure> {
    match Shared::find(word)? {
        None => Ok(None),
        Some(Shared::Puzzle(puzzle)) => Ok(Some(puzzle.placed(Path::new("the link"))?)),
        Some(_) => Err(Failure::NoPuzzleInLink),
    }
}

/// The end of an address that brings somebody to this puzzle.
pub(super) fn link(puzzle: &Puzzle) -> String {
    Shared::Puzzle(puzzle.into()).write()
}
