//! Edits of the shipped data, without a disk: what is taken over, and what is not.

use std::path::{Path, PathBuf};

use super::{Reloaded, Sources, reload};
use crate::data::{Library, Texts, find_folder};

fn shipped() -> (Sources, Texts) {
    let sources = Sources { assets: find_folder().expect("the shipped assets"), own: None };
    let texts = sources.fetch();
    (sources, texts)
}

/// The text of a file with one part of it replaced.
fn edited(sources: &Sources, texts: &Texts, file: &str, from: &str, to: &str) -> (PathBuf, String) {
    let file = sources.assets.join(file);
    let text = texts.text(&file).expect("a shipped file");
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    (file, text)
}

/// Reloads shipped files with these parts replaced.
fn after(edits: &[(&str, &str, &str)]) -> Reloaded {
    let (sources, good) = shipped();
    let mut now = good.clone();
    for (file, from, to) in edits {
        let (file, text) = edited(&sources, &now, file, from, to);
        now.insert(file, Ok(text.into()));
    }
    reload(&sources, &good, &now).expect("something has changed")
}

fn names(reloaded: &Reloaded) -> Vec<String> {
    let name = |file: &PathBuf| file.file_name().expect("a name").to_string_lossy().into_owned();
    reloaded.taken.iter().map(name).collect()
}

const CREW: &str = "packs/frontier/crew.ron";

#[test]
fn compiling_fetched_texts_is_reading_the_folder() {
    let (sources, texts) = shipped();
    let read = Library::read(&sources.assets).expect("the shipped assets");
    let compiled = sources.library(&texts).expect("the same");
    assert_eq!(format!("{compiled:?}"), format!("{read:?}"));
    assert!(sources.mistakes(&texts).is_empty());
    assert!(reload(&sources, &texts, &texts.clone()).is_none());
}

#[test]
fn an_edited_card_is_taken_over() {
    let reloaded = after(&[(CREW, "name: \"", "name: \"New ")]);
    assert!(reloaded.mistakes.is_empty(), "{:?}", reloaded.mistakes);
    assert_eq!(names(&reloaded), ["crew.ron"]);
    assert!(reloaded.library.book.cards().any(|(_, card)| card.name.starts_with("New ")));
}

#[test]
fn a_broken_pack_keeps_its_last_good_version_while_another_file_is_taken_over() {
    let reloaded = after(&[
        (CREW, "name:", "nmae:"),
        ("packs/frontier/gear.ron", "name: \"", "name: \"New "),
        ("captains/personas/quill.ron", "name: \"", "name: \"Old "),
    ]);
    let mistakes: Vec<&String> = reloaded.mistakes.iter().collect();
    let [mistake] = mistakes[..] else { panic!("{mistakes:?}") };
    assert!(mistake.contains("crew.ron:") && mistake.contains("nmae"), "{mistake}");
    assert_eq!(names(&reloaded), ["quill.ron"], "the pack stays as it was, as a whole");
    assert!(reloaded.library.personas.iter().any(|persona| persona.name.starts_with("Old ")));
    assert!(reloaded.library.problems.is_empty(), "{:?}", reloaded.library.problems);
}

#[test]
fn mistakes_in_scenarios_careers_and_numbers_are_named_and_nothing_is_taken() {
    for (file, from, to) in [
        ("skirmish/scenarios/last-orders.ron", "(", "(nothing: 1, "),
        ("captains/combat/levels.ron", "noise:", "nosie:"),
        ("captains/combat/cowardly.ron", "nerve:", "nevre:"),
        ("careers/services.ron", "draft: 2", "draft: 1"),
        ("rules/cards.ron", "\n)", "\n    nothing: ?,\n)"),
        ("healing/rules.ron", "\n)", "\n    nothing: ?,\n)"),
    ] {
        let reloaded = after(&[(file, from, to)]);
        let name = Path::new(file).file_name().expect("a name").to_string_lossy().into_owned();
        assert!(
            reloaded.mistakes.iter().any(|it| it.contains(&format!("{name}:"))),
            "{reloaded:?}"
        );
        assert!(reloaded.taken.is_empty(), "{:?}", reloaded.taken);
    }
}

#[test]
fn a_pack_that_is_gone_is_gone() {
    let (sources, good) = shipped();
    let mut with = good.clone();
    let mine = sources.assets.join("packs/mine");
    with.insert_folder(mine.clone());
    with.insert(mine.join("pack.ron"), Ok("(title: \"Mine\", version: \"1\")".into()));
    let card = "[(id: \"spare-oar\", name: \"Spare Oar\", \
                face: Gear(cost: 1, ev: 1, subtype: Tool))]";
    with.insert(mine.join("a.ron"), Ok(card.into()));
    let come = reload(&sources, &good, &with).expect("a pack has come");
    assert!(come.library.book.find("spare-oar").is_some(), "{:?}", come.mistakes);
    let gone = reload(&sources, &with, &good).expect("it has gone");
    assert!(gone.library.book.find("spare-oar").is_none());
}
