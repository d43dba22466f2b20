//! What is worked out once a decision, however many options ask for it.

use std::cell::OnceCell;

use super::Sight;

/// What a captain's round looks like as a whole.
#[derive(Debug, Default)]
pub(crate) struct Outlook {
    best_chance: OnceCell<f32>,
}

impl Outlook {
    /// Chance of completing the likeliest contract this round, with all that can be had.
    pub fn best_chance(&self, sight: Sight) -> f32 {
        *self.best_chance.get_or_init(|| {
            let me = sight.me();
            let supply = sight.supply(me).and(&sight.within_reach(me));
            let chances =
                sight.contracts().map(|(_, c)| sight.prospect(me, c, &supply, true).chance);
            chances.fold(0.0, f32::max)
        })
    }
}
