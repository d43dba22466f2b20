//! A life as a game: it runs until it has to ask, and changes through decisions alone.

use std::{collections::BTreeSet, sync::Arc};

use bevy::prelude::World;
use dice::Dice;
use play::{Artefact, Game, Journal, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    body::Body,
    choice::{Choice, Decision, Move, Why},
    data::Tables,
    event::Event,
    odds::{self, Forecast},
    rules,
    sheet::{Career, Character, Characteristics, Fate, Identity, Possessions, Skills},
    state::{Agenda, Asked, Fortune, Hero, Look, PlayedBy, Record, Step, Told},
};

/// The readings of the rules that a life is played by; they are part of its artefact.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LifeRules {
    /// Figures of other printings, by ruling; none in the profile `seed`, all in `errata`.
    pub errata: BTreeSet<String>,
    /// A failed survival throw hurts and ends the career, and does not kill (CT-SUR-05).
    pub injury: bool,
    /// What such an injury takes from one of Strength, Dexterity and Endurance (CT-RUL-27).
    pub injury_loss: u8,
    /// When skills come that come by themselves (CT-RUL-04).
    pub automatic: AutomaticSkills,
    /// No more levels than Intelligence and Education together (CT-RUL-33).
    pub skill_cap: bool,
    /// A second free trader makes the first one older and its debt smaller (CT-RUL-46).
    pub older_trader: bool,
}

/// CT-RUL-04
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AutomaticSkills {
    /// When the skill rolls of the term are done.
    #[default]
    EndOfTerm,
    /// On joining, and with the rank (CT-AUT-10).
    OnEntry,
}

impl LifeRules {
    /// Every figure as most other printings have it.
    pub fn errata(tables: &Tables) -> LifeRules {
        let errata = tables.errata.iter().map(|erratum| erratum.id.clone()).collect();
        LifeRules { errata, ..LifeRules::default() }
    }
}

/// How a life begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: String,
    #[serde(default)]
    pub rules: LifeRules,
}

/// Why a life cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("there is no correction `{id}`; there are {known}")]
    Erratum { id: String, known: String },
}

/// One life, from the first throw to the last benefit.
pub struct Life {
    world: World,
    setup: Setup,
    decisions: Vec<Decision>,
}

impl Life {
    /// A life at its first question, without anybody to ask for leave (CT-GEN-02, CT-GEN-03).
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
        let mut world = World::new();
        world.insert_resource(PlayedBy {
            tables: corrected(tables, &setup.rules)?,
            rules: setup.rules.clone(),
        });
        let start = Career::at(tables.figures.start_age);
        let identity = Identity { name: setup.name.clone(), ..Identity::default() };
        let parts = (identity, Characteristics::new([0; 6]), Skills::default(), start);
        let hero = world.spawn((parts, Possessions::default(), Body::default(), Record::default()));
        let hero = Hero(hero.id());
        world.insert_resource(hero);
        world.insert_resource(Fortune(dice));
        world.insert_resource(Agenda(vec![Step::Enlist, Step::Characteristics]));
        world.init_resource::<Asked>();
        world.init_resource::<Told>();
        rules::run(&mut world);
        Ok(Life { world, setup: setup.clone(), decisions: Vec::new() })
    }

    /// The sheet as it is now.
    pub fn character(&self) -> Character {
        let hero = self.world.resource::<Hero>().0;
        Character::read(&self.world, hero).expect("the person has every part of a person")
    }

    /// Whether nothing is left to be thrown.
    pub fn is_over(&self) -> bool {
        self.choice().is_none()
    }

    /// Everything that was decided, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// This life as it can be lived again, if it is one of that seed.
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
        self.world.tables()
    }

    /// What the dice may bring next, with the odds, for every option and whatever comes by itself.
    pub fn forecasts(&self) -> Vec<Forecast> {
        odds::forecasts(&self.world)
    }

    pub(crate) fn look(&self) -> &World {
        &self.world
    }

    #[cfg(test)]
    pub(crate) fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

fn corrected(tables: &Arc<Tables>, rules: &LifeRules) -> Result<Arc<Tables>, SetupError> {
    let known = |id: &&String| tables.errata.iter().any(|erratum| erratum.id == **id);
    if let Some(id) = rules.errata.iter().find(|id| !known(id)) {
        let known: Vec<&str> = tables.errata.iter().map(|erratum| erratum.id.as_str()).collect();
        return Err(SetupError::Erratum { id: id.clone(), known: known.join(", ") });
    }
    if rules.errata.is_empty() {
        return Ok(tables.clone());
    }
    Ok(Arc::new(Tables::clone(tables).with(&rules.errata)))
}

impl Game for Life {
    type Why = Why;
    type Move = Move;
    type Event = Event;
    type Observation = Character;

    fn choice(&self) -> Option<&Choice> {
        self.world.resource::<Asked>().choice.as_ref()
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        let choice = self.choice().ok_or(Refusal::GameOver)?;
        if choice.seat != decision.seat {
            let (asked, answered) = (choice.seat, decision.seat);
            return Err(Refusal::NotYourChoice { asked, answered });
        }
        if !choice.options.contains(&decision.chosen) {
            return Err(Refusal::NotOffered);
        }
        let mut asked = self.world.resource_mut::<Asked>();
        (asked.choice, asked.answer) = (None, Some(decision.chosen.clone()));
        self.decisions.push(decision);
        rules::run(&mut self.world);
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.world.resource::<Told>().0
    }

    /// Nothing of one's own life is hidden.
    fn observe(&self, _: Seat) -> Character {
        self.character()
    }
}

impl Life {
    /// Whether the person lives.
    pub fn is_alive(&self) -> bool {
        self.world.career().fate != Fate::Dead
    }
}
