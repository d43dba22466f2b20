//! The shipped cards, decks and constants: readable, legal, and with the expected effects.

#![expect(clippy::disallowed_methods, reason = "a test reads the shipped files itself")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use cards::{
    data::{
        Ability, Card, CardBook, Constants, DataError, Deck, DeckFault, Effect, Face, Modifier,
        Place, Requirement, Token, read_ron,
    },
    text,
};

/// The decks for AI captains of every personality, besides the two for learners.
const READY_DECKS: [&str; 5] =
    ["honest-freight", "red-ledger", "second-reading", "express-signed-for", "due-process"];

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
    // The manifest of a pack is no card file.
    for name in names_in("packs/frontier").into_iter().filter(|name| name != "pack") {
        let file = format!("packs/frontier/{name}.ron");
        book.add(&file, &read(&file)).unwrap_or_else(|fault| panic!("{fault}"));
    }
    book
}

/// The files of an assets folder, without their ending.
#[track_caller]
fn names_in(folder: &str) -> BTreeSet<String> {
    let files = fs::read_dir(assets().join(folder)).unwrap().map(|file| file.unwrap().path());
    files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
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

/// The effects of a card, whatever its name.
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
fn the_shipped_set_is_as_large_as_it_says() {
    let book = book();
    let count = |fits: &dyn Fn(&Card) -> bool| book.cards().filter(|(_, card)| fits(card)).count();
    assert!(count(&|card| matches!(card.face, Face::Ship(_))) >= 12);
    assert!(count(&|card| card.sides().is_some()) >= 120);
    let enemy = |card: &Card| card.sides().is_some_and(|it| it.complication.enemy.is_some());
    assert!(count(&enemy) >= 20);
    assert!(count(&|card| card.cost().is_some()) >= 180);
    let constants: Constants = read_ron("rules/cards.ron", &read("rules/cards.ron")).unwrap();
    assert_eq!(constants, Constants::default());
}

#[test]
fn every_adventure_belongs_somewhere_and_there_is_work_everywhere() {
    let book = book();
    let adventures: Vec<_> = book.cards().filter_map(|(_, card)| card.sides()).collect();
    assert!(adventures.iter().all(|it| !it.places.is_empty()));
    for place in Place::ALL {
        let here = adventures.iter().filter(|it| it.places.contains(place));
        assert!(here.count() >= 10, "{place:?}");
    }
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
fn every_shipped_deck_is_legal_and_has_a_plan() {
    let book = book();
    let names = names_in("decks");
    assert!(READY_DECKS.iter().all(|name| names.contains(*name)), "{names:?}");
    for name in names {
        let deck = deck(&name);
        assert_eq!(deck.faults(&book), [], "{name}");
        assert!(!deck.plan.is_empty(), "{name}");
    }
}

#[test]
fn ready_decks_have_ships_and_cards_of_their_own() {
    let decks = READY_DECKS.map(deck);
    let shared = |a: &BTreeMap<String, u8>, b: &BTreeMap<String, u8>| {
        a.keys().filter(|id| b.contains_key(*id)).count()
    };
    for (n, one) in decks.iter().enumerate() {
        for other in &decks[n + 1..] {
            assert_ne!(one.ship, other.ship);
            let alike = shared(&one.adventure, &other.adventure);
            assert!(alike * 2 <= one.adventure.len(), "{} {}", one.name, other.name);
            let alike = shared(&one.captain, &other.captain);
            assert!(alike * 2 <= one.captain.len(), "{} {}", one.name, other.name);
        }
    }
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

/// CCG-CAP-1, CCG-SKL-1: a deck's cards can give all that its own contracts require.
#[test]
fn each_deck_can_meet_its_own_contracts() {
    let book = book();
    for name in names_in("decks") {
        let deck = deck(&name);
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

fn token_asked(requirement: &Requirement) -> Option<Token> {
    let Requirement::Token(wanted) = requirement else { return None };
    Some(*wanted)
}

/// Every token that the deck's ship and crew bring, or that its cards add.
fn tokens_of(deck: &Deck, book: &CardBook) -> Vec<Token> {
    let cards = deck.captain.keys().chain([&deck.ship]);
    cards.flat_map(|id| tokens_on(book.find(id).unwrap().1)).collect()
}

fn tokens_on(card: &Card) -> Vec<Token> {
    let mut tokens: Vec<Token> = card.abilities.iter().flat_map(tokens_added).collect();
    match &card.face {
        Face::Ship(ship) => {
            tokens.extend(ship.capabilities.iter().copied().map(Token::Capability));
        }
        Face::Crew(crew) => {
            tokens.extend(crew.skills.iter().map(|(skill, level)| Token::Skill(*skill, *level)));
        }
        Face::Event(event) => tokens.extend(collected(&event.text.effects)),
        Face::Heroic(feat) => {
            tokens.extend(collected(&feat.trained));
            tokens.extend(collected(&feat.expert));
        }
        Face::Adventure(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_) => {}
    }
    tokens
}

fn tokens_added(ability: &Ability) -> Vec<Token> {
    match ability {
        Ability::Persistent(text) => text.change.iter().filter_map(token_granted).collect(),
        Ability::Activated(text) => collected(&text.effects),
        Ability::Triggered(text) => collected(&text.effects),
    }
}

fn token_granted(change: &Modifier) -> Option<Token> {
    if let Modifier::Capability(capability) = change {
        return Some(Token::Capability(*capability));
    }
    let Modifier::Grant(skill, level) = change else { return None };
    Some(Token::Skill(*skill, *level))
}

fn collected(effects: &[Effect]) -> Vec<Token> {
    let token =
        |effect: &Effect| if let Effect::Collect(token) = effect { Some(*token) } else { None };
    effects.iter().filter_map(token).collect()
}
