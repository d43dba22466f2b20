//! Situational DMs (UGM-06, UGM-28, UGM-29, UGM-30).

use std::fmt;

use dice::Modifier;
use serde::{Deserialize, Serialize};

use super::{Descriptor, TaskError, UgmRules, governor};
use crate::{Person, names::same};

/// DM of the situation rather than of the task.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Situation {
    /// A DM with its reason; the text holds no comma or semicolon.
    Dm { dm: i16, text: String },
    /// A DM for that much of an attribute (UGM-29).
    IfAttribute { dm: i16, attribute: String, at_least: u8 },
}

impl Situation {
    /// UGM-28: creates a DM with the reason `text`.
    pub fn dm(dm: i16, text: &str) -> Situation {
        Situation::Dm { dm, text: text.to_owned() }
    }

    /// UGM-29: creates a DM for an `attribute` of `at_least` or more.
    pub fn if_attribute(dm: i16, attribute: &str, at_least: u8) -> Situation {
        Situation::IfAttribute { dm, attribute: attribute.to_owned(), at_least }
    }

    /// UGM-30: creates a DM of an opponent's skill against the throw, such as a parry.
    pub fn opponents_skill(skill: &str, level: u8) -> Situation {
        Situation::Dm { dm: -i16::from(level), text: format!("opponent's {skill}-{level}") }
    }
}

/// Writes `-2 weakened blow` or `+1 if DEX 9+`.
impl fmt::Display for Situation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Situation::Dm { dm, text } if text.is_empty() => write!(f, "{dm:+}"),
            Situation::Dm { dm, text } => write!(f, "{dm:+} {text}"),
            Situation::IfAttribute { dm, attribute, at_least } => {
                write!(f, "{dm:+} if {attribute} {at_least}+")
            }
        }
    }
}

/// UGM-28: returns the modifiers in order; the steps of one attribute are one modifier.
pub(super) fn modifiers(
    task: &Descriptor,
    person: &Person,
    rules: &UgmRules,
) -> Result<Vec<Modifier>, TaskError> {
    let mut modifiers: Vec<Modifier> = Vec::new();
    let mut stepped: Vec<&str> = Vec::new();
    for situation in &task.situational {
        match situation {
            Situation::Dm { dm, text } => {
                let name = if text.is_empty() { "situation" } else { text };
                modifiers.push(Modifier::new(name.to_owned(), "UGM-28", *dm));
            }
            Situation::IfAttribute { attribute, .. } => {
                if !stepped.iter().any(|other| same(other, attribute)) {
                    stepped.push(attribute);
                    modifiers.push(steps(attribute, task, person, rules)?);
                }
            }
        }
    }
    Ok(modifiers)
}

/// UGM-29: of the steps that an attribute reaches the best counts, or all, by the settings.
fn steps(
    attribute: &str,
    task: &Descriptor,
    person: &Person,
    rules: &UgmRules,
) -> Result<Modifier, TaskError> {
    let score = governor::score(attribute, person, rules)?;
    let reached = task.situational.iter().filter_map(|situation| match situation {
        Situation::IfAttribute { dm, attribute: other, at_least } => {
            (same(other, attribute) && score >= *at_least).then_some(*dm)
        }
        Situation::Dm { .. } => None,
    });
    let dm = if rules.steps_add_up {
        reached.fold(0, i16::saturating_add)
    } else {
        reached.max().unwrap_or(0)
    };
    Ok(Modifier::new(format!("{attribute} {score}"), "UGM-29", dm))
}
