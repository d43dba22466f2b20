//! What one captain may know: the whole world of minds, hints and views.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    InformationSet,
    choice::{CardId, SlotNo},
    data::{Capability, Constants, Def, Keyword, Level, Skill, Token},
    event::Using,
    state::{Activity, Ending, Stage},
};

/// The table as `you` see it. Names nothing hidden: hands and decks of others are counts, and a
/// face-down complication has a face only where `you` have looked at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    pub you: Seat,
    pub round: u16,
    pub stage: Stage,
    /// The first captain of this round; that of the last one until Ready stage 3 is over.
    pub first: Seat,
    /// Whose step it is, where the stage has an acting captain (CCG-GEN-8).
    pub acting: Option<Seat>,
    /// By seat, those out of the game included.
    pub captains: Vec<CaptainSeen>,
    /// Always four (CCG-CSLOT-1).
    pub slots: Vec<SlotSeen>,
    /// Your hand, in the order drawn.
    pub hand: Vec<CardSeen>,
    /// The adventure card you have drawn and not yet placed.
    pub drawn: Option<CardSeen>,
    /// The cards you are choosing from in a pile that you search.
    pub searching: Vec<CardSeen>,
    /// The top cards of your deck, as far as you know them, the topmost first.
    pub deck_top: Vec<CardSeen>,
    /// The queue from the bottom; the last resolves first (CCG-TIM-2).
    pub queue: Vec<QueuedSeen>,
    /// What is being aimed or paid for and is not on the queue yet, with the targets it has so far.
    pub announced: Option<QueuedSeen>,
    /// What each option of your pending choice costs in credits, in the options' order; empty
    /// when you are not asked.
    pub prices: Vec<u8>,
    /// The adventure cards you brought, wherever they are by now and in no order of theirs: everyone
    /// knows the deck they built.
    pub adventures: Vec<Def>,
    /// Whether you want to be asked whenever you may do something (FL-4).
    pub full_control: bool,
    /// EV of all your cards in hand and deck: what you could pay at most (CCG-COST-16).
    pub purse: u16,
    pub constants: Constants,
    pub ending: Option<Ending>,
    /// The whole position as far as you may know it, to look ahead from; `None` at a glance.
    pub information_set: Option<Box<InformationSet>>,
}

impl Observation {
    /// Whether the game is played alone (CCG-SOLO-8).
    pub fn is_solo(&self) -> bool {
        self.captains.len() == 1
    }
}

/// A captain as you see them; but for what you know of their hand, as anyone may.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaptainSeen {
    pub seat: Seat,
    pub name: String,
    pub out: bool,
    pub vp: i16,
    /// Victory points this captain needs (CCG-VIC-2).
    pub threshold: i16,
    /// Infamy tokens and Infamous cards (CCG-KEY-12).
    pub infamy: u8,
    pub activity: Activity,
    /// Whether they struck this round and with what result.
    pub struck: Option<bool>,
    /// Whether they have passed in Resolution stage 2, and then whether they are eligible.
    pub passed: Option<bool>,
    pub pool: Vec<Token>,
    pub hand_count: u8,
    /// The cards of this hand that you know: everybody saw them go there, from play, from a discard
    /// pile, or shown from a deck. Empty for yourself, whose hand lies open to you.
    pub known: Vec<CardSeen>,
    pub hand_size: u8,
    pub deck_count: u8,
    pub adventure_count: u8,
    pub discard: Vec<CardSeen>,
    pub adventure_discard: Vec<CardSeen>,
    pub ship: ShipSeen,
    /// Cards in play that this captain controls, in order of entering; attached ones included.
    pub in_play: Vec<CardSeen>,
}

/// A ship with its current values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipSeen {
    pub id: CardId,
    pub def: Def,
    pub attack: i16,
    pub defense: i16,
    pub jump: i16,
    pub initiative: i16,
    pub tonnage: i16,
    pub crew_slots: i16,
    pub crew_used: i16,
    pub capabilities: Vec<Capability>,
}

/// A card whose face you may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSeen {
    pub id: CardId,
    pub def: Def,
    pub owner: Seat,
    pub controller: Seat,
    pub exerted: bool,
    /// Wounds on a crew, structure damage on an upgrade or an enemy ship.
    pub harm: u8,
    /// Harm that ends it; 0 where it has no such number.
    pub capacity: u8,
    /// Counters on it; the card or nothing gives them a name.
    pub counters: u8,
    /// The card it is attached to.
    pub on: Option<CardId>,
    /// A crew's skills as they are now.
    pub skills: Vec<(Skill, Level)>,
    /// Keywords as they are now.
    pub keywords: Vec<Keyword>,
    /// Credits to play it now, infamy included; 0 outside a hand.
    pub cost: u8,
    /// Credits it is worth when expended.
    pub ev: u8,
}

/// One contract slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlotSeen {
    pub slot: SlotNo,
    /// Whose it is to refill; of several, the dice will pick one (CCG-CSLOT-5b).
    pub controllers: Vec<Seat>,
    /// `None` only when no adventure card could fill it.
    pub contract: Option<ContractSeen>,
}

/// A contract and what lies on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractSeen {
    pub id: CardId,
    pub def: Def,
    pub owner: Seat,
    pub vp: i16,
    pub distance: u8,
    /// Penalty with all face-up complications counted (CCG-ABN-2).
    pub penalty: u8,
    pub complication_slots: u8,
    pub complications: Vec<ComplicationSeen>,
    pub pursuers: Vec<Seat>,
    /// Jumps your ship needs to take it up; `None` when it cannot reach it.
    pub jumps: Option<u8>,
}

/// A complication; without a `def` it is one you may not see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComplicationSeen {
    pub id: CardId,
    pub def: Option<Def>,
    pub owner: Seat,
    pub face_up: bool,
    /// Damage on its enemy ship.
    pub harm: u8,
}

/// Something waiting to take effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QueuedSeen {
    pub seat: Seat,
    pub card: CardId,
    pub def: Def,
    pub using: Using,
    pub targets: Vec<CardId>,
}
