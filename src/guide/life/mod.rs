//! The guided first life.

mod moment;

use characters::{
    Life, LifeRules, Move, Setup,
    wish::{Wish, Wisher},
};
use serde::Deserialize;

pub use moment::{Claim, LifeEvent, LifeMoment, LifeQuestion, When};

use super::{Course, DueLesson, Guide, Lesson, Topic};

/// Lives, as something to be taught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LifeTopic;

/// The guided life.
pub type LifeGuide = Guide<LifeTopic>;
/// The way through its lessons.
pub type LifeCourse = Course<LifeTopic>;
/// One of its lessons.
pub type LifeLesson = Lesson<LifeTopic>;
/// One that is due.
pub type DueLifeLesson = DueLesson<LifeTopic>;

/// How the guided life begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Birth {
    pub seed: u64,
    pub name: String,
    /// Whether a failed throw for survival ends the career, and not the life.
    pub injury: bool,
}

/// The part of the screen that a lesson points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum LifeTarget {
    Options,
    /// The line of terms.
    Timeline,
    /// Where throws are shown.
    Stage,
    Sheet,
    Log,
}

impl Topic for LifeTopic {
    type Game = Birth;
    type When = When;
    type Claim = Claim;
    type Target = LifeTarget;
    type Moment<'a> = LifeMoment<'a>;
    const FILE: &'static str = "guide-life.json";

    fn holds(when: &When, moment: &LifeMoment<'_>) -> bool {
        when.holds(moment)
    }

    fn is_true(claim: &Claim, moment: &LifeMoment<'_>) -> bool {
        claim.is_true(moment)
    }
}

impl LifeGuide {
    /// How the guided life begins.
    pub fn setup(&self) -> Setup {
        let rules = LifeRules { injury: self.game.injury, ..LifeRules::default() };
        Setup { name: self.game.name.clone(), rules }
    }
}

/// What a wish for anything would answer here, in a life of this seed: always the same.
pub fn proposal(life: &Life, seed: u64) -> Option<Move> {
    let luck = seed ^ (life.decisions().len() as u64);
    Wisher::new(Wish::Anything, None, luck).decide(life)
}
