//! The agenda: a stack of steps still to run, the next one last.
//!
//! A stage pushes its steps when it begins; a step may push more. Since every unfinished procedure
//! lies here as plain data, a game can be saved in the middle of any of them.

use bevy::prelude::Resource;
use engine::Seat;
use serde::{Deserialize, Serialize};

use super::Activity;
use crate::{
    choice::{CardId, Choice, Move, SlotNo},
    data::{Effect, Filter, Level, Pile, Skill, Token},
};

/// The stack of steps.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Agenda {
    pub steps: Vec<Step>,
    /// Whether something in play has changed since the last check of limits and wounds. At a choice
    /// this is possible only during a payment.
    pub unsettled: bool,
}

/// The pending question. Derived from the step on top of the agenda, which asks again when a game
/// is restored.
#[derive(Resource, Debug, Clone, Default)]
pub(crate) struct PendingChoice {
    pub choice: Option<Choice>,
    /// The answer, on its way to the step that asked.
    pub answer: Option<Move>,
}

/// A step. One that asks changes nothing before it has its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    MarkDiscards(Seat),
    RevealDiscards,
    Restore(Seat),
    Shift(Seat),
    ChooseFirst(Seat),

    DrawComplication(Seat, Audience),
    PlaceComplication {
        seat: Seat,
        card: CardId,
        sight: Audience,
    },
    MakeRoom {
        seat: Seat,
        slot: SlotNo,
        card: CardId,
        sight: Audience,
    },
    ChooseActivity(Seat),
    /// `contract` is the one paid for.
    TakeUp {
        seat: Seat,
        activity: Activity,
        contract: Option<CardId>,
    },

    Procure(Seat),
    /// `seat` is next to act; `passed` are those who passed since the last action.
    Act {
        seat: Seat,
        passed: Vec<Seat>,
    },
    Collect(Seat),
    /// Tokens that `seat` is about to get, and may refuse (CCG-RSC-1e).
    Receive {
        seat: Seat,
        due: Vec<Token>,
    },
    PickSkills {
        seat: Seat,
        crew: CardId,
        left: u8,
        picked: Vec<Skill>,
    },
    Collected(Seat),
    /// Plays for the current phase, offered until the captain passes.
    FreePlays(Seat),
    /// Plays at any time, offered to captains with full control, except the one whose turn is next;
    /// `passed` are those who passed since the last play.
    AnyTime {
        before: Option<Seat>,
        passed: Vec<Seat>,
    },

    /// `seat` is next to select, unless they have passed.
    Select(Seat),
    Attempt(Attempt),
    /// Which role to take against an enemy ship.
    TakeRole(Attempt),
    Engage(Attempt),
    /// Asks for the subplots of a card just resolved by `seat`; `tried` has a bit for each one
    /// tried.
    Subplots {
        seat: Seat,
        card: CardId,
        tried: u8,
    },
    DiscardResolved(CardId),
    Strike(Box<Strike>),
    StrikeOver {
        attacker: Seat,
        defender: Seat,
        success: bool,
    },
    Complete(Seat),
    CloseContract(SlotNo),

    Pay(Bill),
    /// A play chooses its next target.
    Target(Play),
    /// A play pays the parts of its cost from `next` on.
    PayCosts {
        play: Play,
        next: u8,
    },
    Enqueue(Play),
    /// A window for reactions: captains are asked in order of priority until all have `passed`.
    Window {
        passed: Vec<Seat>,
    },
    ResolveTop,
    Effects(Box<Task>),
    /// Discards `left` cards from hand; the rest must still be able to pay `owing`.
    ForcedDiscard {
        seat: Seat,
        left: u8,
        owing: Option<(u8, Payment)>,
    },
    Trim {
        seat: Seat,
        among: Vec<CardId>,
    },
    /// Abilities of `seat` triggered together, in the order they choose (FL-3).
    SetOff {
        seat: Seat,
        plays: Vec<Play>,
    },
    /// Takes a card of this kind from a pile of `seat` to hand; optional if they `may`.
    Search {
        seat: Seat,
        card: CardId,
        pile: Pile,
        filter: Filter,
        may: bool,
    },
    /// Puts a card of this kind from hand into play, if `seat` likes.
    PutIntoPlay {
        seat: Seat,
        card: CardId,
        filter: Filter,
    },
    /// Removes a token of this kind from the pool; `seat` chooses which.
    LoseToken {
        seat: Seat,
        wanted: Token,
    },
    /// Abandons the contract by force, after payment of the penalty (CCG-ABN-6).
    Quit {
        seat: Seat,
        slot: SlotNo,
        contract: CardId,
    },
}

/// Viewers of a complication as it is attached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Audience {
    /// Nobody (CCG-SOLO-2a).
    Nobody,
    /// The captain who places it (CCG-ADV-1b).
    Placer,
    /// Everybody (CCG-SOLO-3).
    All,
}

/// Credits to find: a cost or an expense.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bill {
    pub seat: Seat,
    pub owed: u8,
    pub paid: u8,
    pub payment: Payment,
    /// A second cost right after it, paid with other cards (CCG-EXP-4a).
    pub then: u8,
    /// Whether the journal has it.
    pub announced: bool,
}

