//! Recorded games and fights for tests.

use std::{path::Path, sync::Arc};

use ai::{BaselineCaptain, combat::Minds};
use cards::{CardGame, Decision};
use characters::healing::RuleSet;
use dice::Dice;
use engine::{Game, Player};
use skirmish::{Move, Setup, Skirmish, data::Armoury};

use crate::{
    builder::testing::library,
    players::{self, PlayerKind, Rival},
    saves::{CARD_GAME, CardArtefact},
    skirmish::{
        Skirmishes,
        commander::CommanderKind,
        session::{FightArtefact, FightOptions, artefact},
    },
};

/// A whole game of a person against minds with these decks. Rules of thumb decide for all of them, which
/// is quick.
pub fn recorded(seed: u64, rivals: &[&str]) -> CardArtefact {
    let library = library();
    let me = Rival { kind: PlayerKind::Person, deck: Some("honest-freight".to_owned()) };
    let captains: Vec<Rival> =
        [me].into_iter().chain(rivals.iter().map(|deck| Rival::mind_with(deck))).collect();
    played(players::setup(&library, &captains).expect("shipped decks"), seed)
}

/// A whole game of this setup, decided likewise.
pub fn played(setup: cards::Setup, seed: u64) -> CardArtefact {
    let book = library().cards_of(&setup.packs);
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

/// The shipped armoury and scenarios.
fn skirmishes() -> Skirmishes {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    Skirmishes::read(&assets, None).expect("the shipped tables")
}

/// The shipped minds.
pub fn minds() -> Arc<Minds> {
    skirmishes().minds
}

/// The shipped armoury.
pub fn armoury() -> Arc<Armoury> {
    skirmishes().armoury
}

/// A whole fight of a person against minds. Dice decide for all of them, which is quick; nobody gives up.
pub fn fought(scenario: &str, rules: RuleSet, seed: u64) -> FightArtefact {
    let all = skirmishes();
    let scenario = all.scenario(scenario).expect("it is shipped").clone();
    let mut commanders = vec![CommanderKind::default(); scenario.forces.len()];
    commanders[0] = CommanderKind::Person;
    let (house, healing) = Default::default();
    let setup = Setup { rules, house, healing, scenario };
    let mut fight = Skirmish::new(&all.armoury, &setup, seed).expect("it can be fought");
    let mut dice = Dice::seeded(seed);
    while let Some(choice) = fight.choice() {
        let fights = |it: &&Move| !matches!(it, Move::Surrender | Move::GetAway);
        let options: Vec<Move> = choice.options.iter().filter(fights).copied().collect();
        let chosen = *dice.pick(&options).expect("there is more than giving up");
        let seat = choice.seat;
        fight.decide(engine::Decision { seat, chosen }).expect("it is offered");
    }
    artefact(&FightOptions { setup, seed, commanders, sent: Vec::new() }, &fight)
}
