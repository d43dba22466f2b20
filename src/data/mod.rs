//! Reading `assets/`: card packs, decks, the numbers of the rules, and how minds weigh.
//!
//! Two steps: [`Texts`] are fetched, by the platform, and everything is compiled from them, by pure
//! functions. The command line fetches from the disk, the window through Bevy's asset server. Each [kind
//! of file](DataFile) is read by one function, whoever fetches it.
//!
//! Packs and decks are those of the game and the player's own. A broken pack is left out as a whole and
//! reported; the game goes on without it.

mod decks;
mod files;
mod folder;
mod guides;
mod kind;
mod library;
mod lookup;
mod packs;
mod personas;
mod problem;
mod puzzles;
mod rulebook;
mod table;
mod texts;
mod words;

pub use decks::{DeckError, FaultAt, ListedDeck, deck_in, read_deck};
pub(crate) use files::read_text;
pub use files::{ASSETS_VARIABLE, FileError};
pub use folder::find_folder;
pub use guides::Guides;
pub use kind::DataFile;
pub(crate) use kind::stem;
pub use library::{LIBRARY, Library, OWN};
pub use packs::{Lack, ListedPack, MANIFEST, PACKS, PackFault, PackFile, PackState, PackSwitches};
pub(crate) use personas::STEADY;
pub use problem::{LibraryError, Problem};
pub use puzzles::{
    About, CardPuzzle, FightQuestion, LifeQuestion, OddsPuzzle, OddsQuestion, Puzzle, PuzzleError,
    PuzzleFile, PuzzlePlace, PuzzleTheme, WrittenPuzzle, is_puzzle_list, puzzles_in, puzzles_of,
};
pub use rulebook::BookError;
pub use table::{Cause, PackChange};
pub use texts::{DataFiles, Part, Texts};
pub use words::WordGroups;
