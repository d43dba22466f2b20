//! Features of contracts: what one brings, as likely as this crew keeps it, beside what the run lacks.

use campaign::{Contract, data::Grade};

use super::{
    considerations::Calling,
    features::{MUCH, Port, credits, levels},
};

/// Skill levels of a crew that can do anything.
const ABLE: f32 = 16.0;
/// How many times as often as its grade says a contract fails by a crew without any skill.
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
        let reach = self.reach(contract);
        Calling {
            pay: credits(self.income(contract, reach).max(0.0) as u32),
            reach,
            risk: credits(contract.penalty) * (1.0 - reach),
            short: self.short_by(contract, reach),
            raiders: if contract.raiders.is_some() { 1.0 - self.standing() } else { 0.0 },
            ..Calling::default()
        }
    }

    /// How far a contract that is kept this likely stays behind what each leg to come has to leave, if
    /// the run is to end with its debts paid, and with the fortune that it is for.
    fn short_by(self, contract: &Contract, reach: f32) -> f32 {
        let missing = self.own.missing(self.book.run(self.own.length));
        let each = missing as f32 / f32::from(self.own.legs_left());
        let costs = self.own.left_of(contract) as f32 - contract.pay as f32;
        let short = each - (self.income(contract, reach) + costs);
        (short / MUCH).clamp(0.0, 1.0)
    }

    /// Credits that a contract brings on average which is kept this likely; less than nothing is lost.
    fn income(self, contract: &Contract, reach: f32) -> f32 {
        reach * contract.pay as f32 + (1.0 - reach) * self.unfulfilled(contract)
    }

    /// Credits that a contract brings which is not fulfilled: another comes first in its race, or the
    /// voyage falls short of its points.
    fn unfulfilled(self, contract: &Contract) -> f32 {
        let run = self.book.run(self.own.length);
        if !contract.rivals.is_empty() {
            return run.race.pay_of_others(contract) as f32;
        }
        let points = (f32::from(contract.points) * FALLEN) as i16;
        let part = run.part_of(contract, points);
        part as f32 - contract.penalty as f32
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
