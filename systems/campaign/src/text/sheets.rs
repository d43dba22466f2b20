//! The port, the crew and the books as lines.

use cards::text as card_text;
use characters::{Character, body::State};

use super::{counted, credits, events::item, options};
use crate::{
    border,
    data::CampaignBook,
    observation::{Aboard, Own},
    state::{Berth, Contract},
};

/// The port: the place, the clock, the money, the contracts, the recruits.
pub fn port(own: &Own, book: &CampaignBook) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(port) = book.charts.port(&own.port) {
        lines.push(format!("{}, a port of class {}. {}", port.name, port.class, port.about));
        lines.push(port.host.clone());
    }
    let hull = match (own.instalment, own.late) {
        (0, _) => "the hull is on loan and free".to_owned(),
        (monthly, 0) => format!("the hull costs {} a month", credits(monthly)),
        (monthly, late) => {
            format!(
                "the hull costs {} a month, and {} late",
                credits(monthly),
                counted(late, "instalment")
            )
        }
    };
    lines.push(format!(
        "Leg {} of {}. {} in the purse; {hull}. Wages come to {} a month.",
        own.leg,
        own.legs,
        credits(own.purse),
        credits(wages(own))
    ));
    lines.push(format!("The ambition: {}.", options::ambition(own.ambition, book)));
    lines
}

fn wages(own: &Own) -> u32 {
    own.crew.iter().filter(|it| it.berth == Berth::Aboard).map(|it| it.wage).sum()
}

/// A contract in a sentence.
pub fn contract(contract: &Contract, book: &CampaignBook) -> String {
    let to = book.charts.port(&contract.to).map_or(contract.to.as_str(), |port| &port.name);
    let raiders = match &contract.raiders {
        Some(_) => " Raiders are known to wait on that lane.",
        None => "",
    };
    format!(
        "{} ({:?}) for {to}: {}, pays {}, failing costs {}. {}{raiders}",
        contract.name,
        contract.grade,
        options::terms(contract.points, contract.rounds),
        credits(contract.pay),
        credits(contract.penalty),
        contract.about
    )
}

/// Somebody in a line: who they are, and what they are good for.
pub(super) fn person(person: &Character) -> String {
    let skills = border::levels(&person.skills).into_iter();
    let skills: Vec<String> = skills
        .map(|(skill, level)| card_text::token(cards::data::Token::Skill(skill, level)))
        .collect();
    let service =
        person.career.service.map_or_else(|| "no service".to_owned(), |it| it.to_string());
    format!(
        "{}, {} years, {} in {service}, {}: {}",
        person.identity.styled(),
        person.career.age(),
        counted(person.career.terms, "term"),
        person.characteristics,
        skills.join(", ")
    )
}

/// The crew wall: everybody who ever signed on, with what they have been through.
pub fn crew(own: &Own) -> Vec<String> {
    own.crew.iter().map(|it| member(it, own)).collect()
}

fn member(it: &Aboard, own: &Own) -> String {
    let post = match it.berth {
        Berth::Aboard if Some(it.id) == own.captain => ", captain".to_owned(),
        Berth::Aboard => format!(", {} a month", credits(it.wage)),
        Berth::PaidOff => ", paid off".to_owned(),
        Berth::Dead => ", dead".to_owned(),
    };
    let record = format!(
        "{}, {}, hurt {}",
        counted(it.record.legs, "leg"),
        counted(it.record.fights, "fight"),
        counted(it.record.hurt, "time")
    );
    format!("{}{post}; {}; {record}", person(&it.person), health(&it.person))
}

/// How somebody is.
fn health(person: &Character) -> String {
    let body = &person.body;
    let missing: u8 = body.lost.iter().sum();
    match body.state {
        State::Dead => "dead".to_owned(),
        State::Unconscious { .. } => "unconscious".to_owned(),
        State::Awake if missing == 0 => "well".to_owned(),
        State::Awake => format!("{} short of well", counted(missing, "point")),
    }
}

/// The books by leg, with their sum.
pub fn ledger(own: &Own) -> Vec<String> {
    let mut lines = Vec::new();
    let mut leg = None;
    for account in &own.accounts {
        if leg.replace(account.leg) != Some(account.leg) {
            let title = if account.leg == 0 {
                "Before the first leg".to_owned()
            } else {
                format!("Leg {}", account.leg)
            };
            lines.push(title);
        }
        lines.push(format!("  {:<32} {:>12}", item(account.item), credits(account.credits)));
    }
    lines.push(format!("{:<34} {:>12}", "In the purse", credits(own.purse)));
    lines
}
