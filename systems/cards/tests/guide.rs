//! The guide for makers of cards: every example in it is valid, and prints the text shown.

#![expect(clippy::disallowed_methods, reason = "a test reads the shipped files itself")]

use std::{fs, path::Path};

use cards::{
    data::{CardBook, Keyword, Requirement, picture::Picture, read_ron},
    text,
};
use serde_json::Value;

fn guide() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/packs/README.md");
    fs::read_to_string(file).expect("the guide")
}

/// The blocks of code of one kind, each with the block of text after it.
fn blocks(sort: &str) -> Vec<(String, String)> {
    let guide = guide();
    let mut lines = guide.lines();
    let mut found: Vec<(String, String)> = Vec::new();
    while let Some(line) = lines.next() {
        let Some(kind) = line.trim().strip_prefix("```") else { continue };
        let indent = line.len() - line.trim_start().len();
        let inside = lines.by_ref().take_while(|line| line.trim() != "```");
        let inside: String =
            inside.map(|line| line.get(indent..).unwrap_or_default().to_owned() + "\n").collect();
        match (kind, found.last_mut()) {
            ("text", Some((_, printed))) if printed.is_empty() => *printed = inside,
            ("text", _) | ("", _) => {}
            _ => found.push((format!("{kind}\n{inside}"), String::new())),
        }
    }
    let of_sort = |(code, printed): (String, String)| {
        Some((code.strip_prefix(&format!("{sort}\n"))?.to_owned(), printed))
    };
    found.into_iter().filter_map(of_sort).collect()
}

/// The rows of all tables of one kind, as cells without the quotes around code.
fn rows(sort: &str) -> Vec<Vec<String>> {
    let (mut at, mut found) = (String::new(), Vec::new());
    for line in guide().lines() {
        if let Some(marked) = line.strip_prefix("<!-- ") {
            at = marked.trim_end_matches(" -->").to_owned();
        } else if line.starts_with("| `") && at == sort {
            let cells = line.trim_matches('|').split(" | ");
            found.push(cells.map(|cell| cell.trim().trim_matches('`').to_owned()).collect());
        } else if !line.starts_with('|') {
            at.clear();
        }
    }
    assert!(found.len() > 5, "{sort}: {}", found.len());
    found
}

/// The last line of the text of a card with this ability.
#[track_caller]
fn printed(ability: &str) -> String {
    let crew = "face: Crew(cost: 1, ev: 1, species: \"Human\", skills: {}, wounds: 1)";
    line_of(&format!("abilities: [{ability}], {crew}"))
}

