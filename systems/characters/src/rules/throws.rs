//! Throws that are to come: against what, and with which modifiers.

use std::sync::LazyLock;

use dice::{Dice, Distribution, Modifier, Odds, Pool, Target, Throw};

use crate::{
    data::{Service, ServiceTable, Throw2D},
    sheet::{Career, Characteristics},
};

/// Counted once: a wish asks for odds at every turn.
static TWO_DICE: LazyLock<Distribution> = LazyLock::new(Distribution::two_dice);

/// Two dice against a number, before they fall. There is no natural 2 or 12 that decides by itself
/// (CT-ENL-04).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Plan {
    pub target: u8,
    pub modifiers: Vec<Modifier>,
}

impl Plan {
    /// A throw of a table, with the modifiers whose needs are met now (CT-PST-09).
    pub fn of(throw: &Throw2D, scores: Characteristics, rule: &'static str) -> Plan {
        let met = throw.dms.iter().filter(|dm| scores.get(dm.need.0) >= dm.need.1);
        let named = met.map(|dm| {
            let (which, least) = (dm.need.0, dm.need.1);
            Modifier::new(format!("{which} {least}+"), rule, dm.dm.into())
        });
        Plan { target: throw.target, modifiers: named.collect() }
    }

    /// A throw without modifiers.
    pub fn bare(target: u8) -> Plan {
        Plan { target, modifiers: Vec::new() }
    }

    /// Two dice, all modifiers added, at or over the target.
    pub fn throw(self, dice: &mut Dice) -> Throw {
        let two = Throw::roll(Pool::Dice(2), dice);
        two.with(self.modifiers).needing(Target::at_least(self.target.into()))
    }

    /// Exactly how likely it is to succeed.
    pub fn odds(&self) -> Odds {
        let dm: i32 = self.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
        TWO_DICE.at_least(i32::from(self.target) - dm)
    }
}

/// Whether a throw came to its target.
pub(crate) fn succeeded(throw: &Throw) -> bool {
    throw.success() == Some(true)
}

/// CT-ENL-02, CT-ENL-03
pub(crate) fn enlistment(table: &ServiceTable, scores: Characteristics) -> Plan {
    Plan::of(&table.enlistment, scores, "CT-ENL-03")
}

/// CT-SUR-03
pub(crate) fn survival(table: &ServiceTable, scores: Characteristics) -> Plan {
    Plan::of(&table.survival, scores, "CT-SUR-03")
}

/// CT-COM-03; none where there are no commissions (CT-COM-01).
pub(crate) fn commission(table: &ServiceTable, scores: Characteristics) -> Option<Plan> {
    table.commission.as_ref().map(|throw| Plan::of(throw, scores, "CT-COM-03"))
}

/// CT-COM-06; none where there are no promotions.
pub(crate) fn promotion(table: &ServiceTable, scores: Characteristics) -> Option<Plan> {
    table.promotion.as_ref().map(|throw| Plan::of(throw, scores, "CT-COM-06"))
}

/// Against the row of its own, not that of enlistment (CT-REE-01, CT-RUL-03); no modifiers
/// (CT-PST-08).
pub(crate) fn reenlistment(table: &ServiceTable) -> Plan {
    Plan::bare(table.reenlistment)
}

/// The service that is served in.
pub(crate) fn service(career: &Career) -> Service {
    career.service.unwrap_or(Service::Other)
}
