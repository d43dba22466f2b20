//! An agent with a rule of its own, against one that plays at random.
//!
//! `cargo run --no-default-features --example own_agent`

use captains::RandomCaptain;
use cards::{CardGame, Choice, Move, Observation};
use far_lanes::{
    data::Library,
    players::{self, Rival},
};
use play::{Player, Seat, play_out};

/// Pursues whatever is offered, puts every card into play that it can, and pays with the cheapest.
struct Eager(RandomCaptain);

impl Player<CardGame> for Eager {
    /// Sees what its seat may see, and answers with one of the options.
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let wanted = |option: &&Move| matches!(option, Move::Pursue(_) | Move::Procure(_));
        let price = |option: &Move| choice.options.iter().position(|other| other == option);
        let price = |option: &Move| price(option).and_then(|at| seen.prices.get(at));
        let options = choice.options.iter().filter(wanted);
        options.min_by_key(|option| price(option)).copied().unwrap_or_else(|| self.0.pick(choice))
    }
}

pub fn main() {
    let library = Library::load().expect("the assets");
    let rivals = ["random", "random"].map(|who| Rival::read(who, &library).expect("a captain"));
    let mut setup = players::setup(&library, &rivals).expect("decks that may be played");
    // By chance nobody wins for a long time.
    setup.constants.round_cap = Some(100);
    let book = library.cards_of(&setup.packs);

    let mut won = 0;
    for seed in 0..20 {
        let mut game = CardGame::new(&book, &setup, seed).expect("a game");
        let eager = Box::new(Eager(RandomCaptain::new(seed)));
        let random = Box::new(RandomCaptain::new(seed + 1));
        play_out(&mut game, &mut [eager as Box<dyn Player<_>>, random]).expect("legal decisions");
        won += usize::from(game.ending().and_then(|ending| ending.winner) == Some(Seat(0)));
    }
    println!("The eager agent won {won} of 20 games.");
}
