//! A moment between two steps of the rules, as plain data.

use bevy::prelude::{State, World};

use crate::{
    choice::Move,
    sheet::{Career, Characteristics, Possessions, Skills},
    state::{Agenda, Hero, Record, Stage, Step},
};

/// All that a life can change, and the steps that are open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Moment {
    pub scores: Characteristics,
    pub skills: Skills,
    pub career: Career,
    pub possessions: Possessions,
    pub record: Record,
    pub stage: Stage,
    pub steps: Vec<Step>,
}

impl Moment {
    /// Makes it the present of a world in which a person is laid out; `answer` is given to the step
    /// that asks.
    pub fn lay(&self, world: &mut World, answer: Option<Move>) {
        let hero = world.resource::<Hero>().0;
        let parts = (self.scores, self.skills.clone(), self.career.clone());
        world.entity_mut(hero).insert((parts, self.possessions.clone(), self.record.clone()));
        world.insert_resource(State::new(self.stage));
        world.insert_resource(Agenda { steps: self.steps.clone(), choice: None, answer });
    }

    /// The present of a world; `None` if nobody is laid out there.
    pub fn read(world: &World) -> Option<Moment> {
        let hero = world.resource::<Hero>().0;
        Some(Moment {
            scores: *world.get(hero)?,
            skills: world.get::<Skills>(hero)?.clone(),
            career: world.get::<Career>(hero)?.clone(),
            possessions: world.get::<Possessions>(hero)?.clone(),
            record: world.get::<Record>(hero)?.clone(),
            stage: *world.resource::<State<Stage>>().get(),
            steps: world.resource::<Agenda>().steps.clone(),
        })
    }
}
