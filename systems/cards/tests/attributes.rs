//! Required attributes of each type of card (CCG-ATTR), and texts that no pack may have.

use cards::data::{CardBook, Deck};

/// A complete card of each type, with its required fields.
const WHOLE: [(&str, &str, &[&str]); 8] = [
    (
        "CCG-ATTR-2",
        r#"(id: "x", name: "X", face: Ship(tonnage: 100, capabilities: [Cargo], initiative: 1,
            jump: 1, attack: 1, defense: 1, crew_slots: 2))"#,
        &[
            "tonnage: 100",
            "capabilities: [Cargo]",
            "initiative: 1",
            "jump: 1",
            "attack: 1",
            "defense: 1",
            "crew_slots: 2",
        ],
    ),
    (
        "CCG-ATTR-3",
        r#"(id: "x", name: "X", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 2))"#,
        &["cost: 1", "ev: 1", r#"species: "Human""#, "skills: {}", "wounds: 2"],
    ),
    (
        "CCG-ATTR-4, CCG-ATTR-5",
        r#"(id: "x", name: "X", face: Adventure(
            contract: (name: "C", distance: 1, requires: [Expense(1)], complication_slots: 1,
                abandonment: 1, vp: 2),
            complication: (name: "D")))"#,
        &[
            r#"name: "C""#,
            "distance: 1",
            "requires: [Expense(1)]",
            "complication_slots: 1",
            "abandonment: 1",
            "vp: 2",
            r#"name: "D""#,
        ],
    ),
    (
        "CCG-ATTR-6",
        r#"(id: "x", name: "X", face: Connection(cost: 1, ev: 1, subtype: Ally))"#,
        &["cost: 1", "ev: 1", "subtype: Ally"],
    ),
    (
        "CCG-ATTR-7",
        r#"(id: "x", name: "X", face: Gear(cost: 1, ev: 1, subtype: Armor))"#,
        &["cost: 1", "ev: 1", "subtype: Armor"],
    ),
    (
        "CCG-ATTR-8",
        r#"(id: "x", name: "X", face: Upgrade(cost: 1, ev: 1, subtype: Hull, structure: 2))"#,
        &["cost: 1", "ev: 1", "subtype: Hull", "structure: 2"],
    ),
    (
        "CCG-ATTR-9",
        r#"(id: "x", name: "X", face: Event(cost: 1, ev: 1, text: (effects: [Draw(You, 1)])))"#,
        &["cost: 1", "ev: 1", "effects: [Draw(You, 1)]"],
    ),
    (
        "CCG-ATTR-10",
        r#"(id: "x", name: "X", face: Heroic(cost: 1, ev: 2, skill: Pilot, trained: [Draw(You, 1)]))"#,
        &["cost: 1", "ev: 2", "skill: Pilot", "trained: [Draw(You, 1)]"],
    ),
];

fn add(cards: &str) -> Result<CardBook, String> {
    let mut book = CardBook::default();
    book.add("pack.ron", &format!("[\n{cards}\n]")).map_err(|fault| fault.to_string())?;
    Ok(book)
}

/// The card without one of its fields and the comma after it.
fn without(card: &str, field: &str) -> String {
    let at = card.find(field).unwrap_or_else(|| panic!("{field} is not in {card}"));
    let (before, after) = (&card[..at], &card[at + field.len()..]);
    let after = after.trim_start();
    format!("{before}{}", after.strip_prefix(',').unwrap_or(after))
}

/// CCG-ATTR-1, CCG-ATTR-2, CCG-ATTR-3, CCG-ATTR-4, CCG-ATTR-5, CCG-ATTR-6, CCG-ATTR-7, CCG-ATTR-8,
/// CCG-ATTR-9, CCG-ATTR-10, CCG-ATTR-11
#[test]
fn each_type_of_card_has_all_of_its_attributes_or_is_refused_by_the_missing_ones_name() {
    for (rule, card, fields) in WHOLE {
        add(card).unwrap_or_else(|fault| panic!("{rule}: {fault}"));
        for field in fields {
            let name = field.split(':').next().unwrap_or(field);
            let fault =
                add(&without(card, field)).err().unwrap_or_else(|| panic!("{rule}: {field}"));
            assert!(fault.starts_with("pack.ron:") && fault.contains(name), "{rule}: {fault}");
        }
    }
}

