//! Loading and hot reload without a window: Bevy's asset server, a folder, and nothing drawn.

mod kinds;

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use bevy::{prelude::*, state::app::StatesPlugin};

use super::{compile::finished, headless, hot::Hot, news::News, register, server, switch_pack};
use crate::window::{common::data::GameData, screens::loading::places::Places, ui::screen::Screen};
use crate::{
    content::Sources,
    data::{Library, find_folder},
    roster::testing::folder,
    saves::Saves,
};

fn app(sources: &Sources) -> App {
    let mut app = App::new();
    register(&mut app, sources);
    app.add_plugins((MinimalPlugins, server(), StatesPlugin)).init_state::<Screen>();
    let saves = Saves::at(sources.own.clone().unwrap_or_else(|| PathBuf::from("nowhere")));
    app.insert_resource(Places { sources: sources.clone(), saves }).add_plugins(headless);
    app
}

/// A copy of the shipped data that a test may spoil, and a folder for packs of one's own.
fn copied(name: &str) -> Sources {
    let root = folder(name);
    let sources = Sources { assets: root.join("assets"), own: Some(root.join("own")) };
    copy(&find_folder().expect("the shipped assets"), &sources.assets);
    fs::create_dir_all(root.join("own").join("packs")).expect("a folder");
    sources
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let to = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).expect("a copy");
        }
    }
}

/// Replaces the first `from` of a file, as editors do that save under another name first.
fn edit(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).expect("a file");
    assert!(text.contains(from), "{from}");
    let part = file.with_extension("part");
    fs::write(&part, text.replacen(from, to, 1)).expect("written");
    fs::rename(&part, file).expect("renamed");
}

/// Has the app run until that holds, for some seconds at most.
#[track_caller]
fn until(app: &mut App, what: &str, holds: impl Fn(&World) -> bool) {
    for _ in 0..5_000 {
        app.update();
        if holds(app.world()) {
            return;
        }
        thread::sleep(Duration::from_millis(2));
    }
    panic!("{what}: {:?}", app.world().resource::<News>());
}

fn library(app: &App) -> &Library {
    &app.world().resource::<GameData>().library
}

const CREW: &str = "packs/frontier/crew.ron";

#[test]
fn what_is_loaded_is_what_the_disk_holds() {
    let sources = Sources { assets: find_folder().expect("the shipped assets"), own: None };
    let mut app = app(&sources);
    assert_eq!(app.world().get_resource::<GameData>().map(|_| ()), None);
    finished(&mut app).expect("there is something to play with");
    app.update();
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
    let read = Library::read(&sources.assets).expect("the shipped assets");
    assert_eq!(format!("{:?}", library(&app)), format!("{read:?}"));
    let texts = &app.world().resource::<GameData>().texts;
    assert!(texts.changed(&sources.fetch()).is_empty(), "the very same texts");
}

#[test]
fn a_broken_pack_is_named_with_line_and_column_and_the_rest_is_loaded() {
    let sources = copied("loading-broken");
    let mine = sources.own.clone().expect("a folder").join("packs/mine");
    fs::create_dir_all(&mine).expect("a folder");
    fs::write(mine.join("pack.ron"), "(title: \"Mine\", version: \"1\")").expect("written");
    fs::write(mine.join("b.ron"), "[\n    (id: \"oar\", nmae: \"Oar\"),\n]").expect("written");
    fs::write(sources.assets.join("decks/a.ron"), [0xff, 0xfe]).expect("written");
    fs::create_dir(sources.assets.join("packs/empty")).expect("a folder");
    let mut app = app(&sources);
    finished(&mut app).expect("there is something to play with");
    let problems: Vec<String> = library(&app).problems.iter().map(ToString::to_string).collect();
    let said = problems.join("\n");
    assert!(said.contains("b.ron:2:") && said.contains("nmae"), "{said}");
    assert!(said.contains("the pack `mine` is left out"), "{said}");
    assert!(said.contains("a.ron: cannot be read") && said.contains("UTF-8"), "{said}");
    assert!(said.contains("pack.ron:1:1: there is no such file"), "{said}");
    let read = Library::with_own(&sources.assets, Some(&mine.join(".."))).map(drop);
    assert!(read.is_ok() && library(&app).book.cards().count() > 300);
    let disk = sources.library(&sources.fetch()).expect("as from the disk");
    assert_eq!(disk.problems.iter().map(ToString::to_string).collect::<Vec<_>>(), problems);
}

