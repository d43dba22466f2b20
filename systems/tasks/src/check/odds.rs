//! The exact odds of a check.

use std::fmt;

use dice::{Fraction, Odds};
use serde::Serialize;

use super::{Band, Prepared};

/// Odds of each result of a check, counted over every throw of its dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CheckOdds {
    pub success: Odds,
    /// Odds of each band of Effect, from the worst to the best.
    pub bands: [(Band, Odds); 6],
    pub mean_effect: Fraction,
    /// SE-EFF-08: average DM for the next check in a chain.
    pub mean_chain_dm: Fraction,
}

impl Prepared {
    /// Computes the exact odds, with everything declared so far.
    pub fn odds(&self) -> CheckOdds {
        let dice = self.distribution();
        let in_band = |band| dice.odds(|natural| Band::of(self.effect(natural)) == band);
        let chain_dm = |effect| self.rules().chain_dms.of(Band::of(effect));
        CheckOdds {
            success: dice.odds(|natural| self.effect(natural) >= 0),
            bands: Band::ALL.map(|band| (band, in_band(band))),
            mean_effect: dice.mean_of(|natural| self.effect(natural).into()),
            mean_chain_dm: dice.mean_of(|natural| chain_dm(self.effect(natural)).into()),
        }
    }
}

/// Writes one line each: `success: 15/36 (41.7 %)`.
impl fmt::Display for CheckOdds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "success: {}", self.success)?;
        self.bands.iter().try_for_each(|(band, odds)| write!(f, "\n{band}: {odds}"))?;
        write!(f, "\nmean Effect: {}", self.mean_effect)
    }
}
