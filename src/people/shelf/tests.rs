//! The shelf on a disk: nothing is lost, nothing overwritten, nothing bad believed.

use std::fs;

use characters::sheet::Fate;

use super::{
    testing::{captain, folder, nobody, tables},
    *,
};

/// A shelf with nobody on it, in a place called like its test.
fn shelf(name: &str) -> Shelf {
    Shelf::at(folder(name))
}

fn called(name: &str) -> Person {
    let mut person = captain();
    person.character.identity.name = name.to_owned();
    person
}

fn names(listing: &Listing) -> Vec<&str> {
    listing.people.iter().map(|it| it.person.character.identity.name.as_str()).collect()
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
fn a_shelf_that_was_never_used_is_empty() {
    let listing = shelf("empty").list();
    assert!(listing.people.is_empty() && listing.problems.is_empty());
}

#[test]
fn people_stand_in_the_list_by_name_and_then_by_file() {
    let shelf = shelf("order");
    for name in ["Zed Oke", "ada Lorn", "Mara Venn", "Mara Venn"] {
        shelf.keep(called(name)).expect("kept");
    }
    let listing = shelf.list();
    assert_eq!(names(&listing), ["ada Lorn", "Mara Venn", "Mara Venn", "Zed Oke"]);
    let ids: Vec<String> = listing.people.iter().map(Entry::id).collect();
    assert_eq!(ids, ["ada-lorn", "mara-venn", "mara-venn-2", "zed-oke"]);
}

#[test]
fn whoever_is_kept_is_read_back_whole() {
    let shelf = shelf("whole");
    let kept = shelf.keep(captain()).expect("kept");
    assert_eq!(kept.person, captain());
    assert_eq!(shelf.list().people, [kept]);
}

#[test]
fn any_name_makes_a_file_name() {
    let shelf = shelf("slugs");
    let id = |name: &str| shelf.keep(called(name)).expect("kept").id();
    assert_eq!(id("../../etc/passwd"), "etc-passwd");
    assert_eq!(id("Жанна"), "person");
    assert_eq!(id("con"), "person-con");
    assert_eq!(id(&"x".repeat(300)), "x".repeat(60));
}

#[test]
fn bad_files_are_problems_and_stay_where_they_are() {
    let shelf = shelf("bad");
    shelf.keep(captain()).expect("kept");
    let newer = captain().write().replacen("\"far_lanes_person\": 1", "\"far_lanes_person\": 9", 1);
    fs::write(shelf.folder().join("a.json"), "{").expect("written");
    fs::write(shelf.folder().join("b.json"), newer).expect("written");
    fs::write(shelf.folder().join("notes.txt"), "not a sheet").expect("written");
    let before = files(shelf.folder());
    let listing = shelf.list();
    assert_eq!(names(&listing), ["Mara Venn"]);
    let problems: Vec<String> = listing.problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 2);
    assert!(problems[0].contains("a.json:1:1: not a readable sheet"), "{problems:?}");
    assert!(problems[1].contains("b.json: format 9 is newer"), "{problems:?}");
    assert_eq!(files(shelf.folder()), before);
}

#[test]
fn a_search_keeps_whom_the_query_fits() {
    let shelf = shelf("search");
    shelf.keep(captain()).expect("kept");
    shelf.keep(nobody()).expect("kept");
    let found = |text: &str| {
        let listing = shelf.search(&Query::parse(text).expect("a query"), tables());
        names(&listing).join(", ")
    };
    assert_eq!(found(""), "Mara Venn, Nobody");
    assert_eq!(found("skill:Pilot terms>=3"), "Mara Venn");
    assert_eq!(found("service:Army"), "");
}

#[test]
fn people_are_found_by_file_and_by_name_when_that_is_clear() {
    let shelf = shelf("find");
    let empty = shelf.find("Zed").expect_err("nobody").to_string();
    assert_eq!(empty, "nobody here is called `Zed`; there are: nobody at all");
    shelf.keep(called("Mara Venn")).expect("kept");
    shelf.keep(called("Ada Lorn")).expect("kept");
    let id = |name: &str| shelf.find(name).map(|entry| entry.id()).map_err(|it| it.to_string());
    assert_eq!(id("MARA venn").expect("one"), "mara-venn");
    assert_eq!(id("baroness ada lorn").expect("one"), "ada-lorn");
    let unknown = "nobody here is called `Zed`; there are: ada-lorn, mara-venn";
    assert_eq!(id("Zed").expect_err("nobody"), unknown);
    shelf.keep(called("Mara Venn")).expect("kept");
    let several = "several people are called `mara venn`; say which: mara-venn, mara-venn-2";
    assert_eq!(id("mara venn").expect_err("two"), several);
    assert_eq!(id("mara-venn-2").expect("a file"), "mara-venn-2");
}

