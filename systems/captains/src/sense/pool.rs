//! The public card pool, and what can be said of it once and for all.

use std::sync::Arc;

use cards::data::{CardBook, ComplicationSide};

use super::Demand;

/// The card pool with what it asks for as a whole.
#[derive(Debug, Clone)]
pub(crate) struct Pool {
    pub book: Arc<CardBook>,
    /// What an unknown complication asks for.
    pub complications: Demand,
    /// EV of an average captain's card.
    pub usual_ev: f32,
}

impl Pool {
    pub fn new(book: Arc<CardBook>) -> Pool {
        let mut complications = Demand::default();
        let sides: Vec<_> = book.cards().filter_map(|(_, card)| card.sides()).collect();
        let each = 1.0 / sides.len().max(1) as f32;
        for side in &sides {
            complications.count(&side.complication.requires, each);
        }
        let evs: Vec<f32> =
            book.cards().filter(|(_, c)| c.cost().is_some()).map(|(_, c)| c.ev().into()).collect();
        let usual_ev =
            if evs.is_empty() { 1.0 } else { evs.iter().sum::<f32>() / evs.len() as f32 };
        Pool { book, complications, usual_ev }
    }

    /// The complications that a face-down card may turn out to be.
    pub fn complications(&self) -> impl Iterator<Item = &ComplicationSide> {
        self.book.cards().filter_map(|(_, card)| Some(&card.sides()?.complication))
    }
}

/// `base` to the n-th, multiplied out: the library's own may differ from machine to machine.
pub(crate) fn power(base: f32, n: usize) -> f32 {
    (0..n).fold(1.0, |product, _| product * base)
}
