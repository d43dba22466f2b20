//! The public card pool, with values computed once for it.

use std::sync::Arc;

use cards::data::{CardBook, ComplicationSide, EnemyShip, Requirement, Token};

use super::Demand;

/// Card pool with its overall demand.
#[derive(Debug, Clone)]
pub(crate) struct Pool {
    pub book: Arc<CardBook>,
    /// Demand of an unknown complication.
    pub complications: Demand,
    /// Possible faces of a face-down card.
    pub unknown: Unknown,
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
        let unknown = Unknown::of(sides.iter().map(|sides| &sides.complication));
        Pool { book, complications, unknown, usual_ev }
    }
}

/// All complications, for a captain who knows nothing of a face-down one.
#[derive(Debug, Clone, Default)]
pub(crate) struct Unknown {
    /// Every token that one of them asks for, without duplicates.
    pub tokens: Vec<Token>,
    pub all: Vec<Asking>,
}

/// Requirements of a complication.
#[derive(Debug, Clone)]
pub(crate) struct Asking {
    /// Indices of tokens.
    pub tokens: Vec<usize>,
    pub enemy: Option<EnemyShip>,
    /// Whether it asks for cards as well.
    pub cards: bool,
}

impl Unknown {
    fn of<'a>(sides: impl Iterator<Item = &'a ComplicationSide>) -> Unknown {
        let mut unknown = Unknown::default();
        for side in sides {
            let mut asking = Asking { tokens: Vec::new(), enemy: side.enemy.clone(), cards: false };
            for requirement in &side.requires {
                match requirement {
                    Requirement::Token(token) => asking.tokens.push(unknown.number(*token)),
                    Requirement::Expense(_) => {}
                    Requirement::Jettison(_) | Requirement::Exert(_) | Requirement::Control(_) => {
                        asking.cards = true;
                    }
                }
            }
            unknown.all.push(asking);
        }
        unknown
    }

    fn number(&mut self, token: Token) -> usize {
        let known = self.tokens.iter().position(|&other| other == token);
        known.unwrap_or_else(|| {
            self.tokens.push(token);
            self.tokens.len() - 1
        })
    }
}

/// `base` to the n-th power, multiplied out: the library's own may differ from machine to machine.
pub(crate) fn power(base: f32, n: usize) -> f32 {
    (0..n).fold(1.0, |product, _| product * base)
}
