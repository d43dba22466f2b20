//! Difficulty levels of card captains: noise, blind spots, and depth of search. A level never
//! changes what a captain may see. Data, from `assets/captains/levels.ron`.

use crate::{considerations::Family, difficulty::Profiles};

levels! {
    /// Difficulty level of a captain.
    Level {
        /// Has read the rules and follows impulse.
        Cadet: "cadet",
        /// Knows what is good, and does not always do it.
        Ensign: "ensign",
        /// Weighs everything visible.
        #[default]
        Lieutenant: "lieutenant",
        /// Searches the likeliest options before choosing.
        Commander: "commander",
        /// Searches more of them, more thoroughly.
        Admiral: "admiral",
    }
}

profiles!(include_str!("../../../assets/captains/levels.ron"));

impl Level {
    /// Description of such a captain, in a sentence.
    pub const fn character(self) -> &'static str {
        [
            "Has read the rules and goes where the fancy leads.",
            "Knows what is good, and does not always do it.",
            "Weighs everything there is to see.",
            "Tries the likeliest moves in mind before choosing.",
            "Tries more moves in mind, and more thoroughly.",
        ][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_shipped_level_is_more_wilful_or_overlooks_more_than_the_one_below() {
        for pair in Level::ALL.windows(2) {
            let (lower, higher) = (pair[0].shipped(), pair[1].shipped());
            assert!(lower.noise >= higher.noise, "{}", pair[1]);
            assert!(lower.blind_spots.len() >= higher.blind_spots.len(), "{}", pair[1]);
        }
    }
}
