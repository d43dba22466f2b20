//! Difficulty levels of combat minds: noise and blind spots. A level never changes what a mind may
//! see. Data, from `assets/captains/combat/levels.ron`.

use cards::data::DataError;

use super::considerations::Family;
use crate::difficulty::{self, DifficultyProfile, Profiles};

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

impl Profiles<Level> {
    /// Reads the profiles of all levels; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text does not parse, a level is missing, or a profile makes no sense.
    pub fn read(file: &str, text: &str) -> Result<Profiles<Level>, DataError> {
        let is_known = |name: &str| Family::ALL.iter().any(|it| it.names().contains(&name));
        difficulty::read(file, text, &Level::ALL, is_known)
    }
}

impl Default for Profiles<Level> {
    /// Returns the profiles as shipped.
    fn default() -> Profiles<Level> {
        const SHIPPED: &str = include_str!("../../../../assets/captains/combat/levels.ron");
        Profiles::<Level>::read("levels.ron", SHIPPED)
            .expect("the shipped levels are read by a test")
    }
}

impl Level {
    /// Returns the profile of this level as shipped.
    pub fn shipped(self) -> DifficultyProfile {
        Profiles::<Level>::default().of(self).clone()
    }
}

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
