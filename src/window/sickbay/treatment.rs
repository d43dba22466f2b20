//! Actions that change a patient: admission, wounds, treatment, time, discharge.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "few actions change a patient, few rows are the medic's"
)]

use characters::{
    Character, Characteristics,
    body::{Attempt, Body, Healer},
    healing::{Entry, PatientId, Refusal, RuleSet, Sickbay},
    sheet::{Career, Identity, Possessions, Skills},
};
use dice::Dice;

use super::{
    bed::Bed,
    field::Field,
    form::level,
    ward::{MOST_BEDS, SickbayAction, Ward},
};
use crate::{
    people::shelf::{self, Shelf},
    saves::write_whole,
};

impl Ward {
    /// The values of the rows for a medic of the library.
    pub(super) fn medic_value(&self, field: Field) -> Option<String> {
        let medic = self.medic().map(|entry| &entry.person.character);
        match (field, medic) {
            (Field::Healer, None) => Some("somebody unnamed".to_owned()),
            (Field::Healer, Some(medic)) => Some(medic.styled()),
            (Field::Medic, Some(medic)) => Some(level(Healer::of(medic, None).medic, "untrained")),
            (Field::Edu, Some(medic)) => Some(Healer::of(medic, None).edu.to_string()),
            _ => None,
        }
    }

    /// The medic of the library who treats.
    pub(super) fn medic(&self) -> Option<&shelf::Entry> {
        self.people.get(self.form.healer.checked_sub(1)?)
    }

    /// Who treats, and with what; the patient may be the very same.
    pub(super) fn attempt(&self) -> Attempt {
        let Some(medic) = self.medic() else { return self.form.unnamed_medic() };
        let oneself = self.bed().is_some_and(|bed| is_of(bed, medic));
        let healer = Healer::of(&medic.person.character, self.form.kit);
        Attempt::from(Healer { oneself, ..healer })
    }

    /// Carries out an action that changes a patient.
    pub(super) fn change(&mut self, action: &SickbayAction) -> Result<(), String> {
        let (form, attempt) = (self.form.clone(), self.attempt());
        match action {
            SickbayAction::Admit => self.admit(),
            SickbayAction::Wound => self.act(|bay, id| match form.set {
                RuleSet::SecondEdition => bay.hit(id, form.hit()),
                RuleSet::Classic => bay.blow(id, form.blow()),
            }),
            SickbayAction::FirstAid => self.act(|bay, id| bay.first_aid(id, attempt)),
            SickbayAction::Attend => self.act(|bay, id| bay.attend(id, attempt)),
            SickbayAction::Operate => self.act(|bay, id| bay.operate(id, attempt)),
            SickbayAction::GetUp => self.act(Sickbay::act),
            SickbayAction::Wait(time) => self.act(|bay, _| bay.advance(*time)),
            SickbayAction::Discharge => self.discharge(),
            _ => Ok(()),
        }
    }

    /// Lets something happen to who is looked at, and writes down what came of it for everybody.
    pub(super) fn act(
        &mut self,
        action: impl FnOnce(&mut Sickbay, PatientId) -> Result<Vec<Entry>, Refusal>,
    ) -> Result<(), String> {
        let id = self.bed().ok_or("Nobody lies here yet: admit somebody first.")?.id;
        let Some(bay) = &mut self.bay else { return Ok(()) };
        let told = action(bay, id).map_err(|refused| sentence(&refused))?;
        self.write_down(&told);
        Ok(())
    }

    fn write_down(&mut self, told: &[Entry]) {
        let Some(bay) = &self.bay else { return };
        for bed in &mut self.beds {
            if let Ok(patient) = bay.patient(bed.id) {
                bed.note(told, bay.clock(), &patient.person);
            }
        }
    }

    /// A first patient brings the time of the clock along.
    fn admit(&mut self) -> Result<(), String> {
        if self.beds.len() >= MOST_BEDS {
            return Err("Every bed is taken: discharge somebody first.".to_owned());
        }
        let kept = self.known().cloned();
        if let Some(entry) = &kept
            && let Some(nth) = self.beds.iter().position(|bed| is_of(bed, entry))
        {
            self.look_at(nth);
            return Err("They lie here already.".to_owned());
        }
        let person = match &kept {
            Some(entry) => entry.person.character.clone(),
            None => self.unnamed()?,
        };
        let mut bay = match self.bay.take() {
            Some(bay) => bay,
            None => {
                let (rules, time) = (self.rules.clone(), person.body.time);
                Sickbay::new(self.form.set, rules, time, Dice::seeded(self.seed))
            }
        };
        let admitted = bay.admit(person.clone(), self.form.care());
        if !self.beds.is_empty() || admitted.is_ok() {
            self.bay = Some(bay);
        }
        let (id, told) = admitted.map_err(|refused| sentence(&refused))?;
        self.beds.push(Bed::new(id, &person, kept));
        self.write_down(&told);
        self.look_at(self.beds.len() - 1);
        // What comes next is a wound; and letters are no longer digits of a profile.
        self.selected = Field::Points;
        Ok(())
    }

    fn unnamed(&self) -> Result<Character, String> {
        let scores: Characteristics =
            self.form.upp.trim().parse().map_err(|fault| sentence(&fault))?;
        let nth = self.beds.iter().filter(|bed| bed.kept.is_none()).count() + 1;
        Ok(Character {
            identity: Identity { name: format!("Patient {nth}"), ..Identity::default() },
            characteristics: scores,
            skills: Skills::default(),
            career: Career::at(18),
            possessions: Possessions::default(),
            body: Body::default(),
        })
    }

    /// The ward is empty again once the last has gone.
    fn discharge(&mut self) -> Result<(), String> {
        let id = self.bed().ok_or("Nobody lies here.")?.id;
        let Some(bay) = &mut self.bay else { return Ok(()) };
        bay.discharge(id).map_err(|refused| sentence(&refused))?;
        self.beds.remove(self.at);
        if self.beds.is_empty() {
            self.bay = None;
        }
        self.look_at(self.at);
        Ok(())
    }

    /// Somebody of the library goes back to their own file, somebody unnamed into a new one.
    pub(super) fn save(&mut self, shelf: &Shelf) {
        let Some(person) = self.patient().map(|patient| patient.person.clone()) else { return };
        let Some(bed) = self.beds.get_mut(self.at) else { return };
        let done = match &mut bed.kept {
            Some(entry) => {
                entry.person.character = person;
                write_whole(&entry.file, &entry.person.write()).map_err(|fault| fault.to_string())
            }
            None => match shelf.keep(shelf::Person::new(person)) {
                Ok(entry) => {
                    bed.kept = Some(entry);
                    Ok(())
                }
                Err(fault) => Err(fault.to_string()),
            },
        };
        bed.saved = done.is_ok();
        self.note = Some(match done {
            Ok(()) => format!("{} is in the library as they are now.", bed.name),
            Err(fault) => fault,
        });
        self.people = shelf.list().people;
    }
}

fn is_of(bed: &Bed, entry: &shelf::Entry) -> bool {
    bed.kept.as_ref().is_some_and(|kept| kept.file == entry.file)
}

/// With a capital and a full stop.
fn sentence(fault: &dyn std::fmt::Display) -> String {
    let text = fault.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
