//! The order and the remarks of options, on tables made for it.

use cards::{
    CardGame, Move, Why,
    data::{Requirement, read_ron},
    position::Position,
};
use engine::{Game, Seat};

use super::*;
use crate::builder::testing::library;

/// A table with this captain, these things in the first slot, and this question to them.
fn game(captain: &str, first: &str, asks: &str) -> CardGame {
    let text = format!(
        r#"[(title: "", theme: Choose, idea: "",
        captains: [(name: "Ada", {captain}), (name: "Bo", ship: "Fair Copy", deck: {{1: 20}})],
        slots: [({first}), (contract: "Live Cattle", of: "Ada"),
            (contract: "Dowsing the Dark", of: "Bo"), (contract: "Below Tolliver", of: "Bo")],
        first: "Ada", asked: "Ada", {asks})]"#
    );
    let book = library().book.clone();
    let position = Position::read("table.ron", &text).expect("a position").remove(0);
    position.game(&book).expect("a legal table")
}

/// The options as they are shown, in words.
fn shown(game: &CardGame) -> Vec<String> {
    let offers = of(game.choice().expect("a question"), &game.observe(Seat(0)), game.book());
    let words = offers.iter().map(|offer| match &offer.note {
        Some(note) => format!("{} · {}", offer.label, note.words()),
        None => offer.label.clone(),
    });
    words.collect()
}

const RESOLVING: &str = "stage: Resolving, asks: Resolving, good: [Pass]";
const HAZARD: &str = r#"contract: "A Kidney for Dunmarrow", of: "Ada",
    complications: [(card: "Dead Reckoning", of: "Bo", face_up: true)]"#;
const ENEMY: &str = r#"contract: "A Kidney for Dunmarrow", of: "Ada",
    complications: [(card: "Picket Line", of: "Bo", face_up: true)]"#;
const WAITS: &str = "Pass for good · A Kidney for Dunmarrow waits for another round";

/// CCG-CMP-3
#[test]
fn an_attempt_that_cannot_succeed_stands_last_with_its_reason() {
    let me = r#"ship: "Return of Post", deck: {1: 8}, doing: Pursuing(1)"#;
    let table = game(me, HAZARD, RESOLVING);
    let fails = "Attempt Dead Reckoning (Pilot) · fails as things stand: no Pilot";
    assert_eq!(shown(&table), [WAITS, fails]);
    let rules: Vec<Move> = table.choice().expect("a question").options.clone();
    assert!(
        matches!(rules[..], [Move::Attempt(_), Move::Pass]),
        "the rules' list stays: {rules:?}"
    );
    let able = game(&format!("{me}, pool: [Skill(Pilot, Expert)]"), HAZARD, RESOLVING);
    assert_eq!(shown(&able), ["Attempt Dead Reckoning (Pilot)", WAITS]);
}

/// CCG-CMP-3
#[test]
fn a_trait_that_nobody_aboard_has_is_missing() {
    let me = r#"ship: "Return of Post", deck: {1: 8}, play: [(card: "Odo Lanterman")],
        doing: Pursuing(1)"#;
    let (table, book) = (game(me, HAZARD, RESOLVING), library().book.clone());
    let missing = |name: &str| {
        let asks = format!("[Exert(kind: Crew, having: [Trait({name:?})])]");
        let asks: Vec<Requirement> = read_ron("asks.ron", &asks).expect("a requirement");
        attempt::missing(&asks, &table.observe(Seat(0)), &book)
    };
    let odo = book.cards().find(|(_, card)| card.name == "Odo Lanterman").expect("printed").1;
    assert_eq!(missing(&odo.traits[0]), None);
    assert!(missing("Pilgrim").is_some());
    assert_eq!(missing("Hunted"), None, "gear can make somebody so");
}

