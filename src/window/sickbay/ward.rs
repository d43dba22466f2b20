//! What a person does in the sickbay, carried out. No window is needed for any of it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "most rows turn by themselves, and few deeds change a patient"
)]

use bevy::prelude::Resource;
use characters::{
    Character, Characteristics,
    body::{Attempt, Body, Healer, Seconds},
    healing::{Entry, HealingRules, Patient, PatientId, Refusal, RuleSet, Sickbay},
    sheet::{Career, Identity, Possessions, Skills},
};
use dice::Dice;
use play::{Family, Rulebook};

use super::{
    bed::Bed,
    field::Field,
    form::{Form, level},
};
use crate::{
    people::shelf::{self, Shelf},
    saves::write_whole,
    window::{
        desk::Reading,
        referee::{Over, pen::Reads},
    },
};

/// Everything in the sickbay.
#[derive(Resource)]
pub struct Ward {
    pub form: Form,
    /// The row that the keyboard stands on.
    pub lit: Field,
    pub people: Vec<shelf::Entry>,
    /// Nothing while nobody has come in.
    pub bay: Option<Sickbay>,
    pub beds: Vec<Bed>,
    /// Which bed is looked at.
    pub at: usize,
    pub rules: HealingRules,
    pub seed: u64,
    /// What the person should read, such as a refusal.
    pub note: Option<String>,
    pub over: Over,
    pub book: Reading,
}

/// What the person just did.
#[derive(Debug, Clone, PartialEq)]
pub enum Deed {
    Light(Field),
    /// Move through the rows.
    Walk(isize),
    Turn(Field, isize),
    Upp(String),
    Admit,
    Wound,
    FirstAid,
    /// A medic sees to somebody.
    Attend,
    Operate,
    /// Somebody gets up and does something.
    GetUp,
    Wait(Seconds),
    /// Look at this bed.
    Bed(usize),
    /// At the next one, or the one before.
    NextBed(isize),
    /// Keep the patient in the library as they are now.
    Save,
    Discharge,
    Open(Over),
    Rule(String),
    Book(Reading),
    Scale(f32),
    Leave,
}

impl Reads for Deed {
    fn rule(id: &str) -> Deed {
        Deed::Rule(id.to_owned())
    }
}

/// As many patients as there is room for on the screen.
pub const MOST_BEDS: usize = 5;

impl Ward {
    /// An empty ward, with dice of this seed.
    pub fn new(rules: HealingRules, seed: u64) -> Ward {
        Ward {
            form: Form::default(),
            lit: Field::Upp,
            people: Vec::new(),
            bay: None,
            beds: Vec::new(),
            at: 0,
            rules,
            seed,
            note: None,
            over: Over::Nothing,
            book: Reading::default(),
        }
    }

    /// The bed that is looked at.
    pub fn bed(&self) -> Option<&Bed> {
        self.beds.get(self.at)
    }

    /// Who lies in it.
    pub fn patient(&self) -> Option<&Patient> {
        self.bay.as_ref()?.patient(self.bed()?.id).ok()
    }

    /// Whoever of the library is chosen.
    pub fn known(&self) -> Option<&shelf::Entry> {
        self.people.get(self.form.who.checked_sub(1)?)
    }

    /// What a row says.
    pub fn value(&self, field: Field) -> String {
        match (field, self.known()) {
            (Field::Who, Some(entry)) => entry.person.character.styled(),
            (Field::Who, None) if self.people.is_empty() => "unnamed (empty library)".to_owned(),
            (Field::Who, None) => "somebody unnamed".to_owned(),
            (Field::Upp, Some(entry)) => entry.person.character.characteristics.to_string(),
            (Field::Upp, None) => self.form.upp.clone(),
            _ => self.medic_value(field).unwrap_or_else(|| self.form.value(field)),
        }
    }

    /// What the rows say of a medic who is in the library, and who it is.
    fn medic_value(&self, field: Field) -> Option<String> {
        let medic = self.medic().map(|entry| &entry.person.character);
        match (field, medic) {
            (Field::Healer, None) => Some("somebody unnamed".to_owned()),
            (Field::Healer, Some(medic)) => Some(medic.styled()),
            (Field::Medic, Some(medic)) => Some(level(Healer::of(medic, None).medic, "untrained")),
            (Field::Edu, Some(medic)) => Some(Healer::of(medic, None).edu.to_string()),
            _ => None,
        }
    }

    /// Whoever of the library treats.
    fn medic(&self) -> Option<&shelf::Entry> {
        self.people.get(self.form.healer.checked_sub(1)?)
    }

    /// Who treats, and with what; the patient may be the very same.
    fn attempt(&self) -> Attempt {
        let Some(medic) = self.medic() else { return self.form.unnamed_medic() };
        let oneself = self.bed().is_some_and(|bed| is_of(bed, medic));
        let healer = Healer::of(&medic.person.character, self.form.kit);
        Attempt::from(Healer { oneself, ..healer })
    }

