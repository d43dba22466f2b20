//! A captain who rolls dice: any legal option, each as likely as the next.

use cards::{CardGame, Choice, Move, Observation};
use dice::Dice;
use engine::Player;

/// Decides at random. Good for testing rules and for measuring minds against.
#[derive(Debug, Clone)]
pub struct RandomCaptain {
    dice: Dice,
}

impl RandomCaptain {
    /// One seed is one sequence of decisions.
    pub fn new(seed: u64) -> RandomCaptain {
        RandomCaptain { dice: Dice::seeded(seed) }
    }

    /// Any option; there is no need to look.
    pub fn pick(&mut self, choice: &Choice) -> Move {
        *self.dice.pick(&choice.options).expect("a choice has options")
    }
}

impl Player<CardGame> for RandomCaptain {
    fn decide(&mut self, _seen: &Observation, choice: &Choice) -> Move {
        self.pick(choice)
    }
}
