//! A guided game: an ordinary one, with lessons beside it and a coach who says what they would do.

use cards::{Move, Setup};

use super::{Session, SessionError};
use crate::{
    data::Library,
    guide::cards::{CardCourse, CardGuide, CardLesson, DueCardLesson, Moment},
    hints::advisers::{self, Adviser},
    players::{self, PlayerKind, Rival},
    saves::Saves,
};

/// The guide beside a game.
pub(super) struct Guidance {
    pub course: CardCourse,
    pub coach: Adviser,
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

impl Session {
    /// Deals the guided first game into a file of its own.
    ///
    /// # Errors
    /// Its decks or its rival are not there.
    pub fn begin_guided(library: &Library, saves: &Saves) -> Result<Session, SessionError> {
        let guide = &library.guides.cards;
        let mut session = Session::deal(library, saves, guide.setup(library)?, guide.game.seed)?;
        let course = CardCourse::begin(guide, saves, session.file());
        session.guidance = Some(Guidance { course, coach: advisers::coach(library) });
        session.keep_the_course();
        Ok(session)
    }

    /// Whether lessons are told in this game.
    pub fn is_guided(&self) -> bool {
        self.guidance.is_some()
    }

    /// The lesson that has its moment at the question asked.
    pub fn lesson(&self) -> Option<DueCardLesson> {
        let (guidance, choice) = (self.guidance.as_ref()?, self.asked()?);
        let (seen, events) = (&self.observe(), self.events());
        let read = guidance.course.read(events.len());
        guidance.course.due(&Moment { seen, choice, events, read })
    }

    /// The lesson was read.
    pub fn lesson_read(&mut self) {
        let Some(told) = self.lesson() else { return };
        self.tick(&told.lesson);
        self.keep_the_course();
    }

    /// The number of the option that the coach would take.
    pub fn coached(&self) -> Option<usize> {
        let guidance = self.guidance.as_ref()?;
        let scores = self.seek(&guidance.coach)?.through();
        Some(crate::hints::best(&scores).first()?.nth)
    }

    /// The same as a move.
    pub fn coached_move(&self) -> Option<Move> {
        self.asked()?.options.get(self.coached()?).copied()
    }

    /// Ends the lessons; the game goes on as any other.
    pub fn leave_guide(&mut self) {
        if let Some(guidance) = self.guidance.take() {
            self.trouble = guidance.course.forget().err().or(self.trouble.take());
        }
    }

    /// Lessons that never had their moment.
    pub fn untold(&self) -> Vec<&CardLesson> {
        self.guidance.iter().flat_map(|guidance| guidance.course.untold()).collect()
    }

    /// The lesson is done with: it was read, or the person has decided.
    pub(super) fn tick(&mut self, lesson: &CardLesson) {
        if let Some(guidance) = &mut self.guidance {
            guidance.course.tick(lesson);
        }
    }

    /// The person has answered: the first `read` events are no news to them any more.
    pub(super) fn heed(&mut self, read: usize) {
        if let Some(guidance) = &mut self.guidance {
            guidance.course.answered(read);
        }
    }

    pub(super) fn keep_the_course(&mut self) {
        if let Some(guidance) = &self.guidance {
            self.trouble = guidance.course.keep().err().or(self.trouble.take());
        }
    }
}
