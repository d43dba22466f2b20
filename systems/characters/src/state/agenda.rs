//! The queue of steps as plain data, and the pending question.

use bevy::prelude::Resource;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Choice, Move, Why},
    data::Loss,
    sheet::Characteristic,
};

/// A step that may ask, or that runs a counted number of times.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Step {
    Enlist,
    Commission,
    Promotion,
    /// A skill roll, with this many to follow.
    Roll {
        more: u8,
    },
    /// The choice of a skill from a group.
    Name(SkillGroup),
    /// A throw against one loss of age.
    Age(Loss),
    /// Life or death for a characteristic at 0.
    Crisis(Characteristic),
    /// The choice to stay or to leave.
    Reenlist,
    /// The aim of a mustering-out roll, with this many to follow.
    MusterOut {
        more: u8,
    },
    /// A roll on the cash table, with this modifier.
    RollCash {
        dm: u8,
    },
    /// A roll on the benefit table, with this modifier.
    RollBenefit {
        dm: u8,
    },
    /// The choice of a weapon from a group.
    TakeWeapon(SkillGroup),
}

/// Groups of skills and weapons; a result of a group needs a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SkillGroup {
    Blade,
    Gun,
    Vehicle,
}

/// Steps to run, the next one last, and the question of the present step.
#[derive(Resource, Default)]
pub struct Agenda {
    pub steps: Vec<Step>,
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

impl Agenda {
    /// Queues a step to run next.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Queues a step several times, each with the number of those after it.
    pub fn repeat(&mut self, times: u8, step: impl Fn(u8) -> Step) {
        self.steps.extend((0..times).map(step));
    }

    /// Returns the answer if there is one; otherwise asks and queues the step again. A single
    /// option answers itself.
    pub fn ask(
        &mut self,
        step: Step,
        why: Why,
        options: impl IntoIterator<Item = Move>,
    ) -> Option<Move> {
        if let Some(answer) = self.answer.take() {
            return Some(answer);
        }
        let mut options: Vec<Move> = options.into_iter().collect();
        if options.len() < 2 {
            return options.pop();
        }
        self.choice = Some(Choice { seat: Seat(0), why, options });
        self.push(step);
        None
    }

    /// Gives the step that asked its answer.
    pub fn answer(&mut self, chosen: Move) {
        (self.choice, self.answer) = (None, Some(chosen));
    }
}
