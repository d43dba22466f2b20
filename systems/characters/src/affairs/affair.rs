//! Actions that a person can take in their affairs.

use serde::{Deserialize, Serialize};

use super::Cost;
use crate::{data::Passage, skills::Task};

/// An action that a person takes, or would like to take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Affair {
    /// Buys a ticket (CT-PSG-02).
    Buy(Passage),
    /// Turns a ticket into money (CT-PSG-02).
    Cash(Passage),
    /// Makes one trip on one ticket (CT-PSG-01); a sleeper may not wake up (CT-PSG-07).
    Travel(Passage),
    /// Applies to the Travellers' Aid, whose members vote (CT-TAS-05).
    Apply,
    /// Pays for membership, once accepted (CT-TAS-06).
    Join,
    /// Gives one's membership to somebody else; always refused (CT-TAS-07).
    PassMembershipOn,
    /// Pays for something, or has it for nothing (CT-TAS-03, CT-SHP-08, CT-SHP-09).
    Settle(Cost),
    /// Pays a month's instalment on the ship (CT-SHP-03).
    PayInstalment,
    /// Sells the ship (CT-SHP-07).
    SellShip,
    /// Collects the pensions that wait (CT-RET-07).
    CollectPension,
}

impl Affair {
    /// Every affair there is, in the order of a menu.
    pub fn all() -> impl Iterator<Item = Affair> {
        let classes = [Passage::High, Passage::Middle, Passage::Low];
        let tickets = [Affair::Travel, Affair::Buy, Affair::Cash];
        let tickets = tickets.into_iter().flat_map(move |affair| classes.map(affair));
        let settled = Cost::ALL.map(Affair::Settle);
        let alone = [
            Affair::CollectPension,
            Affair::PayInstalment,
            Affair::SellShip,
            Affair::Apply,
            Affair::Join,
            Affair::PassMembershipOn,
        ];
        tickets.chain(settled).chain(alone)
    }
}

/// An affair that was judged possible, with its figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum JudgedAffair {
    Buy {
        class: Passage,
        price: u32,
    },
    Cash {
        class: Passage,
        credits: u32,
    },
    /// The throw is for sleepers only.
    Travel {
        class: Passage,
        revival: Option<Task>,
    },
    Apply {
        vote: Task,
    },
    Join {
        price: u32,
    },
    Settle {
        cost: Cost,
        credits: u32,
        free: bool,
    },
    PayInstalment {
        credits: u32,
    },
    CollectPension {
        credits: u32,
    },
}