/// CCG-ATTR-5, CCG-ATTR-8: omitted optional fields are 0.
#[test]
fn a_modifier_or_a_tonnage_that_is_not_printed_is_nothing() {
    let book = add(WHOLE[2].1).expect("whole");
    let side = &book.find("x").and_then(|(_, card)| card.sides()).expect("two sides").complication;
    assert_eq!((side.abandonment, side.enemy.is_none()), (0, true));
    let book = add(WHOLE[5].1).expect("whole");
    let card = format!("{:?}", book.find("x").expect("there").1);
    assert!(card.contains("tonnage: 0"), "{card}");
}

#[test]
fn an_adventure_that_belongs_twice_to_a_place_is_refused() {
    let at = |places: &str| {
        add(&WHOLE[2].1.replace("Adventure(", &format!("Adventure(places: [{places}],")))
    };
    assert!(at("Dock, Mine").is_ok());
    let fault = at("Dock, Mine, Dock").expect_err("it is there twice");
    assert!(fault.contains("an adventure belongs to a place once"), "{fault}");
}

fn adventure_deck(copies: &[(&str, u8)]) -> Vec<String> {
    let mut cards = String::new();
    for n in 0..20 {
        let name = format!("{n:02}");
        cards += &WHOLE[2]
            .1
            .replace("\"x\"", &format!("\"a-{name}\""))
            .replace("\"X\"", &format!("\"{name}\""));
        cards += ",";
    }
    cards += WHOLE[0].1;
    cards += ",";
    let coin = r#"(id: "coin", name: "Coin", keywords: [Unrestricted], face: Connection(cost: 1, ev: 1, subtype: Ally))"#;
    let book = add(&(cards + coin)).expect("a small pool");
    let deck = Deck {
        name: "Deck".to_owned(),
        plan: String::new(),
        ship: "x".to_owned(),
        adventure: copies.iter().map(|(id, n)| ((*id).to_owned(), *n)).collect(),
        captain: [("coin".to_owned(), 60)].into(),
        packs: Vec::new(),
    };
    deck.faults(&book).iter().map(ToString::to_string).collect()
}

fn of(count: u8) -> Vec<(String, u8)> {
    (0..count).map(|n| (format!("a-{n:02}"), 1)).collect()
}

/// CCG-DECK-2
#[test]
fn an_adventure_deck_has_exactly_twenty_cards() {
    for (count, legal) in [(19, false), (20, true)] {
        let list = of(count);
        let list: Vec<(&str, u8)> = list.iter().map(|(id, n)| (id.as_str(), *n)).collect();
        assert_eq!(adventure_deck(&list).is_empty(), legal, "{count}");
    }
    let mut list = of(20);
    list[0].1 = 2;
    let list: Vec<(&str, u8)> = list.iter().map(|(id, n)| (id.as_str(), *n)).collect();
    assert_eq!(adventure_deck(&list), ["21 adventure cards; a deck has 20"]);
}

/// CCG-DECK-10, CCG-DECK-4, RUL-01
#[test]
fn an_adventure_card_with_its_two_names_is_one_card() {
    let copies = |n: u8| {
        let mut list = of(20 - n + 1);
        list[0].1 = n;
        let list: Vec<(&str, u8)> = list.iter().map(|(id, n)| (id.as_str(), *n)).collect();
        adventure_deck(&list)
    };
    assert_eq!(copies(2), [""; 0], "two copies of both its sides");
    assert_eq!(copies(3).len(), 1);
}

