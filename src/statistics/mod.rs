//! Statistics of all finished games and fights: how many were won, with what, against whom.
//!
//! Nearly all that has to be known stands in the games' files, but not who won: that takes playing them
//! again. It is done once for each file; an index beside them remembers the result.

mod account;
mod fight_account;
mod fight_figures;
mod figures;
mod index;
mod kind;
mod reading;
#[cfg(test)]
mod tests;

pub use account::{Account, Outcome, Seated};
pub use fight_account::{Casualties, FightAccount, FightSide};
pub use fight_figures::{FightFigures, FightTally};
pub use figures::{Figures, Line, Streak, Tally};
pub use kind::{Battles, Cards, Kind, Unplayable};
pub use reading::{Broken, Finished, Reading};

/// Finished card games being read.
pub type GameReading = Reading<Cards>;
/// Finished fights being read.
pub type FightReading = Reading<Battles>;

impl GameReading {
    /// The figures of those that were read.
    pub fn figures(&self) -> Figures {
        Figures::of(self.games().iter().map(|finished| &finished.game))
    }
}

impl FightReading {
    /// The figures of those that were read.
    pub fn figures(&self) -> FightFigures {
        FightFigures::of(self.games().iter().map(|finished| &finished.game))
    }
}
