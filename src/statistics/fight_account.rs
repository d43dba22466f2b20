//! The account of one finished fight.

use characters::healing::RuleSet;
use engine::Seat;
use serde::{Deserialize, Serialize};
use skirmish::{Aftermath, Ending, Fate, Skirmish};

use super::account::Outcome;
use crate::skirmish::{
    commander::CommanderKind,
    session::{FightArtefact, FightOptions},
};

/// The statistics of a finished fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FightAccount {
    pub seed: u64,
    pub rules: RuleSet,
    /// The scenario's name.
    pub scenario: String,
    pub rounds: u16,
    pub ending: Ending,
    pub winner: Option<Seat>,
    /// The sides that persons commanded.
    pub persons: Vec<Seat>,
    /// By seat.
    pub sides: Vec<FightSide>,
}

/// A side of a fight, and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FightSide {
    pub name: String,
    pub commander: String,
    pub fighters: u32,
    pub casualties: Casualties,
}

/// How many of a side came to harm.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Casualties {
    pub dead: u32,
    /// Wounded or out cold, on a field that is not the others'.
    pub hurt: u32,
    /// Prisoners of the others.
    pub captured: u32,
}

impl FightAccount {
    /// The account of a fight that was fought to its end; nothing while it is not over.
    pub fn of(artefact: &FightArtefact, fight: &Skirmish) -> Option<FightAccount> {
        let aftermath = fight.aftermath()?;
        // A record by strangers cannot be played again in the first place.
        let options = artefact.setup.fight_options(artefact.seed).ok()?;
        let persons = (0u8..).map(Seat).zip(&options.commanders);
        let persons = persons.filter(|(_, it)| **it == CommanderKind::Person);
        Some(FightAccount {
            seed: artefact.seed,
            rules: options.setup.rules,
            scenario: options.setup.scenario.name.clone(),
            rounds: aftermath.outcome.rounds,
            ending: aftermath.outcome.how,
            winner: aftermath.outcome.winner,
            persons: persons.map(|(seat, _)| seat).collect(),
            sides: sides(&options, &aftermath),
        })
    }

    /// The person's side, where exactly one commanded against others.
    pub fn person(&self) -> Option<Seat> {
        match self.persons.as_slice() {
            [seat] => Some(*seat),
            [] | [_, ..] => None,
        }
    }

    /// How it went for the person.
    pub fn outcome(&self) -> Option<Outcome> {
        let person = self.person()?;
        Some(match self.winner {
            Some(seat) if seat == person => Outcome::Won,
            None => Outcome::Drawn,
            Some(_) => Outcome::Lost,
        })
    }

    /// The person's own side.
    pub fn mine(&self) -> Option<&FightSide> {
        self.sides.get(self.person()?.index())
    }

    /// All other sides.
    pub fn others(&self) -> impl Iterator<Item = &FightSide> {
        let seats = (0u8..).map(Seat).zip(&self.sides);
        seats.filter(|(seat, _)| Some(*seat) != self.person()).map(|(_, side)| side)
    }
}

fn sides(options: &FightOptions, aftermath: &Aftermath) -> Vec<FightSide> {
    let forces = options.setup.scenario.forces.iter().zip(&options.commanders);
    let side = |(seat, (force, commander)): (Seat, (&skirmish::data::Force, &CommanderKind))| {
        let fates = aftermath.fighters.iter().filter(|it| it.side == seat).map(|it| it.fate);
        let mut side = FightSide {
            name: force.name.clone(),
            commander: commander.to_string(),
            fighters: 0,
            casualties: Casualties::default(),
        };
        fates.for_each(|fate| side.count(fate));
        side
    };
    (0u8..).map(Seat).zip(forces).map(side).collect()
}

impl FightSide {
    fn count(&mut self, fate: Fate) {
        self.fighters += 1;
        match fate {
            Fate::Dead => self.casualties.dead += 1,
            Fate::Wounded | Fate::Unconscious => self.casualties.hurt += 1,
            Fate::Captured => self.casualties.captured += 1,
            Fate::Unhurt | Fate::Fled => {}
        }
    }
}

impl Casualties {
    /// Everybody of them.
    pub fn sum(self) -> u32 {
        self.dead + self.hurt + self.captured
    }

    pub(super) fn add(&mut self, more: Casualties) {
        self.dead += more.dead;
        self.hurt += more.hurt;
        self.captured += more.captured;
    }
}
