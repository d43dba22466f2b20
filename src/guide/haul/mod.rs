//! The first leg of a campaign, with lessons beside it.

mod moment;

use serde::Deserialize;

pub use moment::{Claim, HaulEvent, HaulMoment, HaulOffer, HaulQuestion, When};

use super::{Course, DueLesson, Guide, Lesson, Topic};

/// Campaigns, as something to be taught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HaulTopic;

/// The guided short haul.
pub type HaulGuide = Guide<HaulTopic>;
/// The way through its lessons.
pub type HaulCourse = Course<HaulTopic>;
/// One of its lessons.
pub type HaulLesson = Lesson<HaulTopic>;
/// One that is due.
pub type DueHaulLesson = DueLesson<HaulTopic>;

/// How the guided short haul begins; what it does not say is as usual.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstHaul {
    pub seed: u64,
}

/// The part of the screen that a lesson points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum HaulTarget {
    /// Whatever is asked: contracts, a port event, a card to take, the way to the table.
    Page,
    /// Of the port's page, what can be signed.
    Contracts,
    /// What the days in port can be spent on.
    Errands,
    /// Who would sign on.
    Recruits,
    Crew,
    /// The purse and what is due.
    Money,
    /// The legs that are over, and those to come.
    Legs,
    /// What keys open.
    Foot,
}

impl Topic for HaulTopic {
    type Game = FirstHaul;
    type When = When;
    type Claim = Claim;
    type Target = HaulTarget;
    type Moment<'a> = HaulMoment<'a>;
    const FILE: &'static str = "guide-haul.json";

    fn holds(when: &When, moment: &HaulMoment<'_>) -> bool {
        when.holds(moment)
    }

    fn is_true(claim: &Claim, moment: &HaulMoment<'_>) -> bool {
        claim.is_true(moment)
    }
}
