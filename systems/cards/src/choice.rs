//! The moves of a captain, and the reasons for a question.

use bevy::prelude::Component;
use engine::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Level, Skill, Token};

/// A card on the table, by the number it got when it was dealt; a component of the card.
///
/// Numbers tell nothing about hidden cards: shuffling a pile deals its faces anew among its
/// numbers.
#[derive(
    Component,
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// One of the four contract slots, from 0 (CCG-CSLOT-1).
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct SlotNo(pub u8);

impl SlotNo {
    /// The slot as an index.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Every move a seat can ask for. Clicks, terminals, AI, replays and tests all use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    /// End the present series of answers.
    Done,
    /// Do nothing now; in the Resolution Phase for good (CCG-RES-2e).
    Pass,
    /// Leave the game (CCG-ELM-13). Always accepted, never listed.
    Concede,
    /// Turn full control on or off: be asked whenever something may be played (FL-4). Always
    /// accepted, never listed.
    FullControl(bool),

    /// Discard this card from hand (CCG-RDY-2b).
    Discard(CardId),
    /// Make this captain first this round (CCG-RDY-3a).
    First(Seat),
    /// Take one wound or one structure damage off this card (CCG-RDY-4a).
    Restore(CardId),
    /// Move this gear to that crew (CCG-RDY-5a).
    Shift { gear: CardId, to: CardId },

    /// Place the drawn adventure card on the contract in this slot (CCG-ADV-1c).
    Place(SlotNo),
    /// Discard this complication to make room for the new one (CCG-ADV-1d).
    Drop(CardId),
    /// Pursue nothing this round (CCG-ADV-2b).
    Uncommitted,
    /// Pursue the contract in this slot, or go on with it (CCG-ADV-2c).
    Pursue(SlotNo),
    /// Declare piracy (CCG-ADV-2k).
    Piracy,

    /// Put this card from hand into play (CCG-PRC-1a).
    Procure(CardId),
    /// Play this event from hand.
    Event(CardId),
    /// Play this heroic with this crew, at this level (CCG-ACT-1e).
    Heroic { card: CardId, crew: CardId, level: Level },
    /// Use this card's n-th ability, counted from 0.
    Ability { card: CardId, nth: u8 },
    /// Attach to, or target, this card (CCG-TIM-16c).
    Choose(CardId),
    /// Target the n-th thing on the queue, counted from the bottom, from 0.
    ChooseQueued(u8),
    /// Target this captain.
    ChooseCaptain(Seat),

    /// Expend this card from hand (CCG-EXP-2).
    ExpendHand(CardId),
    /// Expend the top card of the deck (CCG-EXP-6).
    ExpendDeck,
    /// Jettison this Expendable card toward a cost (CCG-KEY-8).
    JettisonExpendable(CardId),
    /// Jettison this card: to get within a limit, as a cost, or for a requirement.
    Jettison(CardId),
    /// Exert this card, as a cost or for a requirement.
    Exert(CardId),
    /// Discard this token from the pool, as a cost or for a requirement.
    Spend(Token),
    /// Take on the expense that a requirement asks for.
    AcceptExpense,
    /// Refuse the requirement, which fails the attempt (RUL-35).
    Refuse,

    /// Do without this token (CCG-RSC-1e).
    RefuseToken(Token),
    /// Collect a token of this skill for this jack-of-all-trades (CCG-JOT-5).
    Pick { crew: CardId, skill: Skill },

    /// Attempt this complication of your contract (CCG-RES-2b).
    Attempt(CardId),
    /// Strike this captain's ship (CCG-RES-2c).
    Strike(Seat),
    /// Fight an enemy ship in this role (CCG-ENM-2).
    Engage(Role),
    /// Attempt your contract (CCG-RES-3).
    Complete,
    /// Attempt this subplot by this alternative, both counted from 0 (CCG-SUB-3).
    Subplot { nth: u8, by: u8 },
    /// Assign one point of piracy damage to this upgrade (CCG-PIR-3a).
    Hit(CardId),
    /// Take one point of piracy damage as expense (CCG-PIR-3a).
    Charge,
}

impl Move {
    /// The cards that the move names, the played or used one first.
    pub fn cards(self) -> Vec<CardId> {
        match self {
            Move::Discard(card)
            | Move::Restore(card)
            | Move::Drop(card)
            | Move::Procure(card)
            | Move::Event(card)
            | Move::Ability { card, .. }
            | Move::Choose(card)
            | Move::ExpendHand(card)
            | Move::JettisonExpendable(card)
            | Move::Jettison(card)
            | Move::Exert(card)
            | Move::Pick { crew: card, .. }
            | Move::Attempt(card)
            | Move::Hit(card) => vec![card],
            Move::Shift { gear, to } => vec![gear, to],
            Move::Heroic { card, crew, .. } => vec![card, crew],
            Move::Done
            | Move::Pass
            | Move::Concede
            | Move::FullControl(_)
            | Move::First(_)
            | Move::Place(_)
            | Move::Uncommitted
            | Move::Pursue(_)
            | Move::Piracy
            | Move::ChooseQueued(_)
            | Move::ChooseCaptain(_)
            | Move::ExpendDeck
            | Move::Spend(_)
            | Move::AcceptExpense
            | Move::Refuse
            | Move::RefuseToken(_)
            | Move::Strike(_)
            | Move::Engage(_)
            | Move::Complete
            | Move::Subplot { .. }
            | Move::Charge => Vec::new(),
        }
    }
}

