//! The guided first game: a real game on a fixed seed, and lessons that come when their moment comes.
//!
//! The lessons are data (`assets/guide.ron`). A lesson waits for something: a kind of question, a
//! round, something that lies on the table or has happened. A [`Course`] knows which lessons have
//! been told; it sees what the person sees and changes nothing of the game. Whoever does something
//! else than is advised goes on as they like, and what never came up is told at the end.

mod course;
mod moment;
#[cfg(test)]
mod tests;

use ai::Level;
use serde::Deserialize;

pub use course::{Course, DueLesson};
pub use moment::{Moment, PastEvent, QuestionKind, Sight, When};

use crate::{
    data::Library,
    hints::advisers::Adviser,
    players::Rival,
    session::{SessionError, Wishes},
};

/// The guided game: what is dealt, and what is taught.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    pub seed: u64,
    /// The person's deck.
    pub deck: String,
    /// The rival, as the command line would name them.
    pub against: String,
    /// Victory points that win this short game.
    pub victory: i16,
    /// In the order in which they are told where several have their moment.
    pub lessons: Vec<Lesson>,
}

/// One thing to be learnt.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name it is kept under once told.
    pub id: String,
    pub title: String,
    /// Two sentences at most.
    pub says: String,
    /// It is told once all of this holds.
    pub when: Vec<When>,
    /// The part of the table it points at.
    pub at: LessonTarget,
    /// Whether it stays until the question is answered, and not until somebody has read it.
    #[serde(default, alias = "deed")]
    pub until_answered: bool,
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

impl Guide {
    /// The settings of the guided game.
    ///
    /// # Errors
    /// There is no such rival.
    pub fn wishes(&self, library: &Library) -> Result<Wishes, SessionError> {
        let against = Rival::read(&self.against, library);
        let against = against.map_err(|fault| SessionError::Guide(fault.to_string()))?;
        let constants = cards::data::Constants { victory: self.victory, ..library.constants };
        Ok(Wishes {
            seed: Some(self.seed),
            deck: Some(self.deck.clone()),
            against: Some(vec![against]),
            constants: Some(constants),
            new: true,
        })
    }
}

/// Who says what they would do here, at every question of a guided game: somebody who weighs all there
/// is to see, and answers at once.
pub fn coach(library: &Library) -> Adviser {
    let personality = library.personality.clone();
    Adviser { name: "the coach".to_owned(), personality, level: Level::Lieutenant }
}