/// CCG-ENM-6, CCG-ENM-9
#[test]
fn a_fight_tells_what_it_does_and_what_it_costs() {
    let table = |ship: &str| {
        game(&format!(r#"ship: "{ship}", deck: {{1: 8}}, doing: Pursuing(1)"#), ENEMY, RESOLVING)
    };
    let fight = "Attempt Picket Line (enemy ship 2/1, structure 2)";
    let scratches = format!("{fight} · damages it, 1 of 2, which does not resolve it");
    assert_eq!(shown(&table("Fair Copy")), [scratches.as_str(), WAITS]);
    let fails = format!("{fight} · fails as things stand: attack 1 against defense 1");
    assert_eq!(shown(&table("Return of Post")), [WAITS, &fails]);
}

/// CCG-RES-2e, CCG-TIM-11
#[test]
fn a_pass_is_for_good_only_where_it_is() {
    let table =
        game(r#"ship: "Return of Post", deck: {1: 8}, doing: Pursuing(1)"#, HAZARD, RESOLVING);
    let (seen, book) = (table.observe(Seat(0)), table.book());
    assert_eq!(label(Move::Pass, Why::Resolving, &seen, book), "Pass for good");
    for why in [Why::Reacting, Why::AnyTime, Why::Acting] {
        assert_eq!(label(Move::Pass, why, &seen, book), "Pass", "{why:?}");
    }
}

/// CCG-EXP-4
#[test]
fn what_a_payment_wastes_stands_on_it() {
    let me = r#"ship: "Return of Post", hand: ["Odo Lanterman", "Captain's Table"], deck: {1: 8}"#;
    let mut table =
        game(me, HAZARD, "stage: Activities, asks: ChoosingActivity, good: [Uncommitted]");
    let activities = shown(&table);
    let kidney =
        "Pursue A Kidney for Dunmarrow (slot 1, 1 jump) · 3 VP; expert Pilot still lacking aboard";
    assert_eq!(activities[0], kidney);
    assert_eq!(activities[4..], ["Declare piracy · infamy +1", "Stay uncommitted"]);
    let pursue = table.choice().expect("a question").options[0];
    table.decide(engine::Decision { seat: Seat(0), chosen: pursue }).expect("offered");
    let paid = [
        "Expend Odo Lanterman (EV 1)",
        "Expend Captain's Table (EV 2) · 1 of it lost",
        "Expend the top card of your deck",
    ];
    assert_eq!(shown(&table), paid);
}

/// CCG-CPT-5
#[test]
fn a_contract_that_a_rival_has_completed_too_is_worth_a_point_less_for_sure() {
    let me = r#"ship: "Return of Post", deck: {1: 8}, doing: Pursuing(1),
        pool: [Skill(Pilot, Expert)], play: [(card: "Odo Lanterman")]"#;
    let table = game(me, HAZARD, RESOLVING);
    let words = |pursuers: &[Seat], completed: &[Seat]| {
        let mut seen = table.observe(Seat(0));
        let contract = seen.slots[0].contract.as_mut().expect("a contract");
        (contract.pursuers, contract.completed) = (pursuers.to_vec(), completed.to_vec());
        let why = Why::Completing { slot: seen.slots[0].slot };
        let choice = Choice { seat: Seat(0), why, options: vec![Move::Complete] };
        let note = of(&choice, &seen, table.book()).remove(0).note.expect("a note");
        note.words()
    };
    let (me, both) = ([Seat(0)], [Seat(0), Seat(1)]);
    assert_eq!(words(&me, &[]), "3 VP");
    assert_eq!(words(&both, &[]), "3 VP, or 2 if a rival completes it too");
    assert_eq!(words(&both, &both[1..]), "2 VP, for a rival has completed it too");
}

/// CCG-SLOT-4
#[test]
fn a_second_connection_of_a_kind_says_that_one_of_them_goes() {
    let procured = |play: &str| {
        let me = format!(
            r#"ship: "Fair Copy", hand: ["Guild of Plain Dealers", "Captain's Table"], play: [{play}], deck: {{1: 8}}"#
        );
        shown(&game(&me, HAZARD, "stage: Procuring, asks: Procuring, good: [Done]")).remove(0)
    };
    let another = r#"(card: "The Salvage Court")"#;
    assert_eq!(procured(""), "Procure Guild of Plain Dealers");
    let full =
        "Procure Guild of Plain Dealers · no room for another organization, so one of yours goes";
    assert_eq!(procured(another), full);
}

/// CCG-CPT-5
#[test]
fn a_contract_that_a_rival_pursues_says_what_it_is_worth_if_both_complete_it() {
    let me = r#"ship: "Return of Post", deck: {1: 8}"#;
    let table = game(me, HAZARD, "stage: Activities, asks: ChoosingActivity, good: [Uncommitted]");
    let words = |pursuers: &[Seat]| {
        let mut seen = table.observe(Seat(0));
        seen.slots[0].contract.as_mut().expect("a contract").pursuers = pursuers.to_vec();
        let offers = of(table.choice().expect("a question"), &seen, table.book());
        offers[0].note.as_ref().expect("a note").words()
    };
    let lacking = "; expert Pilot still lacking aboard";
    assert_eq!(words(&[Seat(0)]), format!("3 VP{lacking}"));
    let both = format!("3 VP, or 2 if a rival completes it too{lacking}");
    assert_eq!(words(&[Seat(1)]), both);
}
