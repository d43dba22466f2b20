//! Difficulty levels of combat minds: noise and blind spots. A level never changes what a mind may
//! see. Data, from `assets/captains/combat/levels.ron`; a copy is built in.

use super::considerations::Family;
use crate::difficulty::Profiles;

levels! {
    /// Difficulty level of a combat mind.
    Level {
        /// Acts on impulse and sees little beyond the next blow.
        Recruit: "recruit",
        /// Knows the trade.
        #[default]
        Regular: "regular",
        /// Weighs everything, and the position a round later.
        Veteran: "veteran",
    }
}

profiles!(include_str!("../../../../assets/captains/combat/levels.ron"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_level_weighs_more_than_the_one_below_and_none_searches() {
        for pair in Level::ALL.windows(2) {
            let (lower, higher) = (pair[0].shipped(), pair[1].shipped());
            assert!(lower.noise > higher.noise, "{}", pair[1]);
            assert!(lower.blind_spots.len() >= higher.blind_spots.len(), "{}", pair[1]);
        }
        assert!(Level::ALL.iter().all(|level| level.shipped().search.is_none()));
    }
}
