//! Who advises at a draft: the steady mind at its best, which sees no more than the person does.

use std::sync::Arc;

use ai::{Level, draft::DraftMind};
use cards::data::{CardBook, Def};

use super::drafting::Drafting;
use crate::{
    data::Library,
    hints::{self, Hint},
};

/// A mind that advises at drafts from these cards.
pub struct Adviser(DraftMind);

impl Adviser {
    /// The adviser for these cards.
    pub fn new(library: &Library, book: &Arc<CardBook>) -> Adviser {
        Adviser::of(Level::Admiral, library, book)
    }

    /// A steady mind of this level that says why.
    pub fn of(level: Level, library: &Library, book: &Arc<CardBook>) -> Adviser {
        let profile = library.levels.of(level).clone();
        Adviser(DraftMind::new(Arc::clone(book), library.personality.clone(), profile))
    }

    /// Every card of the offer with what speaks for and against it, the one that the adviser would pick first; nothing
    /// once the deck is whole.
    pub fn hints(&self, drafting: &Drafting) -> Vec<Hint<Def>> {
        let Some(offer) = drafting.offer() else { return Vec::new() };
        hints::all(&self.0.explain(drafting.game().deck(), offer))
    }

    /// The card that the adviser would pick.
    pub fn pick(&self, drafting: &Drafting) -> Option<Def> {
        self.hints(drafting).first().map(|hint| hint.option)
    }
}
