//! The library on a disk: nothing is lost, nothing overwritten, nothing bad believed.

use std::fs;

use bevy::prelude::Entity;
use characters::sheet::{Fate, Identity};

use super::*;
use crate::roster::{
    PersonFile,
    testing::{captain, folder, nobody, tables},
};

/// A library with nobody in it, in a place called like its test.
fn library_in(name: &str) -> RosterFolder {
    RosterFolder::at(folder(name))
}

fn called(name: &str) -> Person {
    let mut person = captain();
    person.character.identity.name = name.to_owned();
    person
}

fn names(roster: &Roster) -> Vec<&str> {
    roster.query::<&Identity>().map(|it| it.name.as_str()).collect()
}

fn entries(roster: &Roster) -> Vec<Entry> {
    roster.query::<EntryQuery>().map(|it| it.entry()).collect()
}

/// Everything in the folder, by name, with its text.
fn files(folder: &Path) -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let files = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file());
    let name = |file: &Path| file.file_name().expect("a name").to_string_lossy().into_owned();
    let mut files: Vec<(String, String)> =
        files.map(|file| (name(&file), fs::read_to_string(&file).expect("text"))).collect();
    files.sort();
    files
}

#[test]
fn a_library_that_was_never_used_is_empty() {
    let listing = library_in("empty").list();
    assert!(listing.is_empty() && listing.problems.is_empty());
}

#[test]
fn people_stand_in_the_list_by_name_and_then_by_file() {
    let library = library_in("order");
    for name in ["Zed Oke", "ada Lorn", "Mara Venn", "Mara Venn"] {
        library.keep(called(name)).expect("kept");
    }
    let listing = library.list();
    assert_eq!(names(&listing), ["ada Lorn", "Mara Venn", "Mara Venn", "Zed Oke"]);
    let ids: Vec<String> = listing.query::<&PersonFile>().map(PersonFile::id).collect();
    assert_eq!(ids, ["ada-lorn", "mara-venn", "mara-venn-2", "zed-oke"]);
}

#[test]
fn whoever_is_kept_is_read_back_whole() {
    let library = library_in("whole");
    let kept = library.keep(captain()).expect("kept");
    assert_eq!(kept.person, captain());
    assert_eq!(entries(&library.list()), [kept]);
}

#[test]
fn any_name_makes_a_file_name() {
    let library = library_in("slugs");
    let id = |name: &str| library.keep(called(name)).expect("kept").file.id();
    assert_eq!(id("../../etc/passwd"), "etc-passwd");
    assert_eq!(id("Жанна"), "person");
    assert_eq!(id("con"), "person-con");
    assert_eq!(id(&"x".repeat(300)), "x".repeat(60));
}

#[test]
fn bad_files_are_problems_and_stay_where_they_are() {
    let library = library_in("bad");
    library.keep(captain()).expect("kept");
    let newer = captain().write().replacen("\"far_lanes_person\": 1", "\"far_lanes_person\": 9", 1);
    fs::write(library.folder().join("a.json"), "{").expect("written");
    fs::write(library.folder().join("b.json"), newer).expect("written");
    fs::write(library.folder().join("notes.txt"), "not a sheet").expect("written");
    let before = files(library.folder());
    let listing = library.list();
    assert_eq!(names(&listing), ["Mara Venn"]);
    let problems: Vec<String> = listing.problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 2);
    assert!(problems[0].contains("a.json:1:1: not a readable sheet"), "{problems:?}");
    assert!(problems[1].contains("b.json: format 9 is newer"), "{problems:?}");
    assert_eq!(files(library.folder()), before);
}

#[test]
fn a_search_keeps_whom_the_query_fits() {
    let library = library_in("search");
    library.keep(captain()).expect("kept");
    library.keep(nobody()).expect("kept");
    let found = |text: &str| {
        let listing = library.search(&Query::parse(text).expect("a query"), tables());
        names(&listing).join(", ")
    };
    assert_eq!(found(""), "Mara Venn, Nobody");
    assert_eq!(found("skill:Pilot terms>=3"), "Mara Venn");
    assert_eq!(found("service:Army"), "");
}

