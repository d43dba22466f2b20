use std::sync::Arc;

use dice::Dice;
use engine::{Game, Refusal, Seat, replay};

use super::*;
use crate::data::{CardBook, DeckFault};

/// So many copies of a card's line, numbered.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect::<Vec<_>>().join(",\n")
}

fn ship(n: usize) -> String {
    format!(
        "(id: \"s{n}\", name: \"S{n}\", face: Ship(tonnage: 100, capabilities: [], initiative: 1, \
         jump: 1, attack: 0, defense: 0, crew_slots: 3))"
    )
}

fn adventure(n: usize, keywords: &str) -> String {
    format!(
        "(id: \"a{n}\", name: \"A{n}\", keywords: [{keywords}], face: Adventure(contract: (name: \"C{n}\", \
         distance: 1, requires: [Expense(1)], complication_slots: 1, abandonment: 1, vp: 1), \
         complication: (name: \"D{n}\", requires: [Expense(1)])))"
    )
}

fn ally(id: &str, title: &str, keywords: &str) -> String {
    format!(
        "(id: \"{id}\", name: \"{title}\", keywords: [{keywords}], \
         face: Connection(cost: 1, ev: 1, subtype: Ally))"
    )
}

fn book(cards: &[String]) -> Arc<CardBook> {
    let mut book = CardBook::default();
    book.add("test.ron", &format!("[{}]", cards.join(",\n"))).expect("cards");
    Arc::new(book)
}

/// Enough for any draft, with cards of every limit.
fn plenty() -> Arc<CardBook> {
    let limit = |n: usize| ["", "Restricted(1)", "Unrestricted", ""][n % 4];
    book(&[
        lines(5, ship),
        lines(30, |n| adventure(n, limit(n))),
        lines(70, |n| ally(&format!("c{n}"), &format!("T{}", n / 2), limit(n))),
    ])
}

/// Just enough, so that every wrong pick would be felt: twenty of a title each, beside a card of that title of which
/// there may be one only.
fn scarce() -> Arc<CardBook> {
    let twice = |n: usize| {
        let title = format!("T{n}");
        [ally(&format!("few{n}"), &title, "Restricted(1)"), ally(&format!("c{n}"), &title, "")]
    };
    book(&[lines(2, ship), lines(10, |n| adventure(n, "")), lines(20, |n| twice(n).join(","))])
}

/// Drafts by chance, and hands every offer to `look`.
fn drafted(
    book: &Arc<CardBook>,
    seed: u64,
    mut look: impl FnMut(&DraftGame, &Choice),
) -> DraftGame {
    let mut game = DraftGame::new(book, seed).expect("enough cards");
    let mut picker = Dice::seeded(seed ^ 0x5eed);
    while let Some(choice) = game.choice().cloned() {
        look(&game, &choice);
        let chosen = *picker.pick(&choice.options).expect("an offer");
        game.decide(Decision { seat: Seat(0), chosen }).expect("offered");
    }
    game
}

/// FL-11, CCG-DECK-1 to CCG-DECK-10
#[test]
fn whatever_is_picked_of_whatever_cards_a_draft_ends_with_a_legal_deck() {
    for (book, seeds) in [(plenty(), 200), (scarce(), 200)] {
        for seed in 0..seeds {
            let deck = drafted(&book, seed, |_, _| {}).deck().clone();
            assert_eq!(deck.faults(&book), Vec::<DeckFault>::new(), "seed {seed}: {deck:?}");
        }
    }
}

/// FL-11
#[test]
fn an_offer_has_four_cards_of_one_part_and_no_title_twice() {
    let book = plenty();
    for seed in 0..50 {
        drafted(&book, seed, |_, choice| {
            let titles: std::collections::BTreeSet<&str> =
                choice.options.iter().map(|&def| book.card(def).name.as_str()).collect();
            assert_eq!((choice.options.len(), titles.len()), (OFFERED, OFFERED), "seed {seed}");
        });
    }
}

