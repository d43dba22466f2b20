//! Hot reload: an edited file is loaded again, compiled beside the frames, and taken over.

use std::{collections::BTreeSet, mem::take, path::PathBuf, time::Duration};

use bevy::{
    asset::{UntypedAssetId, UntypedHandle},
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WakeUp},
};

use super::{
    asset::DataCame,
    files::{Files, list},
    news::News,
    paths::asset_path,
    watch::Watcher,
    work::Work,
};
use crate::window::{
    common::data::{GameData, Loaded},
    screens::loading::places::{Places, take_in},
};
use crate::{
    clock::Instant,
    content::{self, reload},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .init_resource::<Edit>()
        .add_event::<RequestRedraw>()
        .add_systems(Loaded, watch.run_if(resource_exists::<Hot>))
        .add_systems(
            Update,
            (notice, load, await_all, compile, take_over)
                .chain()
                .run_if(resource_exists::<Watcher>),
        );
}

/// Edits are looked for: in a window, but not where pictures are taken.
#[derive(Resource)]
pub struct Hot;

/// How long nothing must have changed before an edit is looked at: editors save in several steps.
const QUIET: Duration = Duration::from_millis(150);

/// An edit on its way into the game.
#[derive(Resource, Default)]
enum Edit {
    #[default]
    None,
    /// Files are being saved; the last time at this moment.
    Saving(BTreeSet<PathBuf>, Instant),
    /// Texts are on their way.
    Loading(BTreeSet<UntypedAssetId>),
    Compiling(Work<Option<content::Reloaded>>),
}

fn watch(
    places: Res<Places>,
    proxy: Option<Res<EventLoopProxyWrapper<WakeUp>>>,
    mut commands: Commands,
) {
    // The window sleeps while nothing is done.
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let wake = move || {
        if let Some(proxy) = &proxy {
            // A window that is gone needs no waking.
            let _ = proxy.send_event(WakeUp);
        }
    };
    if let Some(watcher) = Watcher::start(&places.sources, wake) {
        commands.insert_resource(watcher);
    }
}

/// Notices what is saved. While an earlier edit is compiled, it waits.
fn notice(watcher: Res<Watcher>, mut edit: ResMut<Edit>, mut redraw: EventWriter<RequestRedraw>) {
    if let Edit::None | Edit::Saving(..) = *edit {
        let mut changed = watcher.changed();
        if !changed.is_empty() {
            if let Edit::Saving(before, _) = &mut *edit {
                changed.append(before);
            }
            *edit = Edit::Saving(changed, Instant::now());
        }
    }
    if !matches!(*edit, Edit::None) {
        redraw.send(RequestRedraw);
    }
}

/// Has the asset server load what has changed, once all is saved.
fn load(
    places: Res<Places>,
    server: Res<AssetServer>,
    mut files: ResMut<Files>,
    mut edit: ResMut<Edit>,
) {
    let Edit::Saving(changed, last) = &*edit else { return };
    if last.elapsed() < QUIET {
        return;
    }
    let again: Vec<PathBuf> =
        files.handles.keys().filter(|&file| changed.contains(file)).cloned().collect();
    let new = files.follow(&list(&places.sources), &places.sources, &server);
    let mut awaited: BTreeSet<UntypedAssetId> = new.iter().map(UntypedHandle::id).collect();
    for file in again {
        let handle = files.handles.get(&file);
        if let Some((handle, path)) = handle.zip(asset_path(&places.sources, &file)) {
            awaited.insert(handle.id());
            server.reload(path);
        }
    }
    *edit = Edit::Loading(awaited);
}

/// Ticks off what has come of what is awaited.
fn await_all(mut came: EventReader<DataCame>, mut edit: ResMut<Edit>) {
    let come: Vec<UntypedAssetId> = came.read().map(|DataCame(id)| *id).collect();
    let Edit::Loading(awaited) = &mut *edit else { return };
    for id in &come {
        awaited.remove(id);
    }
}

/// Compiles the texts as they are now, once all of them have come.
fn compile(world: &mut World) {
    let has_come = |edit: &Edit| matches!(edit, Edit::Loading(awaited) if awaited.is_empty());
    if !has_come(world.resource::<Edit>()) {
        return;
    }
    let sources = world.resource::<Places>().sources.clone();
    let good = world.resource::<GameData>().texts.clone();
    let now = world.resource::<Files>().texts(world);
    let work = Work::start(move || reload(&sources, &good, &now));
    *world.resource_mut::<Edit>() = Edit::Compiling(work);
}

/// Takes over what has been compiled, and says what has come and what is wrong.
fn take_over(world: &mut World) {
    if !matches!(*world.resource::<Edit>(), Edit::Compiling(_)) {
        return;
    }
    let Edit::Compiling(work) = take(&mut *world.resource_mut::<Edit>()) else { return };
    let reloaded = match work.take() {
        Ok(reloaded) => reloaded,
        Err(work) => return *world.resource_mut::<Edit>() = Edit::Compiling(work),
    };
    let sources = world.resource::<Places>().sources.clone();
    let Some(reloaded) = reloaded else {
        // What was wrong a moment ago is as it was before.
        return *world.resource_mut::<News>() = News::default();
    };
    let news = News::of(&reloaded, &sources);
    // Whoever writes cards has a terminal open, where a place in a file is a click away.
    news.mistakes.iter().for_each(|mistake| error!("{mistake}"));
    *world.resource_mut::<News>() = news;
    if reloaded.taken.is_empty() {
        return;
    }
    take_in(world, reloaded.library, reloaded.texts);
}
