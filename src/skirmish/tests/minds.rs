//! Who fights: what the files of tempers and levels say, and what is said of broken ones.

use std::fs;

use ai::combat::{Level, Minds, Personality};

use super::{broken::copied, shipped};
use crate::skirmish::Skirmishes;

/// The shipped data with the first `from` of a file of fighters replaced.
fn edited(name: &str, file: &str, from: &str, to: &str) -> Skirmishes {
    let assets = copied(name);
    let file = assets.join("captains/combat").join(file);
    let text = fs::read_to_string(&file).unwrap_or_default();
    assert!(text.contains(from), "{from}");
    fs::write(file, text.replacen(from, to, 1)).expect("written");
    Skirmishes::read(&assets, None).expect("the tables are whole")
}

fn told(read: &Skirmishes) -> String {
    let told: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    told.join("\n")
}

#[test]
fn the_files_say_what_was_built_in() {
    let (read, built) = (shipped(), Minds::shipped(shipped().armoury));
    assert_eq!(told(&read), "");
    assert_eq!(read.minds.personalities, built.personalities);
    assert_eq!(read.minds.levels, built.levels);
}

#[test]
fn an_edited_temper_and_an_edited_level_are_those_of_the_minds() {
    let read = edited("minds-temper", "cautious.ron", "nerve: 0.9", "nerve: 0.1");
    assert_eq!(told(&read), "");
    assert_eq!(read.minds.personalities["cautious"].judgement.nerve, 0.1);
    let read = edited("minds-level", "levels.ron", "noise: 14.0", "noise: 3.0");
    assert_eq!(told(&read), "");
    assert_eq!(read.minds.levels.of(Level::Recruit).noise, 3.0);
}

#[test]
fn a_broken_file_is_named_with_line_and_column_and_what_was_built_in_serves() {
    let read = edited("minds-broken", "protective.ron", "harm:", "hamr:");
    let said = told(&read);
    assert!(said.contains("protective.ron:") && said.contains("hamr"), "{said}");
    assert!(said.ends_with("(fighters of this temper weigh as they were built to)"), "{said}");
    let built = Personality::named("protective");
    assert_eq!(read.minds.personalities.get("protective"), built.as_ref());
    let read = edited("minds-unlevelled", "levels.ron", "Regular:", "Regulra:");
    let said = told(&read);
    assert!(said.contains("levels.ron:") && said.contains("Regulra"), "{said}");
    assert_eq!(read.minds.levels, shipped().minds.levels);
}

#[test]
fn a_file_that_no_temper_has_is_named_with_the_tempers_there_are() {
    let assets = copied("minds-stranger");
    let folder = assets.join("captains/combat");
    fs::rename(folder.join("cowardly.ron"), folder.join("cowradly.ron")).expect("renamed");
    let read = Skirmishes::read(&assets, None).expect("the tables are whole");
    let said = told(&read);
    assert!(said.contains("cowardly.ron: cannot be read"), "{said}");
    assert!(said.contains("cowradly.ron:1:1:") && said.contains("aggressive, cautious"), "{said}");
}
