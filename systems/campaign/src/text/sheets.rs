//! The port, the crew and the books as lines.

use cards::text as card_text;
use characters::{Character, body::State};

use super::{
    counted, credits, errands,
    events::item,
    money::{all_after_dues, hull, owed, short, solvency},
    options,
};
use crate::{
    border,
    data::{CampaignBook, Port},
    observation::{Aboard, Own},
    state::{Berth, Contract, Record, RivalRecord},
};

/// The port: the place, the clock, the money, the contracts, the recruits.
pub fn port(own: &Own, book: &CampaignBook) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(port) = book.charts.port(&own.port) {
        lines.push(format!("{}, a port of class {}. {}", port.name, port.class, port.about));
        lines.push(port.host.clone());
    }
    lines.push(format!(
        "Leg {} of {}. {} in the purse; {}. Wages come to {} a month{}.",
        own.leg,
        own.legs,
        credits(own.purse),
        hull(own),
        credits(own.wages()),
        solvency(own, book).map_or_else(String::new, |told| format!("; {told}"))
    ));
    lines.push(format!("The ambition: {}.", options::ambition(own.ambition, own.length, book)));
    lines.extend(all_after_dues(own));
    lines.extend(short(own, book).map(|short| format!("{short}.")));
    lines.extend(errands::days_left(own).map(|it| format!("{it}.")));
    let locker = errands::locker(own, book);
    lines.extend(locker.map(|it| format!("In the ship's locker for whoever has no weapon: {it}.")));
    lines
}

/// The lanes: the ports a month away, the work that leads there, and what lies behind them.
pub fn lanes(own: &Own, book: &CampaignBook) -> Vec<String> {
    let Some(here) = book.charts.port(&own.port) else { return Vec::new() };
    let line = |port: &Port| {
        let work = own.offers.iter().filter(|it| it.to == port.id).map(|it| it.name.as_str());
        let work = work.collect::<Vec<_>>().join(", ");
        let work = if work.is_empty() { "no work".to_owned() } else { work };
        let behind = book.charts.neighbours(port).filter(|it| it.id != here.id);
        let behind = behind.map(|it| it.name.as_str()).collect::<Vec<_>>().join(", ");
        format!("{} (class {}): {work}; from there to {behind}", port.name, port.class)
    };
    book.charts.neighbours(here).map(line).collect()
}

/// A contract in a sentence.
pub fn contract(contract: &Contract, own: &Own, book: &CampaignBook) -> String {
    let to = book.charts.port(&contract.to).map_or(contract.to.as_str(), |port| &port.name);
    let raiders = match &contract.raiders {
        Some(_) => " Raiders are known to wait on that lane.",
        None => "",
    };
    let race = race(contract, own, book).map_or_else(String::new, |race| format!(" {race}"));
    format!(
        "{} ({:?}) for {to}: {}, pays {}, failing costs {}. {}{raiders}{race}",
        contract.name,
        contract.grade,
        options::terms(contract.points, contract.rounds),
        credits(contract.pay),
        credits(contract.penalty),
        contract.about
    )
}

/// Against whom a contract is a race, and what it pays who does not come first.
pub fn race(contract: &Contract, own: &Own, book: &CampaignBook) -> Option<String> {
    let names = contract.rivals.iter().filter_map(|id| book.rival(id));
    let names: Vec<&str> = names.map(|it| it.name.as_str()).collect();
    let others = credits(book.run(own.length).race.pay_of_others(contract));
    let against = names.join(" and ");
    (!names.is_empty())
        .then(|| format!("A race against {against}: {others} for second place or worse."))
}

/// Those whom the ship has raced against, and the captain's own rival.
pub fn rivals(own: &Own, book: &CampaignBook) -> Vec<String> {
    let met = own.rivals.iter().enumerate().filter(|(nth, it)| *nth == 0 || it.races > 0);
    let line = |(nth, it): (usize, &RivalRecord)| {
        let rival = book.rival(&it.rival)?;
        let rank = if nth == 0 { ", your rival" } else { "" };
        let ruined = if it.ruined { "; bankrupt" } else { "" };
        let races = counted(it.races, "race");
        let (name, about) = (&rival.name, &rival.about);
        let (won, beaten) = (it.won, it.beaten);
        Some(format!("{name}{rank}: {races}, {won} won, {beaten} lost to you{ruined}. {about}"))
    };
    met.filter_map(line).collect()
}

/// Somebody in a line: who they are, and what they are good for.
pub(super) fn person(person: &Character) -> String {
    let skills = border::levels(&person.skills).into_iter();
    let skills: Vec<String> = skills
        .map(|(skill, level)| card_text::token(cards::data::Token::Skill(skill, level)))
        .collect();
    format!(
        "{}, {}, {}: {}",
        person.identity.styled(),
        served(person),
        person.characteristics,
        skills.join(", ")
    )
}

/// Age and service: `34 years, 4 terms in Merchants`.
pub fn served(person: &Character) -> String {
    let career = &person.career;
    let service = career.service.map_or_else(|| "no service".to_owned(), |it| it.to_string());
    format!("{} years, {} in {service}", career.age(), counted(career.terms, "term"))
}

/// Somebody's life in lines: standing, profile and skills, savings.
pub fn life(person: &Character) -> Vec<String> {
    let cash = format!("{} saved", credits(person.possessions.credits));
    vec![served(person), learnt(person), cash]
}

/// Profile and skills: `7789A8: Cutlass 1, Pilot 2`.
pub fn learnt(person: &Character) -> String {
    let skills: Vec<String> =
        person.skills.iter().map(|(name, level)| format!("{name} {level}")).collect();
    format!("{}: {}", person.characteristics, skills.join(", "))
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
    format!("{}{post}; {}; {}", person(&it.person), health(&it.person), record(&it.record))
}

/// What somebody has been through.
pub fn record(record: &Record) -> String {
    format!(
        "{}, {}, hurt {}",
        counted(record.legs, "leg"),
        counted(record.fights, "fight"),
        counted(record.hurt, "time")
    )
}

/// How somebody is.
pub fn health(person: &Character) -> String {
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
    lines.extend(owed(own).map(|(what, sum)| format!("{what:<34} {:>12}", credits(-sum))));
    lines
}