#[test]
fn people_are_found_by_file_and_by_name_when_that_is_clear() {
    let library = library_in("find");
    let empty = library.find("Zed").expect_err("nobody").to_string();
    assert_eq!(empty, "nobody here is called `Zed`; there are: nobody at all");
    library.keep(called("Mara Venn")).expect("kept");
    library.keep(called("Ada Lorn")).expect("kept");
    let id =
        |name: &str| library.find(name).map(|entry| entry.file.id()).map_err(|it| it.to_string());
    assert_eq!(id("MARA venn").expect("one"), "mara-venn");
    assert_eq!(id("baroness ada lorn").expect("one"), "ada-lorn");
    let unknown = "nobody here is called `Zed`; there are: ada-lorn, mara-venn";
    assert_eq!(id("Zed").expect_err("nobody"), unknown);
    library.keep(called("Mara Venn")).expect("kept");
    let several = "several people are called `mara venn`; say which: mara-venn, mara-venn-2";
    assert_eq!(id("mara venn").expect_err("two"), several);
    assert_eq!(id("mara-venn-2").expect("a file"), "mara-venn-2");
}

/// CT-TTL-01
#[test]
fn a_new_name_leaves_the_file_and_everything_else() {
    let library = library_in("rename");
    let file = library.keep(captain()).expect("kept").file;
    library.rename(&file, "  Ada\n Lorn ").expect("a name");
    assert_eq!(
        entries(&library.list()),
        [Entry { file: file.clone(), person: called("Ada Lorn") }]
    );
    let error = library.rename(&file, " \n").expect_err("must be refused").to_string();
    assert_eq!(error, "a name needs a letter at least");
}

/// CT-SUR-04
#[test]
fn the_dead_keep_their_name_and_can_be_tagged() {
    let library = library_in("dead");
    let mut person = captain();
    person.character.career.fate = Fate::Dead;
    let file = library.keep(person.clone()).expect("kept").file;
    let error = library.rename(&file, "Ada Lorn").expect_err("must be refused").to_string();
    assert!(error.starts_with("Baroness Mara Venn is dead"), "{error}");
    assert_eq!(read_person(&file).expect("still there"), person);
    library.tag(&file, "remembered").expect("tagged");
}

#[test]
fn tags_come_and_go() {
    let library = library_in("tags");
    let file = library.keep(nobody()).expect("kept").file;
    let tags = |entry: Entry| entry.person.tags.0.into_iter().collect::<Vec<_>>().join(", ");
    library.tag(&file, "crew").expect("tagged");
    assert_eq!(tags(library.tag(&file, " the  old ones").expect("tagged")), "crew, the old ones");
    assert_eq!(tags(library.tag(&file, "crew").expect("tagged")), "crew, the old ones");
    assert_eq!(tags(library.untag(&file, "crew").expect("untagged")), "the old ones");
    assert_eq!(tags(library.untag(&file, "rivals").expect("untagged")), "the old ones");
    assert!(matches!(library.tag(&file, ""), Err(RosterError::NoTag)));
    assert!(matches!(library.untag(&file, " "), Err(RosterError::NoTag)));
}

#[test]
fn whoever_is_removed_moves_to_the_removed_and_can_be_imported_again() {
    let library = library_in("remove");
    let removed: Vec<PathBuf> = [captain(), captain()]
        .into_iter()
        .map(|person| library.remove(&library.keep(person).expect("kept").file).expect("removed"))
        .collect();
    assert!(library.list().is_empty());
    let both: Vec<String> = files(&library.removed_folder()).into_iter().map(|it| it.0).collect();
    assert_eq!(both, ["mara-venn-2.json", "mara-venn.json"]);
    assert_eq!(library.import(&removed[0]).expect("imported").person, captain());
}

#[test]
fn a_file_that_cannot_be_used_can_be_removed_as_it_is() {
    let library = library_in("remove-bad");
    fs::create_dir_all(library.folder()).expect("a folder");
    let bad = library.folder().join("bad.json");
    fs::write(&bad, "{").expect("written");
    let removed = library.remove(&bad).expect("removed");
    assert_eq!(fs::read_to_string(removed).expect("still there"), "{");
    assert!(matches!(library.remove(&bad), Err(RosterError::File(SaveError::Unreadable { .. }))));
    assert_eq!(files(&library.removed_folder()).len(), 1);
}

