//! Affairs: given this person at this port, when they do that, then…

mod decisions;
mod entity;
mod figures;
mod leaving;
mod passages;
mod pensions;
mod published;
mod ships;
mod society;
mod titles;

use dice::{Dice, Odds};

use super::{Affair, AffairError, AffairEvent, AffairTables, Place, Port, PortClass, carry_out};
use crate::{
    data::Passage,
    scenario,
    sheet::{Career, Character},
    skills::tests::{self, read},
};

pub(crate) fn tables() -> AffairTables {
    AffairTables::new(read!("affairs.ron"), &scenario::tables().tickets)
        .unwrap_or_else(|fault| panic!("{fault}"))
}

/// A person with this many credits.
fn rich(credits: u32) -> Character {
    let mut person = tests::person(&[]);
    person.possessions.credits = credits;
    person
}

/// A person with this many tickets of a class, and no money.
fn holding(class: Passage, count: u16) -> Character {
    let mut person = rich(0);
    person.possessions.add_passages(class, count);
    person
}

/// A person with a pension of this many credits a year.
fn pensioner(pension: u32) -> Character {
    let mut person = rich(0);
    person.career = Career { terms: 5, pension, ..person.career };
    person
}

fn port(class: PortClass) -> Place {
    Place::at(Port { class, scout_base: false })
}

fn base(class: PortClass) -> Place {
    Place::at(Port { class, scout_base: true })
}

const CLASSES: [PortClass; 6] =
    [PortClass::A, PortClass::B, PortClass::C, PortClass::D, PortClass::E, PortClass::X];

/// Everything that somebody can do there.
fn open(person: &Character, place: &Place, tables: &AffairTables) -> Vec<(Affair, Option<Odds>)> {
    let Character { career, possessions, characteristics, .. } = person;
    super::open(career, possessions, *characteristics, place, tables)
}

/// Carries the affair out at a class C port, without dice.
fn do_it(person: &mut Character, affair: Affair) -> Result<Vec<AffairEvent>, AffairError> {
    do_at(person, affair, &port(PortClass::C), &[])
}

/// Carries the affair out with these dice, and checks that all of them are used.
#[track_caller]
fn do_at(
    person: &mut Character,
    affair: Affair,
    place: &Place,
    faces: &[u8],
) -> Result<Vec<AffairEvent>, AffairError> {
    let mut dice = Dice::scripted(faces);
    let done = carry_out(person, affair, place, &tables(), &mut dice);
    assert!(dice.unthrown().is_empty() || done.is_err(), "{:?} is left", dice.unthrown());
    done
}
