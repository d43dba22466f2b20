//! The state of the sickbay, its actions and how they are carried out. Needs no window.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "most rows turn by themselves, and few actions change a patient"
)]

use bevy::{
    ecs::query::ReadOnlyQueryData,
    prelude::{Entity, Resource},
};
use characters::{
    Characteristics,
    body::Seconds,
    healing::{HealingRules, PatientRef, Sickbay},
    sheet::Identity,
};
use engine::Rulebook;

use super::{bed::Bed, field::Field, form::Form};
use crate::roster::{Roster, RosterFolder};
use crate::window::ui::{
    dialogs::HelpDialog,
    pen::{self, Reads},
    rulebook::RulebookPage,
    steps::{around, turned},
};

/// Everything in the sickbay.
#[derive(Resource)]
pub struct Ward {
    pub form: Form,
    /// The row that the keyboard stands on.
    pub selected: Field,
    pub people: Roster,
    /// Nothing while nobody has come in.
    pub bay: Option<Sickbay>,
    pub beds: Vec<Bed>,
    /// Which bed is looked at.
    pub at: usize,
    pub rules: HealingRules,
    pub seed: u64,
    /// A note to the person, such as a refusal.
    pub note: Option<String>,
    pub dialog: HelpDialog,
    pub book: RulebookPage,
}

/// An action of the person in the sickbay.
#[derive(Debug, Clone, PartialEq)]
pub enum SickbayAction {
    Select(Field),
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
    Open(HelpDialog),
    Rule(String),
    Book(RulebookPage),
    Scale(f32),
    Leave,
}

/// Draws one frame of the sickbay.
pub type Pen<'a> = pen::Pen<'a, SickbayAction>;

impl Reads for SickbayAction {
    fn rule(id: &str) -> SickbayAction {
        SickbayAction::Rule(id.to_owned())
    }
}

/// As many patients as there is room for on the screen.
pub const MOST_BEDS: usize = 5;

impl Ward {
    /// An empty ward, with dice of this seed.
    pub fn new(rules: HealingRules, seed: u64) -> Ward {
        Ward {
            form: Form::default(),
            selected: Field::Upp,
            people: Roster::default(),
            bay: None,
            beds: Vec::new(),
            at: 0,
            rules,
            seed,
            note: None,
            dialog: HelpDialog::Nothing,
            book: RulebookPage::default(),
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

    /// The chosen person of the library.
    pub fn known(&self) -> Option<Entity> {
        self.people.nth(self.form.who.checked_sub(1)?)
    }

    /// Components of the chosen person.
    fn of_known<Q: ReadOnlyQueryData>(&self) -> Option<Q::Item<'_>> {
        self.people.get::<Q>(self.known()?)
    }

    /// The value of a row.
    pub fn value(&self, field: Field) -> String {
        match field {
            Field::Who => match self.of_known::<&Identity>() {
                Some(identity) => identity.styled(),
                None if self.people.is_empty() => "unnamed (empty library)".to_owned(),
                None => "somebody unnamed".to_owned(),
            },
            Field::Upp => self
                .of_known::<&Characteristics>()
                .map_or_else(|| self.form.upp.clone(), ToString::to_string),
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

    /// Carries out an action, or says in a note why it is impossible. Leaving and
    /// the scale are not the ward's own.
    pub fn carry_out(&mut self, action: SickbayAction, book: &Rulebook, library: &RosterFolder) {
        match action {
            SickbayAction::Select(field) => self.selected = field,
            SickbayAction::Walk(steps) => self.walk(steps),
            SickbayAction::Upp(text) => (self.form.upp, self.note) = (text, None),
            SickbayAction::Turn(field, steps) => self.turn(field, steps),
            SickbayAction::Bed(nth) => self.look_at(nth),
            SickbayAction::NextBed(steps) => self.look_at(around(self.at, steps, self.beds.len())),
            SickbayAction::Save => self.save(library),
            SickbayAction::NewSeed(seed) if self.bay.is_none() => self.seed = seed,
            SickbayAction::NewSeed(_) => {
                self.note = Some("The dice are in use while somebody lies here.".to_owned())
            }
            SickbayAction::Open(dialog) => self.dialog = dialog,
            SickbayAction::Rule(id) => match RulebookPage::of(&id, book) {
                Some(page) => (self.book, self.dialog) = (page, HelpDialog::Rules),
                None => self.note = Some(format!("{id} is not in the rulebook.")),
            },
            SickbayAction::Book(reading) => self.book = reading,
            SickbayAction::Scale(_) | SickbayAction::Leave => {}
            SickbayAction::Admit
            | SickbayAction::Wound
            | SickbayAction::FirstAid
            | SickbayAction::Attend
            | SickbayAction::Operate
            | SickbayAction::GetUp
            | SickbayAction::Wait(_)
            | SickbayAction::Discharge => {
                let done = self.change(&action);
                self.note = done.err();
            }
        }
    }

    fn walk(&mut self, steps: isize) {
        self.selected = turned(&Field::ALL, &self.selected, steps);
    }

    /// Care that is turned is given at once.
    fn turn(&mut self, field: Field, steps: isize) {
        self.note = None;
        match field {
            _ if !self.turns(field) => {}
            Field::Who => self.form.who = around(self.form.who, steps, self.people.len() + 1),
            Field::Healer => {
                self.form.healer = around(self.form.healer, steps, self.people.len() + 1);
            }
            Field::Bed | Field::Place | Field::Tl | Field::Carer => {
                self.form.turn(field, steps);
                self.give_care();
            }
            _ => self.form.turn(field, steps),
        }
    }

    fn give_care(&mut self) {
        if self.bed().is_some() {
            let care = self.form.care();
            self.note = self.act(|bay, id| bay.set_care(id, care)).err();
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
