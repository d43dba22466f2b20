//! Many patients under one clock.

mod admission;
mod clock;
mod day;
mod doors;
mod patient;

use dice::Dice;
use serde::{Deserialize, Serialize};

use super::{Care, Casualty, Event, HealingRules, Refusal, RuleSet};
use crate::{body::Seconds, sheet::Fate};

pub use patient::{Day, Patient};

/// A patient's number, counted from 0 and never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PatientId(pub usize);

/// A log entry: time, patient and event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub at: Seconds,
    pub patient: PatientId,
    pub event: Event,
}

/// Patients with their care, and a clock (SE-DAT-17).
///
/// Every action returns the entries of its events; a refusal changes nothing. The sickbay keeps no
/// log of its own. Events of one second happen in the order of the patients' numbers, so that one
/// seed gives one story.
///
/// ```
/// use characters::{Character, healing::{Care, HealingRules, RuleSet, Sickbay}};
/// use characters::body::Seconds;
/// use dice::Dice;
/// # let sheet = r#"{"identity": {"name": "Ada"}, "characteristics": "777777", "career": {"service": null,
/// #     "months": 216}, "body": {"lost": [0, 2, 7]}}"#;
/// # let ada: Character = serde_json::from_str(sheet)?;
/// let rules = HealingRules::default();
/// let (set, dice) = (RuleSet::SecondEdition, Dice::seeded(7));
/// let mut bay = Sickbay::new(set, rules, ada.body.time, dice);
/// let (id, _) = bay.admit(ada, Care::BED_REST)?;
/// let told = bay.advance(Seconds::DAY.times(14))?;
/// assert!(told.len() > 2);
/// assert!(!bay.patient(id)?.person.body.is_hurt());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sickbay {
    set: RuleSet,
    rules: HealingRules,
    clock: Seconds,
    dice: Dice,
    /// Patients by number; `None` for those discharged.
    patients: Vec<Option<Patient>>,
}

impl Sickbay {
    /// An empty sickbay, at this time of the clock.
    pub fn new(set: RuleSet, rules: HealingRules, clock: Seconds, dice: Dice) -> Sickbay {
        Sickbay { set, rules, clock, dice, patients: Vec::new() }
    }

    pub fn rule_set(&self) -> RuleSet {
        self.set
    }

    pub fn rules(&self) -> &HealingRules {
        &self.rules
    }

    pub fn clock(&self) -> Seconds {
        self.clock
    }

    /// All patients, by number.
    pub fn patients(&self) -> impl Iterator<Item = (PatientId, &Patient)> {
        let all = self.patients.iter().enumerate();
        all.filter_map(|(n, patient)| patient.as_ref().map(|patient| (PatientId(n), patient)))
    }

    /// Finds a patient.
    ///
    /// # Errors
    /// There is no patient of this number.
    pub fn patient(&self, id: PatientId) -> Result<&Patient, Refusal> {
        let found = self.patients.get(id.0).and_then(Option::as_ref);
        found.ok_or(Refusal::NoPatient(id))
    }

    /// Runs an action on one patient now, and returns its entries.
    fn with(
        &mut self,
        id: PatientId,
        act: impl FnOnce(&mut Casualty<'_>, &mut Care, &mut Day) -> Result<(), Refusal>,
    ) -> Result<Vec<Entry>, Refusal> {
        let found = self.patients.get_mut(id.0).and_then(Option::as_mut);
        let Patient { person, care, day } = found.ok_or(Refusal::NoPatient(id))?;
        let (full, body) = (&mut person.characteristics, &mut person.body);
        if !body.is_dead() {
            body.time = self.clock;
        }
        let mut casualty = Casualty::new(full, body, &self.rules, &mut self.dice);
        act(&mut casualty, care, day)?;
        if self.set == RuleSet::Classic {
            casualty.review(care);
        }
        let told = casualty.told();
        if person.body.is_dead() {
            person.career.fate = Fate::Dead;
        }
        let at = self.clock;
        Ok(told.into_iter().map(|event| Entry { at, patient: id, event }).collect())
    }

    /// Checks the rule set of the sickbay.
    ///
    /// # Errors
    /// The sickbay uses the other rules.
    fn only(&self, set: RuleSet) -> Result<(), Refusal> {
        if self.set == set { Ok(()) } else { Err(Refusal::OtherRules(self.set)) }
    }
}
