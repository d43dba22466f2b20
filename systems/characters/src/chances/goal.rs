//! Goals of a life, and their words.

use serde::{Deserialize, Serialize};

use super::moment::Moment;
use crate::{
    data::{Service, Tables},
    sheet::{Fate, ShipKind},
    text::{count, credits, upper},
};

/// Something to be reached; whoever dies has reached nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// To be alive; every other goal includes it.
    Live,
    /// This rank, or a higher one.
    Rank(u8),
    /// To be in this service, or to have left it.
    Service(Service),
    /// Out of the service, before this age in years.
    OutBefore(u8),
    /// This level of a skill, or more.
    Skill(String, u8),
    /// So many credits at least, once mustered out.
    Credits(u32),
    /// A pension.
    Pension,
    /// A ship of this kind.
    Ship(ShipKind),
    /// Membership of the Travellers' Aid.
    TravellersAid,
}

impl Goal {
    /// Whether a living person has reached it.
    pub(super) fn is_reached(&self, now: &Moment) -> bool {
        let (career, owned) = (&now.career, &now.possessions);
        match self {
            Goal::Live => true,
            Goal::Rank(rank) => career.rank >= *rank,
            Goal::Service(service) => career.service == Some(*service),
            Goal::OutBefore(age) => career.fate != Fate::Serving && career.age() < *age,
            Goal::Skill(skill, least) => now.skills.level(skill).is_some_and(|it| it >= *least),
            Goal::Credits(least) => owned.credits >= *least,
            Goal::Pension => career.pension > 0,
            Goal::Ship(kind) => owned.ship.as_ref().is_some_and(|ship| ship.kind == *kind),
            Goal::TravellersAid => owned.travellers_aid.is_some(),
        }
    }

    /// Whether mustering out can still bring it.
    pub(super) const fn comes_at_the_end(&self) -> bool {
        match self {
            Goal::Live | Goal::Rank(_) | Goal::Service(_) | Goal::OutBefore(_) => false,
            Goal::Skill(..)
            | Goal::Credits(_)
            | Goal::Pension
            | Goal::Ship(_)
            | Goal::TravellersAid => true,
        }
    }

    /// In words, for a person of this service: `reach rank 5 (Captain)`.
    pub(super) fn words(&self, service: Option<Service>, tables: &Tables) -> String {
        match self {
            Goal::Live => "be alive".to_owned(),
            Goal::Rank(rank) => {
                let title = service.and_then(|it| tables.service(it).rank(*rank));
                let title = title.map_or_else(String::new, |title| format!(" ({title})"));
                format!("hold rank {rank}{title} or a higher one")
            }
            Goal::Service(service) => format!("be one of the {service}"),
            Goal::OutBefore(age) => format!("be out of the service before the age of {age}"),
            Goal::Skill(skill, level) => format!("have {skill}-{level} or better"),
            Goal::Credits(least) => format!("leave with {} or more", credits(*least)),
            Goal::Pension => "retire with a pension".to_owned(),
            Goal::Ship(kind) => format!("get a {}", kind.name()),
            Goal::TravellersAid => "join the Travellers' Aid".to_owned(),
        }
    }
}

/// Goals as a sentence, with the terms that are left for them; `None` for those who have left.
pub(super) fn sentence(goals: &[String], terms: Option<u8>) -> String {
    let by = match terms {
        None => String::new(),
        Some(0) => ", before another term begins, and live".to_owned(),
        Some(terms) => format!(", within {}, and live", count(terms, "term")),
    };
    upper(&format!("{}{by}.", goals.join(" and ")))
}
