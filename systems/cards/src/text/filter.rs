//! Kinds of cards as noun phrases: "target wounded Orrun crew you control".

use super::{
    modifier::value_title,
    words::{
        article, connection_kind_name, gear_kind_name, list, skill_name, token, upgrade_kind_name,
    },
};
use crate::data::{Filter, Kind, Quality, Value, Whose};

/// The words in front of the noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// "a crew", "another crew".
    A,
    /// "target crew", "another target crew".
    Target,
    /// "each crew", "each other crew".
    Each,
    /// "3 crew", "3 other crew".
    Number(u8),
}

/// The whole phrase, with the owner.
pub(super) fn phrase(filter: &Filter, before: Before) -> String {
    compose(filter, before, true)
}

/// The phrase where it is understood that the card is yours: costs, requirements.
pub(super) fn own_phrase(filter: &Filter, before: Before) -> String {
    compose(filter, before, filter.whose == Whose::Opposing)
}

/// The noun alone: "crew".
pub(super) fn noun(kind: Kind) -> &'static str {
    match kind {
        Kind::Crew => "crew",
        Kind::Gear => "gear",
        Kind::Upgrade => "upgrade",
        Kind::Connection => "connection",
        Kind::Permanent => "permanent",
        Kind::Ship => "ship",
        Kind::Contract => "contract",
        Kind::Complication => "complication",
        Kind::PlayedEvent => "event",
        Kind::PlayedHeroic => "heroic action",
        Kind::ProcuredCard => "card being procured",
        Kind::UsedAbility => "ability",
        Kind::AnythingQueued => "card or ability on the queue",
    }
}

fn compose(filter: &Filter, before: Before, say_whose: bool) -> String {
    let adventure = matches!(filter.kind, Kind::Contract | Kind::Complication);
    let mut words: Vec<String> = Vec::new();
    if say_whose && filter.whose == Whose::Opposing && !adventure {
        words.push("opposing".to_owned());
    }
    words.extend(adjectives(filter));
    words.push(plural(filter.kind, before));
    words.extend(whose(filter, adventure, say_whose).map(str::to_owned));
    words.extend(clauses(&filter.having));
    let another = filter.having.contains(&Quality::Another);
    let pursued = filter.kind == Kind::Contract && filter.having.contains(&Quality::Pursued);
    if before == Before::Each && pursued && !another {
        // There is never more than one.
        return format!("the {}", words.join(" "));
    }
    introduce(before, another, &words.join(" "))
}

fn introduce(before: Before, another: bool, noun: &str) -> String {
    match (before, another) {
        (Before::A, false) => article(noun),
        (Before::A, true) => format!("another {noun}"),
        (Before::Target, false) => format!("target {noun}"),
        (Before::Target, true) => format!("another target {noun}"),
        (Before::Each, false) => format!("each {noun}"),
        (Before::Each, true) => format!("each other {noun}"),
        (Before::Number(n), false) => format!("{n} {noun}"),
        (Before::Number(n), true) => format!("{n} other {noun}"),
    }
}

fn plural(kind: Kind, before: Before) -> String {
    let many = matches!(before, Before::Number(n) if n != 1);
    match kind {
        _ if !many => noun(kind).to_owned(),
        Kind::Crew | Kind::Gear => noun(kind).to_owned(),
        Kind::UsedAbility => "abilities".to_owned(),
        Kind::ProcuredCard => "cards being procured".to_owned(),
        Kind::AnythingQueued => "cards or abilities on the queue".to_owned(),
        Kind::Upgrade
        | Kind::Connection
        | Kind::Permanent
        | Kind::Ship
        | Kind::Contract
        | Kind::Complication
        | Kind::PlayedEvent
        | Kind::PlayedHeroic => format!("{}s", noun(kind)),
    }
}

/// The owner, and whether it is pursued. For contracts and complications the owner counts.
fn whose(filter: &Filter, adventure: bool, say_whose: bool) -> Option<&'static str> {
    let pursued = filter.having.contains(&Quality::Pursued);
    let whose = if say_whose { filter.whose } else { Whose::Anyones };
    match (whose, pursued, filter.kind == Kind::Contract) {
        (Whose::Anyones, false, _) => None,
        (Whose::Opposing, false, _) => adventure.then_some("an opponent owns"),
        (Whose::Yours, false, _) => Some(if adventure { "you own" } else { "you control" }),
        (Whose::Anyones, true, true) => Some("you pursue"),
        (Whose::Yours, true, true) => Some("you own and pursue"),
        (Whose::Opposing, true, true) => Some("you pursue and an opponent owns"),
        (Whose::Anyones, true, false) => Some("on the contract you pursue"),
        (Whose::Yours, true, false) => Some("you own on the contract you pursue"),
        (Whose::Opposing, true, false) => Some("an opponent owns on the contract you pursue"),
    }
}

/// The words in front of the noun: first states, then properties, with a comma between names:
/// "ready Spacer, Officer".
fn adjectives(filter: &Filter) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut named = false;
    let (states, others): (Vec<&Quality>, Vec<&Quality>) =
        filter.having.iter().partition(|quality| is_state(quality));
    for quality in states.into_iter().chain(others) {
        let Some(word) = adjective(quality, filter.kind) else { continue };
        let is_name = matches!(quality, Quality::Trait(_) | Quality::Species(_));
        if let (true, true, Some(last)) = (named, is_name, words.last_mut()) {
            last.push(',');
        }
        named = is_name;
        words.push(word);
    }
    words
}

/// Whether the quality is a state, which can change at any moment.
fn is_state(quality: &Quality) -> bool {
    matches!(
        quality,
        Quality::Exerted | Quality::Ready | Quality::Damaged | Quality::FaceDown | Quality::FaceUp
    )
}

