//! A campaign with lessons on its first leg: an ordinary one otherwise.

use std::sync::Arc;

use campaign::{Length, Move, Scope, Setup};
use engine::Game;

use super::{
    captain::{FIRST_DECK, captain},
    load::Charted,
    under_way::UnderWay,
};
use crate::{
    data::Library,
    guide::haul::{DueHaulLesson, HaulCourse, HaulGuide, HaulMoment},
    saves::Saves,
};

/// The last leg in which lessons are told.
const LAST_LEG: u8 = 2;

/// How the guided short haul begins; nothing where nobody can command, or the usual ship is not there.
pub fn guided_setup(charted: &Charted, library: &Library, guide: &HaulGuide) -> Option<Setup> {
    let lives = &charted.book.lives;
    Some(Setup {
        captain: captain(lives, &Default::default(), None, guide.game.seed)?,
        deck: library.deck(FIRST_DECK).ok()?.deck.clone(),
        rules: Default::default(),
        ambition: Default::default(),
        length: Length::Short,
        scope: Scope::Full,
    })
}

impl UnderWay {
    /// Tells lessons from here on.
    pub fn teach(&mut self, guide: &Arc<HaulGuide>, saves: &Saves) {
        self.course = Some(HaulCourse::begin(guide, saves, self.file()));
        self.keep_the_course();
    }

    /// The same campaign with its lessons, if they go along with it.
    pub fn guided_on(mut self, guide: &Arc<HaulGuide>, saves: &Saves) -> UnderWay {
        self.course = HaulCourse::resume(guide, saves, self.file());
        self
    }

    /// Whether lessons are told.
    pub fn is_guided(&self) -> bool {
        self.course.is_some()
    }

    /// The lesson that has its moment.
    pub fn lesson(&self) -> Option<DueHaulLesson> {
        let (course, campaign) = (self.course.as_ref()?, &self.campaign);
        let events = campaign.journal().events().len();
        course.due(&HaulMoment::of(campaign, course.read(events))?)
    }

    /// The lesson was read.
    pub fn lesson_read(&mut self) {
        if let (Some(told), Some(course)) = (self.lesson(), &mut self.course) {
            course.tick(&told.lesson);
        }
        self.keep_the_course();
    }

    /// Ends the lessons; the campaign goes on as any other.
    pub fn leave_guide(&mut self) {
        let fault = self.course.take().and_then(|course| course.forget().err());
        self.trouble = fault.or(self.trouble.take());
    }

    /// The captain has answered with this lesson before them: the first `read` events are no news any
    /// more. Once the second leg departs, everything that comes up on every leg was told.
    pub(super) fn heed(&mut self, read: usize, told: Option<DueHaulLesson>, chosen: &Move) {
        let Some(course) = &mut self.course else { return };
        course.answered(read);
        told.into_iter().for_each(|told| course.tick(&told.lesson));
        if matches!(chosen, Move::Sign(_)) && self.campaign.own().leg >= LAST_LEG {
            self.leave_guide();
        } else {
            self.keep_the_course();
        }
    }

    fn keep_the_course(&mut self) {
        let fault = self.course.as_ref().and_then(|course| course.keep().err());
        self.trouble = fault.or(self.trouble.take());
    }
}
