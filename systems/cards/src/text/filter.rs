//! Kinds of cards as noun phrases: "target wounded Orrun crew you control".

use super::{
    modifier::value_name,
    words::{article, connection_kind_name, gear_kind_name, skill_name, token, upgrade_kind_name},
};
use crate::data::{Filter, Kind, Quality, Whose};

/// What stands before the noun.
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

/// The whole phrase, with whose it is.
pub(super) fn phrase(filter: &Filter, before: Before) -> String {
    compose(filter, before, true)
}

/// The phrase where it goes without saying that the card is yours: costs, requirements.
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
    words.extend(filter.having.iter().filter_map(|quality| adjective(quality, filter.kind)));
    words.push(plural(filter.kind, before));
    words.extend(filter.having.iter().filter_map(|quality| clause(quality, filter.kind)));
    if say_whose {
        words.extend(owner(filter.whose, adventure).map(str::to_owned));
    }
    let another = filter.having.contains(&Quality::Another);
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

/// For contracts and complications it is the owner that counts.
fn owner(whose: Whose, adventure: bool) -> Option<&'static str> {
    match (whose, adventure) {
        (Whose::Anyones, _) | (Whose::Opposing, false) => None,
        (Whose::Yours, false) => Some("you control"),
        (Whose::Yours, true) => Some("you own"),
        (Whose::Opposing, true) => Some("an opponent owns"),
    }
}

fn adjective(quality: &Quality, kind: Kind) -> Option<String> {
    let word = match quality {
        Quality::Trait(name) | Quality::Species(name) => name,
        Quality::NonHuman => "non-Human",
        Quality::Human => "Human",
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

fn clause(quality: &Quality, kind: Kind) -> Option<String> {
    match quality {
        Quality::Skill(skill) => Some(format!("with {}", skill_name(*skill))),
        Quality::Requires(wanted) => Some(format!("requiring {}", token(*wanted))),
        Quality::SubplotRequires(wanted) => {
            Some(format!("with a subplot requiring {}", token(*wanted)))
        }
        Quality::Least(value, n) => Some(format!("with {n} or more {}", value_name(*value, 2))),
        Quality::NativeLeast(value, n) => {
            Some(format!("with {n} or more native {}", value_name(*value, 2)))
        }
        Quality::Pursued if kind == Kind::Contract => Some("you pursue".to_owned()),
        Quality::Pursued => Some("on the contract you pursue".to_owned()),
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
        assert_eq!(phrase(&crew, Before::Each), "each other non-Human crew with Pilot you control");
        assert_eq!(own_phrase(&crew, Before::A), "another non-Human crew with Pilot");
        let upgrade = filter(Kind::Upgrade, Whose::Anyones, &[]);
        assert_eq!(phrase(&upgrade, Before::A), "an upgrade");
        assert_eq!(phrase(&upgrade, Before::Number(2)), "2 upgrades");
    }

    /// CCG-LINK-1
    #[test]
    fn a_link_names_what_the_complication_requires() {
        let cargo = Quality::Requires(Token::Capability(crate::data::Capability::Cargo));
        let linked = filter(Kind::Complication, Whose::Opposing, &[cargo, Quality::Pursued]);
        let printed =
            "target complication requiring Cargo on the contract you pursue an opponent owns";
        assert_eq!(phrase(&linked, Before::Target), printed);
    }
}
