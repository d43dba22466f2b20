//! Steps under way as plain data, and the pending question.

use bevy::prelude::Resource;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Choice, Move, Why},
    data::Effect,
    state::{Errand, PersonId},
};

/// A step that may ask, or that waits for the game inside the leg.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Business in port, until a contract is taken.
    InPort,
    /// The recruit of this number comes aboard.
    Hire { recruit: u8 },
    /// Somebody is paid off.
    Dismiss { person: PersonId },
    /// Somebody is cared for in the port's hospital.
    Treat { person: PersonId },
    /// The voyage's card game, until it is over.
    Fly,
    /// The boarding's fight, until it is over.
    Fight,
    /// The choice of a card.
    Prize { cards: Vec<String> },
    /// The choice of what makes room for it.
    LeaveAshore { card: String },
    /// The choice about a port event.
    Meet { event: String },
    /// An option of it was chosen.
    Answer { event: String, option: u8 },
    /// One effect of it.
    Undergo(Undergone),
    /// An errand in port.
    Run { errand: Errand },
}

/// An effect to be carried out, who threw for it, and the seed of its dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Undergone {
    pub effect: Effect,
    pub thrower: Option<PersonId>,
    pub seed: u64,
}

/// Steps to run, the next one last, and the question of the present step.
#[derive(Resource, Default)]
pub(crate) struct Agenda {
    pub steps: Vec<Step>,
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

impl Agenda {
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Returns the answer if there is one; otherwise asks the captain and queues the step again. A
    /// single option answers itself.
    pub fn ask(&mut self, step: Step, why: Why, mut options: Vec<Move>) -> Option<Move> {
        if let Some(answer) = self.answer.take() {
            return Some(answer);
        }
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
