//! Deck building without a window: card search, changes, figures.
//!
//! In come the card pool, decks and what somebody types; out come the cards a `query` finds, a
//! `draft` with its history, its `figures`, every reason why it may not be played
//! (`legality`), and decks as text (`list`) and as files (`shelf`). The screen, the command
//! line and the page all build through this room.

mod draft;
mod figures;
mod kind;
mod legality;
mod list;
mod near;
mod pool;
mod query;
mod shelf;
mod tokens;

pub use draft::Draft;
pub use figures::{CapabilityCover, Curve, Figures, SkillCover};
pub use kind::CardKind;
pub use legality::{Reason, reason, reasons};
pub use list::{Imported, LineError, LineFault, import, text_of};
pub use pool::{Sort, found};
pub use query::{Query, QueryError};
pub use shelf::{OwnDecks, deck_file, slug};

#[cfg(test)]
pub(crate) mod testing {
    //! The shipped assets, for tests.

    use std::path::Path;

    use crate::data::Library;

    pub fn library() -> Library {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        Library::read(&assets).expect("the shipped assets")
    }
}