#[track_caller]
fn line_of(fields: &str) -> String {
    let mut book = CardBook::default();
    let text = format!("[(id: \"it\", name: \"It\", {fields})]");
    book.add("guide", &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    let (_, card) = book.cards().next().expect("one card");
    text::rules_text(card).pop().expect("a text")
}

#[test]
fn whole_cards_print_what_the_guide_shows() {
    for (sort, count) in [("ron", 2), ("json", 1)] {
        let blocks = blocks(sort);
        assert_eq!(blocks.len(), count, "{sort}");
        for (code, expected) in blocks {
            let mut book = CardBook::default();
            book.add(&format!("guide.{sort}"), &code).unwrap_or_else(|fault| panic!("{fault}"));
            let whole = book.cards().map(|(_, card)| text::full(card).join("\n") + "\n");
            assert_eq!(whole.collect::<Vec<_>>().join("\n"), expected);
        }
    }
}

#[test]
fn the_examples_of_the_effect_language_print_what_the_guide_says() {
    for row in rows("ability") {
        assert_eq!(printed(&row[0]), row[1]);
    }
    for row in rows("effect") {
        let event =
            format!("face: Event(cost: 1, ev: 1, text: (timing: Anytime, effects: [{}]))", row[0]);
        assert_eq!(line_of(&event), row[1]);
    }
    for row in rows("condition") {
        let ability =
            format!("Persistent(when: {}, on: YourShip, change: [Change(Attack, 1)])", row[0]);
        assert_eq!(printed(&ability), format!("While {}, your ship has +1 attack.", row[1]));
    }
    for row in rows("cost") {
        let ability = format!("Activated(cost: [{}], effects: [Draw(You, 1)])", row[0]);
        assert_eq!(printed(&ability), format!("{}: Draw 1 card.", row[1]));
    }
    for row in rows("trigger") {
        let ability = format!("Triggered(on: {}, effects: [Draw(You, 1)])", row[0]);
        assert_eq!(printed(&ability), format!("{}, draw 1 card.", row[1]));
    }
}

#[test]
fn requirements_and_keywords_are_those_of_the_guide() {
    for row in rows("requirement") {
        let asked: Requirement = read_ron("guide", &row[0]).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(text::requirement(&asked), row[1]);
    }
    for row in rows("keyword") {
        let word: Keyword = read_ron("guide", &row[0]).unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(
            (text::keyword(&word), text::keyword_reminder(&word)),
            (row[1].clone(), row[2].clone())
        );
    }
}

/// The lists of the guide are complete.
#[test]
fn every_word_of_the_effect_language_is_in_the_guide() {
    let guide = guide();
    let shape = cards::data::schema().to_value();
    let words = |name: &str| -> Vec<String> {
        let coverage = cards::data::Coverage::of([]);
        let parts = coverage.0.keys().filter(|part| part.group == name);
        parts.map(|part| part.name.clone()).collect()
    };
    for name in shape["$defs"].as_object().expect("types").keys() {
        let is_struct_of_numbers = matches!(name.as_str(), "CardFile" | "Capability");
        for word in words(name).iter().filter(|_| !is_struct_of_numbers) {
            let word = word.split(' ').next().unwrap_or_default();
            assert!(guide.contains(word), "{name} {word} is not in the guide");
        }
    }
}

#[test]
fn recipes_of_pictures_are_as_the_guide_shows_them() {
    for row in rows("picture") {
        let drawn: Picture = read_ron("guide", &row[0]).unwrap_or_else(|it| panic!("{it}"));
        assert_ne!(drawn, Picture::default(), "{}", row[0]);
        let event = "face: Event(cost: 1, ev: 1, text: (timing: Anytime, effects: [Draw(You, 1)]))";
        assert_eq!(line_of(&format!("picture: {}, {event}", row[0])), "Draw 1 card.");
    }
}

/// The lists of the guide contain every word of a recipe.
#[test]
fn every_word_of_a_recipe_is_in_the_guide() {
    let guide = guide();
    let shape = schemars::schema_for!(Picture).to_value();
    let all = shape["$defs"].as_object().expect("types").values().chain([&shape]);
    let mut count = 0;
    for word in all.flat_map(words_of) {
        assert!(guide.contains(&format!("`{word}`")), "{word} is not in the guide");
        count += 1;
    }
    assert!(count > 250, "{count}");
}

/// The fields and the variants of one type.
fn words_of(shape: &Value) -> Vec<String> {
    let several = shape["oneOf"].as_array().into_iter().flatten().chain([shape]);
    let words = several.flat_map(|one| {
        let plain = one["enum"].as_array().into_iter().flatten().chain([&one["const"]]);
        let fields =
            one["properties"].as_object().into_iter().flatten().map(|(name, _)| name.clone());
        plain.filter_map(Value::as_str).map(str::to_owned).chain(fields).collect::<Vec<_>>()
    });
    words.collect()
}

#[test]
fn mistakes_are_answered_as_the_guide_says() {
    for row in rows("error") {
        let fault = CardBook::default().add("cards.ron", &format!("[{}]", row[0]));
        let said = fault.expect_err(&row[0]).to_string();
        assert!(said.starts_with("cards.ron:1:") && said.contains(&row[1]), "{said}");
    }
}
