//! The game inside a leg, while it is played.

use bevy::prelude::Resource;
use cards::CardGame;
use engine::Game;
use skirmish::Skirmish;

/// A voyage: the card game, and what it was dealt from.
pub struct Passage {
    pub game: CardGame,
    pub setup: cards::Setup,
    pub seed: u64,
}

/// A boarding: the fight, and its seed.
pub struct Fray {
    pub fight: Skirmish,
    pub seed: u64,
}

/// The game that waits for its choice, or has just ended.
#[derive(Resource, Default)]
pub(crate) enum Inner {
    #[default]
    None,
    Cards(Box<Passage>),
    Fight(Box<Fray>),
}

impl Inner {
    /// Whether somebody is asked in it.
    pub fn is_asking(&self) -> bool {
        match self {
            Inner::None => false,
            Inner::Cards(passage) => passage.game.choice().is_some(),
            Inner::Fight(fray) => fray.fight.choice().is_some(),
        }
    }
}
