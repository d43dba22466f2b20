//! Statistics of all finished games, fights and campaigns: how many were won, with what, against whom.
//!
//! Nearly all that has to be known stands in the games' files, but not who won: that takes playing them
//! again. It is done once for each file; an index beside them remembers the result.

mod account;
mod campaign_account;
mod campaign_figures;
mod fight_account;
mod fight_figures;
mod figures;
mod index;
mod kind;
mod reading;
#[cfg(test)]
mod tests;

pub use account::{Account, Outcome, Seated};
pub use campaign_account::CampaignAccount;
pub use campaign_figures::{CampaignFigures, CampaignTally};
pub use fight_account::{Casualties, FightAccount, FightSide};
pub use fight_figures::{FightFigures, FightTally};
pub use figures::{Figures, Line, Streak, Tally};
pub use kind::{Again, Battles, Cards, Kind, Runs, Unplayable};
pub use reading::{Broken, Finished, Reading};

/// Finished card games being read.
pub type GameReading = Reading<Cards>;
/// Finished fights being read.
pub type FightReading = Reading<Battles>;
/// Finished campaigns being read.
pub type CampaignReading = Reading<Runs>;

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

impl CampaignReading {
    /// The figures of those that were read.
    pub fn figures(&self) -> CampaignFigures {
        CampaignFigures::of(self.games().iter().map(|finished| &finished.game))
    }
}
