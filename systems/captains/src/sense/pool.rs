//! The public card pool, and what can be said of it once and for all.

use std::sync::Arc;

use cards::data::{CardBook, ComplicationSide, Requirement, Token};

use super::tokens::Source;

/// The card pool with how often its contracts and complications ask for what.
#[derive(Debug, Clone)]
pub(crate) struct Pool {
    pub book: Arc<CardBook>,
    /// Each token that is asked for, and how many times an average contract with its
    /// complication asks for it.
    demand: Vec<(Token, f32)>,
    /// EV of an average captain's card.
    pub usual_ev: f32,
}

/// How much the demands of an unknown complication count beside those of a contract.
const COMPLICATION_SHARE: f32 = 0.7;

impl Pool {
    pub fn new(book: Arc<CardBook>) -> Pool {
        let mut demand = Vec::new();
        let sides: Vec<_> = book.cards().filter_map(|(_, card)| card.sides()).collect();
        for side in &sides {
            count(&mut demand, &side.contract.requires, 1.0);
            count(&mut demand, &side.complication.requires, COMPLICATION_SHARE);
        }
        let each = 1.0 / sides.len().max(1) as f32;
        demand.iter_mut().for_each(|(_, times)| *times *= each);
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
        let wanted = self.demand.iter().filter(|(token, _)| source.meets(*token));
        wanted
            .map(|(token, times)| {
                let others = have.iter().filter(|other| other.meets(*token)).count();
                times * RIVALRY.powi(others as i32)
            })
            .sum()
    }
}

/// What a second source of the same is worth beside the first.
const RIVALRY: f32 = 0.4;

fn count(demand: &mut Vec<(Token, f32)>, requires: &[Requirement], times: f32) {
    for requirement in requires {
        let Requirement::Token(token) = requirement else { continue };
        match demand.iter_mut().find(|(asked, _)| asked == token) {
            Some((_, so_far)) => *so_far += times,
            None => demand.push((*token, times)),
        }
    }
}
