//! What happens in a game, told in the past tense with all a view needs to show it.

use play::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{CardId, Role, SlotNo},
    data::{Def, Level, Token},
    state::{Activity, Ending, Stage},
};

/// A card that an event is about: its number then, and what it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub id: CardId,
    pub def: Def,
}

/// How a card was being used when it was played or took effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Using {
    Procuring,
    Event,
    Heroic {
        crew: Piece,
        level: Level,
    },
    /// The n-th ability, counted from 0.
    Ability(u8),
}

/// Something that has happened.
///
/// Variants marked *private* name cards that only their captain may see; [`Event::seen_by`] says
/// who may read an event whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Event {
    /// The deal: each captain's ship.
    GameBegan {
        ships: Vec<Piece>,
    },
    RoundBegan {
        round: u16,
    },
    StageBegan {
        stage: Stage,
    },
    /// *Private* to the captain; everyone sees how many.
    Drew {
        seat: Seat,
        cards: Vec<Piece>,
    },
    Readied {
        card: Piece,
    },
    Exerted {
        card: Piece,
    },
    Discarded {
        seat: Seat,
        card: Piece,
    },
    FirstCaptain {
        seat: Seat,
        chosen_by: Option<Seat>,
    },
    Restored {
        card: Piece,
        by: u8,
    },
    Shifted {
        gear: Piece,
        to: Piece,
    },

    /// An adventure card came up as a contract (CCG-CSLOT-2).
    ContractOffered {
        slot: SlotNo,
        card: Piece,
        owner: Seat,
    },
    /// *Private* to nobody when `by` is `None`: nobody has seen it.
    ComplicationPlaced {
        slot: SlotNo,
        card: Piece,
        owner: Seat,
        by: Option<Seat>,
    },
    ComplicationRevealed {
        slot: SlotNo,
        card: Piece,
    },
    /// Who looked at a face-down complication (CCG-VERB-8). *Private* to them.
    LookedAt {
        seat: Seat,
        card: Piece,
    },
    AdventureDeckReshuffled {
        seat: Seat,
    },
    /// A contract or complication went to its owner's adventure discard pile. *Private* to nobody
    /// while `face_up` is false.
    AdventureDiscarded {
        card: Piece,
        owner: Seat,
        face_up: bool,
    },
    ActivityChosen {
        seat: Seat,
        activity: Activity,
    },
    /// The captain stopped pursuing, having paid the penalty (CCG-ABN-1).
    Abandoned {
        seat: Seat,
        slot: SlotNo,
        penalty: u8,
    },
    /// The contract went away through no choice of the captain (RUL-17).
    Uncommitted {
        seat: Seat,
    },

    /// A card was announced and paid for; it is on the queue now (CCG-TIM-1).
    Played {
        seat: Seat,
        card: Piece,
        using: Using,
    },
    Targeted {
        seat: Seat,
        card: Piece,
        target: Piece,
    },
    /// The top of the queue took effect.
    Resolved {
        seat: Seat,
        card: Piece,
        using: Using,
    },
    Cancelled {
        seat: Seat,
        card: Piece,
    },
    /// It had no legal target any more (CCG-TIM-16b).
    Fizzled {
        seat: Seat,
        card: Piece,
    },
    EnteredPlay {
        seat: Seat,
        card: Piece,
        on: Option<Piece>,
    },
    Jettisoned {
        owner: Seat,
        card: Piece,
        rule: RuleId,
    },
    Dispersed {
        card: Piece,
    },
    /// Control of a card has passed to this captain (CCG-OWN-3), or back (`seat` is the owner).
    ControlPassed {
        card: Piece,
        seat: Seat,
    },
    /// Out of the game for a time (CCG-VERB-6b).
    Removed {
        card: Piece,
    },
    /// Back from it.
    CameBack {
        card: Piece,
    },
    /// A card was found, and everyone has seen it (CCG-VERB-7).
    Found {
        seat: Seat,
        card: Piece,
    },
    /// The Captain's Deck was searched, and shuffled (CCG-VERB-7a).
    DeckShuffled {
        seat: Seat,
    },
    /// *Private* to the captain.
    LookedAtTop {
        seat: Seat,
        cards: Vec<Piece>,
    },
    /// Under the deck of its owner (CCG-KEY-17a).
    WentUnder {
        owner: Seat,
        card: Piece,
    },
    CountersChanged {
        card: Piece,
        by: i8,
        now: u8,
    },
    Returned {
        owner: Seat,
        card: Piece,
    },
    /// A transient went to the discard pile, spent.
    Spent {
        owner: Seat,
        card: Piece,
    },
    Wounded {
        card: Piece,
        by: u8,
    },
    Damaged {
        card: Piece,
        by: u8,
    },

    CostIncurred {
        seat: Seat,
        credits: u8,
    },
    ExpenseIncurred {
        seat: Seat,
        credits: u8,
    },
    Expended {
        seat: Seat,
        card: Piece,
        ev: u8,
        from_deck: bool,
    },
    Replenished {
        seat: Seat,
        cards: Vec<Piece>,
    },

    TokenCollected {
        seat: Seat,
        token: Token,
    },
    /// CCG-RSC-1e.
    TokenRefused {
        seat: Seat,
        token: Token,
    },
    TokenDiscarded {
        seat: Seat,
        token: Token,
        rule: RuleId,
    },
    InfamyChanged {
        seat: Seat,
        by: i8,
        now: u8,
    },
    VpChanged {
        seat: Seat,
        by: i16,
        now: i16,
        rule: RuleId,
    },
    Passed {
        seat: Seat,
        eligible: Option<bool>,
    },

    AttemptBegan {
        seat: Seat,
        card: Piece,
    },
    RequirementMet {
        seat: Seat,
        card: Piece,
        nth: u8,
    },
    /// `contract` says which side of the card it was about.
    AttemptFailed {
        seat: Seat,
        card: Piece,
        contract: bool,
    },
    ComplicationResolved {
        seat: Seat,
        card: Piece,
    },
    /// The requirements are met; victory points follow once all rivals have tried (CCG-CPT-2a).
    ContractCompleted {
        seat: Seat,
        card: Piece,
    },
    /// `contract` says which side of the card the subplot is on.
    SubplotResolved {
        seat: Seat,
        card: Piece,
        nth: u8,
        contract: bool,
    },

    PiracyBegan {
        attacker: Seat,
        defender: Seat,
    },
    /// Both sides' damage, worked out from values before either is applied (CCG-PIR-7).
    PiracyExchanged {
        attacker: Seat,
        defender: Seat,
        attack: Clash,
        answer: Clash,
    },
    PiracyEnded {
        attacker: Seat,
        defender: Seat,
        success: bool,
    },
    EnemyEngaged {
        seat: Seat,
        card: Piece,
        role: Role,
        attack: Clash,
        answer: Clash,
        structure_left: u8,
    },

    Bankrupt {
        seat: Seat,
    },
    Conceded {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
    },
    /// It lay on a card of an eliminated captain, or under their control, and goes to its owner's
    /// discard pile (CCG-ELM-9).
    Orphaned {
        owner: Seat,
        card: Piece,
    },
    /// The slot's captain has changed; nobody holds it where it floats (CCG-CSLOT-7).
    SlotPassed {
        slot: SlotNo,
        to: Option<Seat>,
    },
    GameEnded {
        ending: Ending,
    },
}

/// One direction of a fight between ships: attack less defense, never below 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    pub attack: i16,
    pub defense: i16,
    pub damage: u8,
}

impl Event {
    /// Whether `seat` may know which cards this event names (CCG-ZONE-9, CCG-ZONE-13).
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not private is public")]
    pub fn seen_by(&self, seat: Seat) -> bool {
        match self {
            Event::Drew { seat: whose, .. }
            | Event::LookedAt { seat: whose, .. }
            | Event::LookedAtTop { seat: whose, .. } => *whose == seat,
            Event::ComplicationPlaced { by, .. } => *by == Some(seat),
            Event::AdventureDiscarded { face_up, .. } => *face_up,
            _ => true,
        }
    }
}
