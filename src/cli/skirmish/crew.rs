//! People of the library in a fight from the command line: who goes, and how they come home.

use std::io::Write;

use bevy::prelude::Entity;
use characters::{
    Characteristics,
    body::Body,
    sheet::{Career, Identity},
};
use skirmish::{Aftermath, Setup, data::Scenario};

use crate::{
    cli::failure::Failure,
    roster::{PersonFile, Roster, RosterFolder},
    skirmish::{
        Skirmishes,
        homecoming::{self, Sent},
        party,
        session::FightOptions,
    },
};

/// The scenario with these of the library on a side, counted from 1, and which fighters they are.
pub(super) fn sent(
    names: &[String],
    all: &Skirmishes,
    setup: &Setup,
    side: u8,
) -> Result<(Scenario, Vec<Sent>), Failure> {
    let roster = RosterFolder::open()?.list();
    let named = |name: &String| roster.named::<Entity>(name.trim());
    let going: Vec<Entity> = names.iter().map(named).collect::<Result<_, _>>()?;
    let (scenario, rules) = (&setup.scenario, setup.rules);
    let side = usize::from(side - 1).min(scenario.forces.len() - 1);
    Ok(party::send(&all.armoury, scenario, side, rules, &roster, &going)?)
}

/// Writes down what the fight has done to those who were sent into it, once it is over.
pub(super) fn come_home(
    fight_options: &FightOptions,
    aftermath: Option<&Aftermath>,
) -> Result<Roster, Failure> {
    let Some(aftermath) = aftermath.filter(|_| !fight_options.sent.is_empty()) else {
        return Ok(Roster::default());
    };
    let (scenario, library) = (&fight_options.setup.scenario, RosterFolder::open()?);
    Ok(homecoming::come_home(&library, scenario, aftermath, &fight_options.sent)?)
}

/// How they are now, a line each.
pub(super) fn tell(home: &Roster, out: &mut impl Write) -> Result<(), Failure> {
    type Home = (
        &'static PersonFile,
        &'static Identity,
        &'static Characteristics,
        &'static Career,
        &'static Body,
    );
    for (file, identity, &scores, career, body) in home.query::<Home>() {
        let [str, dex, end] = body.physical(scores);
        let (name, id) = (identity.styled(), file.id());
        let how = match party::fit(identity, career, body) {
            Ok(()) => "is home again",
            Err(party::PartyError::Unconscious(_)) => "was carried home",
            Err(_) => "did not live to come home",
        };
        writeln!(out, "{name} {how}: STR {str} DEX {dex} END {end} ({id})")?;
    }
    Ok(())
}
