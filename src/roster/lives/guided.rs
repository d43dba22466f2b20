//! A guided life: an ordinary one, with lessons beside it. The wish that can live it proposes here unasked.

use std::sync::Arc;

use characters::{Move, SetupError, data::Tables};
use engine::Game;

use super::{Lives, UnderWay};
use crate::{
    guide::life::{DueLifeLesson, LifeCourse, LifeGuide, LifeLesson, LifeMoment, proposal},
    saves::Saves,
};

impl Lives {
    /// Begins the guided first life in a file of its own.
    ///
    /// # Errors
    /// It cannot be set up with these tables.
    pub fn begin_guided(
        saves: &Saves,
        tables: &Arc<Tables>,
        guide: &Arc<LifeGuide>,
    ) -> Result<UnderWay, SetupError> {
        let lives = Lives::at(saves.root());
        let mut begun = lives.begin(tables, &guide.setup(), guide.game.seed)?;
        begun.course = Some(LifeCourse::begin(guide, saves, begun.file().path()));
        begun.keep();
        Ok(begun)
    }
}

impl UnderWay {
    /// The same life with its lessons, if they go along with it.
    pub fn guided_on(mut self, guide: &Arc<LifeGuide>, saves: &Saves) -> UnderWay {
        self.course = LifeCourse::resume(guide, saves, self.file().path());
        self
    }

    /// Whether lessons are told in this life.
    pub fn is_guided(&self) -> bool {
        self.course.is_some()
    }

    /// The lesson that has its moment at the question asked.
    pub fn lesson(&self) -> Option<DueLifeLesson> {
        lesson(self.course.as_ref()?, self.life())
    }

    /// The lesson was read.
    pub fn lesson_read(&mut self) {
        if let (Some(told), Some(course)) = (self.lesson(), &mut self.course) {
            course.tick(&told.lesson);
        }
        self.keep_the_course();
    }

    /// What the wish would answer, where lessons are told.
    pub fn coached(&self) -> Option<Move> {
        self.course.as_ref()?;
        proposal(self.life(), self.seed())
    }

    /// Ends the lessons; the life goes on as any other.
    pub fn leave_guide(&mut self) {
        let trouble = self.course.take().and_then(|course| course.forget().err());
        self.file.note(trouble);
    }

    /// Lessons that never had their moment.
    pub fn untold(&self) -> Vec<&LifeLesson> {
        self.course.iter().flat_map(LifeCourse::untold).collect()
    }

    /// The person has answered with this lesson before them: the first `read` events are no news any more.
    pub(super) fn heed(&mut self, read: usize, told: Option<DueLifeLesson>) {
        if let Some(course) = &mut self.course {
            course.answered(read);
            told.into_iter().for_each(|told| course.tick(&told.lesson));
        }
    }

    pub(super) fn keep_the_course(&mut self) {
        let trouble = self.course.as_ref().and_then(|course| course.keep().err());
        self.file.note(trouble);
    }
}

/// The lesson of a course that has its moment in this life.
pub fn lesson(course: &LifeCourse, life: &characters::Life) -> Option<DueLifeLesson> {
    let (choice, events) = (life.choice()?, life.journal().events());
    let (person, read) = (&life.character(), course.read(events.len()));
    course.due(&LifeMoment { person, choice, events, read })
}
