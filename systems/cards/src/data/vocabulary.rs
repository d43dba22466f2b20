//! The closed word lists of the game: skills, capabilities, subtypes, keywords, phases.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Derives the traits of every word of the game.
macro_rules! words {
    ($($(#[$note:meta])* $name:ident { $($(#[$inner:meta])* $word:ident),+ $(,)? })+) => {$(
        $(#[$note])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
        )]
        pub enum $name { $($(#[$inner])* $word),+ }

        impl $name {
            /// Every word of the list, in printed order.
            pub const ALL: &[$name] = &[$($name::$word),+];
        }
    )+};
}

words! {
    /// The six phases of a round (CCG-RND-1).
    Phase { Ready, Adventure, Procurement, Action, Resource, Resolution }

    /// Skills of a crew, named as in the character rules. A jack-of-all-trades picks among the
    /// other skills, and has no token of its own (CCG-JOT-1).
    Skill {
        Pilot, Navigation, Engineering, Gunnery, Computer, Mechanical, Medical, Steward,
        Streetwise, Leader, Tactics, Admin, Psionic, JackOfAllTrades,
    }

    /// Level of a skill (CCG-SKL-1).
    Level { Trained, Expert }

    /// The four basic capabilities (CCG-CAP-1).
    Basic { Cargo, Military, Passenger, Survey }

    /// A capability token: a basic one, or a pair of basics on one token (CCG-CAP-2).
    Capability {
        Cargo, Military, Passenger, Survey, CargoMilitary, CargoPassenger, CargoSurvey,
        MilitaryPassenger, MilitarySurvey, PassengerSurvey,
    }

    /// Gear subtypes; a crew carries one of each (CCG-SLOT-3).
    GearKind { Armor, Weapon, Tool, Medkit, Vehicle, Burden }

    /// Upgrade subtypes; the ship's plan says how many of each it takes (CCG-SLOT-2).
    UpgradeKind { Weapon, Drive, Hull, Electronics, Fitting }

    /// Connection subtypes; a captain keeps one of each (CCG-SLOT-4).
    ConnectionKind { Ally, Locale, Organization, Reputation }

    /// Where adventures belong: a sort of port, or what lies between them.
    Place {
        /// Harbours, yards and stations.
        Dock,
        /// Towns, great houses, hotels and stages.
        City,
        /// Fields, herds and whoever lives by them.
        Farm,
        /// Rock, ore and works.
        Mine,
        /// Law, money and paper.
        Court,
        /// Pilgrims, hermits and schools.
        Shrine,
        /// Wars, tolls and those who take both.
        Border,
        /// The open lanes, far from any port.
        Lane,
    }

    /// A kind of effect that a card can be invulnerable to.
    Source {
        Events, Heroics, Gear, Crew, Connections, Upgrades,
        /// Strikes: a ship that cannot be targeted by pirates (CCG-PIR-2a).
        Piracy,
    }
}

impl Skill {
    /// The skills a jack-of-all-trades may pick (CCG-JOT-2).
    pub fn can_be_picked(self) -> bool {
        !matches!(self, Skill::Psionic | Skill::JackOfAllTrades)
    }
}

impl Capability {
    /// The basic capabilities this one counts as (CCG-CAP-4).
    pub fn basics(self) -> (Basic, Option<Basic>) {
        use Basic::{Cargo, Military, Passenger, Survey};
        match self {
            Capability::Cargo => (Cargo, None),
            Capability::Military => (Military, None),
            Capability::Passenger => (Passenger, None),
            Capability::Survey => (Survey, None),
            Capability::CargoMilitary => (Cargo, Some(Military)),
            Capability::CargoPassenger => (Cargo, Some(Passenger)),
            Capability::CargoSurvey => (Cargo, Some(Survey)),
            Capability::MilitaryPassenger => (Military, Some(Passenger)),
            Capability::MilitarySurvey => (Military, Some(Survey)),
            Capability::PassengerSurvey => (Passenger, Some(Survey)),
        }
    }

    /// Whether a token of this capability meets a requirement for `wanted`.
    ///
    /// Either half of a pair serves as that basic (CCG-CAP-3); a required pair is met only by the
    /// same pair (CCG-CAP-6).
    pub fn meets(self, wanted: Capability) -> bool {
        match wanted.basics() {
            (_, Some(_)) => self == wanted,
            (basic, None) => {
                let (first, second) = self.basics();
                first == basic || second == Some(basic)
            }
        }
    }
}

/// A resource token, in a captain's pool or in a requirement (CCG-TOK-2).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Token {
    Capability(Capability),
    Skill(Skill, Level),
}

impl Token {
    /// Whether this token meets a requirement for `wanted`. Expert serves as trained, never the
    /// reverse (CCG-SKL-3).
    pub fn meets(self, wanted: Token) -> bool {
        match (self, wanted) {
            (Token::Capability(have), Token::Capability(want)) => have.meets(want),
            (Token::Skill(have, at), Token::Skill(want, level)) => have == want && at >= level,
            (Token::Capability(_), Token::Skill(..)) | (Token::Skill(..), Token::Capability(_)) => {
                false
            }
        }
    }
}

/// A keyword: an ability in one word, the same on every card (CCG-KEY-0).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Keyword {
    /// Each source inflicts this many wounds fewer (CCG-KEY-1).
    Armor(u8),
    /// As a source of wounds, ignores this much Armor (CCG-KEY-2).
    ArmorPenetration(u8),
    /// Its cost is paid from hand only (CCG-KEY-3).
    Cash,
    /// Opposing captains pay this much more to target it (CCG-KEY-4).
    Concealed(u8),
    /// Its Hardened ignores Critical from sources with this trait (CCG-KEY-5).
    Countermeasure(String),
    /// As a source of damage, ignores this much Hardened (CCG-KEY-6).
    Critical(u8),
    /// Its cost is paid from the top of the deck only (CCG-KEY-7).
    Equity,
    /// May be jettisoned to supply this many credits toward a cost (CCG-KEY-8).
    Expendable(u8),
    /// Each source inflicts this much structure damage fewer (CCG-KEY-9).
    Hardened(u8),
    /// May be attached to an opposing captain's card; Integral and Trifling (CCG-KEY-10).
    Hindrance,
    /// A non-human crew that counts as human as well (CCG-KEY-11).
    NearHuman,
    /// Its controller counts as having one more infamy (CCG-KEY-12).
    Infamous,
    /// Cannot be moved, except out of play (CCG-KEY-13).
    Integral,
    /// Not touched by effects of the named kind (CCG-KEY-14).
    Invulnerable(Source),
    /// Crew abilities, heroics and gear cannot restore it (CCG-KEY-15).
    Mechanical,
    /// Its Armor ignores Armor Penetration from Laser sources (CCG-KEY-16).
    Mirrored,
    /// Restored in full, free, in the Ready Phase (CCG-KEY-18).
    Resilient,
    /// At most this many copies in a deck (CCG-KEY-19).
    Restricted(u8),
    /// Any number of copies in a deck (CCG-KEY-19).
    Unrestricted,
    /// Ignores count limits and uses no slot (CCG-KEY-20).
    Trifling,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CCG-CAP-3, CCG-CAP-6
    #[test]
    fn a_pair_serves_as_either_half_but_is_only_met_by_itself() {
        assert!(Capability::CargoPassenger.meets(Capability::Cargo));
        assert!(Capability::CargoPassenger.meets(Capability::Passenger));
        assert!(Capability::CargoPassenger.meets(Capability::CargoPassenger));
        assert!(!Capability::Cargo.meets(Capability::CargoPassenger));
        assert!(!Capability::CargoSurvey.meets(Capability::CargoPassenger));
    }

    /// CCG-SKL-3
    #[test]
    fn expert_stands_in_for_trained_and_never_the_other_way() {
        let pilot = |level| Token::Skill(Skill::Pilot, level);
        assert!(pilot(Level::Expert).meets(pilot(Level::Trained)));
        assert!(!pilot(Level::Trained).meets(pilot(Level::Expert)));
        assert!(!pilot(Level::Expert).meets(Token::Skill(Skill::Medical, Level::Trained)));
    }
}
