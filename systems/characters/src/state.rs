//! A life under way: the person is an entity; what is to come, what is asked and the dice are
//! resources.

use std::sync::Arc;

use bevy::prelude::{Component, Entity, Mut, Resource, World};
use dice::Dice;
use play::{Journal, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Choice, Move, Why},
    data::Tables,
    event::Event,
    life::LifeRules,
    sheet::{Career, Characteristic, Characteristics, Possessions, Skills},
};

/// One thing to be done. What is on top of the agenda is done next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Characteristics,
    Enlist,
    Term,
    Commission,
    Promotion,
    /// The term's skill rolls are counted.
    Count,
    Rolls {
        left: u8,
    },
    Name {
        group: Kind,
    },
    Automatic,
    EndTerm,
    Ageing {
        nth: u8,
    },
    Crisis {
        which: Characteristic,
    },
    Reenlist,
    Stay,
    MusterOut {
        left: u8,
    },
    Take {
        group: Kind,
    },
}

/// What a name is asked of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Blade,
    Gun,
    Vehicle,
}

/// What has to be remembered of a term and of a career, and is on no sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
pub struct Record {
    pub commissioned: bool,
    pub promoted: bool,
    /// Entries of the table of automatic skills that were had, each once in a life (CT-AUT-02).
    pub had: Vec<u8>,
    pub cash_rolls: u8,
}

/// The person whose life it is.
#[derive(Resource, Clone, Copy)]
pub struct Hero(pub Entity);

/// What is still to be done, the next thing last.
#[derive(Resource, Default)]
pub struct Agenda(pub Vec<Step>);

/// The question on the table, and the answer once there is one.
#[derive(Resource, Default)]
pub struct Asked {
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

#[derive(Resource)]
pub struct Fortune(pub Dice);

#[derive(Resource, Default)]
pub struct Told(pub Journal<Event>);

/// What the life is played by.
#[derive(Resource)]
pub struct PlayedBy {
    pub tables: Arc<Tables>,
    pub rules: LifeRules,
}

/// Looking at a life.
pub trait Look {
    fn world(&self) -> &World;

    fn hero<C: Component>(&self) -> &C {
        let world = self.world();
        world.get(world.resource::<Hero>().0).expect("the person has every part of a person")
    }

    fn scores(&self) -> Characteristics {
        *self.hero()
    }

    fn score(&self, which: Characteristic) -> u8 {
        self.scores().get(which)
    }

    fn career(&self) -> &Career {
        self.hero()
    }

    fn skills(&self) -> &Skills {
        self.hero()
    }

    fn possessions(&self) -> &Possessions {
        self.hero()
    }

    fn record(&self) -> &Record {
        self.hero()
    }

    fn tables(&self) -> Arc<Tables> {
        self.world().resource::<PlayedBy>().tables.clone()
    }

    fn rules(&self) -> &LifeRules {
        &self.world().resource::<PlayedBy>().rules
    }
}

impl Look for World {
    fn world(&self) -> &World {
        self
    }
}

/// Changing a life.
pub trait Touch {
    fn world_mut(&mut self) -> &mut World;

    fn hero_mut<C: Component>(&mut self) -> Mut<'_, C> {
        let world = self.world_mut();
        let hero = world.resource::<Hero>().0;
        world.get_mut(hero).expect("the person has every part of a person")
    }

    fn career_mut(&mut self) -> Mut<'_, Career> {
        self.hero_mut()
    }

    fn dice(&mut self) -> Mut<'_, Fortune> {
        self.world_mut().resource_mut()
    }

    fn die(&mut self) -> u8 {
        self.dice().0.die()
    }

    fn tell(&mut self, event: Event) {
        self.world_mut().resource_mut::<Told>().0.tell(event);
    }

    fn push(&mut self, step: Step) {
        self.world_mut().resource_mut::<Agenda>().0.push(step);
    }

    /// These steps, in this order, before everything else.
    fn push_all<const N: usize>(&mut self, steps: [Step; N]) {
        self.world_mut().resource_mut::<Agenda>().0.extend(steps.into_iter().rev());
    }

    /// The answer, if there is one; otherwise the question is asked, and the step waits for it. A
    /// single option answers itself.
    fn ask(&mut self, step: Step, why: Why, mut options: Vec<Move>) -> Option<Move> {
        let mut asked = self.world_mut().resource_mut::<Asked>();
        if let Some(answer) = asked.answer.take() {
            return Some(answer);
        }
        if options.len() < 2 {
            return options.pop();
        }
        asked.choice = Some(Choice { seat: Seat(0), why, options });
        self.push(step);
        None
    }
}

impl Touch for World {
    fn world_mut(&mut self) -> &mut World {
        self
    }
}