/// The words behind the noun: "requiring Cargo", "with Pilot and attack 2 or more".
fn clauses(having: &[Quality]) -> Vec<String> {
    let mut clauses = Vec::new();
    let required: Vec<String> = having.iter().filter_map(required).collect();
    if !required.is_empty() {
        clauses.push(format!("requiring {}", list(&required, "and")));
    }
    let had: Vec<String> = having.iter().filter_map(had).collect();
    if !had.is_empty() {
        clauses.push(format!("with {}", list(&had, "and")));
    }
    clauses
}

fn adjective(quality: &Quality, kind: Kind) -> Option<String> {
    let specific = matches!(kind, Kind::Gear | Kind::Upgrade | Kind::Connection);
    let word = match quality {
        Quality::Gear(kind) if !specific => return Some(format!("{} gear", gear_kind_name(*kind))),
        Quality::Upgrade(kind) if !specific => {
            return Some(format!("{} upgrade", upgrade_kind_name(*kind)));
        }
        Quality::Trait(name) | Quality::Species(name) => name,
        Quality::NonHuman => "non-Human",
        // Crew of the species Human count, as do near-humans (CCG-KEY-11).
        Quality::Human => "Human or Near-Human",
        Quality::Gear(kind) => gear_kind_name(*kind),
        Quality::Upgrade(kind) => upgrade_kind_name(*kind),
        Quality::Connection(kind) => connection_kind_name(*kind),
        Quality::Exerted => "exerted",
        Quality::Ready => "ready",
        Quality::Damaged if kind == Kind::Crew => "wounded",
        Quality::Damaged => "damaged",
        Quality::FaceDown => "face-down",
        Quality::FaceUp => "face-up",
        Quality::Skill(_)
        | Quality::Requires(_)
        | Quality::SubplotRequires(_)
        | Quality::Least(..)
        | Quality::NativeLeast(..)
        | Quality::Pursued
        | Quality::Another => return None,
    };
    Some(word.to_owned())
}

fn required(quality: &Quality) -> Option<String> {
    if let Quality::Requires(wanted) = quality { Some(token(*wanted)) } else { None }
}

fn had(quality: &Quality) -> Option<String> {
    match quality {
        Quality::Skill(skill) => Some(skill_name(*skill).to_owned()),
        Quality::SubplotRequires(wanted) => Some(format!("a subplot requiring {}", token(*wanted))),
        Quality::Least(Value::Vp, n) => Some(format!("{n} VP or more")),
        Quality::Least(value, n) => Some(format!("{} {n} or more", value_title(*value))),
        Quality::NativeLeast(value, n) => {
            Some(format!("native {} {n} or more", value_title(*value)))
        }
        Quality::Trait(_)
        | Quality::Species(_)
        | Quality::NonHuman
        | Quality::Human
        | Quality::Gear(_)
        | Quality::Upgrade(_)
        | Quality::Connection(_)
        | Quality::Exerted
        | Quality::Ready
        | Quality::Damaged
        | Quality::FaceDown
        | Quality::FaceUp
        | Quality::Requires(_)
        | Quality::Pursued
        | Quality::Another => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Skill, Token};

    fn filter(kind: Kind, whose: Whose, having: &[Quality]) -> Filter {
        Filter { kind, whose, having: having.to_vec() }
    }

    #[test]
    fn a_filter_reads_as_a_noun_phrase() {
        let crew = filter(Kind::Crew, Whose::Opposing, &[Quality::Exerted]);
        assert_eq!(phrase(&crew, Before::Target), "target opposing exerted crew");
        let pilots = [Quality::Another, Quality::NonHuman, Quality::Skill(Skill::Pilot)];
        let crew = filter(Kind::Crew, Whose::Yours, &pilots);
        assert_eq!(phrase(&crew, Before::Each), "each other non-Human crew you control with Pilot");
        assert_eq!(own_phrase(&crew, Before::A), "another non-Human crew with Pilot");
        let upgrade = filter(Kind::Upgrade, Whose::Anyones, &[]);
        assert_eq!(phrase(&upgrade, Before::A), "an upgrade");
        assert_eq!(phrase(&upgrade, Before::Number(2)), "2 upgrades");
    }

    #[test]
    fn names_have_a_comma_between_them_and_what_is_had_is_said_at_once() {
        let name = |name: &str| Quality::Trait(name.to_owned());
        let had = [Quality::Skill(Skill::Pilot), Quality::Least(Value::Attack, 2)];
        let crew =
            filter(Kind::Crew, Whose::Yours, &[[name("Low Verity"), name("Spy")], had].concat());
        let printed = "each Low Verity, Spy crew you control with Pilot and attack 2 or more";
        assert_eq!(phrase(&crew, Before::Each), printed);
    }

    /// CCG-KEY-11
    #[test]
    fn a_near_human_is_told_from_the_species() {
        let species = filter(Kind::Crew, Whose::Anyones, &[Quality::Species("Human".to_owned())]);
        let either = filter(Kind::Crew, Whose::Anyones, &[Quality::Human]);
        assert_eq!(phrase(&species, Before::A), "a Human crew");
        assert_eq!(phrase(&either, Before::A), "a Human or Near-Human crew");
    }

    /// CCG-LINK-1
    #[test]
    fn a_link_names_what_the_complication_requires() {
        let cargo = Quality::Requires(Token::Capability(crate::data::Capability::Cargo));
        let linked = filter(Kind::Complication, Whose::Opposing, &[cargo, Quality::Pursued]);
        let printed =
            "target complication an opponent owns on the contract you pursue requiring Cargo";
        assert_eq!(phrase(&linked, Before::Target), printed);
    }
}
