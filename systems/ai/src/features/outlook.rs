//! Values computed at most once for a decision, however many options need them.

use std::cell::{OnceCell, RefCell};

use cards::{CardId, CardSeen};

use super::{Demand, EvalContext, Prospect, Supply};

/// Cached values of a captain's round.
#[derive(Debug, Default)]
pub(crate) struct Outlook {
    demand: OnceCell<Demand>,
    best_chance: OnceCell<f32>,
    pursuit: OnceCell<(Supply, Option<Prospect>)>,
    /// Worth of cards in play to their controllers, as far as computed.
    worths: RefCell<Vec<(CardId, f32)>>,
}

impl<'a> EvalContext<'a> {
    /// Demand of the contracts within reach.
    pub fn demand(self) -> &'a Demand {
        self.outlook.demand.get_or_init(|| Demand::of(self.seen, self.pool))
    }

    /// Chance of completing the likeliest contract this round, with every token within reach.
    pub fn best_chance(self) -> f32 {
        *self.outlook.best_chance.get_or_init(|| {
            let me = self.me();
            let supply = self.supply(me).and(&self.within_reach(me));
            let chances = self.contracts().map(|(_, c)| self.prospect(me, c, &supply, true).chance);
            chances.fold(0.0, f32::max)
        })
    }

    /// Captain's own supply, and the prospect of their own contract with it.
    pub fn own_pursuit(self) -> &'a (Supply, Option<Prospect>) {
        self.outlook.pursuit.get_or_init(|| {
            let (me, supply) = (self.me(), self.supply(self.me()));
            let pursued = self.pursued(me);
            let prospect = pursued.map(|(_, c)| self.prospect(me, c, &supply, false));
            (supply, prospect)
        })
    }

    /// Loss to its controller if a permanent left play.
    pub fn worth_in_play(self, card: &CardSeen) -> f32 {
        let known = &self.outlook.worths;
        let before = known.borrow().iter().find(|(id, _)| *id == card.id).map(|&(_, worth)| worth);
        before.unwrap_or_else(|| {
            let worth = self.weigh_in_play(card);
            known.borrow_mut().push((card.id, worth));
            worth
        })
    }
}
