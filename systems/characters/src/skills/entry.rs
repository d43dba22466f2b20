//! The file of skills, as an author writes it.

use serde::{Deserialize, Serialize};

use super::Use;
use crate::data::{Class, Confidence, Group, Need, Source};

/// The file of skills.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillFile {
    pub skills: Vec<SkillEntry>,
    pub everyone: Vec<Everyone>,
    pub related: Vec<Related>,
    /// Other spellings of skills, each with the one used here (CT-SKT-05, CT-RUL-22).
    pub aliases: Vec<(String, String)>,
    pub absent: Vec<Absent>,
}

/// One skill, or one group of weapons or vehicles (CT-DEF-02).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillEntry {
    pub name: String,
    pub printed: Printed,
    #[serde(default)]
    pub covers: Covers,
    /// Its meaning (CT-DEF-03, CT-DEF-07, CT-DEF-11).
    pub about: Said,
    /// Its throws; the referee sets those that lack a number, or all if there are none (CT-SKL-01).
    #[serde(default)]
    pub uses: Vec<Use>,
    /// Notes for the referee.
    #[serde(default)]
    pub notes: Vec<Said>,
    #[serde(default)]
    pub jobs: Vec<Job>,
}

impl SkillEntry {
    /// Those of the five fields that the summary leaves blank, even if filled in since (CT-DEF-02,
    /// CT-DEF-11 to CT-DEF-14).
    pub const fn blank(&self) -> &'static [Field] {
        use Field::{Dms, Meaning, Name, Notes, Uses};
        match self.printed {
            Printed::Complete => &[],
            Printed::Description => &[Uses, Dms, Notes],
            Printed::Name => &[Meaning, Uses, Dms, Notes],
            Printed::Absent => &[Name, Meaning, Uses, Dms, Notes],
        }
    }
}

/// Extent of an entry in the summary's list of skills.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// The whole entry.
    Complete,
    /// Only the description.
    Description,
    /// Only the name.
    Name,
    /// Nothing, though it can be learnt (CT-DEF-14, CT-RUL-49).
    Absent,
}

/// The five fields of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Field {
    Name,
    Meaning,
    Uses,
    Dms,
    Notes,
}

/// The skills under an entry. Weapons and vehicles are skills by their own names (CT-AUT-06), and
/// share the entry of their group.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Covers {
    #[default]
    Itself,
    /// CT-SKL-15, CT-SKL-16
    Weapons(Vec<Class>),
    /// CT-SKL-18, CT-DEF-07, CT-DEF-15
    Vehicles(Vec<Group>),
}

/// A sentence or two, with their source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    pub text: String,
    pub source: Source,
    pub confidence: Confidence,
}

/// A job that needs a level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    pub name: String,
    pub level: u8,
    #[serde(default)]
    pub need: Option<Need>,
    pub source: Source,
    pub confidence: Confidence,
}

/// Skills that every adventurer has at level 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Everyone {
    pub skills: EveryonesSkills,
    /// Whether it applies; a table may decide otherwise (CT-RUL-69).
    #[serde(default = "yes")]
    pub on: bool,
    /// Whether other people have them as well (CT-DEF-18).
    #[serde(default)]
    pub others_too: bool,
    pub rule: String,
    pub source: Source,
    pub confidence: Confidence,
}

const fn yes() -> bool {
    true
}

/// Skills that everybody has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum EveryonesSkills {
    /// Every weapon (CT-SKL-12).
    Weapons,
    These(Vec<String>),
}

/// A skill that substitutes for others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Related {
    pub how: Relation,
    pub rule: String,
    pub source: Source,
    pub confidence: Confidence,
}

/// How a skill substitutes for others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relation {
    /// The first counts as the second, this many levels lower.
    Counts(String, String, u8),
    /// One vehicle of the group counts as the others, this many levels lower.
    Within(Group, u8),
    /// It counts as every other skill, at this level.
    AllOthers(String, u8),
}

/// A heading of the summary with nothing under it (CT-DEF-16, CT-DEF-17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absent {
    pub heading: String,
    pub rule: String,
    /// Its substitute; `None` where there is nothing.
    pub filled: Option<String>,
}
