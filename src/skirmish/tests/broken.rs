//! Messages about broken files: which, where, and why.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{roster::testing::folder, skirmish::Skirmishes};

/// The shipped files in a folder of their own.
pub(super) fn copied(name: &str) -> PathBuf {
    let assets = folder(name);
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for part in ["skirmish", "skirmish/scenarios", "captains/combat"] {
        fs::create_dir_all(assets.join(part)).expect("a folder");
        for file in fs::read_dir(shipped.join(part)).expect("the shipped files") {
            let file = file.expect("an entry").path();
            if file.is_file() {
                fs::copy(&file, assets.join(part).join(file.file_name().expect("a name")))
                    .expect("a copy");
            }
        }
    }
    assets
}

/// Replaces the first `from` of a file; the line and column where it stood.
fn spoil(assets: &Path, file: &str, from: &str, to: &str) -> (usize, usize) {
    let path = assets.join("skirmish").join(file);
    let text = fs::read_to_string(&path).expect("a shipped file");
    let at = text.find(from).unwrap_or_else(|| panic!("{from} in {file}"));
    fs::write(&path, text.replacen(from, to, 1)).expect("written");
    let line = text[..at].matches('\n').count() + 1;
    (line, at - text[..at].rfind('\n').map_or(0, |end| end + 1) + 1)
}

/// The error of the tables with `from` of a file replaced, after the path of the folder; and the
/// place of what was replaced, as an error names it.
fn refused(name: &str, file: &str, from: &str, to: &str) -> (String, String) {
    let assets = copied(name);
    let (line, column) = spoil(&assets, file, from, to);
    let error = Skirmishes::read(&assets, None).expect_err("must be refused").to_string();
    let root = assets.join("skirmish").display().to_string();
    let told = error.strip_prefix(&root).expect("the folder first").to_owned();
    (told, format!("/{file}:{line}:{column}: "))
}

/// The problem after `from` of a scenario is replaced, and how many scenarios stay.
fn left_out(name: &str, file: &str, from: &str, to: &str) -> (String, usize) {
    let assets = copied(name);
    spoil(&assets, &format!("scenarios/{file}"), from, to);
    let read = Skirmishes::read(&assets, None).expect("the tables are whole");
    let [problem] = read.problems.as_slice() else { panic!("{:?}", read.problems) };
    let root = assets.join("skirmish").join("scenarios").display().to_string();
    let told = problem.to_string().strip_prefix(&root).expect("the folder first").to_owned();
    (told, read.scenarios.len())
}

#[test]
fn a_word_out_of_place_is_named_with_file_line_and_column() {
    let (told, _) = refused("skirmish-word", "figures.ron", "to_hit: 8", "to_hit: eight");
    assert!(told.starts_with("/figures.ron:5:36: "), "{told}");
    let (told, _) = refused("skirmish-field", "weapons.ron", "wounds: 1", "wunds: 1");
    assert!(told.starts_with("/weapons.ron:") && told.contains("wunds"), "{told}");
}

#[test]
fn tables_that_make_no_sense_are_refused_where_they_are_wrong() {
    let (told, at) = refused("skirmish-twice", "weapons.ron", "\"Club\"", "\"Hands\"");
    assert_eq!(told, format!("{at}there are two entries called `Hands`"));
    let (told, at) = refused("skirmish-arms", "stock.ron", "\"Club\"", "\"Plank\"");
    assert_eq!(told, format!("{at}there is no weapon `Plank`"));
    let (told, _) = refused("skirmish-suit", "armor.ron", "\"Cloth\"", "\"Clothes\"");
    assert!(told.starts_with("/stock.ron:") && told.contains("no armour `Cloth`"), "{told}");
    let row = "(terrain: Swamp, dm: -4), ";
    let (told, _) = refused("skirmish-terrain", "figures.ron", row, "");
    assert!(told.starts_with("/figures.ron:") && told.contains("no row for Swamp"), "{told}");
}

#[test]
fn a_missing_table_is_named() {
    let assets = copied("skirmish-missing");
    fs::remove_file(assets.join("skirmish").join("armor.ron")).expect("there was one");
    let error = Skirmishes::read(&assets, None).expect_err("must be refused").to_string();
    assert!(error.contains("armor.ron: cannot be read"), "{error}");
}

#[test]
fn a_broken_scenario_is_left_out_and_the_others_load() {
    let (told, left) = left_out("skirmish-broken", "rescue.ron", "story:", "stroy:");
    assert!(told.starts_with("/rescue.ron:4:") && told.contains("stroy"), "{told}");
    assert!(told.ends_with("(the scenario is left out)"), "{told}");
    assert_eq!(left, 9);
}

#[test]
fn a_scenario_that_cannot_be_fought_is_left_out_at_the_line_that_is_wrong() {
    let (told, _) = left_out("skirmish-weapon", "boarding.ron", "\"Halberd\")", "\"Harpoon\")");
    assert!(told.contains("/boarding.ron:") && told.contains("no weapon `Harpoon`"), "{told}");
    let (told, _) = left_out(
        "skirmish-off",
        "rescue.ron",
        "\"gorse\", kind: Vegetation, at: 5000",
        "\"gorse\", kind: Vegetation, at: 50000",
    );
    assert!(told.contains("`gorse` stands 500 m along a field of 150 m"), "{told}");
    let (told, _) = left_out("skirmish-who", "rescue.ron", "who: 5", "who: 50");
    assert!(told.contains("speaks of fighter 50, and has 10"), "{told}");
}

#[test]
fn the_players_own_scenarios_come_last_and_keep_to_ids_of_their_own() {
    let assets = copied("skirmish-own");
    let own = assets.join("own");
    fs::create_dir_all(&own).expect("a folder");
    let text =
        fs::read_to_string(assets.join("skirmish/scenarios/rescue.ron")).expect("a scenario");
    fs::write(own.join("again.ron"), &text).expect("written");
    fs::write(own.join("mine.ron"), text.replacen("\"rescue\"", "\"mine\"", 1)).expect("written");
    let read = Skirmishes::read(&assets, Some(&own)).expect("the tables are whole");
    assert_eq!(read.ids().last(), Some("mine"));
    assert!(read.scenarios.last().is_some_and(|listed| listed.own));
    let told: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    assert!(
        told[0].contains("again.ron:") && told[0].contains("another scenario has the id `rescue`"),
        "{told:?}"
    );
    assert_eq!((read.scenarios.len(), told.len()), (11, 1));
}
