//! Changes the field of a fight.

use bevy::prelude::{Component, Mut, World};
use dice::Dice;
use engine::{Seat, Steps};

use super::{Agenda, Course, FightJournal, Fortune, PendingChoice, Roster, fight_journal};
use crate::{
    choice::{Choice, Move, Why},
    event::Event,
    fighter::FighterId,
};

/// Changes the field of a fight in a whole world.
pub(crate) trait FieldWrite {
    fn world_mut(&mut self) -> &mut World;

    fn of_mut<C: Component>(&mut self, who: FighterId) -> Mut<'_, C> {
        let world = self.world_mut();
        let entity = world.resource::<Roster>().entity(who);
        world.get_mut(entity).expect("a fighter has every part of a fighter")
    }

    fn course_mut(&mut self) -> Mut<'_, Course> {
        self.world_mut().resource_mut()
    }

    fn dice(&mut self) -> &mut Dice {
        &mut self.world_mut().resource_mut::<Fortune>().into_inner().0
    }

    fn tell(&mut self, event: Event) {
        let world = self.world_mut();
        let known = fight_journal::knowing(world, &event);
        world.resource_mut::<FightJournal>().tell(event, known);
    }

    /// Queues these steps, in this order, before everything else.
    fn then<S: Steps + Send + Sync>(&mut self, steps: impl IntoIterator<Item = S>) {
        self.world_mut().resource_mut::<Agenda<S>>().then(steps);
    }

    /// Returns the answer, if there is one; otherwise asks the question, and the step waits for it.
    /// A single option is chosen automatically; without options the step does nothing.
    fn ask<S: Steps + Send + Sync>(
        &mut self,
        step: S,
        seat: Seat,
        why: Why,
        options: impl FnOnce(&World) -> Vec<Move>,
    ) -> Option<Move> {
        let world = self.world_mut();
        if let Some(answer) = world.resource_mut::<PendingChoice>().answer.take() {
            return Some(answer);
        }
        let mut options = options(world);
        if options.len() < 2 {
            return options.pop();
        }
        world.resource_mut::<PendingChoice>().choice = Some(Choice { seat, why, options });
        self.then([step]);
        None
    }
}

impl FieldWrite for World {
    fn world_mut(&mut self) -> &mut World {
        self
    }
}
