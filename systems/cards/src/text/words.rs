//! The printed names of the game's words, and some English grammar.

use crate::data::{
    Capability, Card, ConnectionKind, GearKind, Level, Phase, Place, Skill, Source, Token,
    UpgradeKind,
};

/// The printed name of a skill.
pub fn skill_name(skill: Skill) -> &'static str {
    match skill {
        Skill::Pilot => "Pilot",
        Skill::Navigation => "Navigation",
        Skill::Engineering => "Engineering",
        Skill::Gunnery => "Gunnery",
        Skill::Computer => "Computer",
        Skill::Mechanical => "Mechanical",
        Skill::Medical => "Medical",
        Skill::Steward => "Steward",
        Skill::Streetwise => "Streetwise",
        Skill::Leader => "Leader",
        Skill::Tactics => "Tactics",
        Skill::Admin => "Admin",
        Skill::Psionic => "Psionic",
        Skill::JackOfAllTrades => "Jack-of-all-Trades",
    }
}

/// The name of a skill level.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Trained => "trained",
        Level::Expert => "expert",
    }
}

/// The name of a place where adventures belong.
pub fn place_name(place: Place) -> &'static str {
    match place {
        Place::Dock => "Dock",
        Place::City => "City",
        Place::Farm => "Farm",
        Place::Mine => "Mine",
        Place::Court => "Court",
        Place::Shrine => "Shrine",
        Place::Border => "Border",
        Place::Lane => "Lane",
    }
}

/// The printed name of a capability, a pair with a stroke between.
pub fn capability_name(capability: Capability) -> &'static str {
    match capability {
        Capability::Cargo => "Cargo",
        Capability::Military => "Military",
        Capability::Passenger => "Passenger",
        Capability::Survey => "Survey",
        Capability::CargoMilitary => "Cargo/Military",
        Capability::CargoPassenger => "Cargo/Passenger",
        Capability::CargoSurvey => "Cargo/Survey",
        Capability::MilitaryPassenger => "Military/Passenger",
        Capability::MilitarySurvey => "Military/Survey",
        Capability::PassengerSurvey => "Passenger/Survey",
    }
}

/// A token, a trained skill without its level: "Cargo", "Pilot", "expert Pilot".
pub fn token(token: Token) -> String {
    match token {
        Token::Capability(capability) => capability_name(capability).to_owned(),
        Token::Skill(skill, Level::Trained) => skill_name(skill).to_owned(),
        Token::Skill(skill, Level::Expert) => format!("expert {}", skill_name(skill)),
    }
}

/// The name of a phase, without the word.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Ready => "Ready",
        Phase::Adventure => "Adventure",
        Phase::Procurement => "Procurement",
        Phase::Action => "Action",
        Phase::Resource => "Resource",
        Phase::Resolution => "Resolution",
    }
}

/// The name of a gear subtype.
pub fn gear_kind_name(kind: GearKind) -> &'static str {
    match kind {
        GearKind::Armor => "armor",
        GearKind::Weapon => "weapon",
        GearKind::Tool => "tool",
        GearKind::Medkit => "medkit",
        GearKind::Vehicle => "vehicle",
        GearKind::Burden => "burden",
    }
}

/// The name of an upgrade subtype.
pub fn upgrade_kind_name(kind: UpgradeKind) -> &'static str {
    match kind {
        UpgradeKind::Weapon => "weapon",
        UpgradeKind::Drive => "drive",
        UpgradeKind::Hull => "hull",
        UpgradeKind::Electronics => "electronics",
        UpgradeKind::Fitting => "fitting",
    }
}

/// The name of a connection subtype.
pub fn connection_kind_name(kind: ConnectionKind) -> &'static str {
    match kind {
        ConnectionKind::Ally => "ally",
        ConnectionKind::Locale => "locale",
        ConnectionKind::Organization => "organization",
        ConnectionKind::Reputation => "reputation",
    }
}

/// The name of a kind of source, for invulnerability.
pub(super) fn source_name(source: Source) -> &'static str {
    match source {
        Source::Events => "events",
        Source::Heroics => "heroic actions",
        Source::Gear => "gear",
        Source::Crew => "crew",
        Source::Connections => "connections",
        Source::Upgrades => "upgrades",
        Source::Piracy => "piracy",
    }
}

/// "1 card", "3 cards".
pub(super) fn count(n: impl Into<i64>, one: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") }
}

/// "1 counter", "3 entry counters": as the card calls what lies on it (CCG-CTR-2).
pub fn counters(card: &Card, n: u8) -> String {
    let called = card.counter.as_ref();
    count(n, &called.map_or_else(|| "counter".to_owned(), |name| format!("{name} counter")))
}

/// "a crew", "an upgrade".
pub(super) fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// "a Cargo token", "an expert Pilot token".
pub(super) fn token_card(which: Token) -> String {
    article(&format!("{} token", token(which)))
}

/// "x", "x and y", "x, y and z"; `last` is the word before the last.
pub(super) fn list(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().collect::<String>() + letters.as_str(),
        None => String::new(),
    }
}

/// The possessive of a name.
pub(super) fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}
