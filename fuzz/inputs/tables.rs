//! Decks in both forms that are taken in, and card packs.

use std::path::Path;

use cards::{
    data::{Card, CardBook, CardList, Deck, Manifest, read_ron},
    text,
};
use far_lanes::{
    builder::{self, Figures, import, text_of},
    data::deck_in,
    words,
};

use super::shipped::{self, library};

/// A deck as RON or as a plain list: what was taken in is written in both forms, and comes in again.
pub fn deck(bytes: &[u8]) {
    let (text, book) = (shipped::text(bytes), &library().book);
    let taken = import(&text, book);
    taken.faults.iter().for_each(|fault| assert!(!fault.to_string().is_empty()));
    looked_at(&taken.deck, book);
    if let Ok(listed) = deck_in(Path::new("a-deck.ron"), &text, book) {
        listed.faults.iter().for_each(|at| assert!(at.line > 0 && at.column > 0));
        looked_at(&listed.deck, book);
        _ = listed.playable();
    }
}

fn looked_at(deck: &Deck, book: &CardBook) {
    _ = Figures::of(deck, book);
    _ = builder::reasons(deck, library());
    let written = builder::deck_file(deck, book);
    let again: Deck = read_ron("a-deck.ron", &written).expect("just written");
    assert_eq!(again, *deck, "{written}");
    listed_again(deck, book);
}

/// A list that was written names every card that there is, in as many copies as can be listed.
fn listed_again(deck: &Deck, book: &CardBook) {
    let again = import(&text_of(deck, book), book).deck;
    let known = |id: &str| book.find(id).is_some();
    let counted = |deck: &Deck| -> Vec<(String, u8)> {
        let all = deck.adventure.iter().chain(&deck.captain);
        all.filter(|(id, copies)| known(id) && **copies > 0)
            .map(|(id, n)| (id.clone(), *n))
            .collect()
    };
    if deck.faults(book).is_empty() {
        assert_eq!(counted(&again), counted(deck));
    }
}

/// Card files in RON and in JSON, a manifest: the cards that are taken in can be printed, and are the
/// same pack when they are written as JSON.
pub fn pack(bytes: &[u8]) {
    let text = shipped::text(bytes);
    _ = read_ron::<Manifest>("pack.ron", &text);
    for file in ["cards.ron", "cards.json"] {
        if let Some(book) = with_pack(file, &text) {
            let added: Vec<Card> = book.cards().map(|(_, card)| card.clone()).collect();
            let added = &added[library().book.cards().count()..];
            added.iter().for_each(printed);
            let json = serde_json::to_string(added).expect("plain data");
            let again = with_pack("cards.json", &json).expect("just written");
            assert_eq!(hash(&again), hash(&book));
        }
    }
}

/// The shipped cards with those of one file more, if they can be used.
pub fn with_pack(file: &str, text: &str) -> Option<CardBook> {
    let mut book = CardBook::clone(&library().book);
    let list = CardList::read(file, text);
    match list.and_then(|list| book.add_pack("a-pack", Manifest::default(), [&list])) {
        Ok(()) => Some(book),
        Err(fault) => {
            assert!(fault.to_string().starts_with(file), "{fault}");
            None
        }
    }
}

fn hash(book: &CardBook) -> engine::JournalHash {
    book.pack("a-pack").expect("it was added").hash
}

fn printed(card: &Card) {
    assert!(!text::full(card).is_empty());
    _ = (text::rules_text(card), text::type_line(card), words::kind(card));
    _ = far_lanes::builder::Query::parse("text:draw or cost<=3").map(|query| query.fits(card));
}
