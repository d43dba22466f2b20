//! What a person does in the sickbay, carried out. No window is needed for any of it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "most rows turn by themselves, and few deeds change a patient"
)]

use bevy::prelude::Resource;
use characters::{
    body::Seconds,
    healing::{HealingRules, PatientRef, Sickbay},
};
use engine::Rulebook;

use super::{bed::Bed, field::Field, form::Form};
use crate::{
    people::shelf::{self, Shelf},
    window::{
        desk::Reading,
        pen::Reads,
        referee::{Over, over::page_of},
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
    /// Other dice, while nobody is here.
    NewSeed(u64),
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
    pub fn patient(&self) -> Option<PatientRef<'_>> {
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
            Deed::NewSeed(seed) if self.bay.is_none() => self.seed = seed,
            Deed::NewSeed(_) => {
                self.note = Some("The dice are in use while somebody lies here.".to_owned())
            }
            Deed::Open(over) => self.over = over,
            Deed::Rule(id) => match page_of(&id, book) {
                Some(page) => (self.book, self.over) = (page, Over::Rules),
                None => self.note = Some(format!("{id} is not in the rulebook.")),
            },
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

    pub(super) fn look_at(&mut self, nth: usize) {
        self.at = nth.min(self.beds.len().saturating_sub(1));
        self.note = None;
        if let Some(care) = self.patient().map(|patient| *patient.care) {
            self.form.take_care(care);
        }
    }
}
