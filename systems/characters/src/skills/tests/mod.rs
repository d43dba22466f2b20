//! The shipped skills: their meaning, their holders, and their throws.

mod entries;
mod faults;
mod jobs;
mod levels;
mod published;
mod throws;

use super::{SkillBook, SkillFile};
use crate::{
    Characteristics,
    body::Body,
    data::Service,
    scenario::tables,
    sheet::{Career, Character, Fate, Identity, Left, Possessions},
};

macro_rules! read {
    ($file:literal) => {
        ron::from_str(include_str!(concat!("../../../../../assets/careers/", $file)))
            .unwrap_or_else(|fault| panic!(concat!($file, ": {}"), fault))
    };
}
pub(crate) use read;

fn file() -> SkillFile {
    read!("skills.ron")
}

fn book() -> SkillBook {
    SkillBook::new(file(), &tables()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A person of average scores who left the merchants after a term, with these skills.
pub(crate) fn person(skills: &[(&str, u8)]) -> Character {
    let career = Career {
        service: Some(Service::Merchants),
        terms: 1,
        fate: Fate::Free(Left::Chose),
        ..Career::at(22)
    };
    Character {
        identity: Identity { name: "Ada".to_owned(), ..Identity::default() },
        characteristics: Characteristics::new([7; 6]),
        skills: skills.iter().copied().collect(),
        career,
        possessions: Possessions::default(),
        body: Body::default(),
    }
}
