//! People of the library in a fight from the command line: who goes, and how they come home.

use std::io::Write;

use skirmish::{Aftermath, Setup, data::Scenario};

use super::Failure;
use crate::{
    people::shelf::{Entry, Shelf},
    skirmish::{
        Skirmishes,
        homecoming::{self, Sent},
        party,
        session::Muster,
    },
};

/// The scenario with these of the library on a side, counted from 1, and which fighters they are.
pub(super) fn sent(
    names: &[String],
    all: &Skirmishes,
    setup: &Setup,
    side: u8,
) -> Result<(Scenario, Vec<Sent>), Failure> {
    let shelf = Shelf::open()?;
    let people: Vec<Entry> =
        names.iter().map(|name| shelf.find(name.trim())).collect::<Result<_, _>>()?;
    let (scenario, rules) = (&setup.scenario, setup.rules);
    let side = usize::from(side - 1).min(scenario.forces.len() - 1);
    Ok(party::muster(&all.armoury, scenario, side, rules, &people)?)
}

/// Writes down what the fight has done to those who were sent into it, once it is over.
pub(super) fn come_home(
    muster: &Muster,
    aftermath: Option<&Aftermath>,
) -> Result<Vec<Entry>, Failure> {
    let Some(aftermath) = aftermath.filter(|_| !muster.sent.is_empty()) else {
        return Ok(Vec::new());
    };
    let scenario = &muster.setup.scenario;
    Ok(homecoming::come_home(&Shelf::open()?, scenario, aftermath, &muster.sent)?)
}

/// How they are now, a line each.
pub(super) fn tell(home: &[Entry], out: &mut impl Write) -> Result<(), Failure> {
    for entry in home {
        let person = &entry.person.character;
        let [str, dex, end] = person.body.physical(person.characteristics);
        let name = person.styled();
        let (how, id) = match party::fit(person) {
            Ok(()) => ("is home again", entry.id()),
            Err(party::PartyError::Unconscious(_)) => ("was carried home", entry.id()),
            Err(_) => ("did not live to come home", entry.id()),
        };
        writeln!(out, "{name} {how}: STR {str} DEX {dex} END {end} ({id})")?;
    }
    Ok(())
}
