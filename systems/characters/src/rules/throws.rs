//! Coming throws: their targets and modifiers.

use std::sync::LazyLock;

use dice::{Dice, Distribution, Modifier, Odds, Pool, Target, Throw};

use crate::{
    data::{Service, ServiceTable, Throw2D},
    sheet::{Career, Characteristics},
};

/// Computed once: a wish asks for odds at every turn.
static TWO_DICE: LazyLock<Distribution> = LazyLock::new(Distribution::two_dice);

/// Two dice against a number, before they fall. No natural 2 or 12 decides by itself (CT-ENL-04).
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

    /// Throws two dice; the total with all modifiers must reach the target.
    pub fn throw(self, dice: &mut Dice) -> Throw {
        let two = Throw::roll(Pool::Dice(2), dice);
        two.with(self.modifiers).needing(Target::at_least(self.target.into()))
    }

    /// Exact odds of success.
    pub fn odds(&self) -> Odds {
        let dm: i32 = self.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
        TWO_DICE.at_least(i32::from(self.target) - dm)
    }
}

/// Whether a throw reached its target.
pub(crate) fn succeeded(throw: &Throw) -> bool {
    throw.success() == Some(true)
}

/// The throw to enlist (CT-ENL-02, CT-ENL-03).
pub(crate) fn enlistment(table: &ServiceTable, scores: Characteristics) -> Plan {
    Plan::of(&table.enlistment, scores, "CT-ENL-03")
}

/// The throw to survive a term (CT-SUR-03).
pub(crate) fn survival(table: &ServiceTable, scores: Characteristics) -> Plan {
    Plan::of(&table.survival, scores, "CT-SUR-03")
}

/// The throw for a commission (CT-COM-03); `None` in a service without (CT-COM-01).
pub(crate) fn commission(table: &ServiceTable, scores: Characteristics) -> Option<Plan> {
    table.commission.as_ref().map(|throw| Plan::of(throw, scores, "CT-COM-03"))
}

/// The throw for promotion (CT-COM-06); `None` in a service without.
pub(crate) fn promotion(table: &ServiceTable, scores: Characteristics) -> Option<Plan> {
    table.promotion.as_ref().map(|throw| Plan::of(throw, scores, "CT-COM-06"))
}

/// The throw to reenlist, with a row of its own, not that of enlistment (CT-REE-01, CT-RUL-03), and
/// without modifiers (CT-PST-08).
pub(crate) fn reenlistment(table: &ServiceTable) -> Plan {
    Plan::bare(table.reenlistment)
}

/// The present service.
pub(crate) fn service(career: &Career) -> Service {
    career.service.unwrap_or(Service::Other)
}
