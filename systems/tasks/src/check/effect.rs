//! Effects of checks, and their DMs in a chain (SE-EFF-01 to SE-EFF-07).

use std::fmt;

use serde::{Deserialize, Serialize};

/// SE-EFF-09: the six bands of Effect; every whole number lies in exactly one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Band {
    /// SE-EFF-02: -6 or less.
    ExceptionalFailure,
    /// SE-EFF-03: -5 to -2.
    AverageFailure,
    /// SE-EFF-04: -1.
    MarginalFailure,
    /// SE-EFF-05: 0.
    MarginalSuccess,
    /// SE-EFF-06: 1 to 5.
    AverageSuccess,
    /// SE-EFF-07: 6 or more.
    ExceptionalSuccess,
}

impl Band {
    /// All bands, from the worst to the best.
    pub const ALL: [Band; 6] = [
        Band::ExceptionalFailure,
        Band::AverageFailure,
        Band::MarginalFailure,
        Band::MarginalSuccess,
        Band::AverageSuccess,
        Band::ExceptionalSuccess,
    ];

    /// Returns the band of an Effect.
    pub fn of(effect: i32) -> Band {
        match effect {
            ..=-6 => Band::ExceptionalFailure,
            -5..=-2 => Band::AverageFailure,
            -1 => Band::MarginalFailure,
            0 => Band::MarginalSuccess,
            1..=5 => Band::AverageSuccess,
            6.. => Band::ExceptionalSuccess,
        }
    }

    /// SE-CHK-01: an Effect of 0 or more is a success.
    pub fn is_success(self) -> bool {
        self >= Band::MarginalSuccess
    }
}

/// Writes `average success`.
impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Band::ExceptionalFailure => "exceptional failure",
            Band::AverageFailure => "average failure",
            Band::MarginalFailure => "marginal failure",
            Band::MarginalSuccess => "marginal success",
            Band::AverageSuccess => "average success",
            Band::ExceptionalSuccess => "exceptional success",
        })
    }
}

/// DM that each band gives to the next check of a chain (SE-EFF-02 to SE-EFF-07).
///
/// SE-EFF-05: other printings have 1, 2 and 3 for the three successes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChainDms {
    pub exceptional_failure: i16,
    pub average_failure: i16,
    pub marginal_failure: i16,
    pub marginal_success: i16,
    pub average_success: i16,
    pub exceptional_success: i16,
}

impl Default for ChainDms {
    fn default() -> ChainDms {
        ChainDms {
            exceptional_failure: -3,
            average_failure: -2,
            marginal_failure: -1,
            marginal_success: 0,
            average_success: 1,
            exceptional_success: 2,
        }
    }
}

impl ChainDms {
    /// Returns the DM of a band.
    pub fn of(&self, band: Band) -> i16 {
        match band {
            Band::ExceptionalFailure => self.exceptional_failure,
            Band::AverageFailure => self.average_failure,
            Band::MarginalFailure => self.marginal_failure,
            Band::MarginalSuccess => self.marginal_success,
            Band::AverageSuccess => self.average_success,
            Band::ExceptionalSuccess => self.exceptional_success,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(effects: &[i32], band: Band, chain_dm: i16) {
        for &effect in effects {
            assert_eq!(Band::of(effect), band, "Effect {effect}");
        }
        assert_eq!(ChainDms::default().of(band), chain_dm);
    }

    /// SE-EFF-02
    #[test]
    fn six_short_or_more_is_an_exceptional_failure() {
        check(&[-25, -7, -6], Band::ExceptionalFailure, -3);
    }

    /// SE-EFF-03
    #[test]
    fn two_to_five_short_is_an_average_failure() {
        check(&[-5, -2], Band::AverageFailure, -2);
    }

    /// SE-EFF-04
    #[test]
    fn one_short_is_a_marginal_failure() {
        check(&[-1], Band::MarginalFailure, -1);
    }

    /// SE-EFF-05
    #[test]
    fn the_target_itself_is_a_marginal_success_that_adds_nothing() {
        check(&[0], Band::MarginalSuccess, 0);
        let other = ChainDms { marginal_success: 1, ..ChainDms::default() };
        assert_eq!(other.of(Band::of(0)), 1);
    }

    /// SE-EFF-06
    #[test]
    fn one_to_five_over_is_an_average_success() {
        check(&[1, 5], Band::AverageSuccess, 1);
    }

    /// SE-EFF-07
    #[test]
    fn six_over_or_more_is_an_exceptional_success() {
        check(&[6, 7, 25], Band::ExceptionalSuccess, 2);
    }

    /// SE-EFF-09
    #[test]
    fn the_bands_follow_each_other_without_gap_or_overlap() {
        let bands: Vec<Band> = (-25..=25).map(Band::of).collect();
        assert!(bands.is_sorted());
        let width = |band| bands.iter().filter(|&&other| other == band).count();
        assert_eq!(Band::ALL.map(width), [20, 4, 1, 1, 5, 20]);
        assert!((-25..=25).all(|effect| Band::of(effect).is_success() == (effect >= 0)));
    }
}
