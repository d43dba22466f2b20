//! Changes as clauses: "your ship has +1 attack and +1 Cargo".

use super::{
    keyword::keyword,
    words::{
        capability_name, connection_kind_name, count, gear_kind_name, level_name, list, skill_name,
        upgrade_kind_name,
    },
};
use crate::data::{Modifier, Value};

/// What a change is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Subject {
    /// "your ship", "each crew you control".
    pub phrase: String,
    /// How its captain is called, where it is a ship: "you", "the captain of its ship".
    pub captain: Option<String>,
}

/// The subject with all that is changed about it.
pub(super) fn clause(subject: &Subject, changes: &[Modifier]) -> String {
    let had: Vec<String> = changes.iter().filter_map(|change| held(subject, change)).collect();
    let mut clauses = Vec::new();
    if !had.is_empty() {
        clauses.push(format!("{} has {}", subject.phrase, list(&had, "and")));
    }
    clauses.extend(changes.iter().filter_map(|change| told(subject, change)));
    clauses.join(", and ")
}

/// What the subject simply has.
fn held(subject: &Subject, change: &Modifier) -> Option<String> {
    match change {
        Modifier::Change(value, _) if of_captain(subject, *value).is_some() => None,
        Modifier::Change(Value::ProcureCost | Value::HeroicCost, _)
        | Modifier::CannotReady
        | Modifier::Halve(_)
        | Modifier::RaiseSkill(_)
        | Modifier::LowerSkill(_)
        | Modifier::NoAbilities => None,
        Modifier::Change(value, by) => Some(format!("{by:+} {}", value_name(*value, *by))),
        Modifier::Grant(skill, level) => {
            Some(format!("{} {}", level_name(*level), skill_name(*skill)))
        }
        Modifier::Capability(capability) => Some(format!("+1 {}", capability_name(*capability))),
        Modifier::Keyword(word) => Some(keyword(word)),
        Modifier::Trait(name) => Some(format!("the trait {name}")),
    }
}

/// What needs a clause of its own.
fn told(subject: &Subject, change: &Modifier) -> Option<String> {
    let Subject { phrase, .. } = subject;
    match change {
        Modifier::CannotReady => Some(format!("{phrase} cannot be readied")),
        Modifier::Halve(value) => {
            let (whose, has, its) = match of_captain(subject, *value) {
                Some("you") => ("you", "have", "your"),
                Some(captain) => (captain, "has", "their"),
                None => (phrase.as_str(), "has", "its"),
            };
            Some(format!("{whose} {has} half {its} {}, rounded up", value_title(*value)))
        }
        Modifier::RaiseSkill(skill) => {
            Some(format!("{phrase} is one level better at {}", skill_name(*skill)))
        }
        Modifier::LowerSkill(skill) => {
            Some(format!("{phrase} is one level worse at {}", skill_name(*skill)))
        }
        Modifier::NoAbilities => Some(format!("{phrase} loses its abilities and keywords")),
        Modifier::Change(value, by) => match of_captain(subject, *value) {
            Some(captain) => Some(captains(captain, *value, *by)),
            None => costs(phrase, *value, *by),
        },
        Modifier::Grant(..)
        | Modifier::Capability(_)
        | Modifier::Keyword(_)
        | Modifier::Trait(_) => None,
    }
}

/// The captain a value belongs to, where it is a captain's and the subject is a ship.
fn of_captain(subject: &Subject, value: Value) -> Option<&str> {
    let captains_own = matches!(
        value,
        Value::HandSize
            | Value::ProcureCost
            | Value::HeroicCost
            | Value::VictoryThreshold
            | Value::ConnectionLimit(_)
    );
    subject.captain.as_deref().filter(|_| captains_own)
}

fn captains(captain: &str, value: Value, by: i8) -> String {
    let s = if captain == "you" { "" } else { "s" };
    let has = if captain == "you" { "have" } else { "has" };
    match value {
        Value::ProcureCost => {
            format!("{captain} procure{s} cards for {}", more(by, "credit", "less"))
        }
        Value::HeroicCost => {
            format!("{captain} play{s} heroic actions for {}", more(by, "credit", "less"))
        }
        Value::VictoryThreshold => {
            format!("{captain} need{s} {} VP {} to win", by.unsigned_abs(), direction(by, "fewer"))
        }
        Value::HandSize
        | Value::Attack
        | Value::Defense
        | Value::Jump
        | Value::Initiative
        | Value::Tonnage
        | Value::CrewSlots
        | Value::UpgradeSlots(_)
        | Value::WoundCapacity
        | Value::StructureCapacity
        | Value::GearLimit(_)
        | Value::ConnectionLimit(_)
        | Value::Distance
        | Value::Vp
        | Value::AbandonmentPenalty => format!("{captain} {has} {by:+} {}", value_name(value, by)),
    }
}