/// A side in a fight between ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Role {
    Attacker,
    Defender,
}

/// Reason for a question to a captain, with the details for its prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// Which cards to discard: `over` must still go to reach hand size, others may.
    Discarding {
        over: u8,
    },
    ChooseFirst,
    Restoring,
    Shifting,
    /// Where to place the adventure card just drawn.
    Placing {
        card: CardId,
    },
    /// Where to place an unseen adventure card, if several contracts qualify.
    PlacingUnseen,
    /// Which complication to discard for room.
    MakingRoom {
        slot: SlotNo,
    },
    ChoosingActivity,
    Procuring,
    /// Which crew or ship carries the card.
    Attaching {
        card: CardId,
    },
    /// The acting captain's action (CCG-ACT-1a).
    Acting,
    /// Whether to respond to an event or to a coming one: the newest play on the queue, a strike or
    /// an attempt, as shown in the observation.
    Reacting,
    /// Whether to play something outside the queue, on anybody's turn (CCG-TIM-13a).
    AnyTime,
    /// A target for the effect of this card.
    Targeting {
        card: CardId,
    },
    /// A cost is being paid: `owed` credits in all, `paid` so far.
    Paying {
        owed: u8,
        paid: u8,
    },
    /// An expense is being met: `owed` credits in all, `paid` so far.
    MeetingExpense {
        owed: u8,
        paid: u8,
    },
    /// Payment of a part of a cost other than credits, for this card.
    PayingCost {
        card: CardId,
    },
    /// Which card to jettison to get within a limit (CCG-SLOT-6).
    Trimming,
    /// Which tokens to do without.
    Receiving,
    /// Another skill for this jack-of-all-trades; `left` picks remain.
    Picking {
        crew: CardId,
        left: u8,
    },
    /// An action in the Resolution Phase (CCG-RES-2a).
    Resolving,
    /// Whether to attempt the contract now.
    Completing {
        slot: SlotNo,
    },
    /// Which role to take against the enemy ship of this complication.
    TakingRole {
        card: CardId,
    },
    /// How to meet this card's next requirement, the `nth` of those it lists from 0.
    Meeting {
        card: CardId,
        nth: u8,
    },
    /// Which subplot of this card to attempt, if any.
    Subplots {
        card: CardId,
    },
    /// Where to assign the next of `left` points of piracy damage.
    Assigning {
        left: u8,
    },
    /// Which card to discard from hand, with `left` still to go.
    ForcedDiscard {
        left: u8,
    },
    /// Which card of a pile to take to hand, for the effect of this card.
    Searching {
        card: CardId,
    },
    /// Which card of the hand to put into play, if any, for the effect of this card.
    PuttingIntoPlay {
        card: CardId,
    },
    /// Which of several matching tokens to lose.
    LosingToken,
    /// Which of several abilities triggered together comes first.
    Ordering,
}

impl Why {
    /// The rule behind the question.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Why::Discarding { .. } => "CCG-RDY-2b",
            Why::ChooseFirst => "CCG-RDY-3a",
            Why::Restoring => "CCG-RDY-4a",
            Why::Shifting => "CCG-RDY-5a",
            Why::Placing { .. } => "CCG-ADV-1c",
            Why::PlacingUnseen => "CCG-SOLO-2c",
            Why::MakingRoom { .. } => "CCG-ADV-1d",
            Why::ChoosingActivity => "CCG-ADV-2a",
            Why::Procuring => "CCG-PRC-1a",
            Why::Attaching { .. } => "CCG-ATT-6",
            Why::Acting => "CCG-ACT-1a",
            Why::Reacting => "CCG-TIM-11",
            Why::AnyTime => "CCG-TIM-13a",
            Why::Targeting { .. } => "CCG-TIM-16a",
            Why::Paying { .. } => "CCG-COST-1",
            Why::MeetingExpense { .. } => "CCG-EXP-1",
            Why::PayingCost { .. } => "CCG-COST-9a",
            Why::Trimming => "CCG-SLOT-6",
            Why::Receiving => "CCG-RSC-1e",
            Why::Picking { .. } => "CCG-JOT-2",
            Why::Resolving => "CCG-RES-2a",
            Why::Completing { .. } => "CCG-RES-3",
            Why::TakingRole { .. } => "CCG-ENM-2",
            Why::Meeting { .. } => "CCG-CMP-3",
            Why::Subplots { .. } => "CCG-SUB-1",
            Why::Assigning { .. } => "CCG-PIR-3a",
            Why::ForcedDiscard { .. } => "CCG-VERB-2",
            Why::Searching { .. } => "CCG-VERB-7",
            Why::PuttingIntoPlay { .. } => "CCG-PRC-1c",
            Why::LosingToken => "CCG-CAP-4",
            Why::Ordering => "FL-3",
        })
    }
}

/// A question to one captain.
pub type Choice = engine::Choice<Why, Move>;
/// A captain's answer.
pub type Decision = engine::Decision<Move>;
