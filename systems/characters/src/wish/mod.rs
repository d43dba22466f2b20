//! Automatic decisions: a life lived toward a wish, by the odds.

mod choose;
mod words;
mod worth;

use std::sync::Arc;

use dice::Dice;
use engine::{Game, Seat};

pub use words::{Wish, WishError};

use crate::{
    choice::{Decision, Move},
    data::{Service, Tables},
    life::Life,
    setup::{Setup, SetupError},
};

/// Decides for a person: takes the best option by the odds, and a random one of equals.
pub struct Wisher {
    wish: Wish,
    /// Service to apply to, whatever the wish prefers.
    service: Option<Service>,
    dice: Dice,
}

impl Wisher {
    /// A wisher with dice of its own, so that the life's dice fall as they would for a player.
    pub fn new(wish: Wish, service: Option<Service>, seed: u64) -> Wisher {
        Wisher { wish, service, dice: Dice::seeded(seed) }
    }

    /// Chooses an option of the present question; `None` when nothing is asked.
    pub fn decide(&mut self, life: &Life) -> Option<Move> {
        let choice = life.choice()?;
        let apply = self.service.map(Move::Enlist).filter(|it| choice.options.contains(it));
        if apply.is_some() {
            return apply;
        }
        let values: Vec<i64> =
            choice.options.iter().map(|option| choose::value(life, &self.wish, option)).collect();
        let best = values.iter().max()?;
        let equals: Vec<&Move> = choice
            .options
            .iter()
            .zip(&values)
            .filter(|(_, value)| *value == best)
            .map(|(it, _)| it)
            .collect();
        self.dice.pick(&equals).map(|chosen| Move::clone(chosen))
    }

    /// Lives the rest of a life.
    pub fn live(&mut self, life: &mut Life) {
        while let Some(chosen) = self.decide(life) {
            if life.decide(Decision { seat: Seat(0), chosen }).is_err() {
                return; // cannot be: what is chosen is one of the options
            }
        }
    }
}

/// Lives a whole life from one seed.
///
/// # Errors
/// The setup is at fault, as for [`Life::new`].
pub fn live(
    tables: &Arc<Tables>,
    setup: &Setup,
    wish: &Wish,
    service: Option<Service>,
    seed: u64,
) -> Result<Life, SetupError> {
    let mut life = Life::new(tables, setup, seed)?;
    Wisher::new(wish.clone(), service, seed).live(&mut life);
    Ok(life)
}
