//! Words: what is asked, what can be done, what has happened, and the sheets of port, crew and books.

mod ending;
mod errands;
mod events;
mod meeting;
mod money;
mod options;
mod sheets;
mod stakes;

use std::collections::BTreeMap;

use crate::{
    data::{CampaignBook, PortEvent},
    observation::Own,
    state::PersonId,
};

pub use ending::{ending, outcome};
pub use errands::{days_left, errand, locker, short_errand};
pub use events::{item, told};
pub use meeting::{answer, meeting, stakes, thrown_for};
pub use money::{after_dues, hull, owed, short, solvency};
pub use options::{
    ambition, ambition_name, full, length, length_name, name, option, short_option, why,
};
pub use sheets::{
    contract, crew, health, lanes, learnt, ledger, life, port, race, record, rivals, served,
};

/// Names of people and places, for events.
#[derive(Debug, Clone, Default)]
pub struct Names {
    people: BTreeMap<PersonId, String>,
    ports: BTreeMap<String, String>,
    boardings: BTreeMap<String, String>,
    cards: BTreeMap<String, String>,
    events: BTreeMap<String, PortEvent>,
    rivals: BTreeMap<String, String>,
}

impl Names {
    /// Names of everybody who ever signed on, and of everything on the charts.
    pub fn of(own: &Own, book: &CampaignBook) -> Names {
        let people = own.crew.iter().map(|it| (it.id, it.person.identity.styled()));
        let ports = book.charts.ports.iter().map(|it| (it.id.clone(), it.name.clone()));
        let boardings = book.boardings.iter().map(|it| (it.id.clone(), it.name.clone()));
        let cards = book.cards.cards().map(|(_, it)| (it.id.clone(), it.name.clone()));
        let events = book.charts.events.iter().map(|it| (it.id.clone(), it.clone()));
        Names {
            people: people.collect(),
            ports: ports.collect(),
            boardings: boardings.collect(),
            cards: cards.collect(),
            events: events.collect(),
            rivals: book.rivals.iter().map(|it| (it.id.clone(), it.name.clone())).collect(),
        }
    }

    fn person(&self, id: PersonId) -> &str {
        self.people.get(&id).map_or("somebody", String::as_str)
    }

    fn port<'a>(&'a self, id: &'a str) -> &'a str {
        self.ports.get(id).map_or(id, String::as_str)
    }

    fn boarding<'a>(&'a self, id: &'a str) -> &'a str {
        self.boardings.get(id).map_or(id, String::as_str)
    }

    fn rival<'a>(&'a self, id: &'a str) -> &'a str {
        self.rivals.get(id).map_or(id, String::as_str)
    }

    fn event(&self, id: &str) -> Option<&PortEvent> {
        self.events.get(id)
    }

    fn card<'a>(&'a self, id: &'a str) -> &'a str {
        self.cards.get(id).map_or(id, String::as_str)
    }
}

/// Credits with thousands apart: `Cr150,000`.
pub fn credits(credits: impl Into<i64>) -> String {
    let credits = credits.into();
    let digits = credits.unsigned_abs().to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    let sign = if credits < 0 { "-" } else { "" };
    format!("{sign}Cr{}", groups.join(","))
}

/// "1 round", "2 rounds".
fn counted(count: impl Into<i64>, what: &str) -> String {
    let count = count.into();
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credits_are_written_with_their_thousands_apart() {
        let written = [0_i64, 7, 999, 1000, 150_000, -1_234_567].map(credits);
        assert_eq!(written, ["Cr0", "Cr7", "Cr999", "Cr1,000", "Cr150,000", "-Cr1,234,567"]);
    }
}
