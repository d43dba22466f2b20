//! What an adviser was asked, and what came of it.

use cards::Move;

use crate::{explain::RivalPlay, hints::Hint, window::ui::steps::around};

/// An adviser's work on a question.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Advice {
    /// Which one, from 0, of how many, and what they are called.
    pub adviser: usize,
    pub of: usize,
    pub name: String,
    /// The question that is thought about, by the version of the view, and what has come of it.
    pub(super) asked: Option<u64>,
    pub(super) told: Option<Vec<Hint<Move>>>,
}

/// The rivals' plays of the round after the decision of this version of the view.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RivalPlays {
    pub(super) told: Option<(u64, Vec<RivalPlay>)>,
}

impl Advice {
    /// The hints, the best option first; nothing while the adviser thinks.
    pub fn told(&self) -> &[Hint<Move>] {
        self.told.as_deref().unwrap_or_default()
    }

    /// Turns to another adviser, who begins to think.
    pub fn turn(&mut self, steps: isize) {
        let adviser = around(self.adviser, steps, self.of);
        *self = Advice { adviser, of: self.of, ..Advice::default() };
    }
}