    /// Whether a row turns now: the rules hold for everybody who is here.
    pub fn turns(&self, field: Field) -> bool {
        match field {
            Field::Who | Field::Healer => !self.people.is_empty(),
            Field::Medic | Field::Edu if self.medic().is_some() => false,
            Field::Upp => false,
            Field::Rules => self.bay.is_none(),
            _ => {
                let mut turned = self.form.clone();
                turned.turn(field, 1);
                turned != self.form
            }
        }
    }

    /// Whether a profile can be typed: only of somebody unnamed.
    pub fn types_upp(&self) -> bool {
        self.form.who == 0
    }

    /// Carries out what was done. Whatever cannot be is left, and the note says why. Leaving and
    /// the scale are not the ward's own.
    pub fn carry_out(&mut self, deed: Deed, book: &Rulebook, shelf: &Shelf) {
        match deed {
            Deed::Light(field) => self.lit = field,
            Deed::Walk(steps) => self.walk(steps),
            Deed::Upp(text) => (self.form.upp, self.note) = (text, None),
            Deed::Turn(field, steps) => self.turn(field, steps),
            Deed::Bed(nth) => self.look_at(nth),
            Deed::NextBed(steps) => {
                let count = self.beds.len().max(1) as isize;
                self.look_at((self.at as isize + steps).rem_euclid(count) as usize);
            }
            Deed::Save => self.save(shelf),
            Deed::Open(over) => self.over = over,
            Deed::Rule(id) => {
                let has = |family: &Family| family.rules.iter().any(|rule| rule.id == id);
                let family = book.families().iter().position(has).unwrap_or(0);
                self.book = Reading { family, at: Some(id), fresh: true, ..Reading::default() };
                self.over = Over::Rules;
            }
            Deed::Book(reading) => self.book = reading,
            Deed::Scale(_) | Deed::Leave => {}
            Deed::Admit
            | Deed::Wound
            | Deed::FirstAid
            | Deed::Attend
            | Deed::Operate
            | Deed::GetUp
            | Deed::Wait(_)
            | Deed::Discharge => {
                let done = self.change(&deed);
                self.note = done.err();
            }
        }
    }

    fn walk(&mut self, steps: isize) {
        let here = Field::ALL.iter().position(|&field| field == self.lit).unwrap_or(0) as isize;
        self.lit = Field::ALL[(here + steps).rem_euclid(Field::ALL.len() as isize) as usize];
    }

    /// Care that is turned is given at once.
    fn turn(&mut self, field: Field, steps: isize) {
        self.note = None;
        match field {
            _ if !self.turns(field) => {}
            Field::Who => {
                let count = self.people.len() as isize + 1;
                self.form.who = (self.form.who as isize + steps).rem_euclid(count) as usize;
            }
            Field::Healer => {
                let count = self.people.len() as isize + 1;
                self.form.healer = (self.form.healer as isize + steps).rem_euclid(count) as usize;
            }
            Field::Bed | Field::Place | Field::Tl | Field::Carer => {
                self.form.turn(field, steps);
                let care = self.form.care();
                if self.bed().is_some() {
                    let done = self.act(|bay, id| bay.set_care(id, care));
                    self.note = done.err();
                }
            }
            _ => self.form.turn(field, steps),
        }
    }

    fn look_at(&mut self, nth: usize) {
        self.at = nth.min(self.beds.len().saturating_sub(1));
        self.note = None;
        if let Some(care) = self.patient().map(|patient| patient.care) {
            self.form.take_care(care);
        }
    }

    /// What changes a patient.
    fn change(&mut self, deed: &Deed) -> Result<(), String> {
        let (form, attempt) = (self.form.clone(), self.attempt());
        match deed {
            Deed::Admit => self.admit(),
            Deed::Wound => self.act(|bay, id| match form.set {
                RuleSet::SecondEdition => bay.hit(id, form.hit()),
                RuleSet::Classic => bay.blow(id, form.blow()),
            }),
            Deed::FirstAid => self.act(|bay, id| bay.first_aid(id, attempt)),
            Deed::Attend => self.act(|bay, id| bay.attend(id, attempt)),
            Deed::Operate => self.act(|bay, id| bay.operate(id, attempt)),
            Deed::GetUp => self.act(Sickbay::act),
            Deed::Wait(time) => self.act(|bay, _| bay.advance(*time)),
            Deed::Discharge => self.discharge(),
            _ => Ok(()),
        }
    }

    /// Lets something happen to who is looked at, and writes down what came of it for everybody.
    fn act(
        &mut self,
        deed: impl FnOnce(&mut Sickbay, PatientId) -> Result<Vec<Entry>, Refusal>,
    ) -> Result<(), String> {
        let id = self.bed().ok_or("Nobody lies here yet: admit somebody first.")?.id;
        let Some(bay) = &mut self.bay else { return Ok(()) };
        let told = deed(bay, id).map_err(|refused| sentence(&refused))?;
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
    fn save(&mut self, shelf: &Shelf) {
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
