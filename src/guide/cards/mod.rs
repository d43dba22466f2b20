//! The guided first card game.

mod claim;
mod moment;

use serde::Deserialize;

pub use claim::Claim;
pub use moment::{Moment, Offer, PastEvent, QuestionKind, TableCondition, When};

use super::{Course, DueLesson, Guide, Lesson, Topic};

/// Card games, as something to be taught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardTopic;

/// The guided card game.
pub type CardGuide = Guide<CardTopic>;
/// The way through its lessons.
pub type CardCourse = Course<CardTopic>;
/// One of its lessons.
pub type CardLesson = Lesson<CardTopic>;
/// One that is due.
pub type DueCardLesson = DueLesson<CardTopic>;

/// How the guided game is dealt.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub seed: u64,
    /// The person's deck.
    pub deck: String,
    /// The rival, as the command line would name them.
    pub against: String,
    /// Victory points that win this short game.
    pub victory: i16,
}

/// The part of the table that a lesson points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum LessonTarget {
    /// Nothing in particular.
    Table,
    /// The question.
    Prompt,
    Options,
    /// Where in the round the game is.
    Rail,
    Contracts,
    /// The contract one pursues, or else all of them.
    Pursued,
    Hand,
    /// One's own name, points and piles.
    Plate,
    /// One's own tokens.
    Pool,
    /// One's own ship and crew.
    Mine,
    Rival,
    Log,
    /// The subject of the coach's option, or else the options.
    Advised,
}

impl Topic for CardTopic {
    type Game = Table;
    type When = When;
    type Claim = Claim;
    type Target = LessonTarget;
    type Moment<'a> = Moment<'a>;
    const FILE: &'static str = "guide.json";

    fn holds(when: &When, moment: &Moment<'_>) -> bool {
        when.holds(moment)
    }

    fn is_true(claim: &Claim, moment: &Moment<'_>) -> bool {
        claim.is_true(moment)
    }
}
