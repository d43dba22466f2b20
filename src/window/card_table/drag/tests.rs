//! Dragging and its highlights, on tables made for it.

use std::sync::Arc;

use cards::{CardGame, CardId, Event, Move, Piece, SlotNo, data::CardBook, position::Position};
use engine::{Game, Rulebook, Seat};

use super::*;
use crate::window::card_table::{
    spot::spoken_of,
    view::{Question, TableView},
};
use crate::{builder::testing::library, logbook::About, offers};

const ME: Seat = Seat(0);

/// A table with this captain, these things in the first slot, and this question to me.
fn table(captain: &str, first: &str, asks: &str) -> TableView {
    let text = format!(
        r#"[(title: "", theme: Choose, idea: "",
        captains: [(name: "Ada", deck: {{1: 14}}, {captain}), (name: "Bo", ship: "Fair Copy", deck: {{1: 20}})],
        slots: [(contract: "The Summer War", of: "Ada", {first}), (contract: "Live Cattle", of: "Ada"),
            (contract: "Dowsing the Dark", of: "Bo"), (contract: "Below Tolliver", of: "Bo")],
        first: "Ada", asked: "Ada", {asks})]"#
    );
    let book = library().book.clone();
    let book: Arc<CardBook> = Arc::new((*book).clone());
    let position = Position::read("table.ron", &text).expect("a position").remove(0);
    view(&position.game(&book).expect("a legal table"), book)
}

fn view(game: &CardGame, book: Arc<CardBook>) -> TableView {
    let seen = game.observe(ME);
    let offers = |choice| offers::of(choice, &seen, &book);
    let question = game.choice().map(|choice| Question::new(choice, offers(choice), &seen, &book));
    let rulebook = Arc::new(Rulebook::default());
    let glossary = library().glossary.clone();
    TableView {
        seen,
        book,
        is_persons: true,
        rulebook,
        glossary,
        question,
        thinking: None,
        may_take_back: false,
        guided: None,
        version: 1,
    }
}

/// My card of this name, in hand or in play.
fn card(view: &TableView, name: &str) -> Spot {
    let mut all = view.seen.hand.iter().chain(&view.me().in_play);
    Spot::Card(all.find(|seen| view.card(seen.def).name == name).expect(name).id)
}

fn taken(view: &TableView, landing: &[usize]) -> Vec<Move> {
    let options = &view.question.as_ref().expect("a question").options;
    landing.iter().map(|&n| options[n].chosen).collect()
}

fn shifting() -> TableView {
    table(
        r#"ship: "Plain Warning", play: [(card: "Sergeant Holloway"), (card: "Odo Lanterman"),
            (card: "Armed Lighter", on: "Sergeant Holloway")]"#,
        "",
        r#"stage: Shifting, asks: Shifting, good: [Done]"#,
    )
}

fn procuring() -> TableView {
    table(
        r#"ship: "Plain Warning", hand: ["Odo Lanterman", "Fourth Spindle"], adventures: []"#,
        "",
        r#"stage: Procuring, asks: Procuring, good: [Done]"#,
    )
}

/// CCG-RDY-5a
#[test]
fn gear_dropped_on_another_crew_goes_over_to_them() {
    let view = shifting();
    let (gear, odo) = (card(&view, "Armed Lighter"), card(&view, "Odo Lanterman"));
    let taken = taken(&view, &landing(&view, gear, &[odo], true));
    assert!(
        matches!(taken[..], [Move::Shift { gear: g, to }] if Spot::Card(g) == gear && Spot::Card(to) == odo)
    );
}

#[test]
fn gear_dropped_on_the_crew_that_bears_it_does_nothing_there() {
    let view = shifting();
    let (gear, bearer) = (card(&view, "Armed Lighter"), card(&view, "Sergeant Holloway"));
    assert!(joined(&view, gear, &[bearer]).is_empty());
}

#[test]
fn a_card_of_the_hand_dropped_anywhere_on_the_table_takes_its_only_option() {
    let view = procuring();
    let spindle = card(&view, "Fourth Spindle");
    let anywhere = taken(&view, &landing(&view, spindle, &[], true));
    assert!(matches!(anywhere[..], [Move::Procure(card)] if Spot::Card(card) == spindle));
}

#[test]
fn a_card_dropped_back_into_the_hand_does_nothing() {
    let view = procuring();
    assert!(landing(&view, card(&view, "Fourth Spindle"), &[], false).is_empty());
    let (one, other) = (card(&view, "Fourth Spindle"), card(&view, "Odo Lanterman"));
    assert!(landing(&view, one, &[other], false).is_empty(), "nothing joins the two");
}

#[test]
fn only_what_an_option_concerns_can_be_dragged() {
    let view = shifting();
    assert!(is_movable(&view, card(&view, "Armed Lighter")));
    assert!(!is_movable(&view, Spot::Slot(SlotNo(0))));
    let view = procuring();
    assert!(is_movable(&view, card(&view, "Odo Lanterman")));
    assert!(!is_movable(&view, Spot::Card(view.me().ship.id)));
}

/// CCG-ZONE-9
#[test]
fn a_line_of_the_log_lights_no_card_whose_face_is_hidden() {
    let view = table(
        r#"ship: "Plain Warning", hand: ["Odo Lanterman"]"#,
        r#"complications: [(card: "Dead Reckoning", of: "Bo")]"#,
        r#"stage: Procuring, asks: Procuring, good: [Done]"#,
    );
    let contract = view.seen.slots[0].contract.as_ref().expect("a contract");
    let hidden = &contract.complications[0];
    assert_eq!(hidden.def, None, "nobody has shown it to me");
    // Its number has been another card's before, whom a line speaks of.
    let before = Piece { id: hidden.id, def: contract.def };
    let event = Event::AdventureDiscarded { card: before, owner: Seat(1), face_up: true };
    let highlighted = spoken_of(&About::of(&event, Some(ME)), &view.seen);
    assert_eq!(highlighted, [Spot::Captain(Seat(1))]);
}

#[test]
fn a_line_of_the_log_lights_the_cards_captains_and_slots_it_names() {
    let view = procuring();
    let ship = &view.me().ship;
    let seen = Piece { id: ship.id, def: ship.def };
    let entered = Event::EnteredPlay { seat: ME, card: seen, on: None };
    let about = About::of(&entered, Some(ME));
    assert_eq!(spoken_of(&about, &view.seen), [Spot::Card(ship.id), Spot::Captain(ME)]);
    let abandoned = Event::Abandoned { seat: ME, slot: SlotNo(3), penalty: 1 };
    let about = About::of(&abandoned, Some(ME));
    assert_eq!(spoken_of(&about, &view.seen), [Spot::Slot(SlotNo(3)), Spot::Captain(ME)]);
    let gone = Piece { id: CardId(999), ..seen };
    let event = Event::Wounded { card: gone, by: 1 };
    assert!(spoken_of(&About::of(&event, Some(ME)), &view.seen).is_empty(), "it lies nowhere");
}
