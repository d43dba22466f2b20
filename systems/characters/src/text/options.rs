//! Questions and options.

use crate::{
    choice::{Aim, Move, Why},
    data::Service,
    sheet::Career,
};

/// A question as a sentence.
pub fn prompt(why: Why, career: &Career) -> String {
    let service = career.service.unwrap_or(Service::Other);
    match why {
        Why::Enlisting => "Which service do you apply to? There is one application in a life; \
                           who is refused is drafted."
            .to_owned(),
        Why::Commission => format!("Do you try for a commission in {}?", the(service)),
        Why::Promotion => "Do you try for promotion?".to_owned(),
        Why::Rolling { more } => format!("On which table do you roll for a skill? {}", left(more)),
        Why::NamingBlade => "Which blade or polearm is it?".to_owned(),
        Why::NamingGun => "Which gun is it?".to_owned(),
        Why::NamingVehicle => "Which kind of vehicle is it?".to_owned(),
        Why::Reenlisting => format!("{} would keep you. Another four years?", upper(&the(service))),
        Why::MusteringOut { more } => format!("Money or things? {}", left(more)),
        Why::TakingBlade => "Which blade do you take with you?".to_owned(),
        Why::TakingGun => "Which gun do you take with you?".to_owned(),
    }
}

fn left(more: u8) -> String {
    match more {
        0 => "It is the last roll.".to_owned(),
        1 => "One more roll follows.".to_owned(),
        more => format!("{more} more rolls follow."),
    }
}

/// A service with its article, as one speaks of it.
pub(super) fn the(service: Service) -> String {
    match service {
        Service::Other => "the fringe".to_owned(),
        Service::Navy | Service::Marines | Service::Army | Service::Scouts | Service::Merchants => {
            format!("the {service}")
        }
    }
}

pub(crate) fn upper(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + chars.as_str()
}

/// An option, in a few words.
pub fn option(chosen: &Move) -> String {
    match chosen {
        Move::Enlist(service) => service.name().to_owned(),
        Move::Try => "Try".to_owned(),
        Move::Skip => "Not this term".to_owned(),
        Move::Roll(table) => table.name().to_owned(),
        Move::Name(name) => name.clone(),
        Move::Stay => "Four more years".to_owned(),
        Move::Leave => "Out".to_owned(),
        Move::MusterOut { aim: Aim::Cash, with_dm } => dm("Money", *with_dm, "gambling"),
        Move::MusterOut { aim: Aim::Benefit, with_dm } => dm("Things", *with_dm, "rank"),
        Move::Practise(weapon) => format!("Be better with the {weapon}"),
    }
}

fn dm(what: &str, with_dm: bool, of: &str) -> String {
    if with_dm { format!("{what}, +1 for {of}") } else { what.to_owned() }
}
