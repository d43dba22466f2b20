//! The advisers a person can ask for hints, and how long they think.

use std::sync::Arc;

use ai::{DifficultyProfile, Level, Mind, OptionScore, Personality};
use cards::{Choice, Observation, data::CardBook};

use crate::data::Library;

/// A captain who advises: knows no more than whom they advise.
#[derive(Debug, Clone, PartialEq)]
pub struct Adviser {
    /// As in "What would … do?"
    pub name: String,
    pub personality: Personality,
    pub profile: DifficultyProfile,
}

/// Everybody who can be asked, each at their best; the usual adviser, who is steady, first.
pub fn advisers(library: &Library) -> Vec<Adviser> {
    let steady = &library.personality;
    let at_best = |name: &str, personality| Adviser {
        name: name.to_owned(),
        personality,
        profile: library.levels.of(Level::Admiral).clone(),
    };
    let personas = library.personas.iter().map(|it| at_best(&it.name, it.personality(steady)));
    [at_best("an old Admiral", steady.clone())].into_iter().chain(personas).collect()
}

/// Who advises in a guided game, unasked and asked: somebody who weighs all there is to see, and
/// answers at once.
pub fn coach(library: &Library) -> Adviser {
    let personality = library.personality.clone();
    let profile = library.levels.of(Level::Lieutenant).clone();
    Adviser { name: "the coach".to_owned(), personality, profile }
}

/// The adviser that `name` means: any part of a name, in any case.
pub fn named<'a>(advisers: &'a [Adviser], name: &str) -> Option<&'a Adviser> {
    let wanted = name.trim().to_lowercase();
    advisers.iter().find(|adviser| adviser.name.to_lowercase().contains(&wanted))
}

impl Adviser {
    /// Their mind, which knows these cards.
    pub fn mind(&self, book: &Arc<CardBook>) -> Mind {
        Mind::new(book.clone(), self.personality.clone(), self.profile.clone())
    }

    /// Puts a question to them, to be thought about.
    pub fn asked(&self, book: &Arc<CardBook>, seen: Observation, choice: Choice) -> Thought {
        Thought::new(self.mind(book), seen, choice)
    }
}

/// A question that a mind thinks about, a bounded piece at a time.
pub struct Thought {
    mind: Mind,
    seen: Observation,
    choice: Choice,
}

impl Thought {
    /// Begins to weigh `choice` with `mind`, by what can be `seen`.
    pub fn new(mind: Mind, seen: Observation, choice: Choice) -> Thought {
        Thought { mind, seen, choice }
    }

    /// Thinks one piece further; what every option has for and against it, once that is clear.
    pub fn think(&mut self) -> Option<Vec<OptionScore>> {
        self.mind.ponder(&self.seen, &self.choice)?;
        Some(self.mind.last())
    }

    /// Thinks it through to the end.
    pub fn through(mut self) -> Vec<OptionScore> {
        loop {
            if let Some(scores) = self.think() {
                return scores;
            }
        }
    }
}
