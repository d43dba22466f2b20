use cards::{
    Stage,
    data::{Capability, Card, ConnectionKind, GearKind, Level, Phase, Skill, Token, UpgradeKind},
};

use super::*;
use crate::{data::Library, words};

fn library() -> Library {
    Library::load().expect("the shipped assets")
}

#[track_caller]
fn has(glossary: &Glossary, word: &str) {
    assert!(glossary.find(word).is_some(), "the glossary does not know `{word}`");
}

#[test]
fn every_word_of_the_vocabulary_is_explained() {
    let library = library();
    let glossary = &library.glossary;
    for &capability in Capability::ALL {
        assert!(glossary.token(Token::Capability(capability)).is_some(), "{capability:?}");
    }
    for &skill in Skill::ALL {
        assert!(glossary.token(Token::Skill(skill, Level::Trained)).is_some(), "{skill:?}");
    }
    Level::ALL.iter().for_each(|&level| has(glossary, text::level_name(level)));
    Phase::ALL.iter().for_each(|&phase| has(glossary, text::phase_name(phase)));
    Stage::ALL.iter().for_each(|stage| has(glossary, stage.title()));
    GearKind::ALL.iter().for_each(|&kind| has(glossary, text::gear_kind_name(kind)));
    UpgradeKind::ALL.iter().for_each(|&kind| has(glossary, text::upgrade_kind_name(kind)));
    ConnectionKind::ALL.iter().for_each(|&kind| has(glossary, text::connection_kind_name(kind)));
}

#[test]
fn every_type_of_card_is_explained() {
    let library = library();
    let cards: Vec<&Card> = library.book.cards().map(|(_, card)| card).collect();
    for card in cards.iter().filter(|card| card.sides().is_none()) {
        has(&library.glossary, words::kind(card));
    }
    assert!(cards.iter().any(|card| card.sides().is_some()));
    ["contract", "complication"].iter().for_each(|side| has(&library.glossary, side));
}

#[test]
fn every_keyword_is_explained_in_the_words_of_the_cards() {
    let library = library();
    let listed = &library.glossary.groups().last().expect("keywords come last").words;
    for (n, keyword) in keywords().iter().enumerate() {
        assert_eq!(of_keyword(keyword).0, n, "{keyword:?} stands in its place");
        let word = &listed[n];
        assert_eq!(word.word, text::keyword(keyword));
        assert_eq!(word.says, text::keyword_reminder(keyword));
    }
}

#[test]
fn what_is_explained_is_short_and_leads_to_a_rule_that_there_is() {
    let library = library();
    for word in library.glossary.words() {
        let sentences = word.says.matches(['.', '?', '!']).count();
        assert!((1..=3).contains(&sentences), "{}: {sentences} sentences", word.word);
        assert!(library.rulebook.find(&word.rule).is_some(), "{}: {}", word.word, word.rule);
    }
}

#[test]
fn no_word_is_explained_twice() {
    let library = library();
    let keywords = library.glossary.groups().len() - 1;
    let groups = &library.glossary.groups()[..keywords];
    let mut names: Vec<String> = groups
        .iter()
        .flat_map(|group| &group.words)
        .flat_map(Word::names)
        .map(str::to_lowercase)
        .collect();
    names.sort();
    let twice: Vec<&String> =
        names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn a_search_brings_what_is_called_so_before_what_speaks_of_it() {
    let library = library();
    let found = library.glossary.search("contract");
    assert_eq!(found.first().map(|word| word.word.as_str()), Some("Contract"));
    assert!(found.iter().any(|word| word.word == "Penalty"));
    assert!(library.glossary.search("no such thing at all").is_empty());
}

#[test]
fn a_name_that_a_skill_and_a_keyword_share_is_told_of_both() {
    let library = library();
    let told = words::defined(" mechanical", &library.glossary);
    let rules: Vec<bool> = ["[CCG-SKL-1]", "[CCG-KEY-15]"]
        .iter()
        .map(|rule| told.iter().any(|it| it.ends_with(rule)))
        .collect();
    assert_eq!((told.len(), rules), (2, vec![true, true]), "{told:?}");
    assert_eq!(words::defined("pilot", &library.glossary).len(), 1);
}
