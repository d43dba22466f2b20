//! Refused actions on a body, with the reasons.

use tasks::check::CheckError;

use super::{PatientId, RuleSet};
use crate::body::Seconds;

/// Reason for a refusal. Nothing has changed, and no dice were thrown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("nobody can be hurt or healed who is dead")]
    Dead,
    #[error("it is {} too late: time does not run backward", .now.since(*.asked))]
    Earlier { now: Seconds, asked: Seconds },
    #[error("only {left} of Luck is left, and {asked} is asked for")]
    TooLittleLuck { asked: u8, left: u8 },
    #[error("there is no injury to treat")]
    NotHurt,
    #[error("first aid has to begin within {window} of the injury")]
    TooLate { window: Seconds },
    #[error("these injuries have had their first aid")]
    AlreadyTreated,
    #[error("somebody is at work on the patient already")]
    BeingTreated,
    #[error("nothing here waits for a medic's attention")]
    NothingToAttend,
    #[error("surgery needs a sick bay or a hospital")]
    NoFacility,
    #[error(
        "surgery is for those hurt in STR, DEX and END, and only {damaged} of them are damaged"
    )]
    NoSurgeryNeeded { damaged: usize },
    #[error("the unconscious cannot do that")]
    Unconscious,
    #[error("by the rules of this table nobody treats themselves")]
    NotOneself,
    #[error("with a characteristic at 0 there is nothing to be done but rest")]
    TooHurt,
    #[error("the rules of this table have no rumours")]
    NoRumours,
    #[error("that belongs to the other rules: these are {}", match .0 {
        RuleSet::Classic => "the classic rules",
        RuleSet::SecondEdition => "those of the second edition",
    })]
    OtherRules(RuleSet),
    #[error("it takes Medical-{needed} and a kit")]
    NoMedic { needed: u8 },
    #[error("a serious wound takes a medical facility")]
    Serious,
    #[error("there is no patient {}", .0.0)]
    NoPatient(PatientId),
    #[error("nobody can wait so long at a time; {most} is the most")]
    TooLong { most: Seconds },
    #[error(transparent)]
    Check(#[from] CheckError),
}
