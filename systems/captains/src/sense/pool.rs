//! The public card pool, and what can be said of it once and for all.

use std::sync::Arc;

use cards::data::{CardBook, ComplicationSide, Requirement, Token};

use super::tokens::Source;

/// The card pool with how often its contracts and complications ask for what.
#[derive(Debug, Clone)]
pub(crate) struct Pool {
    pub book: Arc<CardBook>,
    demand: Demand,
    /// EV of an average captain's card.
    pub usual_ev: f32,
}

/// How much the demands of an unknown complication count beside those of a contract.
const COMPLICATION_SHARE: f32 = 0.7;

impl Pool {
    pub fn new(book: Arc<CardBook>) -> Pool {
        let mut demand = Demand::default();
        let sides: Vec<_> = book.cards().filter_map(|(_, card)| card.sides()).collect();
        for side in &sides {
            demand.count(&side.contract.requires, 1.0);
            demand.count(&side.complication.requires, COMPLICATION_SHARE);
        }
        let each = 1.0 / sides.len().max(1) as f32;
        demand.times.iter_mut().for_each(|times| *times *= each);
        let evs: Vec<f32> =
            book.cards().filter(|(_, c)| c.cost().is_some()).map(|(_, c)| c.ev().into()).collect();
        let usual_ev =
            if evs.is_empty() { 1.0 } else { evs.iter().sum::<f32>() / evs.len() as f32 };
        Pool { book, demand, usual_ev }
    }

    /// The complications that a face-down card may turn out to be.
    pub fn complications(&self) -> impl Iterator<Item = &ComplicationSide> {
        self.book.cards().filter_map(|(_, card)| Some(&card.sides()?.complication))
    }

    /// How many times an average contract asks for something that `source` meets, each time
    /// counting less where others of `have` meet it too.
    pub fn use_of(&self, source: Source, have: &[Source]) -> f32 {
        let demand = self.demand.asked.iter().zip(&self.demand.times);
        demand
            .filter(|(token, _)| source.meets(**token))
            .map(|(token, times)| {
                let others = have.iter().filter(|other| other.meets(*token)).count();
                times * power(RIVALRY, others)
            })
            .sum()
    }
}

/// `base` to the n-th, multiplied out: the library's own may differ from machine to machine.
pub(crate) fn power(base: f32, n: usize) -> f32 {
    (0..n).fold(1.0, |product, _| product * base)
}

/// What a second source of the same is worth beside the first.
const RIVALRY: f32 = 0.4;

/// The tokens that are asked for, and beside each how many times an average contract with its
/// complication asks for it.
///
/// Two lists on purpose. As one list of pairs, LLVM 22 gets the numbers wrong on x86-64 at
/// `opt-level` 2 and 3: pushing a token of three bytes together with a constant adds what the
/// register held before to the number, which then differs from run to run.
#[derive(Debug, Clone, Default)]
struct Demand {
    asked: Vec<Token>,
    times: Vec<f32>,
}

impl Demand {
    fn count(&mut self, requires: &[Requirement], times: f32) {
        for requirement in requires {
            let Requirement::Token(token) = requirement else { continue };
            match self.asked.iter().position(|asked| asked == token) {
                Some(at) => self.times[at] += times,
                None => {
                    self.asked.push(*token);
                    self.times.push(times);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cards::data::{Capability, Level, Skill, Token};

    use crate::testing::Table;

    /// Holds in every build profile only with [`Demand`](super::Demand) as it is.
    #[test]
    fn demand_counts_contracts_whole_and_complications_in_part_every_time_alike() {
        for _ in 0..3 {
            let demand = Table::new().pool.demand;
            let times = |token| {
                let at = demand.asked.iter().position(|asked| *asked == token);
                at.map(|at| (demand.times[at] * 1000.0).round() as i32)
            };
            let trained = |skill| Token::Skill(skill, Level::Trained);
            assert_eq!(times(Token::Capability(Capability::Cargo)), Some(500));
            assert_eq!(times(trained(Skill::Pilot)), Some(425));
            assert_eq!(times(trained(Skill::Medical)), Some(175));
            assert_eq!(times(Token::Skill(Skill::Psionic, Level::Expert)), Some(750));
        }
    }
}
