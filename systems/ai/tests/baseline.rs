//! The frozen baseline captain: it plays as always, and better than chance.

use std::{collections::BTreeMap, sync::Arc};

use ai::{BaselineCaptain, RandomCaptain};
use cards::{
    CaptainSetup, CardGame, Setup,
    data::{CardBook, Constants, Deck},
};
use engine::{Game, Player, Seat, play_out};

/// RUL-65
const ROUND_CAP: u16 = 50;

fn book() -> Arc<CardBook> {
    let mut book = CardBook::default();
    book.add("baseline/cards.ron", include_str!("baseline/cards.ron")).expect("sound cards");
    Arc::new(book)
}

/// Legal deck of this ship: each adventure twice, and as many copies of each captain's card as
/// needed.
fn deck(book: &CardBook, ship: &str) -> Deck {
    let of = |kind: fn(&cards::data::Card) -> bool, copies: u8| -> BTreeMap<String, u8> {
        let cards = book.cards().filter(|(_, card)| kind(card));
        cards.map(|(_, card)| (card.id.clone(), copies)).collect()
    };
    let (adventure, captain) =
        (of(|card| card.sides().is_some(), 2), of(|card| card.cost().is_some(), 3));
    Deck { name: ship.to_owned(), ship: ship.to_owned(), adventure, captain, ..Deck::default() }
}

fn deal(book: &Arc<CardBook>, ships: [&str; 2], seed: u64) -> CardGame {
    let captain = |ship: &str| CaptainSetup {
        name: ship.to_owned(),
        player: "test".to_owned(),
        deck: deck(book, ship),
    };
    let constants =
        Constants { round_cap: Some(ROUND_CAP), harbour_dues: None, ..Constants::default() };
    let setup = Setup { captains: ships.map(captain).into(), constants, packs: vec![] };
    CardGame::new(book, &setup, seed).expect("the decks are legal")
}

fn play(game: &mut CardGame, mut players: [Box<dyn Player<CardGame>>; 2]) {
    play_out(game, &mut players).expect("what is decided is on offer");
}

/// Journal hash of one game between two frozen captains.
fn journal(ships: [&str; 2], seed: u64) -> String {
    let book = book();
    let mut game = deal(&book, ships, seed);
    let captain = || Box::new(BaselineCaptain::new(Arc::clone(&book)));
    play(&mut game, [captain(), captain()]);
    game.journal().hash().to_string()
}

/// The baseline must not move. It plays without harbour dues, which are newer than it. If this
/// fails because the rules or their options changed, take the new hashes; if the captain itself
/// changed, revert that.
#[test]
fn the_frozen_captain_plays_as_it_always_has() {
    let games = [(["barge", "cutter"], 1), (["cutter", "barge"], 2), (["cutter", "cutter"], 3)];
    let journals = games.map(|(ships, seed)| journal(ships, seed));
    assert_eq!(journals, ["2d091a375018ebf1", "dd3fa17d69a88829", "60fbf0f20cfc8f86"]);
}

/// Same seeds, swapped seats and swapped ships: 50 deals, four games each.
#[test]
fn the_frozen_captain_beats_chance_in_at_least_17_of_20_games() {
    let (book, mut won) = (book(), 0);
    for seed in 0..50 {
        for ships in [["barge", "cutter"], ["cutter", "barge"]] {
            for seat in [Seat(0), Seat(1)] {
                let mut game = deal(&book, ships, seed);
                let mut players: [Box<dyn Player<CardGame>>; 2] = [
                    Box::new(BaselineCaptain::new(Arc::clone(&book))),
                    Box::new(RandomCaptain::new(seed)),
                ];
                players.rotate_right(seat.index());
                play(&mut game, players);
                won += u32::from(game.ending().and_then(|ending| ending.winner) == Some(seat));
            }
        }
    }
    assert!(won >= 170, "{won} of 200");
}
