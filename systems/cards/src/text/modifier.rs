//! Changes as clauses: "your ship has +1 attack and +1 Cargo".

use super::{
    keyword::keyword,
    words::{
        capability_name, connection_kind_name, count, gear_kind_name, level_name, list, skill_name,
        upgrade_kind_name,
    },
};
use crate::data::{Modifier, Value};

/// The subject of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Subject {
    /// "your ship", "each crew you control".
    pub phrase: String,
    /// The phrase for its captain, if it is a ship: "you", "the captain of its ship".
    pub captain: Option<String>,
}

/// The subject with all its changes.
pub(super) fn clause(subject: &Subject, changes: &[Modifier]) -> String {
    let mut clauses = Vec::new();
    let own = predicates(subject, changes);
    if !own.is_empty() {
        clauses.push(format!("{} {}", subject.phrase, own.join(", and ")));
    }
    if let Some(captain) = &subject.captain {
        clauses.extend(of_the_captain(captain, changes));
    }
    clauses.join(", and ")
}

/// Predicates of the card itself: "has +1 attack", "cannot be readied".
fn predicates(subject: &Subject, changes: &[Modifier]) -> Vec<String> {
    let its_own = |value: Value| subject.captain.is_none() || !is_captains(value);
    let mut all = Vec::new();
    let had: Vec<String> = changes.iter().filter_map(|change| held(change, its_own)).collect();
    if !had.is_empty() {
        all.push(format!("has {}", list(&had, "and")));
    }
    for (raised, how) in [(true, "better"), (false, "worse")] {
        let skills: Vec<String> =
            changes.iter().filter_map(|change| level(change, raised)).collect();
        if !skills.is_empty() {
            all.push(format!("is one level {how} at {}", list(&skills, "and")));
        }
    }
    all.extend(changes.iter().filter_map(|change| told(change, its_own)));
    all
}

/// The object of "has", for changes that use that verb.
fn held(change: &Modifier, its_own: impl Fn(Value) -> bool) -> Option<String> {
    match change {
        Modifier::Change(Value::ProcureCost | Value::HeroicCost, _) => None,
        Modifier::Change(value, by) if its_own(*value) => Some(plus(*value, *by)),
        Modifier::Grant(skill, level) => {
            Some(format!("{} {}", level_name(*level), skill_name(*skill)))
        }
        Modifier::Capability(capability) => Some(format!("+1 {}", capability_name(*capability))),
        Modifier::Keyword(word) => Some(keyword(word)),
        Modifier::Trait(name) => Some(format!("the trait {name}")),
        Modifier::Change(..)
        | Modifier::CannotReady
        | Modifier::Halve(_)
        | Modifier::RaiseSkill(_)
        | Modifier::LowerSkill(_)
        | Modifier::NoAbilities => None,
    }
}

/// The skill that it raises, or lowers.
fn level(change: &Modifier, raised: bool) -> Option<String> {
    let skill = match change {
        Modifier::RaiseSkill(skill) if raised => skill,
        Modifier::LowerSkill(skill) if !raised => skill,
        Modifier::RaiseSkill(_)
        | Modifier::LowerSkill(_)
        | Modifier::Change(..)
        | Modifier::Grant(..)
        | Modifier::Capability(_)
        | Modifier::Keyword(_)
        | Modifier::Trait(_)
        | Modifier::CannotReady
        | Modifier::Halve(_)
        | Modifier::NoAbilities => return None,
    };
    Some(skill_name(*skill).to_owned())
}

/// The predicate of changes with a verb of their own.
fn told(change: &Modifier, its_own: impl Fn(Value) -> bool) -> Option<String> {
    match change {
        Modifier::CannotReady => Some("cannot be readied".to_owned()),
        Modifier::NoAbilities => Some("loses its abilities and keywords".to_owned()),
        Modifier::Halve(value) if its_own(*value) => {
            Some(format!("has half its {}, rounded up", value_title(*value)))
        }
        Modifier::Change(Value::ProcureCost, by) if its_own(Value::ProcureCost) => {
            Some(format!("costs {} to procure", more(*by, "credit", "less")))
        }
        Modifier::Change(Value::HeroicCost, by) if its_own(Value::HeroicCost) => {
            Some(format!("costs {} to play", more(*by, "credit", "less")))
        }
        Modifier::Change(..)
        | Modifier::Halve(_)
        | Modifier::Grant(..)
        | Modifier::Capability(_)
        | Modifier::Keyword(_)
        | Modifier::Trait(_)
        | Modifier::RaiseSkill(_)
        | Modifier::LowerSkill(_) => None,
    }
}

