//! A captain's observation: all that AI, hints and views know of a game.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    InformationSet,
    choice::{CardId, SlotNo},
    data::{Capability, Constants, Def, Keyword, Level, Skill, Token},
    event::Using,
    state::{Activity, Ending, Stage},
};

/// The table as `you` see it. It reveals nothing hidden: others' hands and decks are counts, and a
/// face-down complication has a face only after `you` have looked at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    pub you: Seat,
    pub round: u16,
    pub stage: Stage,
    /// The first captain of this round; until the end of Ready stage 3, of the last one.
    pub first: Seat,
    /// The acting captain, in stages that have one (CCG-GEN-8).
    pub acting: Option<Seat>,
    /// All captains by seat, including eliminated ones.
    pub captains: Vec<CaptainSeen>,
    /// The contract slots, always four (CCG-CSLOT-1).
    pub slots: Vec<SlotSeen>,
    /// Your hand, in the order drawn.
    pub hand: Vec<CardSeen>,
    /// The adventure card you have drawn and not yet placed.
    pub drawn: Option<CardSeen>,
    /// The cards you can take from a pile you search.
    pub searching: Vec<CardSeen>,
    /// The top cards of your deck that you know, the topmost first.
    pub deck_top: Vec<CardSeen>,
    /// The queue from the bottom; the last resolves first (CCG-TIM-2).
    pub queue: Vec<QueuedSeen>,
    /// A play in targeting or payment, not yet on the queue, with its targets so far.
    pub announced: Option<QueuedSeen>,
    /// The event or heroic action whose effects are being carried out: it lies in no pile.
    pub resolving: Option<CardSeen>,
    /// The price of each option of your pending choice in credits, in the options' order; empty
    /// without a choice.
    pub prices: Vec<u8>,
    /// The adventure cards of your deck, wherever they are now and in no order: everyone knows
    /// their own deck.
    pub adventures: Vec<Def>,
    /// Whether you have full control: a question whenever you may play something (FL-4).
    pub full_control: bool,
    /// EV of all your cards in hand and deck: the most you could pay (CCG-COST-16).
    pub purse: u16,
    pub constants: Constants,
    pub ending: Option<Ending>,
    /// The information set: the whole position as far as you may know it, for search; `None` at a
    /// glance.
    pub information_set: Option<Box<InformationSet>>,
}

impl Observation {
    /// Whether the game is played alone (CCG-SOLO-8).
    pub fn is_solo(&self) -> bool {
        self.captains.len() == 1
    }
}

/// A captain as all see them, except for the cards you know of their hand.
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
    /// The tokens among it, which alone come and go in the log.
    pub infamy_tokens: u8,
    pub activity: Activity,
    /// Whether their strike of this round succeeded; `None` without a strike.
    pub struck: Option<bool>,
    /// Whether they are eligible after passing in Resolution stage 2; `None` before.
    pub passed: Option<bool>,
    pub pool: Vec<Token>,
    pub hand_count: u8,
    /// The cards of this hand that you know: everybody saw them go there, from play, from a discard
    /// pile, or shown from a deck. Empty for your own hand.
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
    /// Harm that destroys it; 0 for cards without such a number.
    pub capacity: u8,
    /// Counters on it, named by the card if at all.
    pub counters: u8,
    /// The card it is attached to.
    pub on: Option<CardId>,
    /// A crew's present skills.
    pub skills: Vec<(Skill, Level)>,
    /// Present keywords.
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
    /// Captains responsible for refilling it; among several, the dice choose (CCG-CSLOT-5b).
    pub controllers: Vec<Seat>,
    /// `None` only when no adventure card could fill it.
    pub contract: Option<ContractSeen>,
}

/// A contract with its complications.
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
    /// Pursuers who have completed it in this round so far.
    pub completed: Vec<Seat>,
    /// Jumps your ship needs to pursue it; `None` when it cannot reach it.
    pub jumps: Option<u8>,
}

/// A complication; without a `def` you may not see its face.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComplicationSeen {
    pub id: CardId,
    pub def: Option<Def>,
    pub owner: Seat,
    pub face_up: bool,
    /// Damage on its enemy ship.
    pub harm: u8,
}

/// A play waiting to take effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QueuedSeen {
    pub seat: Seat,
    pub card: CardId,
    pub def: Def,
    pub using: Using,
    pub targets: Vec<CardId>,
    /// Whether it will have no consequence (CCG-TIM-15).
    pub cancelled: bool,
}
