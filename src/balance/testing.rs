//! Fixtures of the tests: a book of two cards, and games that nobody played.

use cards::{
    Ending, EndingKind,
    data::{CardBook, Deck},
};
use engine::{JournalHash, Seat};

use super::{Account, Bout, Figures, Plan, Story, Tally, story::First};
use crate::data::ListedDeck;

pub fn book() -> CardBook {
    let mut book = CardBook::default();
    let cards = r#"[
        (
            id: "boarding-song",
            name: "Boarding Song",
            face: Event(
                cost: 1,
                ev: 1,
                text: (timing: Action, when: SucceededAtPiracy, effects: [Vp(You, 1)]),
            ),
        ),
        (
            id: "tea-break",
            name: "Tea Break",
            face: Event(cost: 1, ev: 1, text: (timing: Action, effects: [Draw(You, 1)])),
        ),
    ]"#;
    book.add("test.ron", cards).expect("two cards");
    book
}

/// A deck of this name with one of each card of the book.
pub fn deck(id: &str) -> ListedDeck {
    let captain = book().cards().map(|(_, card)| (card.id.clone(), 1)).collect();
    let deck = Deck { name: id.to_uppercase(), captain, ..Deck::default() };
    ListedDeck { id: id.to_owned(), file: id.into(), deck, faults: vec![] }
}

/// A game of nine rounds between two decks in which nothing is known but who won, by points; the
/// first seat was first captain.
pub fn bout(decks: [usize; 2], winner: Option<u8>) -> Bout {
    let story = Story {
        ending: Ending { kind: EndingKind::VictoryPoints, winner: winner.map(Seat) },
        rounds: 9,
        decisions: 100,
        journal: JournalHash::default(),
        first: Some(First { seat: Seat(0), by_dice: true }),
        accounts: [Account::default(), Account::default()],
    };
    Bout { seed: 1, decks, story }
}

/// The figures of these games of decks with these names.
pub fn figures(decks: &[&str], bouts: &[Bout]) -> Figures {
    let plan = Plan::new(decks.iter().map(|name| deck(name)).collect(), 2).expect("a plan");
    let mut tally = Tally::new(&plan);
    bouts.iter().for_each(|bout| tally.add(bout));
    tally.figures(&book())
}
