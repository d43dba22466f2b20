//! Wishes in words.

use serde::{Deserialize, Serialize};

use crate::data::{Cell, Service, SkillTable, Tables};

/// A person's wish for their life.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// No wish.
    #[default]
    Anything,
    /// To be good at this skill.
    Skill(String),
    /// To be good with weapons.
    Fight,
    /// Rank.
    Command,
    /// To see old age.
    LiveLong,
    /// Money.
    Wealth,
    /// A ship of one's own.
    Ship,
}

/// Reason why a wish cannot be followed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WishError {
    #[error(
        "`{0}` is no wish that is known here; try `a pilot`, `a fighter`, `an officer`, `live long`, \
         `rich`, `a ship`, or the name of a skill"
    )]
    Unknown(String),
    #[error("nobody can become good at {0} in service: no table of any service has it")]
    Unreachable(String),
    #[error("{service} has no {what}, so that wish cannot come true there")]
    NotThere { service: Service, what: String },
}

/// Callings, each with its skill.
const CALLINGS: [(&str, &str); 17] = [
    ("pilot", "Pilot"),
    ("medic", "Medical"),
    ("doctor", "Medical"),
    ("engineer", "Engineering"),
    ("navigator", "Navigation"),
    ("gunner", "Gunnery"),
    ("gambler", "Gambling"),
    ("steward", "Steward"),
    ("leader", "Leader"),
    ("tactician", "Tactics"),
    ("mechanic", "Mechanical"),
    ("forger", "Forgery"),
    ("bureaucrat", "Administration"),
    ("administrator", "Administration"),
    ("hacker", "Computer"),
    ("brawler", "Brawling"),
    ("jack of all trades", "Jack of All Trades"),
];

impl Wish {
    /// Reads a wish from words.
    ///
    /// # Errors
    /// The words are unknown, or name nothing that a service teaches.
    pub fn parse(tables: &Tables, text: &str) -> Result<Wish, WishError> {
        let lower = text.trim().to_lowercase();
        let said = ["a ", "an ", "to be a ", "to be an ", "to be ", "be a ", "be "];
        let plain = said.iter().rev().find_map(|article| lower.strip_prefix(article));
        let plain = plain.unwrap_or(&lower).trim_start_matches("a ").trim_start_matches("an ");
        let wish = match plain {
            "" | "anything" | "whatever" => Some(Wish::Anything),
            "fighter" | "fight" | "soldier" | "warrior" => Some(Wish::Fight),
            "officer" | "command" | "rank" | "admiral" | "general" => Some(Wish::Command),
            "live long" | "live" | "long life" | "old" | "survive" => Some(Wish::LiveLong),
            "rich" | "wealth" | "money" => Some(Wish::Wealth),
            "ship" | "captain" | "free trader" | "scout ship" => Some(Wish::Ship),
            _ => None,
        };
        match wish {
            Some(wish) => Ok(wish),
            None => skill(tables, plain).ok_or_else(|| WishError::Unknown(text.to_owned()))?,
        }
    }

    /// Checks that the wish can come true in this service.
    ///
    /// # Errors
    /// The service cannot give it.
    pub fn check(&self, tables: &Tables, service: Service) -> Result<(), WishError> {
        let table = tables.service(service);
        let gives_ship = table.benefits.iter().any(|it| super::worth::is_ship(*it));
        let what = match self {
            Wish::Skill(skill) => (!teaches(tables, service, skill)).then(|| skill.clone()),
            Wish::Command => table.ranks.is_empty().then(|| "ranks".to_owned()),
            Wish::Ship => (!gives_ship).then(|| "ships to give".to_owned()),
            Wish::Anything | Wish::Fight | Wish::LiveLong | Wish::Wealth => None,
        };
        what.map_or(Ok(()), |what| Err(WishError::NotThere { service, what }))
    }
}

fn skill(tables: &Tables, name: &str) -> Option<Result<Wish, WishError>> {
    let calling = CALLINGS.iter().find(|(said, _)| *said == name).map(|(_, skill)| *skill);
    let wanted = calling.unwrap_or(name);
    let known = names(tables).into_iter().find(|known| known.eq_ignore_ascii_case(wanted));
    if let Some(skill) = known {
        return Some(Ok(Wish::Skill(skill)));
    }
    // Taught by no service, but a skill all the same (CT-DEF-15).
    let unheard = "Xeno-Medicine";
    let is_that = wanted.eq_ignore_ascii_case(unheard);
    is_that.then(|| Err(WishError::Unreachable(unheard.to_owned())))
}

/// Every skill that some service teaches.
fn names(tables: &Tables) -> Vec<String> {
    let of_tables = Service::ALL.into_iter().flat_map(|service| taught(tables, service));
    let things = &tables.things;
    let weapons = things.weapons.iter().map(|weapon| weapon.name.clone());
    let vehicles = things.vehicles.iter().map(|vehicle| vehicle.name.clone());
    of_tables.chain(weapons).chain(vehicles).collect()
}

fn taught(tables: &Tables, service: Service) -> Vec<String> {
    let table = tables.service(service);
    let cells = SkillTable::ALL.into_iter().flat_map(|it| table.skills(it));
    let named = cells.filter_map(|cell| match cell {
        Cell::Skill(name) => Some(name.clone()),
        Cell::Change(..) | Cell::Blade | Cell::Gun | Cell::Vehicle => None,
    });
    named.collect()
}

/// Whether a roll of this service can ever give a skill.
fn teaches(tables: &Tables, service: Service, skill: &str) -> bool {
    let table = tables.service(service);
    let mut cells = SkillTable::ALL.into_iter().flat_map(|it| table.skills(it));
    cells.any(|cell| super::worth::gives(tables, cell, skill))
}
