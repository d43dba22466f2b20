//! Positions: the table matches the text, and faults are reported.

use engine::{Game, Seat};

use super::{Claim, Fault, Position, Proof, Said};
use crate::{
    Audit, Broken, CardGame,
    scenario::{A, B, book},
    state::{Activity, TableRead},
};

const ORE: &str = r#"[(
    id: "ore", title: "Ore", theme: Win, idea: "Two more.",
    captains: [
        (name: "Ada", ship: "Plain Ship", vp: 12, infamy: 1, hand: ["Veto", "Coin"],
         play: [(card: "Pilot", harm: 1), (card: "Gun", on: "Pilot"), (card: "Turret")],
         top: ["Note"], seen_of_top: 1, deck: {1: 4}, pool: [Capability(Cargo)], doing: Pursuing(1)),
        (name: "Bo", ship: "Slow Ship", hand: ["Coin", "Coin"], shown: ["Coin"], play: [(card: "Shackle", on: "Pilot")], deck: {1: 9}),
    ],
    slots: [
        (contract: "Errand", of: "Ada", complications: [(card: "Errand", of: "Bo", seen_by: ["Bo"])]),
        (contract: "Errand", of: "Ada"), (contract: "Errand", of: "Bo"), (contract: "Errand", of: "Bo"),
    ],
    first: "Ada", stage: Activities, asked: "Ada", asks: ChoosingActivity,
    good: [Pursue(1)], blunders: [Piracy],
)]"#;

fn read(text: &str) -> Position {
    Position::read("a.ron", text).expect("readable").remove(0)
}

/// The position with one word replaced.
fn with(wrong: &str, instead: &str) -> Result<CardGame, Fault> {
    assert!(ORE.contains(wrong), "{wrong}");
    read(&ORE.replacen(wrong, instead, 1)).game(&book()).map_err(|error| error.fault)
}

#[track_caller]
fn check(wrong: &str, instead: &str, expected: Fault) {
    assert_eq!(with(wrong, instead).err(), Some(expected), "{wrong} -> {instead}");
}

#[test]
fn a_position_is_on_the_table_as_it_is_written() {
    let position = read(ORE);
    let game = position.game(&book()).expect("a legal table");
    Audit::of(&game).check(&game).expect("a game like any other");
    let seen = game.observe(A);
    let names = |cards: &[crate::CardSeen]| {
        cards.iter().map(|card| game.book().card(card.def).name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&seen.hand), ["Veto", "Coin"]);
    assert_eq!(names(&seen.deck_top), ["Note"]);
    assert_eq!((seen.purse, seen.round), (1 + 1 + 3 + 4, 5));
    let ada = &seen.captains[0];
    assert_eq!((ada.vp, ada.infamy, ada.activity), (12, 1, Activity::Pursuing(crate::SlotNo(0))));
    assert_eq!(names(&ada.in_play), ["Pilot", "Gun", "Turret"]);
    assert_eq!(ada.in_play[1].on, Some(ada.in_play[0].id));
    assert_eq!(ada.in_play[2].on, Some(ada.ship.id));
    assert_eq!((ada.in_play[0].harm, ada.discard.len()), (1, 60 - 2 - 3 - 1 - 4));
    assert_eq!(seen.captains[1].in_play[0].on, Some(ada.in_play[0].id));
    assert_eq!(
        (names(&seen.captains[1].known), seen.captains[1].hand_count),
        (vec!["Coin".to_owned()], 2)
    );
    let known = |seat: Seat| {
        let slot = &game.observe(seat).slots[0];
        slot.contract.as_ref().is_some_and(|contract| contract.complications[0].def.is_some())
    };
    assert_eq!((known(A), known(B)), (false, true));
    assert_eq!((position.good_options(&game).len(), position.blunders(&game).len()), (1, 1));
}

#[test]
fn the_same_position_is_the_same_game_every_time() {
    let game = || read(ORE).game(&book()).expect("a legal table");
    assert_eq!(game().snapshot(), game().snapshot());
    assert!(game().look().in_play().count() > 2);
}

