//! Recorded games for tests.

use ai::BaselineCaptain;
use cards::{CardGame, Decision};
use engine::{Game, Player};

use crate::{
    builder::testing::library,
    players::{self, PlayerKind, Rival},
    saves::{CARD_GAME, CardArtefact},
};

/// A whole game of a person against minds with these decks. Rules of thumb decide for all of them, which
/// is quick.
pub fn recorded(seed: u64, rivals: &[&str]) -> CardArtefact {
    let library = library();
    let me = Rival { kind: PlayerKind::Person, deck: Some("honest-freight".to_owned()) };
    let captains: Vec<Rival> =
        [me].into_iter().chain(rivals.iter().map(|deck| Rival::mind_with(deck))).collect();
    let setup = players::setup(&library, &captains).expect("shipped decks");
    let book = library.cards_of(&setup.packs);
    let mut game = CardGame::new(&book, &setup, seed).expect("shipped decks can be played");
    let mut captain = BaselineCaptain::new(book);
    let mut decisions = Vec::new();
    while let Some(choice) = game.choice() {
        let seat = choice.seat;
        let chosen = captain.decide(&game.observe(seat), choice);
        decisions.push(Decision { seat, chosen });
        game.decide(Decision { seat, chosen }).expect("offered");
    }
    let (game_kind, journal) = (CARD_GAME.to_owned(), game.journal().hash());
    CardArtefact { game: game_kind, setup, seed, decisions, journal, finished: true, taken_back: 0 }
}