fn costs(phrase: &str, value: Value, by: i8) -> Option<String> {
    let verb = match value {
        Value::ProcureCost => "procure",
        Value::HeroicCost => "play",
        Value::Attack
        | Value::Defense
        | Value::Jump
        | Value::Initiative
        | Value::Tonnage
        | Value::HandSize
        | Value::CrewSlots
        | Value::UpgradeSlots(_)
        | Value::WoundCapacity
        | Value::StructureCapacity
        | Value::GearLimit(_)
        | Value::ConnectionLimit(_)
        | Value::Distance
        | Value::Vp
        | Value::AbandonmentPenalty
        | Value::VictoryThreshold => return None,
    };
    Some(format!("{phrase} costs {} to {verb}", more(by, "credit", "less")))
}

fn more(by: i8, unit: &str, fewer: &str) -> String {
    format!("{} {}", count(by.unsigned_abs(), unit), direction(by, fewer))
}

fn direction(by: i8, fewer: &str) -> &str {
    if by < 0 { fewer } else { "more" }
}

/// A value as something that a card has, whatever it comes to: "crew slots".
pub(super) fn value_title(value: Value) -> String {
    match value {
        Value::Tonnage => "tonnage".to_owned(),
        Value::GearLimit(kind) => format!("places for {} gear", gear_kind_name(kind)),
        Value::ConnectionLimit(kind) => {
            format!("places for {} connections", connection_kind_name(kind))
        }
        Value::VictoryThreshold => "victory threshold".to_owned(),
        Value::Attack
        | Value::Defense
        | Value::Jump
        | Value::Initiative
        | Value::HandSize
        | Value::CrewSlots
        | Value::UpgradeSlots(_)
        | Value::WoundCapacity
        | Value::StructureCapacity
        | Value::ProcureCost
        | Value::HeroicCost
        | Value::Distance
        | Value::AbandonmentPenalty
        | Value::Vp => value_name(value, 2),
    }
}

/// A value as so much of it: "+1 crew slot".
fn value_name(value: Value, by: i8) -> String {
    let s = if by.unsigned_abs() == 1 { "" } else { "s" };
    let name = match value {
        Value::Attack => "attack",
        Value::Defense => "defense",
        Value::Jump => "jump",
        Value::Initiative => "initiative",
        Value::Tonnage => return format!("ton{s}"),
        Value::HandSize => "hand size",
        Value::CrewSlots => return format!("crew slot{s}"),
        Value::UpgradeSlots(kind) => return format!("{} slot{s}", upgrade_kind_name(kind)),
        Value::GearLimit(kind) => {
            return format!("place{s} for {} gear", gear_kind_name(kind));
        }
        Value::ConnectionLimit(kind) => {
            return format!("place{s} for {} connections", connection_kind_name(kind));
        }
        Value::Vp => "VP",
        Value::WoundCapacity => "wound capacity",
        Value::StructureCapacity => "structure",
        Value::ProcureCost => "procurement cost",
        Value::HeroicCost => "heroic cost",
        Value::Distance => "distance",
        Value::AbandonmentPenalty => "abandonment penalty",
        Value::VictoryThreshold => "VP to win",
    };
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Capability, Keyword, Level, Skill};

    fn your_ship() -> Subject {
        Subject { phrase: "your ship".to_owned(), captain: Some("you".to_owned()) }
    }

    #[test]
    fn changes_to_one_card_share_a_verb() {
        let changes = [
            Modifier::Change(Value::Attack, 1),
            Modifier::Change(Value::Jump, -1),
            Modifier::Capability(Capability::Cargo),
        ];
        let printed = "your ship has +1 attack, -1 jump and +1 Cargo";
        assert_eq!(clause(&your_ship(), &changes), printed);
    }

    #[test]
    fn a_captains_numbers_are_said_of_the_captain() {
        let changes =
            [Modifier::Change(Value::Defense, 1), Modifier::Change(Value::ProcureCost, -1)];
        let printed = "your ship has +1 defense, and you procure cards for 1 credit less";
        assert_eq!(clause(&your_ship(), &changes), printed);
        let theirs = Subject {
            phrase: "its ship".to_owned(),
            captain: Some("the captain of its ship".to_owned()),
        };
        let changes = [Modifier::Change(Value::VictoryThreshold, 2)];
        assert_eq!(clause(&theirs, &changes), "the captain of its ship needs 2 VP more to win");
    }

    #[test]
    fn a_crew_gains_skills_keywords_and_traits() {
        let bearer = Subject { phrase: "its bearer".to_owned(), captain: None };
        let changes = [
            Modifier::Grant(Skill::Medical, Level::Expert),
            Modifier::Keyword(Keyword::Armor(1)),
            Modifier::Trait("Hunted".to_owned()),
            Modifier::CannotReady,
        ];
        let printed = "its bearer has expert Medical, Armor (1) and the trait Hunted, \
                       and its bearer cannot be readied";
        assert_eq!(clause(&bearer, &changes), printed);
    }
}
