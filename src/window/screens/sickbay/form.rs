//! The form of the sickbay: the patient, the next wound, the medic, the care.

use characters::{
    Characteristic,
    body::{Attempt, Healer},
    healing::{Blow, Care, Carer, Facility, FacilityKind, Hit, Pick, Placement, RuleSet},
};

use super::field::Field;
use crate::window::ui::steps::{around, turned};

/// The values of the rows.
#[derive(Debug, Clone, PartialEq)]
pub struct Form {
    /// 0 for somebody unnamed, else a place in the library counted from 1.
    pub who: usize,
    /// The profile of somebody unnamed, as typed.
    pub upp: String,
    pub set: RuleSet,
    pub points: u16,
    pub stun: bool,
    pub pick: Pick,
    /// Where a wound goes by the classic rules.
    pub place_of: Goes,
    /// 0 for a medic unnamed, else a place in the library counted from 1.
    pub healer: usize,
    pub medic: Option<u8>,
    pub edu: u8,
    pub kit: Option<u8>,
    pub rest: bool,
    pub place: Option<FacilityKind>,
    pub tl: u8,
    pub carer: Option<u8>,
}

/// Where each group of a wound goes by the classic rules (CT-RUL-64, CT-RUL-65).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goes {
    /// To whichever has the most left.
    Fullest,
    Random,
    /// To this one as long as there is any of it.
    Picked(Characteristic),
}

impl Default for Form {
    fn default() -> Form {
        Form {
            who: 0,
            upp: "777777".to_owned(),
            set: RuleSet::SecondEdition,
            points: 12,
            stun: false,
            pick: Pick::Fuller,
            place_of: Goes::Fullest,
            healer: 0,
            medic: Some(2),
            edu: 9,
            kit: Some(9),
            rest: true,
            place: None,
            tl: 9,
            carer: None,
        }
    }
}

const MOST_POINTS: u16 = 60;
const MOST_LEVEL: u8 = 6;
const MOST_TL: u8 = 20;

impl Form {
    pub fn care(&self) -> Care {
        Care {
            rest: self.rest,
            facility: self.place.map(|kind| Facility { kind, tl: self.tl }),
            carer: self.carer.map(|medic| Carer { medic, kit: true }),
        }
    }

    /// Shows the care that somebody has.
    pub fn take_care(&mut self, care: Care) {
        self.rest = care.rest;
        self.place = care.facility.map(|facility| facility.kind);
        self.tl = care.facility.map_or(self.tl, |facility| facility.tl);
        self.carer = care.carer.map(|carer| carer.medic);
    }

    pub fn hit(&self) -> Hit {
        Hit { damage: self.points, stun: self.stun, pick: self.pick, ..Hit::default() }
    }

    /// Classic: the points in groups as dice bring them, 6 at the most.
    pub fn blow(&self) -> Blow {
        let groups = self.groups();
        let place = match self.place_of {
            Goes::Fullest => Placement::Fullest,
            Goes::Random => Placement::Random,
            Goes::Picked(which) => Placement::Picked(vec![which; groups.len()]),
        };
        Blow { groups, place, ..Blow::default() }
    }

    fn groups(&self) -> Vec<u8> {
        let (full, rest) = (self.points / 6, (self.points % 6) as u8);
        let full = std::iter::repeat_n(6, full.into());
        full.chain((rest > 0).then_some(rest)).collect()
    }

    /// A medic of whom only these numbers are known.
    pub fn unnamed_medic(&self) -> Attempt {
        let (medic, edu, kit) = (self.medic, self.edu, self.kit);
        Attempt::from(Healer { medic, edu, kit, ..Healer::default() })
    }