/// CT-TTL-01
#[test]
fn a_new_name_leaves_the_file_and_everything_else() {
    let shelf = shelf("rename");
    let file = shelf.keep(captain()).expect("kept").file;
    shelf.rename(&file, "  Ada\n Lorn ").expect("a name");
    assert_eq!(shelf.list().people, [Entry { file: file.clone(), person: called("Ada Lorn") }]);
    let error = shelf.rename(&file, " \n").expect_err("must be refused").to_string();
    assert_eq!(error, "a name needs a letter at least");
}

/// CT-SUR-04
#[test]
fn the_dead_keep_their_name_and_can_be_tagged() {
    let shelf = shelf("dead");
    let mut person = captain();
    person.character.career.fate = Fate::Dead;
    let file = shelf.keep(person.clone()).expect("kept").file;
    let error = shelf.rename(&file, "Ada Lorn").expect_err("must be refused").to_string();
    assert!(error.starts_with("Baroness Mara Venn is dead"), "{error}");
    assert_eq!(read_person(&file).expect("still there"), person);
    shelf.tag(&file, "remembered").expect("tagged");
}

#[test]
fn tags_come_and_go() {
    let shelf = shelf("tags");
    let file = shelf.keep(nobody()).expect("kept").file;
    let tags = |entry: Entry| entry.person.tags.into_iter().collect::<Vec<_>>().join(", ");
    shelf.tag(&file, "crew").expect("tagged");
    assert_eq!(tags(shelf.tag(&file, " the  old ones").expect("tagged")), "crew, the old ones");
    assert_eq!(tags(shelf.tag(&file, "crew").expect("tagged")), "crew, the old ones");
    assert_eq!(tags(shelf.untag(&file, "crew").expect("untagged")), "the old ones");
    assert_eq!(tags(shelf.untag(&file, "rivals").expect("untagged")), "the old ones");
    assert!(matches!(shelf.tag(&file, ""), Err(ShelfError::NoTag)));
    assert!(matches!(shelf.untag(&file, " "), Err(ShelfError::NoTag)));
}

#[test]
fn whoever_is_removed_moves_to_the_removed_and_can_be_imported_again() {
    let shelf = shelf("remove");
    let removed: Vec<PathBuf> = [captain(), captain()]
        .into_iter()
        .map(|person| shelf.remove(&shelf.keep(person).expect("kept").file).expect("removed"))
        .collect();
    assert!(shelf.list().people.is_empty());
    let both: Vec<String> = files(&shelf.removed_folder()).into_iter().map(|it| it.0).collect();
    assert_eq!(both, ["mara-venn-2.json", "mara-venn.json"]);
    assert_eq!(shelf.import(&removed[0]).expect("imported").person, captain());
}

#[test]
fn a_file_that_cannot_be_used_can_be_removed_as_it_is() {
    let shelf = shelf("remove-bad");
    fs::create_dir_all(shelf.folder()).expect("a folder");
    let bad = shelf.folder().join("bad.json");
    fs::write(&bad, "{").expect("written");
    let removed = shelf.remove(&bad).expect("removed");
    assert_eq!(fs::read_to_string(removed).expect("still there"), "{");
    assert!(matches!(shelf.remove(&bad), Err(ShelfError::File(SaveError::Unreadable { .. }))));
    assert_eq!(files(&shelf.removed_folder()).len(), 1);
}

#[test]
fn importing_twice_makes_two_people() {
    let shelf = shelf("import");
    let outside = folder("import-from").join("sent.json");
    fs::write(&outside, captain().write()).expect("written");
    let first = shelf.import(&outside).expect("imported");
    shelf.rename(&first.file, "Ada Lorn").expect("renamed");
    shelf.import(&outside).expect("imported");
    assert_eq!(names(&shelf.list()), ["Ada Lorn", "Mara Venn"]);
    assert_eq!(fs::read_to_string(&outside).expect("still there"), captain().write());
}

#[test]
fn what_cannot_be_imported_changes_nothing() {
    let shelf = shelf("import-bad");
    let outside = folder("import-bad-from").join("sent.json");
    let newer = captain().write().replacen("\"far_lanes_person\": 1", "\"far_lanes_person\": 2", 1);
    let wrong = captain().write().replacen("\"Navy\"", "\"Navi\"", 1);
    for (text, told) in [(newer, "format 2 is newer"), (wrong, "sent.json:20:25: ")] {
        fs::write(&outside, &text).expect("written");
        let error = shelf.import(&outside).expect_err("must be refused").to_string();
        assert!(error.contains(told), "{error}");
        assert_eq!(fs::read_to_string(&outside).expect("still there"), text);
        assert!(files(shelf.folder()).is_empty());
    }
}

#[test]
fn an_export_is_a_sheet_and_never_takes_the_place_of_a_file() {
    let shelf = shelf("export");
    let file = shelf.keep(captain()).expect("kept").file;
    let to = folder("export-to").join("deep").join("mara.json");
    shelf.export(&file, &to).expect("exported");
    assert_eq!(shelf.import(&to).expect("imported").person, captain());
    let error = shelf.export(&file, &to).expect_err("must be refused").to_string();
    assert!(error.ends_with("mara.json: is there already, and nothing is overwritten"), "{error}");
}
