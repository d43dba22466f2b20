//! Describes a person in words: their standing, their possessions.

use characters::{
    data::Tables,
    sheet::{Career, Fate, Left, Possessions, Ship},
    text::{self, count},
};

use super::pen;

/// `Navy · Lieutenant (2) · 30, 3 terms · retired`.
pub fn standing(career: &Career, tables: &Tables) -> String {
    let rank = career.service.and_then(|service| tables.service(service).rank(career.rank));
    let parts = [
        career.service.map(|service| service.to_string()),
        rank.map(|rank| format!("{rank} ({})", career.rank)),
        Some(age_and_terms(career)),
        fate(career.fate).map(str::to_owned),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn age_and_terms(career: &Career) -> String {
    match career.terms {
        0 => format!("{} years", career.age()),
        1 => format!("{} years, 1 term", career.age()),
        terms => format!("{} years, {terms} terms", career.age()),
    }
}

fn fate(fate: Fate) -> Option<&'static str> {
    match fate {
        Fate::Serving => None,
        Fate::Free(Left::Refused) => Some("discharged"),
        Fate::Free(Left::Chose) => Some("left"),
        Fate::Free(Left::Compulsory) => Some("retired"),
        Fate::Free(Left::Injured) => Some("invalided out"),
        Fate::Dead => Some("dead"),
    }
}

/// The possessions and the yearly pension, a line each.
pub fn owned(owned: &Possessions, pension: u32) -> Vec<String> {
    let mut lines = Vec::new();
    if owned.credits > 0 {
        lines.push(pen::money(owned.credits));
    }
    if pension > 0 {
        lines.push(format!("{} a year, a pension", pen::money(pension)));
    }
    lines.extend(owned.passages.iter().map(|(class, count)| {
        format!("{}{} Passage", times((*count).into()), text::passage(*class))
    }));
    let mut weapons: Vec<&String> = owned.weapons.iter().collect();
    weapons.dedup();
    lines.extend(weapons.into_iter().map(|weapon| {
        let count = owned.weapons.iter().filter(|other| *other == weapon).count();
        format!("{}{weapon}", times(count))
    }));
    if owned.travellers_aid.is_some() {
        lines.push("Member of the Travellers' Aid".to_owned());
    }
    lines.extend(owned.ship.as_ref().map(ship));
    lines
}

fn times(count: usize) -> String {
    if count > 1 { format!("{count} × ") } else { String::new() }
}

fn ship(ship: &Ship) -> String {
    let name = format!("{}{}", ship.kind.name(), age(ship));
    let Some(debt) = ship.debt else { return name };
    let monthly = pen::money(debt.monthly);
    format!("{name}: {} of {monthly} a month", count(debt.payments, "payment"))
}

fn age(ship: &Ship) -> String {
    if ship.years > 0 { format!(", {} old", count(ship.years, "year")) } else { String::new() }
}