impl Step {
    /// A window before any pass.
    pub fn window() -> Step {
        Step::Window { passed: Vec::new() }
    }

    /// An offer of plays at any time, before the turn of `before`.
    pub fn any_time(before: Option<Seat>) -> Step {
        Step::AnyTime { before, passed: Vec::new() }
    }

    /// The captain without whom the step is void. A strike goes on to its end without them, since
    /// it also concerns the defender (CCG-PIR-6a).
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Step::MarkDiscards(seat)
            | Step::Restore(seat)
            | Step::Shift(seat)
            | Step::ChooseFirst(seat)
            | Step::DrawComplication(seat, _)
            | Step::PlaceComplication { seat, .. }
            | Step::MakeRoom { seat, .. }
            | Step::ChooseActivity(seat)
            | Step::TakeUp { seat, .. }
            | Step::Procure(seat)
            | Step::Collect(seat)
            | Step::Receive { seat, .. }
            | Step::PickSkills { seat, .. }
            | Step::Collected(seat)
            | Step::FreePlays(seat)
            | Step::Subplots { seat, .. }
            | Step::Complete(seat)
            | Step::ForcedDiscard { seat, .. }
            | Step::Trim { seat, .. }
            | Step::SetOff { seat, .. }
            | Step::Search { seat, .. }
            | Step::PutIntoPlay { seat, .. }
            | Step::LoseToken { seat, .. }
            | Step::Quit { seat, .. } => Some(*seat),
            Step::Attempt(attempt) | Step::TakeRole(attempt) | Step::Engage(attempt) => {
                Some(attempt.seat)
            }
            Step::Pay(bill) => Some(bill.seat),
            Step::Target(play) | Step::PayCosts { play, .. } | Step::Enqueue(play) => {
                Some(play.seat)
            }
            Step::Effects(task) => Some(task.play.seat),
            Step::RevealDiscards
            | Step::Act { .. }
            | Step::AnyTime { .. }
            | Step::Select(_)
            | Step::DiscardResolved(_)
            | Step::Strike(_)
            | Step::StrikeOver { .. }
            | Step::CloseContract(_)
            | Step::Window { .. }
            | Step::ResolveTop => None,
        }
    }
}

impl Bill {
    /// A bill without any payment so far.
    pub fn new(seat: Seat, owed: u8, payment: Payment) -> Bill {
        Bill { seat, owed, paid: 0, payment, then: 0, announced: false }
    }

    /// A cost that may be paid from anywhere.
    pub fn cost(seat: Seat, owed: u8) -> Bill {
        Bill::new(seat, owed, Payment::any_cost())
    }
}

/// Allowed ways to pay a bill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Payment {
    /// A cost (CCG-COST-1); Cash is from hand only, Equity from the deck only. The card being
    /// played cannot be jettisoned for its own cost.
    Cost { from_hand: bool, from_deck: bool, for_card: Option<CardId> },
    /// An expense (CCG-EXP-1). `together` with the next bill: those who cannot pay leave after both
    /// (CCG-ELM-12).
    Expense { together: bool },
}

impl Payment {
    /// A cost without restriction.
    pub fn any_cost() -> Payment {
        Payment::Cost { from_hand: true, from_deck: true, for_card: None }
    }
}

/// An attempt at a list of requirements, met one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attempt {
    pub seat: Seat,
    pub card: CardId,
    /// A subplot and its alternative; `None` is the card itself.
    pub subplot: Option<(u8, u8)>,
    /// The requirement to meet next.
    pub next: u8,
}

/// A piracy exchange during assignment of damage: first the attacker's points, then the defender's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Strike {
    pub sides: [StrikeSide; 2],
}

/// One side's damage to the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StrikeSide {
    pub by: Seat,
    /// Points not assigned yet.
    pub left: u8,
    /// Points on each upgrade.
    pub hits: Vec<(CardId, u8)>,
    /// Points as expense.
    pub charge: u8,
}

/// A card or ability in use, from its announcement until it has taken effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Play {
    pub seat: Seat,
    pub card: CardId,
    pub kind: PlayKind,
    /// The host of its card, remembered in case the card is part of the price.
    pub host: Option<CardId>,
    /// Targets in the order of its text; a foundation comes first.
    pub targets: Vec<Target>,
}

/// Kind of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PlayKind {
    Procuring,
    Event,
    Heroic {
        crew: CardId,
        level: Level,
    },
    /// The n-th ability; on the queue.
    Ability(u8),
    /// The n-th ability, triggered; never on the queue (CCG-TIM-6).
    Triggered(u8),
    /// The award of the n-th subplot, of the contract side or else of the complication side.
    Award {
        nth: u8,
        contract: bool,
    },
}

/// A target of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Target {
    Card(CardId),
    /// A play on the queue, counted from the bottom.
    Queued(u8),
    Captain(Seat),
    /// No target was there at the announcement, and the play has other effects (RUL-48).
    Nothing,
}

/// Effects in progress, one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    pub play: Play,
    pub effects: Vec<Effect>,
    /// The effect to carry out next.
    pub next: u8,
    /// The target to use next.
    pub aim: u8,
}
