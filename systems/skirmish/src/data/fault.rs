//! Faults of tables and scenarios, with the place to look at.

use characters::healing::RuleSet;

/// Fault of tables or of a scenario. Each names the words of the file that it concerns.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArmouryFault {
    #[error("there are two entries called `{0}`")]
    Twice(String),
    #[error("another scenario has the id `{0}`")]
    Taken(String),
    #[error("there is no weapon `{0}`")]
    Weapon(String),
    #[error("there is no armour `{0}`")]
    Armor(String),
    #[error("there is no mount `{0}`")]
    Mount(String),
    #[error("`{name}` brings {count} weapons; nobody carries more than {most}")]
    Overloaded { name: String, count: usize, most: usize },
    #[error("`{0}` can be used by neither rule set")]
    Useless(String),
    /// The weapon in hand at the start has to be usable.
    #[error("`{name}` has nothing in hand that {} knows", rules_named(*rules))]
    Idle { name: String, rules: RuleSet },
    #[error("`{0}` is a beast without a weapon of its own")]
    Toothless(String),
    #[error("`{name}`: no {fitting} goes on `{weapon}`")]
    Fitting { name: String, fitting: &'static str, weapon: String },
    #[error("`{name}`: the {fitting} has to be on a weapon")]
    Loose { name: String, fitting: &'static str },
    #[error("a scenario has two to four sides; `{id}` has {sides}")]
    Sides { id: String, sides: usize },
    #[error("`{id}` says that side {side} surprises the others, and has {sides} sides")]
    NoSide { id: String, side: u8, sides: usize },
    #[error("`{side}` has nobody in it who is free to act")]
    Nobody { side: String },
    #[error("`{id}` has {count} fighters; there can be {most} at most")]
    Crowd { id: String, count: usize, most: usize },
    #[error("`{id}` speaks of fighter {who}, and has {count}")]
    NoFighter { id: String, who: u8, count: usize },
    #[error("`{name}` stands {at} m along a field of {length} m")]
    OffField { name: String, at: i32, length: u16 },
    #[error("a difficult stretch goes to {at} m along a field of {length} m")]
    Stretch { at: i32, length: u16 },
    #[error("what `{side}` is after can never come about: {why}")]
    Vain { side: String, why: &'static str },
    #[error("the terrain table has no row for {0}")]
    Terrain(String),
    #[error("the table of cover has no row for {0}")]
    Cover(String),
}

impl ArmouryFault {
    /// Words to look for in the file.
    pub fn words(&self) -> String {
        match self {
            ArmouryFault::Twice(name)
            | ArmouryFault::Taken(name)
            | ArmouryFault::Weapon(name)
            | ArmouryFault::Armor(name)
            | ArmouryFault::Mount(name)
            | ArmouryFault::Useless(name)
            | ArmouryFault::Toothless(name)
            | ArmouryFault::Idle { name, .. }
            | ArmouryFault::Overloaded { name, .. }
            | ArmouryFault::Fitting { name, .. }
            | ArmouryFault::Loose { name, .. }
            | ArmouryFault::OffField { name, .. }
            | ArmouryFault::Nobody { side: name }
            | ArmouryFault::Vain { side: name, .. } => format!("\"{name}\""),
            ArmouryFault::Sides { .. } | ArmouryFault::Crowd { .. } => "forces".to_owned(),
            ArmouryFault::NoSide { .. } => "surprise".to_owned(),
            ArmouryFault::Stretch { .. } => "difficult".to_owned(),
            ArmouryFault::NoFighter { who, .. } => format!("who: {who}"),
            ArmouryFault::Terrain(_) => "terrain".to_owned(),
            ArmouryFault::Cover(_) => "cover: [".to_owned(),
        }
    }

    /// Number of earlier occurrences of the words to skip: the second of two entries is the one too
    /// many.
    pub const fn before(&self) -> usize {
        if matches!(self, ArmouryFault::Twice(_)) { 1 } else { 0 }
    }
}

const fn rules_named(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Classic => "the classic rule set",
        RuleSet::SecondEdition => "the second edition",
    }
}
