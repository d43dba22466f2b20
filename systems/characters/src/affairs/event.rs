//! Events in somebody's affairs.

use serde::{Deserialize, Serialize};

use super::Cost;
use crate::{data::Passage, sheet::ShipKind, skills::Outcome};

/// An event, with every die that fell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum AffairEvent {
    Bought {
        class: Passage,
        price: u32,
    },
    Cashed {
        class: Passage,
        credits: u32,
    },
    Travelled {
        class: Passage,
    },
    /// Waking up on arrival; a failure is death (CT-PSG-07).
    Revival(Outcome),
    /// Time slept through (CT-PSG-06).
    Slept {
        months: u16,
    },
    /// The vote of the Travellers' Aid (CT-TAS-05).
    Applied(Outcome),
    Joined {
        price: u32,
    },
    /// Tickets from the Travellers' Aid (CT-TAS-04).
    TicketsSent {
        class: Passage,
        count: u16,
    },
    /// A cost was settled, paid or `free`.
    Settled {
        cost: Cost,
        credits: u32,
        free: bool,
    },
    /// Payments that fell due now, and credits owed in all.
    InstalmentsDue {
        payments: u16,
        credits: u32,
    },
    /// A payment made; `left` more remain, and at 0 the ship is one's own.
    InstalmentPaid {
        credits: u32,
        left: u16,
    },
    /// Pension that fell due now, and all that waits.
    PensionDue {
        credits: u32,
        waits: u32,
    },
    PensionCollected {
        credits: u32,
    },
    /// A ship was handed over.
    ShipGiven {
        kind: ShipKind,
    },
    /// Called back to duty, with the pilot.
    Recalled {
        kind: ShipKind,
    },
    /// Back from duty.
    Released {
        kind: ShipKind,
    },
    /// Lands, in the referee's words.
    LandsGranted {
        lands: String,
    },
}

impl AffairEvent {
    /// The rules behind the event, the most important first.
    pub fn rules(&self) -> Vec<&'static str> {
        match self {
            AffairEvent::Bought { class, .. } => vec![class_rule(*class)],
            AffairEvent::Cashed { .. } => vec!["CT-PSG-02"],
            AffairEvent::Travelled { class } => vec!["CT-PSG-01", class_rule(*class)],
            AffairEvent::Revival(_) => vec!["CT-PSG-07", "CT-PSG-08", "CT-PSG-09"],
            AffairEvent::Slept { .. } => vec!["CT-PSG-06"],
            AffairEvent::Applied(_) => vec!["CT-TAS-05", "CT-TAS-07"],
            AffairEvent::Joined { .. } => vec!["CT-TAS-06", "CT-TAS-01"],
            AffairEvent::TicketsSent { .. } => vec!["CT-TAS-04", "CT-RUL-39"],
            AffairEvent::Settled { cost: Cost::Hostel, .. } => vec!["CT-TAS-03", "CT-TAS-02"],
            AffairEvent::Settled { free: true, .. } => vec!["CT-SHP-08"],
            AffairEvent::Settled { .. } => vec!["CT-SHP-09"],
            AffairEvent::InstalmentsDue { .. } | AffairEvent::InstalmentPaid { .. } => {
                vec!["CT-SHP-03"]
            }
            AffairEvent::PensionDue { .. } | AffairEvent::PensionCollected { .. } => {
                vec!["CT-RET-07", "CT-RUL-34"]
            }
            AffairEvent::ShipGiven { kind: ShipKind::FreeTrader } => vec!["CT-SHP-02", "CT-SHP-03"],
            AffairEvent::ShipGiven { kind: ShipKind::ScoutShip } => vec!["CT-SHP-04", "CT-SHP-07"],
            AffairEvent::Recalled { .. } | AffairEvent::Released { .. } => vec!["CT-SHP-05"],
            AffairEvent::LandsGranted { .. } => vec!["CT-TTL-03", "CT-RUL-23"],
        }
    }
}

const fn class_rule(class: Passage) -> &'static str {
    match class {
        Passage::High => "CT-PSG-03",
        Passage::Middle => "CT-PSG-04",
        Passage::Low => "CT-PSG-05",
    }
}
