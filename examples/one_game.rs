//! Plays one card game between two simple captains and says who won.
//!
//! `cargo run --no-default-features --example one_game`

use ai::BaselineCaptain;
use cards::CardGame;
use engine::{Player, play_out};
use far_lanes::{
    data::Library,
    players::{self, Rival},
    words,
};

pub fn main() {
    let library = Library::load().expect("the assets");
    let rivals = ["baseline:honest-freight", "baseline:red-ledger"];
    let rivals = rivals.map(|who| Rival::read(who, &library).expect("a captain and a deck"));
    let setup = players::setup(&library, &rivals).expect("decks that may be played");
    let book = library.cards_of(&setup.packs);

    let mut game = CardGame::new(&book, &setup, 7).expect("a game");
    let captain = || -> Box<dyn Player<CardGame>> { Box::new(BaselineCaptain::new(book.clone())) };
    let decisions = play_out(&mut game, &mut [captain(), captain()]).expect("legal decisions");

    let names: Vec<String> = setup.captains.iter().map(|captain| captain.name.clone()).collect();
    let ending = words::ending(game.ending(), &names);
    println!("{} decisions, {} rounds: {ending}.", decisions.len(), game.round());
}
