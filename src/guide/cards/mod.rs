//! The guided first card game.

mod claim;
mod moment;
pub mod stranger;
#[cfg(test)]
mod tests;

use ::cards::Setup;
use ai::Level;
use serde::Deserialize;

pub use claim::Claim;
pub use moment::{Moment, Offer, PastEvent, QuestionKind, TableCondition, When};

use super::{Course, DueLesson, Guide, Lesson, Topic};
use crate::{
    data::Library,
    hints::advisers::Adviser,
    players::{self, PlayerKind, Rival},
    session::SessionError,
};

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

impl CardGuide {
    /// How the guided game is set up: the person sits first.
    ///
    /// # Errors
    /// There is no such rival, or no such deck.
    pub fn setup(&self, library: &Library) -> Result<Setup, SessionError> {
        let table = &self.game;
        let against = Rival::read(&table.against, library);
        let against = against.map_err(|fault| SessionError::Guide(fault.to_string()))?;
        let me = Rival { kind: PlayerKind::Person, deck: Some(table.deck.clone()) };
        let mut setup = players::setup(library, &[me, against])?;
        setup.constants.victory = table.victory;
        Ok(setup)
    }
}

/// Who advises in a guided game, unasked and asked: somebody who weighs all there is to see, and
/// answers at once.
pub fn coach(library: &Library) -> Adviser {
    let personality = library.personality.clone();
    Adviser { name: "the coach".to_owned(), personality, level: Level::Lieutenant }
}