/// FL-11
#[test]
fn a_ship_comes_first_then_adventures_by_all_their_copies_then_one_captains_card_a_pick() {
    let book = plenty();
    let mut parts = Vec::new();
    let game = drafted(&book, 7, |game, choice| {
        parts.push(choice.why);
        for &def in &choice.options {
            let (card, copies) = (book.card(def), game.copies(def));
            match choice.why {
                Part::Adventures if card.copies() == 2 => {
                    assert!(copies == 2 || game.deck().adventure.values().sum::<u8>() == 19);
                }
                Part::Ship | Part::Captains => assert_eq!(copies, 1),
                Part::Adventures => assert!(copies > 0),
            }
        }
    });
    assert!(parts.is_sorted(), "{parts:?}");
    assert_eq!(parts.iter().filter(|part| **part == Part::Ship).count(), 1);
    assert_eq!(parts.iter().filter(|part| **part == Part::Captains).count(), 60);
    let everything: u32 = game.deck().captain.values().map(|&copies| u32::from(copies)).sum();
    assert_eq!(everything, 60);
}

#[test]
fn a_draft_is_its_seed_and_its_picks() {
    let book = plenty();
    let mut picks = Vec::new();
    let game = drafted(&book, 3, |_, choice| picks.push(choice.options.clone()));
    let events = game.journal().events().iter();
    let picked = events.filter_map(|event| match event {
        Event::Picked { card, .. } => Some(Decision { seat: Seat(0), chosen: *card }),
        Event::Offered(_) => None,
    });
    let decisions: Vec<Decision> = picked.collect();
    let mut again = DraftGame::new(&book, 3).expect("enough cards");
    assert_eq!(replay(&mut again, &decisions), Ok(game.journal().hash()));
    assert_eq!(again.deck(), game.deck());
    let other = drafted(&book, 4, |_, _| {});
    assert_ne!(other.journal().hash(), game.journal().hash(), "another seed offers other cards");
}

#[test]
fn a_card_that_is_not_offered_is_refused_and_nothing_changes() {
    let book = plenty();
    let mut game = DraftGame::new(&book, 1).expect("enough cards");
    let (before, asked) = (game.deck().clone(), game.choice().cloned());
    let offered = |def: &Def| asked.as_ref().is_some_and(|choice| choice.options.contains(def));
    let other = book.cards().map(|(def, _)| def).find(|def| !offered(def)).expect("another card");
    let refused = game.decide(Decision { seat: Seat(0), chosen: other });
    assert_eq!(refused, Err(Refusal::NotOffered));
    assert_eq!((game.deck(), game.choice().cloned()), (&before, asked));
    assert_eq!(game.copies(other), 0);
}

/// CCG-DECK-2, CCG-DECK-3, CCG-DECK-4, CCG-DECK-5
#[test]
fn cards_of_which_no_legal_deck_can_be_made_are_refused_with_what_is_lacking() {
    let all = [
        lines(1, ship),
        lines(10, |n| adventure(n, "")),
        lines(20, |n| ally(&format!("c{n}"), &format!("T{n}"), "")),
    ];
    assert!(DraftGame::new(&book(&all), 1).is_ok());
    let error = |cards: &[String]| DraftGame::new(&book(cards), 1).expect_err("too few");
    assert_eq!(error(&all[1..]), DraftError::NoShip);
    let few = lines(9, |n| adventure(n, ""));
    let few = [all[0].clone(), few, all[2].clone()];
    assert_eq!(error(&few), DraftError::FewAdventures { open: 18, wanted: 20 });
    let few = lines(19, |n| ally(&format!("c{n}"), &format!("T{n}"), ""));
    let few = [all[0].clone(), all[1].clone(), few];
    assert_eq!(error(&few), DraftError::FewCaptains { open: 57, wanted: 60 });
}

#[test]
fn a_card_that_alone_may_come_comes_unasked() {
    let title = |n: usize| ally(&format!("c{n}"), &format!("T{n}"), "");
    let all = [lines(1, ship), lines(10, |n| adventure(n, "")), lines(20, title)];
    let mut asked = Vec::new();
    let game = drafted(&book(&all), 5, |_, choice| asked.push(choice.options.len()));
    assert_eq!(game.deck().ship, "s0");
    assert!(asked.iter().all(|count| *count >= 2), "{asked:?}");
    assert_eq!(game.deck().faults(game.book()), []);
}
