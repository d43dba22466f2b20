//! The shipped pack as a whole: the texts of its cards, its use of the language, and the schema.

#![expect(clippy::disallowed_methods, reason = "a test reads the shipped files itself")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use cards::{
    data::{Card, CardBook, CardList, Coverage, Manifest, Part, schema},
    text,
};

/// Output of `far-lanes cards --full`.
const GOLDEN: &str = "systems/cards/tests/golden/cards.txt";
const ANEW: &str = "UPDATE_GOLDEN=1 cargo test -p cards --test pack";
/// The schema for editors, as printed by `far-lanes packs schema`.
const SCHEMA: &str = "assets/packs/card.schema.json";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|fault| panic!("{file}: {fault}"))
}

#[track_caller]
fn shipped() -> CardBook {
    let folder = fs::read_dir(root().join("assets/packs/frontier")).expect("the pack");
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| !file.ends_with("pack.ron"));
    files.sort();
    let list = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("text");
        CardList::read(&file.display().to_string(), &text).unwrap_or_else(|fault| panic!("{fault}"))
    };
    let files: Vec<CardList> = files.iter().map(list).collect();
    let mut book = CardBook::default();
    book.add_pack("frontier", Manifest::default(), &files)
        .unwrap_or_else(|fault| panic!("{fault}"));
    book
}

/// Compares with a file of the repository, and shows the first difference. `UPDATE_GOLDEN=1`
/// rewrites the file, for review of the diff.
#[track_caller]
fn check_golden(file: &str, now: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(root().join(file), now).expect("the folder is there");
    }
    let before = read(file);
    let lines = before.lines().map(Some).chain(std::iter::repeat(None));
    let parted = now.lines().map(Some).chain([None]).zip(lines).enumerate();
    for (n, (new, old)) in parted {
        assert_eq!(new, old, "{file}:{}: read the difference, then write it anew: {ANEW}", n + 1);
    }
}

#[test]
fn every_card_says_what_was_reviewed() {
    let whole = |card: &Card| text::full(card).join("\n") + "\n\n";
    let now: String = shipped().cards().map(|(_, card)| whole(card)).collect();
    check_golden(GOLDEN, &now);
}

#[test]
fn the_schema_for_editors_is_that_of_the_cards() {
    let now = serde_json::to_string_pretty(&schema()).expect("plain data") + "\n";
    check_golden(SCHEMA, &now);
}

#[test]
fn a_card_is_the_same_in_json_as_in_ron() {
    let book = shipped();
    let cards: Vec<&Card> = book.cards().map(|(_, card)| card).collect();
    let json = serde_json::to_string(&cards).expect("plain data");
    let mut again = CardBook::default();
    again.add("all.json", &json).unwrap_or_else(|fault| panic!("{fault}"));
    for ((_, card), (_, other)) in book.cards().zip(again.cards()) {
        assert_eq!(card, other);
    }
    let named = format!("{{ \"$schema\": \"../card.schema.json\", \"cards\": {json} }}");
    let mut again = CardBook::default();
    again.add("all.json", &named).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(again.cards().count(), cards.len());
}

/// Prints every part of the effect language with the number of cards that use it.
#[test]
fn the_uses_of_every_part_of_the_language_are_counted() {
    let book = shipped();
    let Coverage(counts) = Coverage::of(book.cards().map(|(_, card)| card));
    let mut group = "";
    for (part, n) in &counts {
        if part.group != group {
            println!("{}", part.group);
            group = &part.group;
        }
        println!("  {:<28} {n:>4}", part.name);
    }
    let uses = |group: &str, name: &str| {
        let part = Part { group: group.to_owned(), name: name.to_owned() };
        counts.get(&part).copied().unwrap_or_else(|| panic!("{part:?} is not counted"))
    };
    let crew = book.cards().filter(|(_, card)| matches!(card.face, cards::data::Face::Crew(_)));
    assert_eq!(uses("Face", "Crew"), crew.count());
    assert_eq!(uses("Card", "id"), book.cards().count());
    for group in ["Effect", "Select", "Kind", "Whose", "Quality", "Condition", "Trigger", "Cost"] {
        assert!(counts.keys().any(|part| part.group == group), "{group}");
    }
}

#[test]
fn coverage_sees_each_use_once_a_card_and_where_it_stands() {
    let text = r#"[(id: "feat", name: "Feat", face: Heroic(cost: 0, ev: 2, skill: Pilot,
        trained: [Collect(Capability(Survey)), Collect(Capability(Survey))], as_above: true)),
      (id: "need", name: "Need", face: Adventure(
        contract: (name: "Need", distance: 0, requires: [Token(Skill(Admin, Expert)), Token(Capability(Cargo))],
            complication_slots: 0, abandonment: 0, vp: 1),
        complication: (name: "Needed", enemy: (structure: 1)))),
      (id: "crew", name: "Crew", keywords: [Invulnerable(Gear)],
        face: Crew(cost: 0, ev: 0, species: "Human", skills: { Admin: Expert }, wounds: 1))]"#;
    let mut book = CardBook::default();
    book.add("cards", text).expect("sound");
    let Coverage(counts) = Coverage::of(book.cards().map(|(_, card)| card));
    let used = counts.iter().filter(|(_, n)| **n > 0);
    let used: Vec<String> = used.map(|(it, n)| format!("{} {} {n}", it.group, it.name)).collect();
    let is_used = |what: &str| used.iter().any(|it| it == what);
    for what in [
        "Capability asked Cargo 1",
        "Capability given Survey 1",
        "Effect Collect 1",
        "Heroic as_above 1",
        "Keyword Invulnerable 1",
        "Skill Admin Expert 2",
        "Skill Pilot Expert 1",
        "Skill Pilot Trained 1",
        "Source Gear 1",
    ] {
        assert!(is_used(what), "{what} is not in {used:#?}");
    }
    assert!(
        !used.iter().any(|it| it.starts_with("Heroic cost") || it.starts_with("Skill Admin Tr"))
    );
}

/// CCG-GEN-7: no part of the card language exists for one card alone.
#[test]
fn every_part_of_the_language_is_used_by_two_cards() {
    let book = shipped();
    let coverage = Coverage::of(book.cards().map(|(_, card)| card));
    let rare: Vec<String> =
        coverage.rare(2).map(|part| format!("{} {}", part.group, part.name)).collect();
    assert!(rare.is_empty(), "fewer than two cards use: {}", rare.join(", "));
}

#[test]
fn the_schema_knows_whatever_a_card_says() {
    let book = shipped();
    let used = Coverage::of(book.cards().map(|(_, card)| card));
    let known = Coverage::of([]);
    let strange: Vec<_> = used.0.keys().filter(|part| !known.0.contains_key(part)).collect();
    assert!(strange.is_empty(), "{strange:?}");
}
