//! Events of a life.

use dice::Throw;
use serde::Serialize;

use crate::{
    choice::Aim,
    data::{Benefit, Cell, Service, SkillTable},
    sheet::{Characteristic, Characteristics, Left},
};

/// An event, with every die that fell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Event {
    /// The six characteristics were rolled (CT-GEN-06).
    Born { dice: [[u8; 2]; 6], scores: Characteristics },
    /// An application and its throw (CT-ENL-04).
    Applied { service: Service, throw: Throw },
    /// CT-DRF-01
    Drafted { die: u8, service: Service },
    /// A term began, counted from 1, at this age.
    TermBegan { service: Service, term: u8, age: u8 },
    /// CT-SUR-01
    Survival { throw: Throw },
    /// CT-SUR-04
    Died { age: u8, service: Service },
    /// CT-SUR-05
    Injured { age: u8, lost: Option<(Characteristic, u8)> },
    /// A try for a commission (CT-COM-03).
    Commission { throw: Throw },
    /// A try for promotion (CT-COM-06).
    Promotion { throw: Throw },
    /// A rank was reached (CT-COM-04, CT-COM-07).
    Rank { rank: u8, title: String },
    /// A roll for a skill (CT-SKL-06).
    SkillRoll { table: SkillTable, die: u8, cell: Cell },
    /// A level in a skill, and the rule that gave it.
    Learned { skill: String, level: u8, rule: &'static str },
    /// A level was due, but no more skills fit (CT-SKL-19).
    Full { skill: String },
    /// A characteristic was raised or lowered, and the rule that did it.
    Changed { which: Characteristic, by: i8, now: u8, rule: &'static str },
    /// A throw against ageing, and what it cost (CT-AGE-01).
    Ageing { which: Characteristic, throw: Throw, lost: u8 },
    /// A characteristic is at 0: life or death (CT-AGE-03).
    Crisis { which: Characteristic, throw: Throw, months: u8 },
    /// Death of age.
    Faded { age: u8 },
    /// A term ended.
    TermEnded { term: u8, age: u8 },
    /// CT-REE-01
    Reenlistment { throw: Throw, must_stay: bool },
    /// Left the service.
    Leaving(Leaving),
    /// A roll on the cash table (CT-CSH-04).
    Cash { die: u8, dm: u8, credits: u32 },
    /// A roll on the benefit table (CT-BEN-03).
    Benefit { die: u8, dm: u8, benefit: Benefit },
    /// A weapon was taken (CT-WPN-01).
    Armed { weapon: String },
    /// The roll brings nothing, by this rule.
    Lost { aim: Aim, rule: &'static str },
    /// The ship is older, and the debt smaller (CT-RUL-46).
    ShipOlder { years: u8, payments: u16 },
    /// All mustering-out rolls are made.
    MusteredOut { age: u8 },
}

/// A departure from a service, with the pension and rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Leaving {
    pub service: Service,
    pub left: Left,
    pub terms: u8,
    pub age: u8,
    /// Credits a year.
    pub pension: u32,
    /// Mustering-out rolls.
    pub rolls: u8,
}

impl Event {
    /// The throw that decided the event, if any.
    pub fn throw(&self) -> Option<&Throw> {
        match self {
            Event::Applied { throw, .. }
            | Event::Survival { throw }
            | Event::Commission { throw }
            | Event::Promotion { throw }
            | Event::Ageing { throw, .. }
            | Event::Crisis { throw, .. }
            | Event::Reenlistment { throw, .. } => Some(throw),
            Event::Born { .. }
            | Event::Drafted { .. }
            | Event::TermBegan { .. }
            | Event::Died { .. }
            | Event::Injured { .. }
            | Event::Rank { .. }
            | Event::SkillRoll { .. }
            | Event::Learned { .. }
            | Event::Full { .. }
            | Event::Changed { .. }
            | Event::Faded { .. }
            | Event::TermEnded { .. }
            | Event::Leaving(_)
            | Event::Cash { .. }
            | Event::Benefit { .. }
            | Event::Armed { .. }
            | Event::Lost { .. }
            | Event::ShipOlder { .. }
            | Event::MusteredOut { .. } => None,
        }
    }

    /// The rules behind the event, the most important first.
    pub fn rules(&self) -> Vec<&'static str> {
        match self {
            Event::Born { .. } => vec!["CT-GEN-06"],
            Event::Applied { .. } => vec!["CT-ENL-04", "CT-ENL-03"],
            Event::Drafted { .. } => vec!["CT-DRF-01"],
            Event::TermBegan { .. } => vec!["CT-GEN-05"],
            Event::Survival { .. } => vec!["CT-SUR-02", "CT-SUR-01"],
            Event::Died { .. } => vec!["CT-SUR-04"],
            Event::Injured { .. } => vec!["CT-SUR-05"],
            Event::Commission { .. } => vec!["CT-COM-03"],
            Event::Promotion { .. } => vec!["CT-COM-06"],
            Event::Rank { rank: 1, .. } => vec!["CT-COM-04"],
            Event::Rank { .. } => vec!["CT-COM-07"],
            Event::SkillRoll { .. } => vec!["CT-SKL-06"],
            Event::Learned { rule, .. }
            | Event::Changed { rule, .. }
            | Event::Lost { rule, .. } => {
                vec![rule]
            }
            Event::Full { .. } => vec!["CT-SKL-19"],
            Event::Ageing { .. } => vec!["CT-AGE-01"],
            Event::Crisis { .. } | Event::Faded { .. } => vec!["CT-AGE-03"],
            Event::TermEnded { .. } => vec!["CT-GEN-29"],
            Event::Reenlistment { must_stay: true, .. } => vec!["CT-REE-03"],
            Event::Reenlistment { .. } => vec!["CT-REE-01"],
            Event::Leaving(leaving) => leaving.rules(),
            Event::Cash { .. } => vec!["CT-CSH-04"],
            Event::Benefit { .. } => vec!["CT-BEN-03"],
            Event::Armed { .. } => vec!["CT-WPN-01"],
            Event::ShipOlder { .. } => vec!["CT-SHP-03", "CT-RUL-46"],
            Event::MusteredOut { .. } => vec!["CT-GEN-17"],
        }
    }
}

impl Leaving {
    fn rules(self) -> Vec<&'static str> {
        let how = match self.left {
            Left::Refused => "CT-REE-02",
            Left::Chose => "CT-RET-02",
            Left::Compulsory => "CT-RET-04",
            Left::Injured => "CT-SUR-05",
        };
        if self.pension > 0 { vec![how, "CT-RET-05"] } else { vec![how] }
    }
}
