//! A card with an effect of its own: read, printed, laid on a table and played.
//!
//! `cargo run --no-default-features --example new_card`

use std::sync::Arc;

use cards::{Move, data::CardBook, position::Position, text};
use engine::{Decision, Game, Seat};
use far_lanes::data::Library;

/// The effect is data: the game carries it out and prints its text from the same lines.
const CARD: &str = r#"[(
    id: "second-breakfast",
    name: "Second Breakfast",
    face: Event(
        cost: 0,
        ev: 1,
        text: (timing: Action, effects: [Restore(Each(kind: Crew, whose: Yours), 1), Draw(You, 3)]),
    ),
)]"#;

/// Ada has the card in hand, and may act.
const TABLE: &str = r#"[(
    title: "Breakfast", theme: Spend, idea: "Eat.",
    captains: [
        (name: "Ada", ship: "Fair Copy", hand: ["Second Breakfast"], deck: {1: 20}),
        (name: "Bo", ship: "Second Opinion", deck: {1: 25}),
    ],
    slots: [
        (contract: "The Summer War", of: "Ada"),
        (contract: "Live Cattle", of: "Ada"),
        (contract: "Dowsing the Dark", of: "Bo"),
        (contract: "Below Tolliver", of: "Bo"),
    ],
    first: "Ada", stage: Acting, asked: "Ada", asks: Acting, good: [Event("Second Breakfast")],
)]"#;

pub fn main() {
    let library = Library::load().expect("the assets");
    let mut book = CardBook::clone(&library.book);
    book.add("mine.ron", CARD).expect("a card that makes sense");
    let book = Arc::new(book);
    let (def, card) = book.find("second-breakfast").expect("it was added");
    text::full(card).iter().for_each(|line| println!("{line}"));

    let position = Position::read("table.ron", TABLE).expect("a position").remove(0);
    let mut game = position.game(&book).expect("a table that keeps the rules");
    let hand = |seat| game.observe(seat).hand;
    let id = hand(Seat(0)).iter().find(|held| held.def == def).expect("in hand").id;
    game.decide(Decision { seat: Seat(0), chosen: Move::Event(id) }).expect("it may be played");
    // Nobody reacts.
    while let Some(choice) = game.choice().filter(|choice| choice.options.contains(&Move::Pass)) {
        let seat = choice.seat;
        if seat == Seat(0) {
            break;
        }
        game.decide(Decision { seat, chosen: Move::Pass }).expect("passing is offered");
    }
    let drawn = game.observe(Seat(0)).hand.len();
    println!("Ada draws {drawn} cards.");
    assert_eq!(drawn, 3);
}
