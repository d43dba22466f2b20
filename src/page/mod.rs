//! The game on a page: the window on its canvas, and the page's doors to files, links and replays.
//!
//! In come the game's data, files that a person picks or drops and the end of the page's address. `web/boot.js` is the
//! other side.

mod arrival;

use std::path::Path;

use bevy::prelude::*;

use crate::{
    browser,
    data::{LibraryError, find_folder},
    disk,
    link::{LinkError, Shared},
    saves::{SaveError, Saves},
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
    browser::offer("verify", |text, _| hash(text));
    browser::offer("take", |text, name| arrival::take(name, text));
    if let Err(fault) = open() {
        let words = format!("Far Lanes cannot start: {fault}. Reloading the page may help.");
        browser::tell("failed", &words);
    }
}

fn open() -> Result<(), OpenError> {
    disk::provide(browser::take_data());
    let (assets, saves) = (find_folder()?, Saves::open()?);
    let shared = Shared::read(&browser::address_end());
    browser::forget_address_end();
    let open = move |world: &mut World| {
        begin(world, shared);
        Ok(())
    };
    window::show(assets, saves, open, |app| {
        window::once_open(app, browser::tell_ready);
        app.add_plugins(arrival::plugin);
        window::when_it_fails(app, |words| browser::tell("failed", words));
    })?;
    Ok(())
}

/// Begins what the page's address held, or says why that cannot be.
fn begin(world: &mut World, shared: Result<Option<Shared>, LinkError>) {
    let begun = match shared {
        Ok(None) => Ok(()),
        Ok(Some(shared)) => window::begin_shared(world, shared),
        Err(fault) => Err(fault.to_string()),
    };
    if let Err(fault) = begun {
        browser::tell("note", &fault);
    }
}

/// The journal's hash of a record that comes out here as it was recorded.
fn hash(text: &str) -> Result<String, String> {
    let record = verify::verified(Path::new("the record"), text);
    record.map(|record| record.journal().to_string()).map_err(|fault| fault.to_string())
}
