//! What is done on the quay, carried out and kept.

use std::path::Path;

use bevy::prelude::*;
use characters::affairs::{
    self, Affair, AffairError, AffairEvent, AffairTables, Passing, Place, Port, text,
};
use dice::Dice;

use super::{
    super::{
        keep::{KeepError, change},
        library_ui::LibraryUi,
    },
    Affairs, Done, DowntimeAction,
};
use crate::{people::shelf::Entry, players::fresh_seed};

/// Runs an errand; what cannot be done is said.
pub fn carry_out(world: &mut World, errand: DowntimeAction) {
    let Some(Affairs(Ok(tables))) = world.get_resource::<Affairs>() else { return };
    let tables = tables.clone();
    run(&mut world.resource_mut::<LibraryUi>(), errand, &tables, fresh_seed());
}

/// The same with a seed that is given. Whoever is shown stays shown, whatever is looked for.
pub fn run(library_ui: &mut LibraryUi, errand: DowntimeAction, tables: &AffairTables, seed: u64) {
    library_ui.note = None;
    let port = library_ui.quay.port;
    let Some(file) = library_ui.shown().map(|entry| entry.file.clone()) else { return };
    let done = match errand {
        DowntimeAction::Port(port) => return library_ui.quay.port = port,
        DowntimeAction::Do(affair) => affair_done(&file, affair, port, tables, seed),
        DowntimeAction::Month => month_passed(&file, tables),
    };
    match done {
        Ok((entry, done)) => {
            library_ui.replace(entry);
            library_ui.quay.log.entry(file).or_default().push(done);
        }
        Err(fault) => library_ui.note = Some(fault.to_string()),
    }
}

fn affair_done(
    file: &Path,
    affair: Affair,
    port: Port,
    tables: &AffairTables,
    seed: u64,
) -> Result<(Entry, Done), KeepError> {
    let mut dice = Dice::seeded(seed);
    let place = Place::at(port);
    let (entry, events) =
        change(file, |person| affairs::carry_out(person, affair, &place, tables, &mut dice))?;
    let thrown = events.iter().any(|event| super::log::thrown(event).is_some());
    let base = if port.scout_base { ", scout base" } else { "" };
    let what = format!("{} · port {}{base}", text::affair(affair), port.class);
    Ok((entry, Done { what, seed: thrown.then_some(seed), events }))
}

fn month_passed(file: &Path, tables: &AffairTables) -> Result<(Entry, Done), KeepError> {
    let (entry, events) = change(file, |person| -> Result<Vec<AffairEvent>, AffairError> {
        affairs::months_pass(person, 1, Passing::Awake, tables)
    })?;
    Ok((entry, Done { what: "A month passes".to_owned(), seed: None, events }))
}
