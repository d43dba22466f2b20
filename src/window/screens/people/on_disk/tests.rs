//! Lives on disk without a window: what was done on the screen, as it is at the next start.

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

/// What becomes of the life in hand is asked, and this is the answer.
fn answer(world: &mut World, left: LeftLife, next: NextLife) {
    let asked = world.resource::<CareerUi>().dialog.clone();
    assert_eq!(asked, CareerDialog::Instead { next, selected: 0 });
    carry_out(world, CareerAction::Instead { left, next });
    assert_eq!(world.resource::<CareerUi>().dialog, CareerDialog::Nothing);
}

#[test]
fn a_new_life_takes_the_place_of_another_only_where_one_lets_that_go() {
    let home = folder("window-instead");
    let mut world = started(&home);
    begin(&mut world, 7, 0);
    begin(&mut world, 7, 5);
    assert_eq!(files(&home).len(), 1, "nothing was decided that could be lost");
    carry_out(&mut world, CareerAction::Setup);
    begin(&mut world, 8, 0);
    assert_eq!(
        (table(&started(&home)), files(&home).len()),
        (Some((7, 5)), 1),
        "it is asked first"
    );
    answer(&mut world, LeftLife::Gone, NextLife::Another);
    assert_eq!((table(&started(&home)), files(&home).len()), (Some((8, 0)), 1));
    take(&mut world);
    carry_out(&mut world, CareerAction::SameDice);
    answer(&mut world, LeftLife::Waits, NextLife::SameDice);
    assert_eq!((table(&started(&home)), files(&home).len()), (Some((8, 0)), 2));
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    assert_eq!(table(&started(&home)), Some((8, 1)), "the one that waited goes on");
}

#[test]
fn a_life_that_is_told_is_kept_unless_one_lets_it_go() {
    let home = folder("window-told-instead");
    let mut world = started(&home);
    begin(&mut world, 7, 0);
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Another);
    assert!(world.resource::<Living>().is_over(), "it is asked first");
    let first = instead::rows(world.resource::<Living>(), NextLife::Another)[0].1.clone();
    assert_eq!(first, CareerAction::Instead { left: LeftLife::Kept, next: NextLife::Another });
    answer(&mut world, LeftLife::Kept, NextLife::Another);
    assert_eq!((RosterFolder::at(&home).list().len(), files(&home).len()), (1, 1));
    assert!(!world.resource::<Living>().is_over());
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    carry_out(&mut world, CareerAction::Another);
    assert_eq!(world.resource::<CareerUi>().dialog, CareerDialog::Nothing, "it is kept already");
}

#[test]
fn a_life_begun_in_the_terminal_goes_on_in_the_window_and_back() {
    let home = folder("window-terminal");
    let setup = characters::Setup { name: "Ada".to_owned(), ..Default::default() };
    let tables = Arc::new(tables().clone());
    Lives::at(&home).begin(&tables, &setup, 9).expect("the plain figures");
    let mut world = started(&home);
    assert_eq!(table(&world), Some((9, 0)));
    take(&mut world);
    let newest = Lives::at(&home).newest(&tables).newest.expect("the life");
    assert_eq!(newest.artefact(), world.resource::<Living>().artefact());
}

#[test]
fn a_life_that_went_on_in_the_terminal_meanwhile_is_taken_up_from_there() {
    let home = folder("window-meanwhile");
    let mut world = started(&home);
    begin(&mut world, 7, 3);
    take(&mut started(&home)); // the other program
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((7, 4)));
    take(&mut world);
    assert_eq!((table(&started(&home)), files(&home).len()), (Some((7, 5)), 1));
}

#[test]
fn a_file_that_cannot_be_used_is_said_on_the_title_and_left_alone() {
    let home = folder("window-broken");
    let mut world = started(&home);
    begin(&mut world, 7, 5);
    let file = home.join("lives").join("life-0001.json");
    fs::write(&file, "{").expect("a file");
    let mut next = started(&home);
    assert_eq!((table(&next), title_says(&next).as_str()), (None, NOBODY));
    let notes = next.resource::<TitleNotes>().0.clone();
    assert_eq!(notes.len(), 1, "{notes:?}");
    assert!(notes[0].contains("life-0001.json:1:"), "{notes:?}");
    assert!(notes[0].ends_with("(left where it is)"), "{notes:?}");
    begin(&mut next, 7, 2);
    assert_eq!(fs::read_to_string(&file).expect("still there"), "{");
    assert_eq!(files(&home), ["life-0001.json", "life-0002.json"]);
    assert_eq!(table(&started(&home)), Some((7, 2)));
}

#[test]
fn a_life_in_hand_whose_file_is_spoilt_goes_on_in_another() {
    let home = folder("window-spoilt");
    let setup = characters::Setup::default();
    let tables = Arc::new(tables().clone());
    Lives::at(&home).begin(&tables, &setup, 9).expect("the plain figures");
    let newer = Lives::at(&home).begin(&tables, &setup, 7).expect("the plain figures");
    let mut world = started(&home);
    fs::write(newer.file().path(), "{").expect("a file");
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((7, 0)), "not the older one");
    assert_eq!(world.resource::<TitleNotes>().0.len(), 1);
    take(&mut world);
    assert_eq!(fs::read_to_string(newer.file().path()).expect("still there"), "{");
    assert_eq!(table(&started(&home)), Some((7, 1)));
}

#[test]
fn back_on_the_title_a_life_in_hand_stays_and_an_older_one_follows_once_it_is_kept() {
    let home = folder("window-older");
    let tables = Arc::new(tables().clone());
    let mut world = started(&home);
    begin(&mut world, 7, 3);
    let setup = characters::Setup::default();
    Lives::at(&home).begin(&tables, &setup, 9).expect("the plain figures");
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((7, 3)));
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((9, 0)));
}

#[test]
fn a_life_that_cannot_be_saved_goes_on_and_says_so() {
    let home = folder("window-unwritable").join("home");
    fs::write(&home, "a file where the folder should be").expect("a file");
    let mut world = started(&home);
    begin(&mut world, 7, 2);
    assert_eq!(table(&world), Some((7, 2)));
    let told = world.resource::<CareerUi>().told().expect("trouble");
    assert!(told.starts_with("The life cannot be saved: "), "{told}");
    fs::remove_file(&home).expect("room for the folder");
    take(&mut world);
    assert_eq!(world.resource::<CareerUi>().told(), None);
    assert_eq!(table(&started(&home)), Some((7, 3)));
}
