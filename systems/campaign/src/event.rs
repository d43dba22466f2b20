//! Events of a campaign, in the past tense.

use cards::EndingKind;
use engine::JournalHash;
use serde::{Deserialize, Serialize};

use crate::state::{Contract, PersonId, Thrown};

/// Something that has happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Event {
    Began {
        captain: PersonId,
        purse: u32,
        instalment: u32,
    },
    LegBegan {
        leg: u8,
        port: String,
    },
    Offered {
        contracts: Vec<Contract>,
    },
    SignedOn {
        person: PersonId,
        name: String,
    },
    Left {
        person: PersonId,
        why: Leaving,
    },
    /// Somebody was in the port's hospital for a week, and so many points came back.
    Treated {
        person: PersonId,
        healed: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        serious: Option<Serious>,
    },
    Departed {
        contract: Contract,
    },
    /// The voyage's game is over, with these points in this many rounds; `journal` is its hash.
    Flown {
        points: i16,
        rounds: u16,
        ending: EndingKind,
        journal: JournalHash,
    },
    /// Somebody's card took more wounds than were restored: wounds of the body.
    HurtAtWork {
        person: PersonId,
        wounds: u8,
        points: u8,
    },
    Fulfilled {
        contract: Contract,
    },
    Failed {
        contract: Contract,
    },
    Boarded {
        scenario: String,
    },
    /// The boarding's fight is over; `journal` is its hash.
    Repelled {
        won: bool,
        rounds: u16,
        journal: JournalHash,
    },
    /// Points of a person's body that came back during the jump; 0 only with a serious wound.
    Healed {
        person: PersonId,
        points: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        serious: Option<Serious>,
    },
    CommandPassed {
        to: PersonId,
    },
    /// Credits that came in or, below 0, went out, and what is left.
    Booked {
        item: Item,
        credits: i64,
        purse: u32,
    },
    /// An instalment could not be paid: so many are late now.
    Late {
        instalments: u8,
    },
    CardTaken {
        card: String,
        left: String,
    },
    Ended {
        outcome: Outcome,
    },
    /// A port event was met.
    Met {
        event: String,
    },
    /// An option of it was chosen, and thrown for.
    Answered {
        event: String,
        option: u8,
        thrown: Option<Thrown>,
        succeeds: bool,
    },
    /// Somebody was hurt in port.
    Hurt {
        person: PersonId,
        points: u8,
    },
    /// Word of a contract more.
    Heard {
        contract: Contract,
    },
    /// Word of a way around the raiders of a contract.
    Warned {
        contract: Contract,
    },
    /// Contracts here pay so many hundredths of what they paid.
    PayChanged {
        hundredths: u16,
    },
    /// A race is over: the ship came first, or this rival did.
    Raced {
        winner: Option<String>,
        first: bool,
    },
    /// A rival went bankrupt, at the table or by losing races.
    Ruined {
        rival: String,
    },
    /// A race was not won: what it pays all the same.
    Beaten {
        contract: Contract,
        pay: u32,
    },
    /// Raiders wait for the ship, wherever it goes.
    Followed,
    /// A late instalment was forgiven: so many are late now.
    Forgiven {
        instalments: u8,
    },
    /// Somebody asked around in port; what they heard follows, where they succeed.
    Inquired {
        thrown: Thrown,
    },
    /// Somebody haggled over a contract, which had paid `was` and pays what it says now.
    Haggled {
        contract: Contract,
        was: u32,
        thrown: Thrown,
    },
    /// Somebody saw to the ship's papers: so many credits are off this month's instalment.
    PapersSeen {
        rebate: u32,
        thrown: Thrown,
    },
    /// A weapon was bought for the ship's locker.
    Armed {
        weapon: String,
    },
    /// Boarders who hold the ship have taken what was bought for its locker.
    Plundered {
        weapons: Vec<String>,
    },
    /// The time was up before the contract's points were reached: what these pay.
    FellShort {
        contract: Contract,
        points: i16,
        pay: u32,
    },
}

/// A serious wound by the classic rules, after a week that has not healed it. Where there is none,
/// events leave it out, so that campaigns without one keep their hashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Serious {
    /// So many more days of care will.
    Mending { days: u32 },
    /// None of it heals without a doctor with Medical of this level.
    NoDoctor { needed: u8 },
}

/// Reason why somebody left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leaving {
    PaidOff,
    Died,
    /// Of their own will.
    WalkedOff,
}

/// What money was for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Item {
    /// What the captain mustered out with.
    Savings,
    /// Pay of a fulfilled contract.
    Pay,
    /// Penalty of a failed one.
    Penalty,
    /// Money on signing somebody on.
    Bounty,
    Wages,
    Hospital,
    /// Payment on the hull, or its charter.
    Instalment,
    /// Pensions that fell due.
    Pension,
    /// What a port event brought or cost.
    Event,
    /// Weapons for the ship's locker.
    Arms,
}

/// End of a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Solvent, and the ambition met.
    Made,
    /// Solvent, and the ambition missed.
    Solvent,
    /// Instalments late at the last port.
    Indebted,
    /// Too many instalments late: the hull was taken back.
    Repossessed,
    /// Nobody was left to fly.
    Lost,
}