#[test]
fn importing_twice_makes_two_people() {
    let library = library_in("import");
    let outside = folder("import-from").join("sent.json");
    fs::write(&outside, captain().write()).expect("written");
    let first = library.import(&outside).expect("imported");
    library.rename(&first.file, "Ada Lorn").expect("renamed");
    library.import(&outside).expect("imported");
    assert_eq!(names(&library.list()), ["Ada Lorn", "Mara Venn"]);
    assert_eq!(fs::read_to_string(&outside).expect("still there"), captain().write());
}

#[test]
fn what_cannot_be_imported_changes_nothing() {
    let library = library_in("import-bad");
    let outside = folder("import-bad-from").join("sent.json");
    let newer = captain().write().replacen("\"far_lanes_person\": 1", "\"far_lanes_person\": 2", 1);
    let wrong = captain().write().replacen("\"Navy\"", "\"Navi\"", 1);
    for (text, told) in [(newer, "format 2 is newer"), (wrong, "sent.json:20:25: ")] {
        fs::write(&outside, &text).expect("written");
        let error = library.import(&outside).expect_err("must be refused").to_string();
        assert!(error.contains(told), "{error}");
        assert_eq!(fs::read_to_string(&outside).expect("still there"), text);
        assert!(files(library.folder()).is_empty());
    }
}

#[test]
fn an_export_is_a_sheet_and_never_takes_the_place_of_a_file() {
    let library = library_in("export");
    let file = library.keep(captain()).expect("kept").file;
    let to = folder("export-to").join("deep").join("mara.json");
    library.export(&file, &to).expect("exported");
    assert_eq!(library.import(&to).expect("imported").person, captain());
    let error = library.export(&file, &to).expect_err("must be refused").to_string();
    assert!(error.ends_with("mara.json: is there already, and nothing is overwritten"), "{error}");
}

#[test]
fn everybody_is_an_entity_and_is_written_as_they_were_read() {
    let library = library_in("entities");
    for person in [captain(), nobody(), called("Zed Oke")] {
        library.keep(person).expect("kept");
    }
    let (roster, written) = (library.list(), files(library.folder()));
    for entry in entries(&roster) {
        let name = entry.file.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(written.contains(&(name, entry.person.write())), "{:?}", entry.file);
    }
    let file = roster.get::<&PersonFile>(roster.nth(1).expect("the second")).expect("a file");
    assert_eq!((file.id().as_str(), roster.in_file(file)), ("nobody", roster.nth(1)));
}

#[test]
fn whoever_was_changed_on_disk_is_the_same_entity_in_the_same_place() {
    let library = library_in("replaced");
    for name in ["Ada Lorn", "Mara Venn", "Zed Oke"] {
        library.keep(called(name)).expect("kept");
    }
    let mut roster = library.list();
    let (second, file) = roster.query::<(Entity, &PersonFile)>().nth(1).expect("Mara Venn");
    let renamed = library.rename(file, "Aaron Venn").expect("renamed");
    roster.replace(second, renamed);
    assert_eq!(names(&roster), ["Ada Lorn", "Aaron Venn", "Zed Oke"]);
    assert_eq!(names(&library.list()), ["Aaron Venn", "Ada Lorn", "Zed Oke"]);
}

#[test]
fn whom_a_query_does_not_fit_is_no_entity_any_more() {
    let mut roster: Roster = [captain(), nobody()]
        .into_iter()
        .map(|person| Entry { file: PathBuf::from("a.json").into(), person })
        .collect();
    let nobody = roster.nth(1).expect("nobody");
    roster.retain(&Query::parse("skill:Pilot").expect("a query"), tables());
    assert_eq!((names(&roster), roster.len()), (vec!["Mara Venn"], 1));
    assert!(roster.get::<&Identity>(nobody).is_none() && roster.nth(1).is_none());
}
