//! The number that governs a task (UGM-12 to UGM-14, UGM-20, UGM-21, UGM-40, UGM-41).

use dice::Modifier;
use serde::{Deserialize, Serialize};

use super::{Descriptor, NaturalAbility, TaskError, UgmRules, is_high};
use crate::{Person, names::list};

/// Attribute, or its stand-in, with its score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Governor {
    pub name: String,
    pub score: u8,
    /// Whether it is a stand-in (UGM-21).
    pub stands_in: bool,
}

/// Returns all numbers that may govern the task, as the descriptor names them; at least one.
pub(super) fn candidates(
    task: &Descriptor,
    person: &Person,
    rules: &UgmRules,
) -> Result<Vec<Governor>, TaskError> {
    let named = task.attributes.iter().filter_map(|name| candidate(name, person, rules));
    let found: Vec<Governor> = named.collect();
    if found.is_empty() {
        return Err(no_attribute(&task.attributes.join(" or "), person));
    }
    Ok(found)
}

/// UGM-20: an attribute counts at its current score, wounds included.
fn candidate(name: &str, person: &Person, rules: &UgmRules) -> Option<Governor> {
    let own = person.attribute(name);
    let own = own.map(|score| if rules.wounds_count { score.current } else { score.full });
    let score = own.or(person.stand_in(name))?;
    Some(Governor { name: name.to_owned(), score, stands_in: own.is_none() })
}

/// UGM-29: score for a stepped DM.
pub(super) fn score(name: &str, person: &Person, rules: &UgmRules) -> Result<u8, TaskError> {
    let found = candidate(name, person, rules).ok_or_else(|| no_attribute(name, person))?;
    Ok(found.score)
}

fn no_attribute(wanted: &str, person: &Person) -> TaskError {
    let known = person.attributes.keys().chain(person.stand_ins.keys());
    TaskError::NoAttribute { wanted: wanted.to_owned(), known: list(known.map(String::as_str)) }
}

/// UGM-12, UGM-14: number for natural ability, if the throw does not use it otherwise. UGM-21: of
/// several the best.
pub(super) fn for_ability(
    task: &Descriptor,
    candidates: &[Governor],
    rules: &UgmRules,
) -> Option<Governor> {
    best(candidates.iter().filter(|governor| !task.references(&governor.name, rules)))
}

/// UGM-40: the governing attribute, whether or not it gave natural ability. UGM-41: the person's
/// own, unless the rules let the stand-in count.
pub(super) fn for_criticals(candidates: &[Governor], rules: &UgmRules) -> Option<Governor> {
    let own = best(candidates.iter().filter(|governor| !governor.stands_in));
    own.filter(|_| rules.self_attribute_in_criticals).or_else(|| best(candidates.iter()))
}

fn best<'a>(governors: impl Iterator<Item = &'a Governor>) -> Option<Governor> {
    governors.reduce(|best, next| if next.score > best.score { next } else { best }).cloned()
}

impl Governor {
    /// Modifiers of natural ability on a bare throw (UGM-11, UGM-15, UGM-16).
    pub(super) fn modifiers(&self, natural: i32, rules: &UgmRules) -> Vec<Modifier> {
        let ability = NaturalAbility::of(natural, self.score, rules.clamp_at_15);
        let rule = match self.score {
            _ if self.stands_in => "UGM-21",
            12.. => "UGM-15",
            _ => "UGM-11",
        };
        let mut modifiers = vec![Modifier::new(self.to_string(), rule, ability.base)];
        if is_high(self.score) {
            modifiers.push(Modifier::new("high natural ability", "UGM-16", ability.high));
        }
        modifiers
    }
}

/// Writes `DEX 10`.
impl std::fmt::Display for Governor {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{} {}", self.name, self.score)
    }
}
