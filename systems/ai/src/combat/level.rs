//! Difficulty levels of combat minds: noise and blind spots. A level never changes what a mind may
//! see. Data, from `assets/captains/combat/levels.ron`.

use std::{collections::BTreeMap, sync::LazyLock};

use super::considerations::Family;
use crate::difficulty::{self, DifficultyProfile};

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

static SHIPPED: LazyLock<BTreeMap<Level, DifficultyProfile>> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/captains/combat/levels.ron");
    let is_known = |name: &str| Family::ALL.iter().any(|it| it.names().contains(&name));
    let profiles = difficulty::read("levels.ron", text, &Level::ALL, is_known);
    profiles.expect("the shipped levels are read by a test")
});

impl Level {
    /// Returns the profile of this level.
    pub fn profile(self) -> &'static DifficultyProfile {
        &SHIPPED[&self]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_level_weighs_more_than_the_one_below_and_none_searches() {
        for pair in Level::ALL.windows(2) {
            let (lower, higher) = (pair[0].profile(), pair[1].profile());
            assert!(lower.noise > higher.noise, "{}", pair[1]);
            assert!(lower.blind_spots.len() >= higher.blind_spots.len(), "{}", pair[1]);
        }
        assert!(Level::ALL.iter().all(|level| level.profile().search.is_none()));
    }
}
