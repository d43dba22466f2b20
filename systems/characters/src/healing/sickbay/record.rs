//! A sickbay as plain data, both ways.

use bevy::prelude::{Bundle, World};
use dice::Dice;
use engine::Table;
use serde::{Deserialize, Serialize};

use super::{
    Day, PatientId, Sickbay,
    plugin::SickbayPlugin,
    state::{Admissions, Agenda, Book, Clock, InForce},
};
use crate::{
    body::Seconds,
    healing::{Care, HealingRules, RuleSet},
    sheet::Character,
    state::Chance,
};

/// Everything that a sickbay is between two things that happen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SickbayRecord {
    pub set: RuleSet,
    pub rules: HealingRules,
    pub clock: Seconds,
    pub dice: Dice,
    /// By number; `None` where somebody has left.
    pub patients: Vec<Option<PatientRecord>>,
}

/// A patient as plain data, and the bundle that makes an entity of one.
#[derive(Debug, Clone, PartialEq, Eq, Bundle, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PatientRecord {
    pub person: Character,
    pub care: Care,
    pub day: Day,
}

impl SickbayRecord {
    /// Written form of a sickbay.
    pub fn of(sickbay: &Sickbay) -> SickbayRecord {
        let numbers = sickbay.world.resource::<Admissions>().numbers();
        let InForce { set, rules } = sickbay.in_force().clone();
        SickbayRecord {
            set,
            rules,
            clock: sickbay.clock(),
            dice: sickbay.world.resource::<Chance>().0.clone(),
            patients: numbers.map(|id| PatientRecord::of(sickbay, id)).collect(),
        }
    }

    /// Makes a sickbay of a world, which may still have the resources of another one.
    pub fn lay_out(self, world: &mut World) {
        let SickbayRecord { set, rules, clock, dice, patients } = self;
        world.insert_resource(InForce { set, rules });
        world.insert_resource(Clock(clock));
        world.insert_resource(Chance(dice));
        world.insert_resource(Book::default());
        world.insert_resource(Agenda::default());
        world.insert_resource(Admissions::default());
        for patient in patients {
            Admissions::admit(world, patient);
        }
    }
}

impl PatientRecord {
    fn of(sickbay: &Sickbay, id: PatientId) -> Option<PatientRecord> {
        let patient = sickbay.patient(id).ok()?;
        let (person, care, day) = (patient.person.sheet(), *patient.care, *patient.day);
        Some(PatientRecord { person, care, day })
    }
}

impl From<SickbayRecord> for Sickbay {
    fn from(record: SickbayRecord) -> Sickbay {
        let mut world = Table::<SickbayPlugin>::empty();
        record.lay_out(&mut world);
        Sickbay { world }
    }
}
