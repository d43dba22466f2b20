//! Lives on disk without a window: what was done on the screen, as it is at the next start.

mod another;
mod elsewhere;

use std::{fs, path::Path};

use bevy::ecs::system::RunSystemOnce;

use super::{
    super::{
        career_ui::{CareerAction, CareerDialog},
        instead,
        next_life::{LeftLife, NextLife},
    },
    *,
};
use crate::window::{
    common::requests::TitleNotes, screens::people::carry::carry_out, ui::screen::Screen,
};
use crate::{
    data::{Library, Texts},
    roster::testing::{folder, tables},
    saves::Saves,
};

/// The program as it starts on this folder of saves.
fn started(home: &Path) -> World {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let library = Library::read(&assets).expect("the shipped assets");
    let mut world = World::new();
    let (texts, saves) = (Texts::default(), Saves::at(home));
    world.insert_resource(GameData { library, texts, saves });
    world.insert_resource(Careers(Ok(Arc::new(tables().clone()))));
    world.init_resource::<CareerUi>();
    world.init_resource::<LibraryUi>();
    world.init_resource::<TitleNotes>();
    world.init_resource::<NextState<Screen>>();
    world.run_system_once(pick_up).expect("it runs");
    world
}

/// A life of this seed with so many first options taken.
fn begin(world: &mut World, seed: u64, decisions: usize) {
    world.resource_mut::<CareerUi>().seed = seed.to_string();
    carry_out(world, CareerAction::Another);
    (0..decisions).for_each(|_| take(world));
}

fn take(world: &mut World) {
    carry_out(world, CareerAction::All);
    carry_out(world, CareerAction::Take(0));
    carry_out(world, CareerAction::All);
}

fn to_the_end(world: &mut World) {
    carry_out(world, CareerAction::Wish { to_the_end: true });
    carry_out(world, CareerAction::All);
}

/// The life on the table: seed and decisions.
fn table(world: &World) -> Option<(u64, usize)> {
    let living = world.get_resource::<Living>()?;
    Some((living.seed, living.decisions.len()))
}

fn title_says(world: &World) -> String {
    in_few_words(world.get_resource::<Living>(), world.resource::<CareerUi>())
}

fn files(home: &Path) -> Vec<String> {
    let name = |file: std::path::PathBuf| {
        file.file_name().unwrap_or_default().to_string_lossy().into_owned()
    };
    Lives::at(home).files().into_iter().map(name).collect()
}

const NOBODY: &str = "a career in four-year terms";

#[test]
fn a_life_left_in_the_middle_goes_on_at_the_next_start() {
    let home = folder("window-goes-on");
    let mut world = started(&home);
    assert_eq!((table(&world), title_says(&world).as_str()), (None, NOBODY));
    begin(&mut world, 7, 5);
    let mut next = started(&home);
    assert_eq!(table(&next), Some((7, 5)));
    assert!(title_says(&next).ends_with(", goes on"), "{}", title_says(&next));
    let asked = |world: &World| world.resource::<Living>().question().cloned();
    assert!(asked(&next).is_some(), "the question is open at once");
    assert_eq!(asked(&next), asked(&world));
    assert_eq!(next.resource::<Living>().telling, world.resource::<Living>().telling);
    take(&mut next);
    assert_eq!(table(&started(&home)), Some((7, 6)));
    assert_eq!(files(&home), ["life-0001.json"], "one life is one file");
}

#[test]
fn what_is_taken_back_renamed_or_wished_is_on_disk() {
    let home = folder("window-changes");
    let mut world = started(&home);
    begin(&mut world, 7, 4);
    carry_out(&mut world, CareerAction::Undo);
    assert_eq!(table(&started(&home)), Some((7, 3)));
    carry_out(&mut world, CareerAction::Rename("Somebody Else".to_owned()));
    assert_eq!(started(&home).resource::<Living>().setup.name, "Somebody Else");
    carry_out(&mut world, CareerAction::Wish { to_the_end: false });
    assert_eq!(table(&started(&home)), Some((7, 4)));
}

#[test]
fn a_life_that_is_told_waits_until_it_is_kept() {
    let home = folder("window-kept");
    let mut world = started(&home);
    begin(&mut world, 7, 0);
    to_the_end(&mut world);
    let mut next = started(&home);
    assert!(next.resource::<Living>().is_over());
    assert!(title_says(&next).ends_with(", not kept yet"), "{}", title_says(&next));
    carry_out(&mut next, CareerAction::Save);
    assert!(files(&home).is_empty());
    assert_eq!(RosterFolder::at(&home).list().len(), 1);
    assert_eq!(title_says(&next), NOBODY);
    assert_eq!(table(&started(&home)), None);
    // After the last decision is taken back the life goes on.
    carry_out(&mut next, CareerAction::Undo);
    assert_eq!(table(&started(&home)), table(&next));
}

#[test]
fn a_name_that_stays_the_same_brings_no_life_back() {
    let home = folder("window-same-name");
    let mut world = started(&home);
    begin(&mut world, 7, 0);
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    let name = world.resource::<Living>().setup.name.clone();
    carry_out(&mut world, CareerAction::Rename(name));
    assert!(files(&home).is_empty() && world.resource::<CareerUi>().saved);
}
