//! The oracle on journals written by hand.

use cards::{
    Activity, CardId, Event, Piece, Stage, Using,
    data::{CardBook, Def},
};
use engine::{RuleId, Seat};

use super::{Kind, Oracle};

const ME: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

/// A gunner who makes the ship stronger for a phase, a medic who heals, and a tool.
const CARDS: &str = r#"[
    (id: "gunner", name: "Gunner", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 2), abilities: [
        Activated(timing: Reaction, cost: [Exert], effects: [Modify(YourShip, Change(Attack, 1), EndOfPhase)])]),
    (id: "medic", name: "Medic", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 2), abilities: [
        Activated(timing: Action, cost: [Exert], effects: [Restore(Target(kind: Crew), 1)])]),
    (id: "errand", name: "Errand", face: Adventure(
        contract: (name: "Errand", distance: 0, complication_slots: 1, abandonment: 0, vp: 1,
            requires: [Expense(1)], subplots: [(any_of: [[Expense(1)]], award: [Restore(Target(kind: Crew), 1)])]),
        complication: (name: "Delay", requires: [Expense(1)]))),
    (id: "tool", name: "Tool", face: Gear(cost: 1, ev: 1, subtype: Tool)),
]"#;

fn book() -> CardBook {
    let mut book = CardBook::default();
    book.add("test.ron", CARDS).expect("the cards of the test");
    book
}

fn piece(book: &CardBook, name: &str) -> Piece {
    let def: Def = book.find(name).expect("a card of the test").0;
    Piece { id: CardId(7), def }
}

/// How plays among these events came to nothing.
fn told(book: &CardBook, events: &[Event]) -> Vec<Kind> {
    let mut oracle = Oracle::new(book, 2);
    events.iter().for_each(|event| oracle.see(event));
    oracle.verdict().1.iter().map(|waste| waste.kind).collect()
}

fn used(card: Piece) -> [Event; 2] {
    let using = Using::Ability(0);
    [Event::Played { seat: ME, card, using }, Event::Resolved { seat: ME, card, using }]
}

fn at(stage: Stage) -> Event {
    Event::StageBegan { stage }
}

#[test]
fn a_bonus_for_fights_is_late_where_no_fight_can_come_before_it_is_over() {
    let book = book();
    let gunner = used(piece(&book, "gunner"));
    let is_late = |before: &[Event]| told(&book, &[before, &gunner].concat()) == [Kind::Late];
    let pirate = Event::ActivityChosen { seat: RIVAL, activity: Activity::Pirate };
    assert!(is_late(&[at(Stage::Procuring)]));
    assert!(is_late(&[pirate.clone(), at(Stage::Procuring)]), "until the end of the phase");
    assert!(is_late(&[at(Stage::Resolving)]), "nobody fights");
    assert!(!is_late(&[pirate.clone(), at(Stage::Resolving)]), "a pirate may strike");
    let passed = Event::Passed { seat: RIVAL, eligible: Some(true) };
    assert!(is_late(&[pirate, at(Stage::Resolving), passed]), "the pirate has passed");
}

#[test]
fn a_play_is_idle_from_which_nothing_follows_but_its_price() {
    let book = book();
    let [played, resolved] = used(piece(&book, "medic"));
    let restored = |by| Event::Restored { card: piece(&book, "gunner"), by };
    let all = |after: &[Event]| told(&book, &[&[played.clone(), resolved.clone()], after].concat());
    assert_eq!(all(&[]), [Kind::Idle]);
    assert_eq!(all(&[restored(0)]), [Kind::Idle]);
    assert!(all(&[restored(1)]).is_empty());
    assert_eq!(all(&[at(Stage::Resolving), restored(1)]), [Kind::Idle], "that is another's doing");
    assert!(all(&[Event::Fizzled { seat: ME, card: piece(&book, "medic") }]).is_empty());
}

#[test]
fn what_has_to_go_as_one_too_many_was_put_into_play_for_nothing() {
    let book = book();
    let card = piece(&book, "tool");
    let goes = |id| Event::Jettisoned {
        owner: ME,
        card: Piece { id, ..card },
        rule: RuleId("CCG-SLOT-6"),
    };
    let all = |gone| {
        let played = Event::Played { seat: ME, card, using: Using::Procuring };
        told(&book, &[played, Event::EnteredPlay { seat: ME, card, on: None }, gone])
    };
    assert_eq!(all(goes(card.id)), [Kind::TooMany]);
    assert!(all(goes(CardId(8))).is_empty(), "another one made room for it");
}

/// CCG-SUB-1, CCG-SUB-4
#[test]
fn an_award_is_idle_that_changes_nothing_whatever_comes_of_the_contract() {
    let book = book();
    let (card, restored) =
        (piece(&book, "errand"), Event::Restored { card: piece(&book, "medic"), by: 1 });
    let resolved = Event::SubplotResolved { seat: ME, card, nth: 0, contract: true };
    let no_target = Event::Fizzled { seat: ME, card };
    let free = Event::Uncommitted { seat: ME };
    let all = |after: &[Event]| told(&book, &[std::slice::from_ref(&resolved), after].concat());
    assert_eq!(all(&[]), [Kind::Idle]);
    assert_eq!(all(&[no_target, free.clone()]), [Kind::Idle]);
    assert!(all(&[restored.clone(), free.clone()]).is_empty());
    assert_eq!(all(&[free, restored]), [Kind::Idle], "that is another's doing");
}
