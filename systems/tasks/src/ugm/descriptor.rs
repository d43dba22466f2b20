//! Task descriptors: skill, attribute, difficulty and situation in one line (UGM-08).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Difficulty, Situation, UgmRules};
use crate::{Person, names::same};

/// UGM-08: the skill, the governing attribute, the difficulty, and the situational DMs.
///
/// Written `Skill/Attribute/difficulty (situational DMs)`, as [`FromStr`](std::str::FromStr) reads
/// it: the difficulty as DM, landmark or published throw; `A or B` where another number may stand
/// in for the attribute; among the situational DMs also `+1 if DEX 9+`, `+4 per level` and
/// `no natural ability`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Descriptor {
    pub skill: String,
    /// Governing attribute, then its stand-ins (UGM-21).
    pub attributes: Vec<String>,
    pub difficulty: Difficulty,
    #[serde(default)]
    pub situational: Vec<Situation>,
    /// DM for each level of the skill: +1 (UGM-23) unless the throw was published with another rate
    /// (UGM-24).
    #[serde(default = "one")]
    pub per_level: i16,
    /// UGM-12: whether the throw uses the governing attribute in another way already, where neither
    /// the skill (UGM-51) nor a step (UGM-14) shows it.
    #[serde(default)]
    pub attribute_referenced: bool,
}

fn one() -> i16 {
    1
}

impl Descriptor {
    /// UGM-07: creates an improvised task.
    pub fn new(skill: &str, attribute: &str, difficulty: Difficulty) -> Descriptor {
        Descriptor {
            skill: skill.to_owned(),
            attributes: vec![attribute.to_owned()],
            difficulty,
            situational: Vec::new(),
            per_level: one(),
            attribute_referenced: false,
        }
    }

    /// UGM-05, UGM-06: creates the task of a throw published as `number`+, with its printed DMs.
    pub fn published(
        skill: &str,
        attribute: &str,
        number: i16,
        printed: Vec<Situation>,
    ) -> Descriptor {
        let difficulty = Difficulty::of_throw(number);
        Descriptor { situational: printed, ..Descriptor::new(skill, attribute, difficulty) }
    }

    /// Marks the throw as one that uses the governing attribute already (UGM-12).
    pub fn referencing_attribute(self) -> Descriptor {
        Descriptor { attribute_referenced: true, ..self }
    }

    /// Creates a person with only the numbers of this task; without the skill where it is `None`.
    pub fn person(&self, skill: Option<u8>, attribute: u8) -> Person {
        let person = match skill {
            Some(level) => Person::default().with_skill(&self.skill, level),
            None => Person::default(),
        };
        self.attributes.iter().fold(person, |person, name| person.with_attribute(name, attribute))
    }

    /// UGM-12, UGM-14: whether the throw uses `attribute` in another way, even with a DM of 0.
    /// UGM-51: throws of combat always do.
    pub fn references(&self, attribute: &str, rules: &UgmRules) -> bool {
        let steps = |situation: &Situation| match situation {
            Situation::IfAttribute { attribute: other, .. } => same(other, attribute),
            Situation::Dm { .. } => false,
        };
        self.attribute_referenced
            || rules.is_combat(&self.skill, attribute)
            || self.situational.iter().any(steps)
    }
}

/// Writes it as it is read: `Brawling/STR/+0 (-2 weakened blow, no natural ability)`.
impl fmt::Display for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}/{}", self.skill, self.attributes.join(" or "), self.difficulty)?;
        let mut extras: Vec<String> = self.situational.iter().map(Situation::to_string).collect();
        if self.per_level != one() {
            extras.push(format!("{:+} per level", self.per_level));
        }
        if self.attribute_referenced {
            extras.push("no natural ability".to_owned());
        }
        if extras.is_empty() { Ok(()) } else { write!(f, " ({})", extras.join(", ")) }
    }
}
