//! Everything that can be done.

use serde::{Deserialize, Serialize};

use super::Cost;
use crate::{data::Passage, skills::Task};

/// Something that a person does, or would like to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Affair {
    /// CT-PSG-02
    Buy(Passage),
    /// A ticket for money (CT-PSG-02).
    Cash(Passage),
    /// One trip on one ticket (CT-PSG-01); who sleeps through it may not wake up (CT-PSG-07).
    Travel(Passage),
    /// To be voted on by the members of the Travellers' Aid (CT-TAS-05).
    Apply,
    /// To pay for membership, once accepted (CT-TAS-06).
    Join,
    /// To give one's membership to somebody else, which nobody can (CT-TAS-07).
    PassMembershipOn,
    /// To pay for something, or to have it for nothing (CT-TAS-03, CT-SHP-08, CT-SHP-09).
    Settle(Cost),
    /// A month's payment on the ship (CT-SHP-03).
    PayInstalment,
    /// CT-SHP-07
    SellShip,
    /// The pensions that wait (CT-RET-07).
    CollectPension,
}

impl Affair {
    /// Everything that can be thought of, in the order of a menu.
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

/// An affair that nothing stands against, with what it comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Deed {
    Buy {
        class: Passage,
        price: u32,
    },
    Cash {
        class: Passage,
        credits: u32,
    },
    /// The throw is for those who sleep.
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
