//! A life as a game: it runs until it has to ask, and changes through decisions alone.

use std::sync::Arc;

use bevy::prelude::{Component, Entity, World};
use dice::Dice;
use engine::{Artefact, Game, Journal, Refusal, Seat, Table};

use crate::{
    body::Body,
    choice::{Choice, Decision, Move, Why},
    data::Tables,
    event::Event,
    odds::{self, Forecast},
    plugin::LifePlugin,
    rules::stages,
    setup::{Setup, SetupError},
    sheet::{Career, Character, Characteristics, Fate, Identity, PersonRef, Possessions, Skills},
    state::{Agenda, Book, Chance, Hero, HouseRules, Log, Record, Stage},
};

/// One life, from the first throw to the last benefit.
pub struct Life {
    world: Table<LifePlugin>,
    setup: Setup,
    decisions: Vec<Decision>,
}

impl Life {
    /// A life at its first question. It needs no referee (CT-GEN-02, CT-GEN-03).
    ///
    /// # Errors
    /// The setup names a correction that the tables do not have.
    pub fn new(tables: &Arc<Tables>, setup: &Setup, seed: u64) -> Result<Life, SetupError> {
        Life::with_dice(tables, setup, Dice::seeded(seed))
    }

    /// The same with dice of one's own.
    ///
    /// # Errors
    /// As [`new`](Life::new).
    pub fn with_dice(tables: &Arc<Tables>, setup: &Setup, dice: Dice) -> Result<Life, SetupError> {
        let book = setup.rules.correct(tables)?;
        let mut world = Table::empty();
        begin(&mut world, book, setup, dice);
        Ok(Life { world, setup: setup.clone(), decisions: Vec::new() })
    }

    /// The person as they are now, part by part.
    pub fn person(&self) -> PersonRef<'_> {
        PersonRef::of(&self.world, self.hero()).expect(WHOLE)
    }

    /// The present sheet, to be kept.
    pub fn character(&self) -> Character {
        self.person().sheet()
    }

    /// Whether the life is complete.
    pub fn is_over(&self) -> bool {
        self.choice().is_none()
    }

    /// All decisions, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The artefact to replay this life, for a life of this seed.
    pub fn artefact(&self, seed: u64) -> Artefact<Setup, Move> {
        Artefact {
            game: "life".to_owned(),
            setup: self.setup.clone(),
            seed,
            decisions: self.decisions.clone(),
            journal: self.journal().hash(),
            finished: self.is_over(),
            taken_back: 0,
        }
    }

    /// The tables of this life, with its corrections.
    pub fn tables(&self) -> Arc<Tables> {
        self.world.resource::<Book>().0.clone()
    }

    /// Possible outcomes of the dice, with odds, for every option and for automatic throws.
    pub fn forecasts(&self) -> Vec<Forecast> {
        odds::forecasts(self)
    }

    /// Whether the person lives.
    pub fn is_alive(&self) -> bool {
        self.career().fate != Fate::Dead
    }
}

/// Reads for odds and wishes.
impl Life {
    fn hero(&self) -> Entity {
        self.world.resource::<Hero>().0
    }

    /// One component of the person.
    pub(crate) fn part<C: Component>(&self) -> &C {
        self.world.get(self.hero()).expect(WHOLE)
    }

    pub(crate) fn scores(&self) -> Characteristics {
        *self.part()
    }

    pub(crate) fn career(&self) -> &Career {
        self.part()
    }

    pub(crate) fn skills(&self) -> &Skills {
        self.part()
    }

    pub(crate) fn book(&self) -> &Tables {
        self.world.resource::<Book>()
    }

    #[cfg(test)]
    pub(crate) fn part_mut<C: Component>(&mut self) -> bevy::prelude::Mut<'_, C> {
        let hero = self.hero();
        self.world.get_mut(hero).expect(WHOLE)
    }

    #[cfg(test)]
    pub(crate) fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

const WHOLE: &str = "the person has every part of a person";

/// Begins a life and runs it to its first question.
pub(crate) fn begin(world: &mut World, book: Arc<Tables>, setup: &Setup, dice: Dice) {
    lay_out(world, book, setup, dice);
    stages::begin(world, Stage::default());
    engine::run::<LifePlugin>(world);
}

/// Lays out a person without a past, in a world that may still hold the resources of an earlier
/// life. Takes the whole world, since everything in it is laid out here.
pub(crate) fn lay_out(world: &mut World, book: Arc<Tables>, setup: &Setup, dice: Dice) {
    let person = Character {
        identity: Identity { name: setup.name.clone(), ..Identity::default() },
        characteristics: Characteristics::new([0; 6]),
        skills: Skills::default(),
        career: Career::at(book.figures.start_age),
        possessions: Possessions::default(),
        body: Body::default(),
    };
    let hero = Hero(world.spawn((person, Record::default())).id());
    world.insert_resource(hero);
    world.insert_resource(Book(book));
    world.insert_resource(HouseRules(setup.rules.clone()));
    world.insert_resource(Chance(dice));
    world.insert_resource(Log::default());
    world.insert_resource(Agenda::default());
}

impl Game for Life {
    type Why = Why;
    type Move = Move;
    type Event = Event;
    type Observation = Character;

    fn choice(&self) -> Option<&Choice> {
        self.world.resource::<Agenda>().choice.as_ref()
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        self.choice().ok_or(Refusal::GameOver)?.check(&decision)?;
        self.world.resource_mut::<Agenda>().answer(decision.chosen.clone());
        self.decisions.push(decision);
        engine::run::<LifePlugin>(&mut self.world);
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.world.resource::<Log>().0
    }

    /// Returns the whole sheet: nothing of one's own life is hidden.
    fn observe(&self, _: Seat) -> Character {
        self.character()
    }
}