    /// The value of a row.
    pub fn value(&self, field: Field) -> String {
        let second = self.set == RuleSet::SecondEdition;
        match field {
            Field::Who | Field::Upp | Field::Healer => String::new(),
            Field::Rules if second => "second edition".to_owned(),
            Field::Rules => "classic".to_owned(),
            Field::Points => self.points.to_string(),
            Field::Kind if !second => "in groups of a die".to_owned(),
            Field::Kind if self.stun => "stun".to_owned(),
            Field::Kind => "lethal".to_owned(),
            Field::Pick if !second => match self.place_of {
                Goes::Fullest => "the fullest".to_owned(),
                Goes::Random => "one at random".to_owned(),
                Goes::Picked(which) => format!("{} first", which.label().to_uppercase()),
            },
            Field::Pick if self.stun => "END alone".to_owned(),
            Field::Pick => match self.pick {
                Pick::Fuller => "END, then the fuller".to_owned(),
                Pick::Strength => "END, then STR".to_owned(),
                Pick::Dexterity => "END, then DEX".to_owned(),
            },
            Field::Medic => level(self.medic, "untrained"),
            Field::Edu => self.edu.to_string(),
            Field::Kit => self.kit.map_or("none".to_owned(), |tl| format!("TL {tl}")),
            Field::Bed if self.rest => "in bed".to_owned(),
            Field::Bed => "up and about".to_owned(),
            Field::Place => match self.place {
                None => "wherever they are".to_owned(),
                Some(FacilityKind::SickBay) => "a sick bay".to_owned(),
                Some(FacilityKind::Hospital) => "a hospital".to_owned(),
            },
            Field::Tl if self.place.is_none() => "of no place".to_owned(),
            Field::Tl => self.tl.to_string(),
            Field::Carer => level(self.carer, "nobody"),
        }
    }

    /// Turns a row that says something of its own.
    pub fn turn(&mut self, field: Field, steps: isize) {
        let second = self.set == RuleSet::SecondEdition;
        match field {
            Field::Who | Field::Upp | Field::Healer => {}
            Field::Rules => {
                self.set = if second { RuleSet::Classic } else { RuleSet::SecondEdition };
            }
            Field::Points => {
                let next = isize::try_from(self.points).unwrap_or(0) + steps;
                self.points = next.clamp(1, MOST_POINTS as isize) as u16;
            }
            Field::Kind if second => self.stun = !self.stun,
            Field::Kind => {}
            Field::Pick if !second => self.place_of = turned(&GOES, &self.place_of, steps),
            Field::Pick if self.stun => {}
            Field::Pick => self.pick = turned(&PICKS, &self.pick, steps),
            Field::Medic => self.medic = turned(&LEVELS, &self.medic, steps),
            Field::Edu => self.edu = around(self.edu.into(), steps, 16) as u8,
            Field::Kit => self.kit = tech(self.kit, steps),
            Field::Bed => self.rest = !self.rest,
            Field::Place => self.place = turned(&PLACES, &self.place, steps),
            Field::Tl if self.place.is_none() => {}
            Field::Tl => self.tl = around(self.tl.into(), steps, usize::from(MOST_TL) + 1) as u8,
            Field::Carer => self.carer = turned(&LEVELS, &self.carer, steps),
        }
    }
}

const GOES: [Goes; 5] = [
    Goes::Fullest,
    Goes::Random,
    Goes::Picked(Characteristic::Str),
    Goes::Picked(Characteristic::Dex),
    Goes::Picked(Characteristic::End),
];
const PICKS: [Pick; 3] = [Pick::Fuller, Pick::Strength, Pick::Dexterity];
const PLACES: [Option<FacilityKind>; 3] =
    [None, Some(FacilityKind::SickBay), Some(FacilityKind::Hospital)];
const LEVELS: [Option<u8>; MOST_LEVEL as usize + 2] =
    [None, Some(0), Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)];

/// None, then TL 0 and up.
fn tech(now: Option<u8>, steps: isize) -> Option<u8> {
    let place = now.map_or(0, |tl| usize::from(tl) + 1);
    let next = around(place, steps, usize::from(MOST_TL) + 2);
    next.checked_sub(1).and_then(|tl| u8::try_from(tl).ok())
}

pub fn level(level: Option<u8>, none: &str) -> String {
    level.map_or(none.to_owned(), |level| format!("Medic-{level}"))
}
