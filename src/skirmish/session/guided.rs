//! A guided fight: an ordinary one, with lessons beside it. The veteran who advises in every fight
//! proposes here unasked.

use std::sync::Arc;

use ai::combat::Minds;
use characters::healing::HealingRules;
use skirmish::{HouseRules, Setup, SetupError};

use super::{FightOptions, Session};
use crate::{
    guide::fight::{DueFightLesson, FightCourse, FightGuide, FightLesson, FightMoment},
    saves::Saves,
    skirmish::commander::{CommanderKind, UnknownCommander},
};

/// Why the guided fight cannot be begun.
#[derive(Debug, thiserror::Error)]
pub enum GuideError {
    #[error(transparent)]
    Guide(#[from] NoFight),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Why nobody is taught to fight.
#[derive(Debug, Clone, thiserror::Error)]
pub enum NoFight {
    #[error("there is no guided fight")]
    Unwritten,
    #[error(transparent)]
    Commander(#[from] UnknownCommander),
}

impl FightGuide {
    /// How the guided fight is begun, by these rules of healing.
    ///
    /// # Errors
    /// There is none, or nobody commands the others.
    pub fn fight_options(&self, healing: HealingRules) -> Result<FightOptions, NoFight> {
        let field = self.game.as_ref().ok_or(NoFight::Unwritten)?;
        let rival: CommanderKind = field.against.parse()?;
        let scenario = field.scenario.clone();
        let mut commanders = vec![rival; scenario.forces.len()];
        if let Some(first) = commanders.first_mut() {
            *first = CommanderKind::Person;
        }
        let setup = Setup { rules: field.rules, house: HouseRules::default(), healing, scenario };
        Ok(FightOptions { setup, seed: field.seed, commanders, sent: Vec::new() })
    }
}

impl Session {
    /// Begins the guided first fight, in a file of its own.
    ///
    /// # Errors
    /// There is none, or the armoury does not have what it takes.
    pub fn begin_guided(
        guide: &Arc<FightGuide>,
        (minds, healing): (&Arc<Minds>, HealingRules),
        saves: &Saves,
    ) -> Result<Session, GuideError> {
        let mut session = Session::begin(minds, saves, guide.fight_options(healing)?)?;
        session.course = Some(FightCourse::begin(guide, saves, session.file()));
        session.keep();
        Ok(session)
    }

    /// The same fight with its lessons, if they go along with it.
    pub fn guided_on(mut self, guide: &Arc<FightGuide>, saves: &Saves) -> Session {
        self.course = FightCourse::resume(guide, saves, self.file());
        self
    }

    /// Whether lessons are told in this fight.
    pub fn is_guided(&self) -> bool {
        self.course.is_some()
    }

    /// The lesson that has its moment at the question asked.
    pub fn lesson(&self) -> Option<DueFightLesson> {
        let (course, choice) = (self.course.as_ref()?, self.asked()?);
        let (seen, known) = (&self.observe(choice.seat), &self.known_to(choice.seat));
        let read = course.read(self.events().len());
        course.due(&FightMoment { seen, choice, known, read })
    }

    /// The lesson was read.
    pub fn lesson_read(&mut self) {
        let Some(told) = self.lesson() else { return };
        self.tick(&told.lesson);
        self.keep_the_course();
    }

    /// The number of the option that the veteran would take, where lessons are told.
    pub fn coached(&self) -> Option<usize> {
        self.course.as_ref()?;
        Some(self.advice().first()?.nth)
    }

    /// Ends the lessons; the fight goes on as any other.
    pub fn leave_guide(&mut self) {
        if let Some(course) = self.course.take() {
            self.trouble = course.forget().err().or(self.trouble.take());
        }
    }

    /// Lessons that never had their moment.
    pub fn untold(&self) -> Vec<&FightLesson> {
        self.course.iter().flat_map(FightCourse::untold).collect()
    }

    /// The lesson is done with: it was read, or the person has decided.
    pub(super) fn tick(&mut self, lesson: &FightLesson) {
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
