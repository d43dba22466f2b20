//! The shipped cards, decks and constants: they read, they are legal, and they say what they do.

#![expect(clippy::disallowed_methods, reason = "a test reads the shipped files itself")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use cards::{
    data::{Card, CardBook, Constants, DataError, Deck, DeckFault, Def, Face, read_ron},
    text,
};

const PACK: [&str; 8] =
    ["ships", "crew", "connections", "gear", "upgrades", "events", "heroics", "adventures"];
const DECKS: [&str; 2] = ["honest-freight", "red-ledger"];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

#[track_caller]
fn read(file: &str) -> String {
    fs::read_to_string(assets().join(file)).unwrap_or_else(|fault| panic!("{file}: {fault}"))
}

#[track_caller]
fn book() -> CardBook {
    let mut book = CardBook::default();
    for name in PACK {
        let file = format!("packs/frontier/{name}.ron");
        book.add(&file, &read(&file)).unwrap_or_else(|fault| panic!("{fault}"));
    }
    book
}

#[track_caller]
fn deck(name: &str) -> Deck {
    let file = format!("decks/{name}.ron");
    read_ron(&file, &read(&file)).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The deck with one copy of a captain's card taken out.
fn one_short(mut deck: Deck) -> Deck {
    let copies = deck.captain.values_mut().next().unwrap();
    *copies -= 1;
    deck
}

/// What a card does, apart from what it is called.
fn tree(card: &Card) -> String {
    match &card.face {
        Face::Event(event) => format!("{:?} {:?}", card.keywords, event.text),
        Face::Heroic(feat) => {
            let texts = (&feat.during, &feat.trained, &feat.expert, feat.as_above);
            format!("{:?} {texts:?}", card.keywords)
        }
        Face::Adventure(sides) => format!("{sides:?}"),
        Face::Ship(_) | Face::Crew(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_) => {
            format!("{:?} {:?}", card.keywords, card.abilities)
        }
    }
}

#[test]
fn every_shipped_file_is_read() {
    let mut found: Vec<String> = fs::read_dir(assets().join("packs/frontier"))
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    found.retain(|name| name != "pack");
    found.sort();
    let mut known = PACK.map(str::to_owned);
    known.sort();
    assert_eq!(found, known);
    assert!(book().cards().count() > 100);
    let constants: Constants = read_ron("rules/cards.ron", &read("rules/cards.ron")).unwrap();
    assert_eq!(constants, Constants::default());
}

#[test]
fn the_constants_file_names_every_constant() {
    let text = read("rules/cards.ron");
    let printed = format!("{:?}", Constants::default());
    let names = printed.split([' ', '{', ',']).filter_map(|word| word.strip_suffix(':'));
    for name in names {
        assert!(text.contains(&format!("    {name}: ")), "{name} is missing");
    }
}

/// CCG-DECK-1 to CCG-DECK-9
#[test]
fn both_shipped_decks_are_legal_and_differ() {
    let book = book();
    for name in DECKS {
        assert_eq!(deck(name).faults(&book), [], "{name}");
    }
    let [one, other] = DECKS.map(deck);
    assert_ne!(one.ship, other.ship);
    let shared = |a: &BTreeMap<String, u8>, b: &BTreeMap<String, u8>| {
        a.keys().filter(|id| b.contains_key(*id)).count()
    };
    assert!(shared(&one.adventure, &other.adventure) * 2 < one.adventure.len());
    assert!(shared(&one.captain, &other.captain) * 2 < one.captain.len());
}

/// CCG-DECK-3
#[test]
fn a_deck_of_59_is_refused_with_the_count() {
    let faults = one_short(deck("honest-freight")).faults(&book());
    assert_eq!(faults, [DeckFault::CaptainCount { have: 59 }]);
    assert_eq!(faults[0].to_string(), "59 captain's cards; a deck has 60");
}

/// CCG-DECK-4, CCG-DECK-5
#[test]
fn a_deck_with_too_many_copies_is_refused() {
    let mut deck = deck("honest-freight");
    deck.captain.insert("bolt-on-hold".to_owned(), 4);
    deck.adventure.insert("ore-for-halcyon".to_owned(), 3);
    let faults = deck.faults(&book());
    let many = |card: &str, have, limit| DeckFault::TooMany { card: card.to_owned(), have, limit };
    assert!(faults.contains(&many("bolt-on-hold", 4, 3)), "{faults:?}");
    assert!(faults.contains(&many("ore-for-halcyon", 3, 2)), "{faults:?}");
}

/// CCG-DECK-6a
#[test]
fn a_cards_own_limit_replaces_the_usual_one() {
    let mut deck = deck("honest-freight");
    deck.captain.insert("ships-cat".to_owned(), 2);
    let fault = DeckFault::TooMany { card: "ships-cat".to_owned(), have: 2, limit: 1 };
    assert!(deck.faults(&book()).contains(&fault));
}

/// CCG-DECK-1, CCG-DECK-7, CCG-DECK-8
#[test]
fn a_card_of_the_wrong_sort_is_refused_where_it_lies() {
    let mut deck = deck("honest-freight");
    deck.ship = "odo-lanterman".to_owned();
    deck.adventure.insert("purser-vale".to_owned(), 1);
    deck.captain.insert("mail-contract".to_owned(), 1);
    deck.captain.insert("no-such-card".to_owned(), 1);
    let faults = deck.faults(&book());
    assert!(faults.contains(&DeckFault::NotAShip("odo-lanterman".to_owned())));
    assert!(faults.contains(&DeckFault::NotAdventure("purser-vale".to_owned())));
    assert!(faults.contains(&DeckFault::NotCaptains("mail-contract".to_owned())));
    assert!(faults.contains(&DeckFault::UnknownCard("no-such-card".to_owned())));
}

#[test]
fn a_broken_file_is_refused_with_file_line_and_column() {
    let mut book = book();
    let fault = book.add("mine/cards.ron", "[\n    (id: \"a\", name: 7),\n]").unwrap_err();
    let DataError::Unreadable { file, line, column, .. } = &fault else { panic!("{fault}") };
    assert_eq!((file.as_str(), *line), ("mine/cards.ron", 2));
    assert!(fault.to_string().starts_with(&format!("mine/cards.ron:2:{column}: ")), "{fault}");
}

#[test]
fn an_unknown_field_is_refused_by_name() {
    let text =
        "[(id: \"a\", name: \"A\", colour: 1, face: Connection(cost: 1, ev: 1, subtype: Ally))]";
    let fault = CardBook::default().add("a.ron", text).unwrap_err();
    assert!(fault.to_string().contains("colour"), "{fault}");
    let fault = read_ron::<Constants>("rules.ron", "(jump_price: 2)").unwrap_err();
    assert!(fault.to_string().contains("jump_price"), "{fault}");
}

#[test]
fn a_refused_file_leaves_the_book_as_it_was() {
    let mut book = book();
    let before = book.clone();
    let file = "packs/frontier/ships.ron";
    let fault = book.add(file, &read(file)).unwrap_err();
    let place = format!("{file}:4:13");
    let twice = format!("{place}: another card has the id `fair-copy`: {place}");
    assert_eq!(fault.to_string(), twice);
    assert_eq!(book, before);
}

#[test]
fn every_id_leads_to_its_own_card() {
    let book = book();
    for (def, card) in book.cards() {
        assert_eq!(book.find(&card.id).map(|(found, _)| found), Some(def), "{}", card.id);
    }
    let names: BTreeSet<&str> = book.cards().map(|(_, card)| card.name.as_str()).collect();
    assert_eq!(names.len(), book.cards().count(), "two cards share a name");
}

#[test]
fn every_card_that_does_something_says_so() {
    let book = book();
    for (_, card) in book.cards() {
        let lines = text::rules_text(card);
        let keywords = usize::from(!card.keywords.is_empty());
        assert!(lines.len() >= keywords + card.abilities.len(), "{}: {lines:?}", card.id);
        for line in lines.iter().chain(&text::full(card)) {
            assert!(!line.trim().is_empty(), "{}: {lines:?}", card.id);
            assert!(!line.contains("  "), "{}: {line}", card.id);
        }
        for word in &card.keywords {
            assert!(text::keyword_reminder(word).ends_with('.'), "{word:?}");
        }
    }
}

#[test]
fn no_two_different_effects_print_the_same_text() {
    let book = book();
    let mut printed: BTreeMap<Vec<String>, (String, &Card)> = BTreeMap::new();
    for (_, card) in book.cards() {
        let (lines, tree) = (text::rules_text(card), tree(card));
        if let Some((other, before)) = printed.get(&lines) {
            assert_eq!(other, &tree, "{} and {} print {lines:?}", card.id, before.id);
        }
        printed.insert(lines, (tree, card));
    }
}

/// CCG-TYPE-10a
#[test]
fn heroic_actions_are_worth_two_credits() {
    let book = book();
    let heroics = book.cards().filter(|(_, card)| matches!(card.face, Face::Heroic(_)));
    for (_, card) in heroics {
        assert_eq!(card.ev(), 2, "{}", card.id);
    }
}

/// CCG-CAP-1, CCG-SKL-1: what a deck's own contracts ask for, its own ship and people can give.
#[test]
fn each_deck_can_meet_its_own_contracts() {
    let book = book();
    for name in DECKS {
        let deck = deck(name);
        let produced = tokens_of(&deck, &book);
        for id in deck.adventure.keys() {
            let (_, card) = book.find(id).unwrap();
            let sides = card.sides().unwrap();
            let asked = sides.contract.requires.iter().filter_map(token_asked);
            for wanted in asked {
                assert!(
                    produced.iter().any(|have| have.meets(wanted)),
                    "{name}: {id} asks {wanted:?}"
                );
            }
        }
    }
}

fn token_asked(requirement: &cards::data::Requirement) -> Option<cards::data::Token> {
    let cards::data::Requirement::Token(wanted) = requirement else { return None };
    Some(*wanted)
}

/// Every token that the deck's ship and crew give by themselves.
fn tokens_of(deck: &Deck, book: &CardBook) -> Vec<cards::data::Token> {
    use cards::data::Token;
    let mut tokens = Vec::new();
    let cards = deck.captain.keys().chain([&deck.ship]);
    for (_, card) in cards.map(|id: &String| -> (Def, &Card) { book.find(id).unwrap() }) {
        match &card.face {
            Face::Ship(ship) => {
                tokens.extend(ship.capabilities.iter().copied().map(Token::Capability))
            }
            Face::Crew(crew) => {
                tokens
                    .extend(crew.skills.iter().map(|(skill, level)| Token::Skill(*skill, *level)));
            }
            Face::Adventure(_)
            | Face::Connection(_)
            | Face::Gear(_)
            | Face::Upgrade(_)
            | Face::Event(_)
            | Face::Heroic(_) => {}
        }
    }
    tokens
}
