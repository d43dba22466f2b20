//! A captain who decides at random: any legal option, each equally likely.

use cards::{CardGame, Choice, Move, Observation};
use dice::Dice;
use engine::Player;

/// Random captain, for testing rules and for measuring minds against.
#[derive(Debug, Clone)]
pub struct RandomCaptain {
    dice: Dice,
}

impl RandomCaptain {
    /// Creates a captain; the same seed gives the same sequence of decisions.
    pub fn new(seed: u64) -> RandomCaptain {
        RandomCaptain { dice: Dice::seeded(seed) }
    }

    /// Picks any option, without an observation.
    pub fn pick(&mut self, choice: &Choice) -> Move {
        *self.dice.pick(&choice.options).expect("a choice has options")
    }
}

impl Player<CardGame> for RandomCaptain {
    fn decide(&mut self, _seen: &Observation, choice: &Choice) -> Move {
        self.pick(choice)
    }
}
