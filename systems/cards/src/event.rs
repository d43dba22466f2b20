//! Events of a game, in the past tense, with all that a view needs to show them.

use engine::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{CardId, Role, SlotNo},
    data::{Def, Level, Token},
    state::{Activity, Ending, EndingKind, Stage},
};

/// A card in an event: its number and its face at that time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub id: CardId,
    pub def: Def,
}

/// Use of a card that is played or takes effect.
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
    /// *Private* to the captain; everyone sees the number of cards.
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
    /// *Private* to `by`; with `None`, nobody has seen it.
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
    /// A captain looked at a face-down complication (CCG-VERB-8). *Private* to them.
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
    /// The contract went away without the captain's choice (RUL-17).
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
    /// Its targets were no longer legal (CCG-TIM-16b).
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
    /// A card left the game for a time (CCG-VERB-6b).
    Removed {
        card: Piece,
    },
    /// A removed card came back.
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
    /// A captain looked at the top of their deck. *Private* to them.
    LookedAtTop {
        seat: Seat,
        cards: Vec<Piece>,
    },
    /// A card went under the deck of its owner (CCG-KEY-17a).
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
    /// A captain did without a token (CCG-RSC-1e).
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
    /// `contract` tells which side of the card it was.
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
    /// `contract` tells which side of the card the subplot is on.
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
    /// Damage of both sides, computed from values before either is applied (CCG-PIR-7).
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
    /// A card on an eliminated captain's card, or under their control, goes to its owner's discard
    /// pile (CCG-ELM-9).
    Orphaned {
        owner: Seat,
        card: Piece,
    },
    /// The slot's captain has changed; `None` for a floating slot (CCG-CSLOT-7).
    SlotPassed {
        slot: SlotNo,
        to: Option<Seat>,
    },
    GameEnded {
        ending: Ending,
    },
    /// Harbour dues for a long game, paid by every captain (FL-10).
    HarbourDues {
        credits: u8,
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
    /// The rules behind the event, the most telling first: the log's answer to "why?".
    pub fn rules(&self) -> Vec<RuleId> {
        let ids: &[&'static str] = match self {
            Event::Jettisoned { rule, .. }
            | Event::TokenDiscarded { rule, .. }
            | Event::VpChanged { rule, .. } => return vec![*rule],
            Event::GameBegan { .. } => &["CCG-SET-1"],
            Event::RoundBegan { .. } => &["CCG-RND-1", "CCG-RES-6"],
            Event::StageBegan { .. } => &["CCG-RND-2"],
            Event::Drew { .. } => &["CCG-RDY-2c", "CCG-SET-2"],
            Event::Readied { .. } => &["CCG-RDY-1", "CCG-VERB-10"],
            Event::Exerted { .. } => &["CCG-VERB-10"],
            Event::Discarded { .. } => &["CCG-VERB-2"],
            Event::FirstCaptain { chosen_by: Some(_), .. } => &["CCG-RDY-3a"],
            Event::FirstCaptain { chosen_by: None, .. } => &["CCG-RDY-3b", "CCG-ELM-11"],
            Event::Restored { .. } => &["CCG-VERB-9", "CCG-RDY-4a"],
            Event::Shifted { .. } => &["CCG-RDY-5a"],
            Event::ContractOffered { .. } => &["CCG-CSLOT-2", "CCG-SET-3"],
            Event::ComplicationPlaced { by: Some(_), .. } => &["CCG-ADV-1c"],
            Event::ComplicationPlaced { by: None, .. } => &["CCG-CSLOT-3", "CCG-SOLO-2a"],
            Event::ComplicationRevealed { .. } => &["CCG-RES-1", "CCG-CMP-1"],
            Event::LookedAt { .. } | Event::LookedAtTop { .. } => &["CCG-VERB-8"],
            Event::AdventureDeckReshuffled { .. } => &["CCG-ZONE-5"],
            Event::AdventureDiscarded { .. } => &["CCG-ZONE-7", "CCG-ATT-7"],
            Event::ActivityChosen { .. } => &["CCG-ADV-2a"],
            Event::Abandoned { .. } => &["CCG-ABN-1", "CCG-ABN-5"],
            Event::Uncommitted { .. } => &["CCG-ABN-7", "CCG-CPT-6"],
            Event::Played { .. } => &["CCG-TIM-1"],
            Event::Targeted { .. } => &["CCG-TIM-16c"],
            Event::Resolved { .. } => &["CCG-TIM-2"],
            Event::Cancelled { .. } => &["CCG-TIM-15"],
            Event::Fizzled { .. } => &["CCG-TIM-16b"],
            Event::EnteredPlay { on: Some(_), .. } => &["CCG-ATT-1", "CCG-PRC-1j"],
            Event::EnteredPlay { on: None, .. } => &["CCG-PRC-1d", "CCG-PRC-1j"],
            Event::Dispersed { .. } => &["CCG-VERB-6"],
            Event::ControlPassed { .. } => &["CCG-OWN-3"],
            Event::Removed { .. } | Event::CameBack { .. } => &["CCG-VERB-6b"],
            Event::Found { .. } => &["CCG-VERB-7"],
            Event::DeckShuffled { .. } => &["CCG-VERB-7a"],
            Event::WentUnder { .. } => &["CCG-KEY-17a"],
            Event::CountersChanged { .. } => &["CCG-CTR-1"],
            Event::Returned { .. } => &["CCG-VERB-1", "CCG-ZONE-7"],
            Event::Spent { .. } => &["CCG-TYPE-12"],
            Event::Wounded { .. } => &["CCG-VERB-5a", "CCG-KEY-1"],
            Event::Damaged { .. } => &["CCG-VERB-5b", "CCG-KEY-9"],
            Event::CostIncurred { .. } => &["CCG-COST-1"],
            Event::ExpenseIncurred { .. } => &["CCG-EXP-1"],
            Event::Expended { from_deck: true, .. } => &["CCG-EXP-6"],
            Event::Expended { from_deck: false, .. } => &["CCG-EXP-2"],
            Event::Replenished { .. } => &["CCG-KEY-17"],
            Event::TokenCollected { .. } => &["CCG-RSC-1a", "CCG-RSC-1d"],
            Event::TokenRefused { .. } => &["CCG-RSC-1e"],
            Event::InfamyChanged { by: 1.., .. } => &["CCG-ADV-2l", "CCG-INF-1"],
            Event::InfamyChanged { .. } => &["CCG-RES-4a", "CCG-INF-3"],
            Event::Passed { eligible: None, .. } => &["CCG-ACT-1m", "CCG-RES-2i"],
            Event::Passed { eligible: Some(_), .. } => &["CCG-RES-2g"],
            Event::AttemptBegan { .. } => &["CCG-CMP-1", "CCG-RES-3"],
            Event::RequirementMet { .. } => &["CCG-CMP-3", "CCG-CON-2"],
            Event::AttemptFailed { contract: false, .. } => &["CCG-RES-2k", "CCG-CMP-3a"],
            Event::AttemptFailed { contract: true, .. } => &["CCG-CON-6", "CCG-SUB-6"],
            Event::ComplicationResolved { .. } => &["CCG-CMP-2", "CCG-CMP-5"],
            Event::ContractCompleted { .. } => &["CCG-CON-1", "CCG-CPT-2a"],
            Event::SubplotResolved { .. } => &["CCG-SUB-2", "CCG-SUB-4"],
            Event::PiracyBegan { .. } => &["CCG-PIR-2"],
            Event::PiracyExchanged { .. } => &["CCG-PIR-3", "CCG-PIR-5", "CCG-PIR-7"],
            Event::PiracyEnded { .. } => &["CCG-PIR-4", "CCG-PIR-6"],
            Event::EnemyEngaged { .. } => &["CCG-ENM-3", "CCG-ENM-6"],
            Event::Bankrupt { .. } => &["CCG-ELM-1"],
            Event::Conceded { .. } => &["CCG-ELM-13"],
            Event::Eliminated { .. } => &["CCG-ELM-3"],
            Event::Orphaned { .. } => &["CCG-ELM-9", "CCG-VERB-6b"],
            Event::SlotPassed { .. } => &["CCG-CSLOT-7"],
            Event::HarbourDues { .. } => &["FL-10", "CCG-EXP-1"],
            Event::GameEnded { ending } => match ending.kind {
                EndingKind::VictoryPoints => &["CCG-VIC-1", "CCG-VIC-4"],
                EndingKind::Bankruptcy => &["CCG-ELM-6", "CCG-ELM-12"],
                EndingKind::Concession => &["CCG-ELM-13", "CCG-ELM-6"],
                EndingKind::RoundCap => &["FL-5", "CCG-VIC-9"],
            },
        };
        ids.iter().copied().map(RuleId).collect()
    }

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
