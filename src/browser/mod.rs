//! The game on a page: the window on its canvas, and the page's doors to files, links and replays.
//!
//! In come files that a person picks or drops and the end of the page's address; out go downloads,
//! links and one sentence at a time for the page to show. `web/boot.js` is the other side.

mod arrival;
mod page;

use std::{path::Path, sync::Arc};

use bevy::prelude::*;

pub use page::{CANVAS, download, pick};

use crate::{
    data::{Library, LibraryError},
    link::Shared,
    people::tables,
    saves::{SaveError, Saves},
    session::{Session, SessionError},
    verify,
    window::{self, WindowError},
};

/// Why there is nothing on the page.
#[derive(Debug, thiserror::Error)]
enum OpenError {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Window(#[from] WindowError),
}

/// Opens the window on the page's canvas. It stays; what follows is done in the browser's time.
pub fn main() {
    page::offer("verify", |text, _| hash(text));
    page::offer("take", |text, name| arrival::take(name, text));
    if let Err(fault) = open() {
        page::tell("failed", &fault.to_string());
    }
}

fn open() -> Result<(), OpenError> {
    let (library, saves) = (Library::load()?, Saves::open()?);
    let begun = shared(&library, &saves);
    window::show(library, saves, begun, |app| {
        app.add_systems(Last, page::tell_ready).add_plugins(arrival::plugin);
    })?;
    Ok(())
}

/// The game that the page's address holds, dealt.
fn shared(library: &Library, saves: &Saves) -> Option<Session> {
    let shared = Shared::read(&page::address_end());
    page::forget_address_end();
    let dealt = match shared {
        Ok(Some(Shared { setup, seed })) => Session::deal(library, saves, setup, seed)
            .map_err(|fault: SessionError| fault.to_string()),
        Ok(None) => return None,
        Err(fault) => Err(fault.to_string()),
    };
    dealt.map_err(|fault| page::tell("note", &fault)).ok()
}

/// The journal's hash of a record that comes out here as it was recorded.
fn hash(text: &str) -> Result<String, String> {
    let library = Library::load().map_err(|fault| fault.to_string())?;
    let tables = tables::load().map_err(|fault| fault.to_string())?;
    let record = verify::verified(&library, &Arc::new(tables), Path::new("the record"), text);
    record.map(|record| record.journal().to_string()).map_err(|fault| fault.to_string())
}

/// Hands the person the game as a file.
pub fn save_as(session: &Session) {
    let name = session.file().file_name().unwrap_or_default().to_string_lossy();
    let words = match download(&name, &session.artefact().write()) {
        Ok(()) => format!("The game is in your downloads, as {name}."),
        Err(_) => "This browser hands out no files here.".to_owned(),
    };
    page::tell("note", &words);
}

/// Hands the person a link to the same game, dealt anew.
pub fn share(session: &Session) {
    let shared = Shared { setup: session.setup().clone(), seed: session.seed() };
    page::tell("link", &(page::address() + &shared.write()));
}
