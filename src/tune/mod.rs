//! Tunes what a captain weighs by games of captains against each other.
//!
//! Simultaneous perturbation stochastic approximation (Spall, 1992): in each step all numbers lean to a side at once,
//! drawn anew for each of them. Whoever leans so meets whoever leans to the other sides, and all numbers move toward
//! whoever wins, by as much as they win more. One step costs as many games for seventy numbers as for one.

mod leans;
mod trial;

use std::sync::Arc;

use ai::Level;
use cards::data::{CardBook, PackUsed};
use dice::Dice;

pub use leans::Leans;

use crate::{
    data::{Library, ListedDeck},
    players::PlayerKind,
    simulate::{SimulationError, seeds},
};
use trial::Trial;

/// How far each number leans in the first step, as the logarithm of its factor.
const REACH: f64 = 0.3;
/// How far the numbers move in the first step where one side wins every game, as a logarithm.
const STRIDE: f64 = 0.33;
/// How fast both become less, as an exponent of the step's number: what Spall recommends.
const REACH_WANES: f64 = 0.101;
const GAIN_WANES: f64 = 0.602;
/// Over so large a share of all steps the stride hardly becomes less.
const STABILITY: f64 = 0.1;

/// How to tune.
#[derive(Debug, Clone)]
pub struct Plan {
    pub steps: usize,
    /// Pairs of games in a step.
    pub pairs: usize,
    pub seed: u64,
    pub decks: Vec<ListedDeck>,
}

/// A captain being tuned.
pub struct Tuner<'a> {
    plan: &'a Plan,
    /// With whoever leans to either side.
    library: Library,
    packs: Vec<PackUsed>,
    book: Arc<CardBook>,
    dice: Dice,
    /// Where the steps so far led.
    path: Vec<Leans>,
}

impl<'a> Tuner<'a> {
    /// Begins with the steady captain of this library.
    pub fn new(plan: &'a Plan, library: Library) -> Tuner<'a> {
        let packs = library.book.packs_of(plan.decks.iter().map(|deck| &deck.deck));
        let book = library.cards_of(&packs);
        let path = vec![Leans::none(&library.personality)];
        Tuner { plan, library, packs, book, dice: Dice::seeded(plan.seed), path }
    }

    /// How many steps were made.
    pub fn made(&self) -> usize {
        self.path.len() - 1
    }

    /// One step; what comes of it does not depend on the number of threads.
    ///
    /// # Errors
    /// Something is wrong with the rules or a captain.
    pub fn step(&mut self, threads: usize) -> Result<(), SimulationError> {
        let (made, leans) = (self.made(), self.path[self.made()].clone());
        let reach = REACH / ((made + 1) as f64).powf(REACH_WANES);
        let sides = self.sides(leans.count());
        let margin = self.margin(&sides, &leans, reach, threads)?;
        self.path.push(leans.moved(&sides, self.stride(made) * margin * REACH / reach));
        Ok(())
    }

    /// Where it led: the mean of the later half of all steps, which wavers less than the last.
    pub fn leans(&self) -> Leans {
        let later = &self.path[self.path.len() / 2..];
        Leans::mean(later).expect("the beginning is one")
    }

    fn sides(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| if self.dice.below(2) == 0 { -1.0 } else { 1.0 }).collect()
    }

    /// How far to move for winning everything.
    fn stride(&self, made: usize) -> f64 {
        let stability = STABILITY * self.plan.steps as f64;
        let wanes = |step: usize| (step as f64 + 1.0 + stability).powf(GAIN_WANES);
        STRIDE * wanes(0) / wanes(made)
    }

    /// What is won more by leaning to these sides than to the others.
    fn margin(
        &mut self,
        sides: &[f64],
        leans: &Leans,
        reach: f64,
        threads: usize,
    ) -> Result<f64, SimulationError> {
        let captains = [("there", reach), ("back", -reach)].map(|(id, far)| {
            let persona = Some(self.library.take_in(leans.moved(sides, far).persona(id)));
            PlayerKind::Mind { persona, level: Level::default() }
        });
        let seeds = seeds(self.dice.fork(), self.plan.pairs);
        let Tuner { plan, library, packs, book, .. } = self;
        let first = (self.path.len() - 1) * plan.pairs;
        let decks = &plan.decks;
        Trial { library, packs, book, decks, captains, first, seeds: &seeds }.margin(threads)
    }
}

#[cfg(test)]
mod tests;