/// Texts that are refused, each with the reason.
const SENSELESS: [(&str, &str); 22] = [
    ("Activated(timing: Action, cost: [Exert], effects: [])", "without effects"),
    ("Activated(timing: Action, cost: [Exert], effects: [Draw(You, 0)])", "effect of 0"),
    ("Activated(timing: Action, effects: [Draw(You, 1)])", "needs a cost"),
    ("Activated(timing: Use, effects: [Draw(You, 1)])", "only gear is used"),
    ("Activated(timing: Anytime, cost: [Exert], effects: [Draw(You, 1), Ready(This)])", "for ever"),
    ("Activated(timing: Action, cost: [Exert], effects: [Exert(Host)])", "never attached"),
    ("Activated(timing: Action, cost: [Exert], effects: [Exert(Performer)])", "has a performer"),
    ("Activated(timing: Action, cost: [Exert], effects: [Exert(SameTarget)])", "has a target"),
    ("Activated(timing: Action, cost: [Exert], effects: [Wound(YourShip, 1)])", "carried out"),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Damage(Each(kind: Crew), 1)])",
        "carried out",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Jettison(Target(kind: Contract))])",
        "carried out",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Cancel(Target(kind: Crew))])",
        "carried out",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [DiscardAdventure(Target(kind: Crew))])",
        "carried out",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [MoveGear(Target(kind: Crew), This)])",
        "carried out",
    ),
    ("Activated(timing: Action, cost: [Exert], effects: [PutIntoPlay(kind: Gear)])", "carried out"),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Search(Deck, (kind: Contract))])",
        "Captain's Deck",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Remove(Target(kind: Crew), WhileInPlay)])",
        "carried out",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Exert(Target(kind: Crew, having: [Exerted, Ready]))])",
        "exerted and ready",
    ),
    (
        "Activated(timing: Action, cost: [Exert], effects: [Exert(Target(kind: Gear, having: [Skill(Pilot)]))])",
        "says nothing",
    ),
    ("Persistent(on: Target(kind: Crew), change: [CannotReady])", "cannot choose"),
    ("Persistent(on: YourShip, change: [NoAbilities])", "not texts"),
    ("Triggered(on: ContractResolved, effects: [])", "without effects"),
];

/// A card whose effect is impossible, or could go on forever, is refused with its place.
#[test]
fn a_text_that_makes_no_sense_is_refused_with_file_line_and_column() {
    for (text, why) in SENSELESS {
        let sound =
            r#"(id: "first", name: "First", face: Connection(cost: 0, ev: 1, subtype: Ally)),"#;
        let card = format!(
            "{sound}\n    (id: \"x\", name: \"X\", abilities: [{text}],\n     face: Connection(cost: 0, ev: 1, subtype: Ally))"
        );
        let fault = add(&card).err().unwrap_or_else(|| panic!("accepted: {text}"));
        assert!(fault.starts_with("pack.ron:3:10: `x`: "), "{fault}");
        assert!(fault.contains(why), "{text}: {fault}");
    }
}

/// CCG-TYPE-1: nobody could ever pay with a ship.
#[test]
fn a_ship_that_is_its_own_price_is_refused() {
    let (_, ship, _) = WHOLE[0];
    for price in ["Jettison", "Disperse"] {
        let text = format!(
            "abilities: [Activated(timing: Action, cost: [{price}], effects: [Draw(You, 1)])], face:"
        );
        let fault = add(&ship.replacen("face:", &text, 1)).expect_err("refused");
        assert!(fault.ends_with("a ship never leaves play, and cannot be a price"), "{fault}");
    }
}

/// A trait that no card has is found once all cards are there.
#[test]
fn a_card_that_asks_for_a_trait_nobody_has_is_refused_by_name_and_place() {
    let seeker = |wanted: &str| {
        format!(
            r#"(id: "seeker", name: "Seeker", face: Event(cost: 0, ev: 1,
                text: (effects: [Exert(Target(kind: Crew, having: [{wanted}]))])))"#
        )
    };
    let crew = r#",(id: "y", name: "Y", traits: ["Marine"], face: Crew(cost: 1, ev: 1, species: "Oom", skills: {}, wounds: 1))"#;
    for (wanted, sound) in [
        (r#"Trait("Marine")"#, true),
        (r#"Species("Oom")"#, true),
        (r#"Trait("Marines")"#, false),
        (r#"Species("Human")"#, false),
    ] {
        let book = add(&(seeker(wanted) + crew)).expect("each card by itself is sound");
        let checked = book.check().map_err(|fault| fault.to_string());
        assert_eq!(checked.is_ok(), sound, "{wanted}: {checked:?}");
        if let Err(fault) = checked {
            assert!(fault.starts_with("pack.ron:2:6: `seeker`: no card has"), "{fault}");
        }
    }
}
