//! A guided game: an ordinary one, with lessons beside it and a coach who says what they would do.

use cards::{Move, Setup};

use super::{opening::SessionError, state::Session};
use crate::{
    data::Library,
    guide::cards::{CardCourse, CardGuide, CardLesson, DueCardLesson, Moment},
    players::{self, PlayerKind, Rival},
    saves::Saves,
};

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

impl Session {
    /// Deals the guided first game into a file of its own.
    ///
    /// # Errors
    /// Its decks or its rival are not there.
    pub fn begin_guided(library: &Library, saves: &Saves) -> Result<Session, SessionError> {
        let guide = &library.guides.cards;
        let mut session = Session::deal(library, saves, guide.setup(library)?, guide.game.seed)?;
        let course = CardCourse::begin(guide, saves, session.file());
        session.course = Some(course);
        session.keep_the_course();
        Ok(session)
    }

    /// Whether lessons are told in this game.
    pub fn is_guided(&self) -> bool {
        self.course.is_some()
    }

    /// The lesson that has its moment at the question asked.
    pub fn lesson(&self) -> Option<DueCardLesson> {
        let (course, choice) = (self.course.as_ref()?, self.asked()?);
        let (seen, events) = (&self.observe(), self.events());
        let read = course.read(events.len());
        course.due(&Moment { seen, choice, events, read })
    }

    /// The lesson was read.
    pub fn lesson_read(&mut self) {
        let Some(told) = self.lesson() else { return };
        self.tick(&told.lesson);
        self.keep_the_course();
    }

    /// The number of the option that the coach would take.
    pub fn coached(&self) -> Option<usize> {
        self.course.as_ref()?;
        let scores = self.seek(&self.coach)?.through();
        Some(crate::hints::best(&scores).first()?.nth)
    }

    /// The same as a move.
    pub fn coached_move(&self) -> Option<Move> {
        self.asked()?.options.get(self.coached()?).copied()
    }

    /// Ends the lessons; the game goes on as any other.
    pub fn leave_guide(&mut self) {
        if let Some(course) = self.course.take() {
            self.trouble = course.forget().err().or(self.trouble.take());
        }
    }

    /// Lessons that never had their moment.
    pub fn untold(&self) -> Vec<&CardLesson> {
        self.course.iter().flat_map(CardCourse::untold).collect()
    }

    /// The lesson is done with: it was read, or the person has decided.
    pub(super) fn tick(&mut self, lesson: &CardLesson) {
        if let Some(course) = &mut self.course {
            course.tick(lesson);
        }
    }

    /// The person has answered: the first `read` events are no news to them any more.
    pub(super) fn heed(&mut self, read: usize) {
        if let Some(course) = &mut self.course {
            course.answered(read);
        }
    }

    pub(super) fn keep_the_course(&mut self) {
        if let Some(course) = &self.course {
            self.trouble = course.keep().err().or(self.trouble.take());
        }
    }
}
