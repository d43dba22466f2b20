//! The guided first fight.

mod claim;
mod moment;

use characters::healing::RuleSet;
use serde::Deserialize;
use skirmish::data::Scenario;

pub use claim::Claim;
pub use moment::{FightEvent, FightMoment, FightOffer, FightQuestion, When};

use super::{Course, DueLesson, Guide, Lesson, Topic};

/// Fights, as something to be taught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FightTopic;

/// The guided fight.
pub type FightGuide = Guide<FightTopic>;
/// The way through its lessons.
pub type FightCourse = Course<FightTopic>;
/// One of its lessons.
pub type FightLesson = Lesson<FightTopic>;
/// One that is due.
pub type DueFightLesson = DueLesson<FightTopic>;

/// How the guided fight is set up.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    pub seed: u64,
    pub rules: RuleSet,
    /// The commander of the other sides, as the command line would name them.
    pub against: String,
    /// The first side is the person's.
    pub scenario: Scenario,
}

/// The part of the screen that a lesson points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum FightTarget {
    /// The prompt.
    Question,
    Options,
    /// Where in the round the fight is.
    Rail,
    Field,
    /// Whoever is selected of one's own.
    Mine,
    /// Whoever is looked at of the others.
    Others,
    Log,
}

impl Topic for FightTopic {
    type Game = Option<Field>;
    type When = When;
    type Claim = Claim;
    type Target = FightTarget;
    type Moment<'a> = FightMoment<'a>;
    const FILE: &'static str = "guide-fight.json";

    fn holds(when: &When, moment: &FightMoment<'_>) -> bool {
        when.holds(moment)
    }

    fn is_true(claim: &Claim, moment: &FightMoment<'_>) -> bool {
        claim.is_true(moment)
    }
}
