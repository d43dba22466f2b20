//! Watches the disk for edited data while the game runs.
//!
//! Bevy's own watcher is no use here: it needs thread pools, which the rest of the game does without, and
//! it passes over files that are saved by renaming, as most editors do.

use std::{
    collections::BTreeSet,
    iter,
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        mpsc::{self, Receiver, Sender},
    },
};

use bevy::prelude::Resource;
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::{content::Sources, data::PACKS};

/// Watches the folders of data for as long as it is kept.
#[derive(Resource)]
pub struct Watcher {
    _system: RecommendedWatcher,
    changed: Mutex<Receiver<PathBuf>>,
}

impl Watcher {
    /// Watches everything that data comes from. `bell` is rung for every change, on another thread. Nothing
    /// where the system does not tell of changes: data is as it was loaded, then.
    pub fn start(sources: &Sources, bell: impl Fn() + Send + 'static) -> Option<Watcher> {
        let (sender, receiver) = mpsc::channel();
        let packs = sources.own.iter().map(|own| own.join(PACKS));
        let folders = iter::once(sources.assets.clone()).chain(packs);
        // The system may know them by another name.
        let real = |folder: PathBuf| Some((folder.canonicalize().ok()?, folder));
        let roots: Vec<(PathBuf, PathBuf)> = folders.filter_map(real).collect();
        let watched: Vec<PathBuf> = roots.iter().map(|(real, _)| real.clone()).collect();
        let tell = move |event: notify::Result<Event>| tell(event, &roots, &sender, &bell);
        let mut system = notify::recommended_watcher(tell).ok()?;
        for folder in watched {
            system.watch(&folder, RecursiveMode::Recursive).ok()?;
        }
        Some(Watcher { _system: system, changed: Mutex::new(receiver) })
    }

    /// Paths of the data that has changed since the last call.
    pub fn changed(&self) -> BTreeSet<PathBuf> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).try_iter().collect()
    }
}

fn tell(
    event: notify::Result<Event>,
    roots: &[(PathBuf, PathBuf)],
    sender: &Sender<PathBuf>,
    bell: &impl Fn(),
) {
    let Ok(event) = event else { return };
    // Reading is no change, and the game itself reads.
    if !matches!(event.kind, EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_)) {
        return;
    }
    for path in event.paths {
        // The app may be gone already.
        let _ = sender.send(known(&path, roots));
    }
    bell();
}

/// The path by which data is known that the system calls `path`.
fn known(path: &Path, roots: &[(PathBuf, PathBuf)]) -> PathBuf {
    let mut known = roots.iter().filter_map(|(real, root)| {
        let inside = path.strip_prefix(real).ok()?;
        Some(if inside.as_os_str().is_empty() { root.clone() } else { root.join(inside) })
    });
    known.next().unwrap_or_else(|| path.to_owned())
}
