//! What verbs read: the assets and the person's own decks.

use super::{failure::Failure, output::complain};
use crate::{data::Library, saves::Saves};

/// The assets and the person's own decks; what had to be left out is said on stderr. Who has no home
/// has no decks in it.
pub(super) fn library() -> Result<Library, Failure> {
    let mut library = Library::load()?;
    library.problems.iter().for_each(complain);
    if let Ok(saves) = Saves::open() {
        library.read_own_decks(&saves.decks_folder()).iter().for_each(complain);
    }
    Ok(library)
}
