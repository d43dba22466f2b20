//! A whole card in words.

use super::{
    ability::{ability, activated, asked, done, feat_done, heroic},
    effect::Voice,
    keyword::keyword,
    requirement::{complication_text, contract_text},
    words::{
        capability_name, capital, connection_kind_name, count, gear_kind_name, level_name,
        place_name, skill_name, upgrade_kind_name,
    },
};
use crate::data::{
    Ability, Activated, Adventure, Card, ComplicationSide, ContractSide, Crew, Face, Level, Ship,
};

/// The lines of the text box: keywords, then one line for each ability.
pub fn rules_text(card: &Card) -> Vec<String> {
    let voice = Voice::of(&card.face);
    let mut lines = Vec::new();
    if !card.keywords.is_empty() {
        let words: Vec<String> = card.keywords.iter().map(keyword).collect();
        lines.push(format!("{}.", words.join(", ")));
    }
    lines.extend(card.counter.iter().map(|name| format!("Counters on it are {name} counters.")));
    lines.extend(card.abilities.iter().map(|printed| ability(printed, voice)));
    match &card.face {
        Face::Event(event) => lines.push(activated(&event.text, voice)),
        Face::Heroic(feat) => lines.extend(heroic(feat, voice)),
        Face::Adventure(sides) => {
            lines.extend(contract_lines(&sides.contract));
            lines.extend(complication_lines(&sides.complication));
        }
        Face::Ship(_) | Face::Crew(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_) => {}
    }
    lines
}

/// The type line: "Crew — Orrun", "Upgrade — hull".
pub fn type_line(card: &Card) -> String {
    let (kind, sort) = match &card.face {
        Face::Ship(_) => return "Ship".to_owned(),
        Face::Event(_) => return "Event".to_owned(),
        Face::Adventure(_) => ("Adventure", "contract and complication".to_owned()),
        Face::Crew(crew) => ("Crew", crew.species.clone()),
        Face::Connection(link) => ("Connection", connection_kind_name(link.subtype).to_owned()),
        Face::Gear(gear) => ("Gear", gear_kind_name(gear.subtype).to_owned()),
        Face::Upgrade(part) => ("Upgrade", upgrade_kind_name(part.subtype).to_owned()),
        Face::Heroic(feat) => ("Heroic action", skill_name(feat.skill).to_owned()),
    };
    format!("{kind} \u{2014} {sort}")
}

/// All the text of a card.
pub fn full(card: &Card) -> Vec<String> {
    let mut lines = vec![card.name.clone(), type_line(card)];
    lines.extend(card.cost().map(|cost| format!("Cost {cost} \u{b7} EV {}", card.ev())));
    lines.extend(values(card));
    if !card.traits.is_empty() {
        lines.push(format!("Traits: {}", card.traits.join(", ")));
    }
    match card.sides() {
        Some(sides @ Adventure { contract, complication, .. }) => {
            lines.extend(places(sides));
            lines.extend(contract_lines(contract));
            lines.extend(quoted(&contract.flavor));
            lines.extend(complication_lines(complication));
            lines.extend(quoted(&complication.flavor));
        }
        None => lines.extend(rules_text(card)),
    }
    lines.extend(quoted(&card.flavor));
    lines
}

/// Where an adventure belongs, such as "Places: Dock, Mine".
pub fn places(sides: &Adventure) -> Option<String> {
    let names: Vec<&str> = sides.places.iter().map(|place| place_name(*place)).collect();
    (!names.is_empty()).then(|| format!("Places: {}", names.join(", ")))
}

/// The effects of the card's `nth` ability, as a label; `None` if there is no such ability.
pub(super) fn ability_done(card: &Card, nth: u8) -> Option<String> {
    Some(done(active(card, nth)?, Voice::of(&card.face)))
}

/// The effects of playing the card, a heroic action at this level; `None` if it is not for playing.
pub(super) fn play_done(card: &Card, level: Option<Level>) -> Option<String> {
    let voice = Voice::of(&card.face);
    match (&card.face, level) {
        (Face::Event(event), None) => Some(done(&event.text, voice)),
        (Face::Heroic(feat), Some(level)) => Some(feat_done(feat, level, voice)),
        (_, _) => None,
    }
}

/// What the card's `nth` ability asks for beside credits and exertion, after a comma; mostly nothing.
pub(super) fn ability_asked(card: &Card, nth: u8) -> Option<String> {
    Some(asked(active(card, nth)?, Voice::of(&card.face)))
}

fn active(card: &Card, nth: u8) -> Option<&Activated> {
    match card.abilities.get(usize::from(nth))? {
        Ability::Activated(active) => Some(active),
        Ability::Persistent(_) | Ability::Triggered(_) => None,
    }
}

fn values(card: &Card) -> Vec<String> {
    match &card.face {
        Face::Ship(ship) => ship_values(ship),
        Face::Crew(crew) => crew_values(crew),
        Face::Upgrade(part) if part.tonnage > 0 => {
            vec![format!("Structure {} \u{b7} needs {} tons", part.structure, part.tonnage)]
        }
        Face::Upgrade(part) => vec![format!("Structure {}", part.structure)],
        Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Event(_)
        | Face::Heroic(_) => Vec::new(),
    }
}

fn ship_values(ship: &Ship) -> Vec<String> {
    let capabilities: Vec<&str> = ship.capabilities.iter().map(|it| capability_name(*it)).collect();
    let upgrades = ship.upgrade_slots.iter();
    let mut slots = vec![format!("{} crew", ship.crew_slots)];
    slots.extend(upgrades.map(|(kind, n)| format!("{n} {}", upgrade_kind_name(*kind))));
    vec![
        format!(
            "{} \u{b7} initiative {} \u{b7} jump {}",
            count(ship.tonnage, "ton"),
            ship.initiative,
            ship.jump
        ),
        format!("Attack {} \u{b7} defense {}", ship.attack, ship.defense),
        format!("Capabilities: {}", capabilities.join(", ")),
        format!("Slots: {}", slots.join(", ")),
    ]
}

fn crew_values(crew: &Crew) -> Vec<String> {
    let skills = crew.skills.iter();
    let skills: Vec<String> = skills
        .map(|(skill, level)| format!("{} {}", level_name(*level), skill_name(*skill)))
        .collect();
    let wounds = format!("Wounds {}", crew.wounds);
    if skills.is_empty() { vec![wounds] } else { vec![capital(&skills.join(", ")), wounds] }
}

fn contract_lines(side: &ContractSide) -> Vec<String> {
    let mut lines = vec![side_title("Contract", &side.name, &side.traits)];
    lines.extend(contract_text(side));
    lines
}

fn complication_lines(side: &ComplicationSide) -> Vec<String> {
    let mut lines = vec![side_title("Complication", &side.name, &side.traits)];
    lines.extend(complication_text(side));
    lines
}

fn side_title(kind: &str, name: &str, traits: &[String]) -> String {
    if traits.is_empty() {
        format!("{kind}: {name}")
    } else {
        format!("{kind}: {name} \u{2014} {}", traits.join(", "))
    }
}

fn quoted(flavor: &str) -> Option<String> {
    (!flavor.is_empty()).then(|| format!("\u{201c}{flavor}\u{201d}"))
}