/// Whether a value of a ship belongs to its captain.
fn is_captains(value: Value) -> bool {
    matches!(
        value,
        Value::HandSize
            | Value::ProcureCost
            | Value::HeroicCost
            | Value::VictoryThreshold
            | Value::ConnectionLimit(_)
    )
}

/// Clauses about the captain of a ship: "you have +1 hand size", "you procure cards for 1 credit
/// less".
fn of_the_captain(captain: &str, changes: &[Modifier]) -> Vec<String> {
    let mut clauses = Vec::new();
    let mut had = Vec::new();
    let [s, has, their] =
        if captain == "you" { ["", "have", "your"] } else { ["s", "has", "their"] };
    for change in changes {
        match change {
            Modifier::Change(Value::ProcureCost, by) => clauses
                .push(format!("{captain} procure{s} cards for {}", more(*by, "credit", "less"))),
            Modifier::Change(Value::HeroicCost, by) => clauses.push(format!(
                "{captain} play{s} heroic actions for {}",
                more(*by, "credit", "less")
            )),
            Modifier::Change(Value::VictoryThreshold, by) => clauses.push(format!(
                "{captain} need{s} {} VP {} to win",
                by.unsigned_abs(),
                direction(*by, "fewer")
            )),
            Modifier::Change(value, by) if is_captains(*value) => had.push(plus(*value, *by)),
            Modifier::Halve(value) if is_captains(*value) => clauses
                .push(format!("{captain} {has} half {their} {}, rounded up", value_title(*value))),
            Modifier::Change(..)
            | Modifier::Halve(_)
            | Modifier::Grant(..)
            | Modifier::Capability(_)
            | Modifier::Keyword(_)
            | Modifier::Trait(_)
            | Modifier::CannotReady
            | Modifier::RaiseSkill(_)
            | Modifier::LowerSkill(_)
            | Modifier::NoAbilities => {}
        }
    }
    let had = (!had.is_empty()).then(|| format!("{captain} {has} {}", list(&had, "and")));
    had.into_iter().chain(clauses).collect()
}

/// "+1 attack", "-2 crew slots".
fn plus(value: Value, by: i8) -> String {
    format!("{by:+} {}", value_name(value, by))
}

fn more(by: i8, unit: &str, fewer: &str) -> String {
    format!("{} {}", count(by.unsigned_abs(), unit), direction(by, fewer))
}

fn direction(by: i8, fewer: &str) -> &str {
    if by < 0 { fewer } else { "more" }
}

/// The name of a value, whatever its number: "crew slots".
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

/// The name of a value after a number: "+1 crew slot".
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
    fn skills_raised_share_a_verb_and_so_do_a_captains_numbers() {
        let crew = Subject { phrase: "this crew".to_owned(), captain: None };
        let changes = [
            Modifier::RaiseSkill(Skill::Pilot),
            Modifier::LowerSkill(Skill::Admin),
            Modifier::RaiseSkill(Skill::Computer),
        ];
        let printed = "this crew is one level better at Pilot and Computer, \
                       and is one level worse at Admin";
        assert_eq!(clause(&crew, &changes), printed);
        let limit = |kind| Modifier::Change(Value::ConnectionLimit(kind), 1);
        let changes = [
            limit(crate::data::ConnectionKind::Ally),
            limit(crate::data::ConnectionKind::Locale),
            Modifier::Halve(Value::HandSize),
        ];
        let printed = "you have +1 place for ally connections and +1 place for locale connections, \
                       and you have half your hand size, rounded up";
        assert_eq!(clause(&your_ship(), &changes), printed);
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
                       and cannot be readied";
        assert_eq!(clause(&bearer, &changes), printed);
    }
}
