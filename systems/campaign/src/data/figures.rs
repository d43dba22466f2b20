//! Figures of our own, since the sources know no wages, no trade and no map. House rules: change a
//! number in the file and no code changes.

use std::collections::BTreeMap;

use cards::data::Ability;
use characters::{data::Service, healing::RuleSet};
use serde::{Deserialize, Serialize};

use super::ErrandFigures;
use crate::{
    Contract,
    setup::{Ambition, Length},
};

/// Abilities that a service gives to the card of somebody who served in it.
pub type Abilities = BTreeMap<Service, Vec<Ability>>;

/// Numbers of the campaign. Money is in credits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// What depends on a run's length.
    pub runs: BTreeMap<Length, RunFigures>,
    /// Monthly charter of a hull, for captains who own none and have none on loan.
    pub charter: u32,
    /// Instalments late at which the hull is taken back.
    pub late: u8,
    /// People that a ship has berths for, the captain included.
    pub berths: u8,
    /// Hands that come with the ship.
    pub hands: u8,
    /// Levels on the cards of the captain and these hands together, as nearly as can be had.
    pub levels: u8,
    /// Recruits in each port.
    pub recruits: u8,
    /// Money on signing on, for each level of somebody's skills on their card.
    pub bounty: u32,
    /// Wages of a month, for everybody but the captain, and for each such level.
    pub wage: u32,
    pub wage_level: u32,
    /// Hundredths of the captain's savings by which the bank lends less.
    pub savings: u8,
    /// A week of a patient in hospital.
    pub hospital: u32,
    /// Tech levels of hospitals and of the ship's sickbay, and the medic level of a hospital.
    pub hospital_tl: u8,
    pub sickbay_tl: u8,
    pub hospital_medic: u8,
    /// Weapons that whoever has none is lent from the ship's locker, by turns.
    pub locker: Vec<String>,
    /// Armour that the locker has for everybody.
    pub armor: String,
    /// Raiders that board, in hundredths of those who defend the ship; one comes at least.
    pub raiders: ByRules,
    /// Every leg of so many is one of races.
    pub race_every: u8,
    /// Chance that something is met in port, in hundredths.
    pub events: u8,
    /// Days that a ship lies in port.
    pub days: u8,
    /// What may be done in them.
    pub errands: ErrandFigures,
    /// Cards to choose from after a fulfilled contract.
    pub prizes: u8,
}

/// Numbers of a run of some length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunFigures {
    /// Legs, each a month.
    pub legs: u8,
    /// What the bank lends a captain without savings, so that nobody starts with nothing.
    pub advance: u32,
    /// Pay of contracts by grade, in hundredths of what the jobs say.
    pub pay: ByGrade,
    /// What a voyage whose time is up before the contract's points are reached is paid, in hundredths of
    /// those points' share of the pay; 100 at most.
    pub part: ByGrade,
    /// Credits of a fortune.
    pub fortune: u32,
    /// Races in which the ship comes first that ruin who is in them.
    pub ruin: u8,
    /// What races pay.
    pub race: RaceFigures,
}

/// Hundredths by grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByGrade {
    pub plain: u16,
    pub fair: u16,
    pub bold: u16,
}

/// Hundredths by the rules that boardings are fought by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByRules {
    pub classic: u8,
    pub second_edition: u8,
}

impl ByRules {
    pub(crate) fn of(self, rules: RuleSet) -> u8 {
        match rules {
            RuleSet::Classic => self.classic,
            RuleSet::SecondEdition => self.second_edition,
        }
    }
}

/// What races pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceFigures {
    /// Pay of who comes first, in hundredths of a contract's.
    pub first: u16,
    /// What who does not come first is paid, in hundredths of that.
    pub others: ByGrade,
}

impl RunFigures {
    /// What a captain with these savings begins with: they and what the bank lends, which is less by
    /// `counted` hundredths of them.
    pub(crate) fn purse_of(&self, savings: u32, counted: u8) -> u32 {
        let counted = u64::from(savings) * u64::from(counted) / 100;
        let counted = u32::try_from(counted).unwrap_or(u32::MAX);
        savings.saturating_add(self.advance.saturating_sub(counted))
    }

    /// Credits that the purse is to hold at the end of a run for this.
    pub fn saved(&self, ambition: Ambition) -> u32 {
        match ambition {
            Ambition::Fortune => self.fortune,
            Ambition::AllHome | Ambition::GoodName | Ambition::Laurels | Ambition::Ruin => 0,
        }
    }

    /// What a contract of this grade pays for which a job pays `full`, in whole hundreds.
    pub(crate) fn pay_for(&self, full: u32, grade: Grade) -> u32 {
        hundredths(full, self.pay.of(grade).into())
    }

    /// What a contract pays for a voyage that came to no more than these points, in whole hundreds.
    pub fn part_of(&self, contract: &Contract, points: i16) -> u32 {
        let wanted = u64::from(contract.points.max(1).unsigned_abs());
        let part = u64::from(self.part.of(contract.grade));
        let points = u64::from(points.max(0).unsigned_abs()).min(wanted);
        whole_hundreds(u64::from(contract.pay) * points * part / (wanted * 100))
    }
}

impl RaceFigures {
    /// What who comes first is paid where a contract without a race pays `pay`, in whole hundreds.
    pub(crate) fn pay_of_first(self, pay: u32) -> u32 {
        hundredths(pay, self.first.into())
    }

    /// What a contract of a race pays who does not come first, in whole hundreds.
    pub fn pay_of_others(self, contract: &Contract) -> u32 {
        hundredths(contract.pay, self.others.of(contract.grade).into())
    }
}

impl ByGrade {
    /// Those of one grade.
    pub fn of(self, grade: Grade) -> u16 {
        match grade {
            Grade::Plain => self.plain,
            Grade::Fair => self.fair,
            Grade::Bold => self.bold,
        }
    }
}

/// So many hundredths of an amount, in whole hundreds of credits.
pub(super) fn hundredths(credits: u32, share: u32) -> u32 {
    whole_hundreds(u64::from(credits) * u64::from(share) / 100)
}

/// Credits without what is less than a hundred.
fn whole_hundreds(credits: u64) -> u32 {
    u32::try_from(credits / 100 * 100).unwrap_or(u32::MAX)
}

/// How much a contract asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Grade {
    /// An honest small run. Every port has one.
    Plain,
    Fair,
    Bold,
}

impl Grade {
    /// All, the smallest first.
    pub const ALL: [Grade; 3] = [Grade::Plain, Grade::Fair, Grade::Bold];
}

/// A kind of contract for a leg.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Lower case, words joined by hyphens.
    pub id: String,
    pub name: String,
    /// What is asked, in a sentence or two.
    pub about: String,
    pub grade: Grade,
    /// Victory points that the voyage must come to.
    pub points: i16,
    /// Rounds it may take.
    pub rounds: u16,
    pub pay: u32,
    /// What failing costs.
    pub penalty: u32,
    /// The boarding that waits on the way, by its scenario's id, for those known to wait there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raiders: Option<String>,
}
