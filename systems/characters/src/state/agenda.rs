//! What is still to be done, as plain data, and the question on the table.

use bevy::prelude::Resource;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Choice, Move, Why},
    data::Loss,
    sheet::Characteristic,
};

/// One thing to be done: whatever asks, or comes a counted number of times.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Enlist,
    Commission,
    Promotion,
    /// A roll for a skill, with so many to come after it.
    Roll {
        more: u8,
    },
    /// Says which skill of the group it is.
    Name(SkillGroup),
    /// A throw against one loss of age.
    Age(Loss),
    /// This characteristic is at 0: life or death.
    Crisis(Characteristic),
    /// Stay, or leave.
    Reenlist,
    /// A mustering-out roll is aimed, with so many to come after it.
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
    /// Says which weapon of the group it is.
    TakeWeapon(SkillGroup),
}

/// Skills and weapons that a table gives as a group; which of them it is has to be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SkillGroup {
    Blade,
    Gun,
    Vehicle,
}

/// The steps still to be done, the next one last, and what the step at hand asks.
#[derive(Resource, Default)]
pub struct Agenda {
    pub steps: Vec<Step>,
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

impl Agenda {
    /// To be done next.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// To be done so many times; each step is told how many come after it.
    pub fn repeat(&mut self, times: u8, step: impl Fn(u8) -> Step) {
        self.steps.extend((0..times).map(step));
    }

    /// The answer, if there is one; otherwise the question is asked, and the step waits for it. A
    /// single option answers itself.
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

    /// Hands the step that asked its answer.
    pub fn answer(&mut self, chosen: Move) {
        (self.choice, self.answer) = (None, Some(chosen));
    }
}
