//! Games to measure by: shipped cards and decks, a seed each.

use std::sync::{Arc, OnceLock};

use cards::{CardGame, Setup, data::CardBook};
use dice::Dice;
use engine::{Decision, Game};
use far_lanes::{
    data::Library,
    players::{self, Rival},
    simulate::ROUND_CAP,
};

/// Read once.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::load().expect("the shipped cards"))
}

/// A table for captains as `simulate --captains` seats them.
pub struct Table {
    pub book: Arc<CardBook>,
    pub setup: Setup,
}

impl Table {
    pub fn of(captains: &str) -> Table {
        let library = library();
        let captain = |name| Rival::read(name, library).expect("a captain");
        let captains: Vec<Rival> = captains.split(',').map(captain).collect();
        let mut setup = players::setup(library, &captains).expect("shipped decks");
        setup.constants.round_cap = Some(ROUND_CAP);
        Table { book: library.cards_of(&setup.packs), setup }
    }

    /// So many captains who do anything.
    pub fn random(captains: usize) -> Table {
        Table::of(&vec!["random"; captains].join(","))
    }

    pub fn game(&self, seed: u64) -> CardGame {
        CardGame::new(&self.book, &self.setup, seed).expect("shipped decks can be played")
    }

    /// Plays a game at random; `watch` sees it before every decision. Returns how many there were.
    pub fn play(&self, seed: u64, mut watch: impl FnMut(&mut CardGame)) -> usize {
        let (mut game, mut dice, mut decisions) = (self.game(seed), Dice::seeded(seed), 0);
        while game.choice().is_some() {
            watch(&mut game);
            let choice = game.choice().expect("it is still there");
            let chosen = *dice.pick(&choice.options).expect("a choice has options");
            let seat = choice.seat;
            game.decide(Decision { seat, chosen }).expect("it was offered");
            decisions += 1;
        }
        decisions
    }
}
