//! Carries out downtime actions and keeps the results.

use std::path::Path;

use bevy::prelude::*;
use characters::affairs::{self, Affair, AffairTables, Passing, Place, Port, text};
use dice::Dice;

use super::{
    super::{keep::KeepError, library_ui::LibraryUi},
    Affairs, DowntimeAction, DowntimeRecord,
};
use crate::{
    players::fresh_seed,
    roster::{Entry, Person, PersonFile, change},
};

/// Carries out an action; a note says why one cannot be done.
pub fn carry_out(world: &mut World, action: DowntimeAction) {
    let Some(Affairs(Ok(tables))) = world.get_resource::<Affairs>() else { return };
    let tables = tables.clone();
    run(&mut world.resource_mut::<LibraryUi>(), action, &tables, fresh_seed());
}

/// The same with a given seed. The shown person stays shown, even if the search does not find them.
pub fn run(library_ui: &mut LibraryUi, action: DowntimeAction, tables: &AffairTables, seed: u64) {
    library_ui.note = None;
    let port = library_ui.downtime.port;
    let Some(file) = library_ui.shown::<&PersonFile>().cloned() else { return };
    let done = match action {
        DowntimeAction::Port(port) => return library_ui.downtime.port = port,
        DowntimeAction::Do(affair) => affair_done(&file, affair, port, tables, seed),
        DowntimeAction::Month => month_passed(&file, tables),
    };
    match done {
        Ok((entry, done)) => {
            library_ui.replace(entry);
            library_ui.downtime.log.entry(file).or_default().push(done);
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
) -> Result<(Entry, DowntimeRecord), KeepError> {
    let mut dice = Dice::seeded(seed);
    let place = Place::at(port);
    let (entry, events) = change(file, |person: &mut Person| -> Result<_, KeepError> {
        Ok(affairs::carry_out(&mut person.character, affair, &place, tables, &mut dice)?)
    })?;
    let thrown = events.iter().any(|event| super::log::thrown(event).is_some());
    let base = if port.scout_base { ", scout base" } else { "" };
    let what = format!("{} · port {}{base}", text::affair(affair), port.class);
    Ok((entry, DowntimeRecord { what, seed: thrown.then_some(seed), events }))
}

fn month_passed(file: &Path, tables: &AffairTables) -> Result<(Entry, DowntimeRecord), KeepError> {
    let (entry, events) = change(file, |person: &mut Person| -> Result<_, KeepError> {
        Ok(affairs::months_pass(&mut person.character, 1, Passing::Awake, tables)?)
    })?;
    Ok((entry, DowntimeRecord { what: "A month passes".to_owned(), seed: None, events }))
}
