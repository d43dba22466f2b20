//! The games of a day among those that are kept.

use std::path::PathBuf;

use jiff::{ToSpan, civil::Date};

use super::Deal;
use crate::{
    data::Library,
    disk,
    saves::{CARD_GAME, CardArtefact, SaveError, Saves, artefact_in},
};

/// A game with a day's deal.
#[derive(Debug, Clone, PartialEq)]
pub struct Try {
    pub file: PathBuf,
    pub artefact: CardArtefact,
}

/// Every game of cards that is kept, in the order in which they were begun.
pub struct Tries(Vec<(PathBuf, String)>);

impl Tries {
    /// Reads what is kept. What cannot be read is no try; who lists games says so.
    pub fn read(saves: &Saves) -> Tries {
        let mut files = [saves.in_progress(), saves.finished()].concat();
        files.sort_by(|one, other| one.file_name().cmp(&other.file_name()));
        let texts = files.into_iter().map(|file| (disk::read_text(&file), file));
        Tries(texts.filter_map(|(text, file)| Some((file, text.ok()?))).collect())
    }

    /// The games with this deal. The first of them counts; the others are practice.
    pub fn of(&self, deal: &Deal) -> Vec<Try> {
        let seed = deal.seed.to_string();
        // Only what has the seed somewhere is worth reading whole.
        let likely = self.0.iter().filter(|(_, text)| text.contains(&seed));
        let read = likely.filter_map(|(file, text)| {
            let artefact: Result<CardArtefact, SaveError> = artefact_in(file, text, CARD_GAME);
            Some(Try { file: file.clone(), artefact: artefact.ok()? })
        });
        read.filter(|one| deal.is_of(&one.artefact)).collect()
    }

    /// How many days in a row were played to their end, up to `today` or, where that is still open, the
    /// day before.
    pub fn streak(&self, today: Date, library: &Library) -> u32 {
        let played = |day: &Date| {
            let deal = Deal::of(*day, library).ok()?;
            self.of(&deal).first().filter(|one| one.artefact.finished).map(|_| ())
        };
        let open = u32::from(played(&today).is_none());
        let before = today.series(-1.day()).skip(open as usize);
        before.take_while(|day| played(day).is_some()).count() as u32
    }
}
