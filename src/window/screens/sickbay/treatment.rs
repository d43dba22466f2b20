//! Actions that change a patient: admission, wounds, treatment, time, discharge.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "few actions change a patient, few rows are the medic's"
)]

use bevy::prelude::Entity;
use characters::{
    Character, Characteristics,
    body::{Attempt, Body, Healer},
    healing::{Entry, PatientId, Refusal, RuleSet, Sickbay},
    sheet::{Career, Identity, PersonQuery, Possessions, Skills},
};
use dice::Dice;

use super::{
    bed::{Bed, Kept},
    field::Field,
    form::level,
    ward::{MOST_BEDS, SickbayAction, Ward},
};
use crate::{
    roster::{Entry as PersonEntry, EntryQuery, Person, PersonFile, RosterFolder},
    saves::write_whole,
};

/// Writes somebody to the file that they came from, or to a new one.
fn keep(bed: &mut Bed, character: Character, library: &RosterFolder) -> Result<(), String> {
    if let Some(Kept { file, tags, story, artefact }) = &bed.kept {
        let (tags, story, artefact) = (tags.clone(), story.clone(), artefact.clone());
        let person = Person { character, tags, story, artefact };
        return write_whole(file, &person.write()).map_err(|fault| fault.to_string());
    }
    let kept = library.keep(Person::new(character)).map_err(|fault| fault.to_string())?;
    let PersonEntry { file, person: Person { tags, story, artefact, .. } } = kept;
    bed.kept = Some(Kept { file, tags, story, artefact });
    Ok(())
}

impl Ward {
    /// The values of the rows for a medic of the library.
    pub(super) fn medic_value(&self, field: Field) -> Option<String> {
        let medic = self.medic();
        let healer = || self.healer(medic?, None);
        match field {
            Field::Healer => {
                let identity = medic.and_then(|medic| self.people.get::<&Identity>(medic));
                Some(identity.map_or_else(|| "somebody unnamed".to_owned(), Identity::styled))
            }
            Field::Medic => healer().map(|healer| level(healer.medic, "untrained")),
            Field::Edu => healer().map(|healer| healer.edu.to_string()),
            _ => None,
        }
    }

    /// The medic of the library who treats.
    pub(super) fn medic(&self) -> Option<Entity> {
        self.people.nth(self.form.healer.checked_sub(1)?)
    }

    /// Somebody of the library as a medic.
    fn healer(&self, medic: Entity, kit: Option<u8>) -> Option<Healer> {
        let parts = self.people.get::<(&Skills, &Characteristics, &Body)>(medic);
        parts.map(|(skills, &scores, body)| Healer::of(skills, scores, body, kit))
    }

    /// Who treats, and with what; the patient may be the very same.
    pub(super) fn attempt(&self) -> Attempt {
        let healer = |medic| Some((medic, self.healer(medic, self.form.kit)?));
        let Some((medic, healer)) = self.medic().and_then(healer) else {
            return self.form.unnamed_medic();
        };
        let file = self.people.get::<&PersonFile>(medic);
        let oneself = self.bed().zip(file).is_some_and(|(bed, file)| is_of(bed, file));
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
        let known = self.known();
        let kept: Option<Kept> =
            known.and_then(|who| self.people.get::<EntryQuery>(who)).map(Kept::from);
        if let Some(kept) = &kept
            && let Some(nth) = self.beds.iter().position(|bed| is_of(bed, &kept.file))
        {
            self.look_at(nth);
            return Err("They lie here already.".to_owned());
        }
        let person = match known.and_then(|who| self.people.get::<PersonQuery>(who)) {
            Some(person) => person.sheet(),
            None => self.unnamed()?,
        };
        let name = person.identity.styled();
        let mut bay = self.bay.take().unwrap_or_else(|| self.opened(&person));
        let admitted = bay.admit(person, self.form.care());
        if !self.beds.is_empty() || admitted.is_ok() {
            self.bay = Some(bay);
        }
        let (id, told) = admitted.map_err(|refused| sentence(&refused))?;
        self.beds.push(Bed::new(id, name, kept));
        self.write_down(&told);
        self.look_at(self.beds.len() - 1);
        // What comes next is a wound; and letters are no longer digits of a profile.
        self.selected = Field::Points;
        Ok(())
    }

    /// A sickbay whose clock stands where a first patient's does.
    fn opened(&self, first: &Character) -> Sickbay {
        let (rules, time) = (self.rules.clone(), first.body.time);
        Sickbay::new(self.form.set, rules, time, Dice::seeded(self.seed))
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
    pub(super) fn save(&mut self, library: &RosterFolder) {
        let Some(character) = self.patient().map(|patient| patient.person.sheet()) else { return };
        let Some(bed) = self.beds.get_mut(self.at) else { return };
        let done = keep(bed, character, library);
        bed.saved = done.is_ok();
        self.note = Some(match done {
            Ok(()) => format!("{} is in the library as they are now.", bed.name),
            Err(fault) => fault,
        });
        self.people = library.list();
    }
}

fn is_of(bed: &Bed, file: &PersonFile) -> bool {
    bed.kept.as_ref().is_some_and(|kept| kept.file == *file)
}

/// With a capital and a full stop.
fn sentence(fault: &dyn std::fmt::Display) -> String {
    let text = fault.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