#[test]
fn what_cannot_be_is_told_in_words() {
    check("[\"Veto\", \"Coin\"]", "[\"Vet\"]", Fault::NoCard("Vet".to_owned()));
    check("first: \"Ada\"", "first: \"Eve\"", Fault::NoCaptain("Eve".to_owned()));
    check("Pursuing(1)", "Pursuing(5)", Fault::NoSlot(5));
    check("(contract: \"Errand\", of: \"Ada\"), ", "", Fault::Slots(3));
    check("(card: \"Turret\")", "(card: \"Veto\")", Fault::Misplaced("Veto".to_owned()));
    check("shown: [\"Coin\"]", "shown: [\"Note\"]", Fault::NoCard("Note".to_owned()));
    let (card, host) = ("Gun".to_owned(), "Ace".to_owned());
    check(
        "(card: \"Gun\", on: \"Pilot\")",
        "(card: \"Gun\", on: \"Ace\")",
        Fault::NoHost { card, host },
    );
    check("deck: {1: 4}", "deck: {1: 4, 7: 1}", Fault::NoFiller(7));
    check("[Pursue(1)]", "[]", Fault::NothingToTell);
    check("[Piracy]", "[Pursue(1)]", Fault::GoodAndBad);
}

#[test]
fn another_question_than_the_one_written_is_told() {
    let other = |wrong, instead| with(wrong, instead).err();
    assert!(matches!(other("asked: \"Ada\"", "asked: \"Bo\""), Some(Fault::AsksElse { .. })));
    assert!(matches!(
        other("asks: ChoosingActivity", "asks: Acting"),
        Some(Fault::AsksElse { .. })
    ));
    assert!(matches!(other("[Pursue(1)]", "[Pass]"), Some(Fault::NotOnOffer { .. })));
    assert!(matches!(
        other("slots: [", "before: [(\"Bo\", Pass)], slots: ["),
        Some(Fault::AsksElse { .. })
    ));
}

#[test]
fn a_table_that_breaks_a_rule_is_told() {
    let crowded = "(card: \"Medic\"), (card: \"Ace\"), (card: \"Turret\")";
    check("(card: \"Turret\")", crowded, Fault::Broken(Broken::OverLimit(A)));
}

#[test]
fn a_line_shows_what_comes_of_an_answer() {
    let proof = |line: &str, shows: &str| {
        let written = ORE.trim_end().strip_suffix(")]").expect("the end");
        let proofs = format!("proofs: [(line: [(\"Ada\", {line})], shows: [{shows}])]");
        let position = read(&format!("{written}{proofs})]"));
        let checked = position.check(&book(), &position.proofs[0]);
        checked.map(|_| ()).map_err(|error| error.fault)
    };
    assert_eq!(proof("Piracy", "Infamy(\"Ada\", 1), GoesOn"), Ok(()));
    assert!(matches!(proof("Pursue(1)", "Vp(\"Ada\", 13)"), Err(Fault::NotShown(..))));
    assert!(matches!(proof("Complete", "GoesOn"), Err(Fault::LineOpen(..))));
}

#[test]
fn a_line_is_played_against_every_answer_of_the_others_and_what_refutes_it_is_told() {
    let position = read(ORE);
    let tried = |claim: Claim, limit| {
        let line = vec![("Ada".to_owned(), Said::Pursue(1))];
        let proof = Proof { line, shows: vec![claim] };
        position.against_all(&book(), &proof, limit).expect("it can be played")
    };
    let held = tried(Claim::GoesOn, 500);
    assert!(held.ends > 1 && held.refuted.is_none(), "{held:?}");
    let cut = tried(Claim::GoesOn, 1);
    assert_eq!((cut.ends, cut.is_whole), (1, false), "there are more answers than that");
    let refuted = tried(Claim::Vp("Ada".to_owned(), 99), 500);
    assert!(refuted.refuted.expect("nobody has so many").contains("Bo: "), "an answer is named");
}

#[test]
fn an_answer_without_a_line_is_played_on_as_the_line_goes() {
    let position = read(ORE);
    let game = position.game(&book()).expect("a legal table");
    let answer = position.blunders(&game)[0];
    let onward = vec![("Ada".to_owned(), Said::Complete)];
    let (line, end) = position.play_on(&book(), answer, &onward).expect("an answer");
    assert_eq!(line[0].chosen, answer);
    assert_ne!(end.round(), position.round, "to the end of the round");
    assert!(position.holds(&Claim::GoesOn, &end));
    let none = position.play_on(&book(), crate::Move::Charge, &[]);
    assert_eq!(none.err().map(|error| error.fault), Some(Fault::NobodyAsked));
}
