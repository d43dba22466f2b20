//! Corrections by figures of other printings, each with a switch of its own.

use serde::{Deserialize, Serialize};

use super::{Need, Service, Tables, Throw2D};

/// A figure that most other printings have in place of the summary's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// Id of its ruling, such as `CT-RUL-42`.
    pub id: String,
    /// The correction, in words.
    pub about: String,
    /// Number of other printings that have it.
    pub printings: u8,
    pub change: Change,
}

/// The figure concerned, and its new value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// Need for the modifier on commission (CT-RUL-43).
    CommissionNeed(Service, Need),
    /// Need for the modifier on promotion (CT-RUL-42).
    PromotionNeed(Service, Need),
    /// Credits in a row of the cash table, counted from 1 (CT-RUL-44, CT-RUL-45).
    Cash(Service, u8, u32),
    /// Skill rolls in terms after the first (CT-RUL-41).
    LaterTermRolls(Service, u8),
}

impl Erratum {
    pub(super) fn apply(&self, tables: &mut Tables) {
        match self.change {
            Change::CommissionNeed(service, need) => {
                set_need(&mut tables.service_mut(service).commission, need);
            }
            Change::PromotionNeed(service, need) => {
                set_need(&mut tables.service_mut(service).promotion, need);
            }
            Change::Cash(service, row, credits) => {
                let nth = usize::from(row.saturating_sub(1));
                if let Some(cell) = tables.service_mut(service).cash.get_mut(nth) {
                    *cell = credits;
                }
            }
            Change::LaterTermRolls(service, rolls) => {
                tables.figures.later_term_rolls_of.push((service, rolls));
            }
        }
    }
}

fn set_need(throw: &mut Option<Throw2D>, need: Need) {
    if let Some(dm) = throw.as_mut().and_then(|throw| throw.dms.first_mut()) {
        dm.need = need;
    }
}