#[test]
fn without_the_numbers_of_the_rules_there_is_nothing_to_play_with() {
    let sources = copied("loading-numbers");
    fs::remove_file(sources.assets.join("rules/cards.ron")).expect("it was there");
    let mut app = app(&sources);
    let fault = finished(&mut app).expect_err("nothing to play with").to_string();
    assert!(fault.contains("cards.ron: cannot be read"), "{fault}");
    assert_eq!(Library::read(&sources.assets).expect_err("nor from the disk").to_string(), fault);
}

#[test]
fn an_edit_is_taken_over_while_the_game_runs_and_a_mistake_is_not() {
    let sources = copied("loading-hot");
    let mut app = app(&sources);
    app.insert_resource(Hot);
    finished(&mut app).expect("there is something to play with");
    let crew = sources.assets.join(CREW);
    let has = |name: &'static str| {
        move |world: &World| {
            let library = &world.resource::<GameData>().library;
            library.book.cards().any(|(_, card)| card.name.starts_with(name))
        }
    };
    edit(&crew, "name: \"", "name: \"Edited ");
    until(&mut app, "an edited card", has("Edited "));
    let taken = app.world().resource::<News>().taken.clone().expect("a line that says so");
    assert!(taken.contains("crew.ron"), "{taken}");

    edit(&crew, "name:", "nmae:");
    until(&mut app, "a mistake", |world| !world.resource::<News>().mistakes.is_empty());
    let said = app.world().resource::<News>().mistakes.join("\n");
    assert!(said.contains("crew.ron:") && said.contains("nmae"), "{said}");
    assert!(has("Edited ")(app.world()), "the last good version stays");

    edit(&sources.assets.join("captains/personas/quill.ron"), "name: \"", "name: \"Old ");
    until(&mut app, "a captain beside the mistake", |world| {
        let personas = &world.resource::<GameData>().library.personas;
        personas.iter().any(|persona| persona.name.starts_with("Old "))
    });

    edit(&crew, "nmae: \"Edited ", "name: \"Mended ");
    until(&mut app, "the mistake is gone", has("Mended "));
    assert!(app.world().resource::<News>().mistakes.is_empty());
}

#[test]
fn a_pack_comes_and_goes_while_the_game_runs() {
    let sources = copied("loading-pack");
    let mut app = app(&sources);
    app.insert_resource(Hot);
    finished(&mut app).expect("there is something to play with");
    let mine = sources.own.clone().expect("a folder").join("packs/mine");
    let is_there =
        |world: &World| world.resource::<GameData>().library.book.find("spare-oar").is_some();
    fs::create_dir(&mine).expect("a folder");
    fs::write(mine.join("pack.ron"), "(title: \"Mine\", version: \"1\")").expect("written");
    let card = "[(id: \"spare-oar\", name: \"Spare Oar\", \
                face: Gear(cost: 1, ev: 1, subtype: Tool))]";
    fs::write(mine.join("a.ron"), card).expect("written");
    until(&mut app, "a pack has come", is_there);
    fs::remove_dir_all(&mine).expect("it goes");
    until(&mut app, "it has gone", |world| !is_there(world));
}

#[test]
fn a_pack_that_was_turned_off_stays_off_whatever_is_edited_then() {
    let sources = copied("loading-switched");
    let mine = sources.own.clone().expect("a folder").join("packs/mine");
    fs::create_dir(&mine).expect("a folder");
    fs::write(mine.join("pack.ron"), "(title: \"Mine\", version: \"1\")").expect("written");
    let card = "[(id: \"spare-oar\", name: \"Spare Oar\", \
                face: Gear(cost: 1, ev: 1, subtype: Tool))]";
    fs::write(mine.join("a.ron"), card).expect("written");
    let mut app = app(&sources);
    app.insert_resource(Hot);
    finished(&mut app).expect("there is something to play with");
    let is_there =
        |world: &World| world.resource::<GameData>().library.book.find("spare-oar").is_some();
    assert!(is_there(app.world()));
    let news = switch_pack(app.world_mut(), "mine", false).expect("it can be");
    assert!(news.is_empty() && !is_there(app.world()), "{news:?}");
    edit(&sources.assets.join(CREW), "name: \"", "name: \"Edited ");
    until(&mut app, "an edited card", |world| {
        let library = &world.resource::<GameData>().library;
        library.book.cards().any(|(_, card)| card.name.starts_with("Edited "))
    });
    assert!(!is_there(app.world()), "it is on again");
    switch_pack(app.world_mut(), "mine", true).expect("it can be");
    assert!(is_there(app.world()));
}
