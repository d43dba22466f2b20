//! An agent with a rule of its own, against one that plays at random.
//!
//! `cargo run --no-default-features --example own_agent`

use ai::RandomCaptain;
use cards::{CardGame, Choice, Move, Observation};
use engine::{Player, Seat, play_out};
use far_lanes::{
    data::Library,
    players::{self, Rival},
};

/// Works on its contract, buys nothing, and leaves the rest to chance: cards are money, and others go broke.
struct Frugal(RandomCaptain);

/// The moves that the agent prefers, the best first.
const WANTED: [fn(&Move) -> bool; 4] = [
    |option| matches!(option, Move::Complete),
    |option| matches!(option, Move::Spend(_)),
    |option| matches!(option, Move::Pursue(_)),
    |option| matches!(option, Move::Done),
];

impl Player<CardGame> for Frugal {
    /// Sees what its seat may see, and answers with one of the options.
    fn decide(&mut self, _seen: &Observation, choice: &Choice) -> Move {
        let first = |wanted: &fn(&Move) -> bool| choice.options.iter().find(|it| wanted(it));
        WANTED.iter().find_map(first).copied().unwrap_or_else(|| self.0.pick(choice))
    }
}

pub fn main() {
    let library = Library::load().expect("the assets");
    let rivals =
        ["random:honest-freight"; 2].map(|who| Rival::read(who, &library).expect("a captain"));
    let mut setup = players::setup(&library, &rivals).expect("decks that may be played");
    // By chance nobody wins for a long time.
    setup.constants.round_cap = Some(100);
    let book = library.cards_of(&setup.packs);

    let (mut won, mut lost) = (0, 0);
    for seed in 0..20 {
        let mut game = CardGame::new(&book, &setup, seed).expect("a game");
        let frugal: Box<dyn Player<CardGame>> = Box::new(Frugal(RandomCaptain::new(seed)));
        let random = Box::new(RandomCaptain::new(seed + 1));
        play_out(&mut game, &mut [frugal, random]).expect("legal decisions");
        let winner = game.ending().and_then(|ending| ending.winner);
        won += usize::from(winner == Some(Seat(0)));
        lost += usize::from(winner == Some(Seat(1)));
    }
    println!("The frugal agent won {won} games of 20 and lost {lost}.");
}
