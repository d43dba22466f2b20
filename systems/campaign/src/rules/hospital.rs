//! Care of the hurt: a week in a port's hospital, or in the ship's sickbay.

use bevy::prelude::{In, ParamSet, Query, Res, ResMut};
use characters::body::Body;
use characters::{
    Character,
    body::{Attempt, Healer, Seconds},
    healing::{Care, PatientId, Sickbay},
    sheet::{Career, Characteristics, Fate, PersonRef},
};
use dice::Dice;

use super::{
    burial::{self, Berths},
    clerk::Clerk,
};
use crate::{
    border,
    data::Figures,
    event::{Event, Item, Serious},
    state::{Chance, Charter, People, PersonId, Record},
};

/// Parts of people that harm, time and care change.
pub(super) type Bodies<'w, 's> = Query<
    'w,
    's,
    (
        &'static PersonId,
        &'static mut Characteristics,
        &'static mut Body,
        &'static mut Career,
        &'static mut Record,
    ),
>;

/// Somebody spends the week in port in its hospital.
pub(super) fn treat(
    In(person): In<PersonId>,
    mut clerk: Clerk,
    mut dice: ResMut<Chance>,
    charter: Res<Charter>,
    mut crew: ParamSet<(People, Bodies, Berths)>,
) {
    if !clerk.pay(Item::Hospital, clerk.book.charts.figures.hospital) {
        return;
    }
    clerk.progress.treated.push(person);
    let people = crew.p0();
    let Some((_, who)) = people.aboard().into_iter().find(|(id, _)| *id == person) else { return };
    let patient = who.sheet();
    let figures = &clerk.book.charts.figures;
    let care = border::hospital(figures);
    let doctor = Healer {
        medic: Some(figures.hospital_medic),
        edu: DOCTOR,
        kit: Some(figures.hospital_tl),
        ..Healer::default()
    };
    let mut ward = Ward::new(&clerk, &charter, &mut dice, patient.body.time);
    ward.admit(person, patient, care, Some(doctor));
    let healed = ward.week();
    discharge(&healed, &mut crew.p1());
    for (person, after, healed) in &healed {
        let serious = serious(after, &care, &clerk);
        clerk.tell(Event::Treated { person: *person, healed: *healed, serious });
    }
    burial::bury(&healed, &mut clerk, &mut crew.p2());
    burial::pass_command(&mut clerk, &crew.p0());
}

/// How a serious wound of somebody stands after a week of this care.
pub(super) fn serious(after: &Character, care: &Care, clerk: &Clerk) -> Option<Serious> {
    border::serious(after, care, clerk.charter.setup.rules, &clerk.book.healing.classic)
}

/// EDU of a hospital's doctor.
const DOCTOR: u8 = 11;

/// Patients of one week under one clock.
pub(super) struct Ward {
    bay: Sickbay,
    patients: Vec<(PersonId, PatientId, u8, Option<Healer>)>,
    dead: Vec<(PersonId, Character)>,
}

/// Somebody after the week, and the points that came back.
pub(super) type Healed = (PersonId, Character, u8);

impl Ward {
    pub fn new(clerk: &Clerk, charter: &Charter, dice: &mut Chance, clock: Seconds) -> Ward {
        let (rules, own) = (clerk.book.healing.clone(), Dice::seeded(dice.fork()));
        let bay = Sickbay::new(charter.setup.rules, rules, clock, own);
        Ward { bay, patients: Vec::new(), dead: Vec::new() }
    }

    /// Takes somebody in, with who sees to them at once.
    pub fn admit(&mut self, id: PersonId, person: Character, care: Care, medic: Option<Healer>) {
        let lost = lost(&person);
        match self.bay.admit(person.clone(), care) {
            Ok((patient, _)) => self.patients.push((id, patient, lost, medic)),
            Err(_) => self.dead.push((id, person)), // the dead need no care
        }
    }

    /// First aid and attention at once, surgery within the day, then care for a week.
    ///
    /// A treatment that is not needed or cannot be given is refused by the rules of healing, and
    /// changes nothing.
    pub fn week(mut self) -> Vec<Healed> {
        for (_, patient, _, medic) in &self.patients {
            let Some(medic) = medic else { continue };
            let attempt = Attempt::from(medic.clone());
            _ = self.bay.first_aid(*patient, attempt.clone());
            _ = self.bay.attend(*patient, attempt);
        }
        _ = self.bay.advance(Seconds::HOUR);
        for (_, patient, _, medic) in &self.patients {
            let Some(medic) = medic else { continue };
            _ = self.bay.operate(*patient, Attempt::from(medic.clone()));
        }
        _ = self.bay.advance(border::WEEK);
        let Ward { mut bay, patients, dead } = self;
        let mut healed: Vec<Healed> =
            dead.into_iter().map(|(id, person)| (id, person, 0)).collect();
        for (id, patient, before, _) in patients {
            let Ok((person, _)) = bay.discharge(patient) else { continue };
            let points = before.saturating_sub(lost(&person));
            healed.push((id, person, points));
        }
        healed
    }
}

fn lost(person: &Character) -> u8 {
    person.body.lost.iter().fold(0, |sum, lost| sum.saturating_add(*lost))
}

/// Brings the week's changes home to the people. Who died of their wounds is dead.
pub(super) fn discharge(healed: &[Healed], bodies: &mut Bodies) {
    for (id, mut scores, mut body, mut career, _) in bodies.iter_mut() {
        let Some((_, person, _)) = healed.iter().find(|(healed, ..)| healed == id) else {
            continue;
        };
        *scores = person.characteristics;
        *body = person.body.clone();
        if body.is_dead() {
            career.fate = Fate::Dead;
        }
    }
}

/// The best medic among those on their feet, with the ship's sickbay; nobody without the skill.
pub(super) fn medic(
    able: &[(PersonId, PersonRef)],
    figures: &Figures,
) -> Option<(PersonId, Healer)> {
    let healers = able.iter().map(|(id, who)| {
        (*id, Healer::of(who.skills, *who.characteristics, who.body, Some(figures.sickbay_tl)))
    });
    let skilled = healers.filter(|(_, healer)| healer.medic.is_some_and(|level| level > 0));
    skilled.max_by_key(|(id, healer)| (healer.medic, std::cmp::Reverse(*id)))
}
