//! Features of contracts: what one brings, as likely as this crew keeps it, beside what the run lacks.

use campaign::{Contract, data::Grade};

use super::{
    considerations::Calling,
    features::{MUCH, Port, credits, levels},
};

/// Skill levels of a crew that can do anything.
const ABLE: f32 = 16.0;
/// How much likelier than the grade says a crew without any skill fails.
const UNABLE: f32 = 1.3;
/// Contracts by which a captain trusts the crew before the first.
const KEPT_BEFORE: f32 = 2.0;
/// How much likelier failing is thought to be by who has always failed.
const MISTRUST: f32 = 8.0;
/// Share of a contract's points that is come to by who falls short of them.
const FALLEN: f32 = 0.6;

impl Port<'_> {
    /// Signing one of the contracts on offer.
    pub(super) fn contract(self, nth: u8) -> Calling {
        let Some(contract) = self.own.offers.get(usize::from(nth)) else {
            return Calling::default();
        };
        Calling {
            pay: credits(contract.pay),
            reach: self.reach(contract),
            risk: credits(contract.penalty) * (1.0 - self.reach(contract)),
            short: self.short_of(contract),
            raiders: if contract.raiders.is_some() { 1.0 - self.standing() } else { 0.0 },
            ..Calling::default()
        }
    }

    /// How far it stays behind what each leg to come has to leave, if the run is to end with its debts paid.
    fn short_of(self, contract: &Contract) -> f32 {
        let missing = self.own.owed() - i64::from(self.own.purse);
        let each = missing as f32 / self.months_left() as f32;
        let lost = contract.pay as f32 - self.expected(contract);
        let short = each - (self.own.left_of(contract) as f32 - lost);
        (short / MUCH).clamp(0.0, 1.0)
    }

    /// Credits that it brings, as likely as it is kept or not: who only loses a race or falls short has a
    /// part of the pay.
    fn expected(self, contract: &Contract) -> f32 {
        let (races, reach) = (self.book.charts.figures.races, self.reach(contract));
        let parts = self.book.run(self.own.length).part;
        let (part, penalty) = if contract.rivals.is_empty() {
            (f32::from(parts.of(contract.grade)) * FALLEN, contract.penalty)
        } else {
            (f32::from(races.others), 0)
        };
        let failed = contract.pay as f32 * part / 100.0 - penalty as f32;
        reach * contract.pay as f32 + (1.0 - reach) * failed
    }

    /// Chance that a crew of these skill levels comes to the points, who have failed as often as this one.
    fn reach(self, contract: &Contract) -> f32 {
        let able: u32 = self.able().map(levels).sum();
        let crew = (able as f32 / ABLE).min(1.0);
        let hard = match contract.grade {
            Grade::Plain => 0.05,
            Grade::Fair => 0.2,
            Grade::Bold => 0.4,
        };
        let alone = 1.0 - hard * (UNABLE - crew) * (1.0 + MISTRUST * self.failed());
        alone.max(0.0) / (1.0 + contract.rivals.len() as f32)
    }

    /// Share of the contracts that failed, as if a few had been kept before the first.
    fn failed(self) -> f32 {
        let flown = f32::from(self.own.leg.saturating_sub(1)) + KEPT_BEFORE;
        f32::from(self.own.failed) / flown
    }
}
