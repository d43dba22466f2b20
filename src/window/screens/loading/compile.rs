//! Compiles the texts once they are loaded, and opens the game.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use bevy::prelude::*;

use super::{
    collections::{self, Listing},
    files::Files,
    work::Work,
};
use crate::data::{Library, LibraryError, Texts};
use crate::window::{
    common::data::{GameData, Loaded},
    error::WindowError,
    screens::loading::places::Places,
    ui::screen::Screen,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Failure>();
    app.add_systems(Update, finish.run_if(resource_exists::<Compiling>));
}

/// The library, while it is compiled.
#[derive(Resource)]
pub struct Compiling(Work<Result<(Texts, Library), LibraryError>>);

impl FromWorld for Compiling {
    /// Begins, as soon as every collection is loaded.
    fn from_world(world: &mut World) -> Compiling {
        let sources = world.resource::<Places>().sources.clone();
        let files =
            Files::loaded(collections::all(world), &world.resource::<Listing>().0, &sources);
        let texts = files.texts(world);
        world.insert_resource(files);
        let compile = move || sources.library(&texts).map(|library| (texts, library));
        Compiling(Work::start(compile))
    }
}

/// How the game opens once data is there: on a game that was wished for, or not at all where that cannot
/// be. Without one it opens on the title.
pub struct Opening(pub Box<dyn FnOnce(&mut World) -> Result<(), WindowError>>);

/// Why the window has nothing to show. Whoever opened the window keeps a copy, and asks it in the end.
#[derive(Resource, Clone, Default)]
pub struct Failure(Arc<Mutex<Option<WindowError>>>);

impl Failure {
    fn set(&self, fault: impl Into<WindowError>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(fault.into());
    }

    /// Its reason, if there is one.
    pub fn take(&self) -> Option<WindowError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let fault = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        fault.iter().try_for_each(|fault| write!(f, "{fault}"))
    }
}

fn finish(world: &mut World) {
    let Some(Compiling(work)) = world.remove_resource::<Compiling>() else { return };
    match work.take() {
        Err(work) => world.insert_resource(Compiling(work)),
        Ok(Ok((texts, library))) => open(world, library, texts),
        Ok(Err(fault)) => {
            world.resource::<Failure>().set(fault);
            world.resource_mut::<NextState<Screen>>().set(Screen::Failed);
        }
    }
}

fn open(world: &mut World, library: Library, texts: Texts) {
    let saves = world.resource::<Places>().saves.clone();
    world.insert_resource(GameData { library, texts, saves });
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    world.run_schedule(Loaded);
    let opening = world.remove_non_send_resource::<Opening>();
    if let Some(Err(fault)) = opening.map(|opening| (opening.0)(world)) {
        world.resource::<Failure>().set(fault);
        // Whoever wished for it waits at a terminal.
        world.send_event(AppExit::error());
    }
}

/// Lets an app that nobody looks at run until data is there.
///
/// # Errors
/// There is nothing to play with.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) fn finished(app: &mut App) -> Result<(), WindowError> {
    loop {
        app.update();
        if let Some(fault) = app.world().resource::<Failure>().take() {
            return Err(fault);
        }
        if *app.world().resource::<State<Screen>>().get() != Screen::Loading {
            return Ok(());
        }
        std::thread::yield_now();
    }
}
