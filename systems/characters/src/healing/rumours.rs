//! Rumours, for those who are up and about (SE-HSE-06 to SE-HSE-10).

use dice::Dice;
use serde::{Deserialize, Serialize};
use tasks::check::{Band, Check, CheckResult, Difficulty, Pace, TimeFrame};

use super::{HealingRules, HouseRules, Refusal, person};
use crate::{
    body::{Body, Seconds},
    sheet::{Characteristics, Skills},
};

/// Places to gather rumours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gathering {
    /// SOC and Carouse, Average, 1D hours (SE-HSE-07).
    Party,
    /// INT and Gambler, Average, 1D hours (SE-HSE-08).
    Casino,
    /// END and Carouse, Routine, 1D x 4 hours (SE-HSE-09).
    PubCrawl,
    /// Elsewhere: any suitable check, 1D hours (SE-HSE-06).
    Other(Check),
}

impl Gathering {
    /// The rule of the place.
    pub fn rule(&self) -> &'static str {
        match self {
            Gathering::Party => "SE-HSE-07",
            Gathering::Casino => "SE-HSE-08",
            Gathering::PubCrawl => "SE-HSE-09",
            Gathering::Other(_) => "SE-HSE-06",
        }
    }

    /// The check, with the time that it takes.
    pub fn check(&self) -> Check {
        let routine = Difficulty(6);
        let (check, frame) = match self {
            Gathering::Party => (Check::of("SOC", "Carouse"), TimeFrame::Hours),
            Gathering::Casino => (Check::of("INT", "Gambler"), TimeFrame::Hours),
            Gathering::PubCrawl => (Check::of("END", "Carouse").at(routine), TimeFrame::FourHours),
            Gathering::Other(check) => (check.clone(), TimeFrame::Hours),
        };
        check.taking(frame, Pace::Usual)
    }
}

/// Rumours heard in an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rumours {
    pub at: Gathering,
    pub check: CheckResult,
    pub rumours: u8,
    pub false_ones: u8,
}

impl Rumours {
    /// Time spent on them.
    pub fn time(&self) -> Seconds {
        Seconds(self.check.time.as_ref().map_or(0, |time| time.seconds.into()))
    }
}

/// Spends an evening among people, with one check. A success brings a rumour, an exceptional one
/// two, and an exceptional failure a false one (SE-HSE-06, SE-HSE-10).
///
/// # Errors
/// Rumours are switched off, or the person is in no state to hear any.
pub fn gather(
    body: &Body,
    full: Characteristics,
    skills: &Skills,
    at: Gathering,
    rules: &HealingRules,
    dice: &mut Dice,
) -> Result<Rumours, Refusal> {
    if !rules.house.rumours {
        return Err(Refusal::NoRumours);
    }
    up_and_about(body, full, rules)?;
    let who = person::as_they_are(full, body, skills);
    let check = person::throw(&at.check(), &who, &rules.checks, dice)?;
    let (rumours, false_ones) = worth(check.band, &rules.house);
    Ok(Rumours { at, check, rumours, false_ones })
}

/// Number of true and of false rumours.
fn worth(band: Band, rules: &HouseRules) -> (u8, u8) {
    match band {
        Band::ExceptionalSuccess => (rules.exceptional_success, 0),
        Band::AverageSuccess | Band::MarginalSuccess => (rules.success, 0),
        Band::MarginalFailure | Band::AverageFailure => (0, 0),
        Band::ExceptionalFailure => (0, rules.exceptional_failure),
    }
}

/// Checks that somebody can act outside of combat: not dead, not unconscious, not in treatment, and
/// by the house rule with nothing at 0 (SE-HSE-05).
///
/// # Errors
/// The first of these that fails.
pub(super) fn up_and_about(
    body: &Body,
    full: Characteristics,
    rules: &HealingRules,
) -> Result<(), Refusal> {
    if body.is_dead() {
        return Err(Refusal::Dead);
    }
    if !body.can_act(body.time) {
        return Err(Refusal::Unconscious);
    }
    if body.treatment.is_some() {
        return Err(Refusal::BeingTreated);
    }
    let too_hurt = rules.house.too_hurt && body.zeros(full) > 0;
    if too_hurt { Err(Refusal::TooHurt) } else { Ok(()) }
}
