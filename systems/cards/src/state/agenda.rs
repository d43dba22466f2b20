//! What the game has still to do: a stack of steps, the next one last.
//!
//! A stage lays its steps out when it begins; a step may lay out more. Because every unfinished
//! procedure lies here as plain data, a game can be saved in the middle of any of them.

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
    /// Something in play has changed since limits and wounds were last looked at: only while a price is being
    /// paid can that be so at a choice.
    pub unsettled: bool,
}

/// What a captain is being asked. Derived from the step on top of the agenda, which asks again
/// when a game is restored.
#[derive(Resource, Debug, Clone, Default)]
pub(crate) struct PendingChoice {
    pub choice: Option<Choice>,
    /// The answer, on its way to the step that asked.
    pub answer: Option<Move>,
}

/// One thing to do. A step that asks changes nothing before it has its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    MarkDiscards(Seat),
    RevealDiscards,
    Restore(Seat),
    Shift(Seat),
    ChooseFirst(Seat),

    DrawComplication(Seat, Sight),
    PlaceComplication {
        seat: Seat,
        card: CardId,
        sight: Sight,
    },
    MakeRoom {
        seat: Seat,
        slot: SlotNo,
        card: CardId,
        sight: Sight,
    },
    ChooseActivity(Seat),
    /// `contract` is the one that was paid for.
    TakeUp {
        seat: Seat,
        activity: Activity,
        contract: Option<CardId>,
    },

    Procure(Seat),
    /// `seat` is next to act; who has `passed` since the last action.
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
    /// Plays made for the current phase, offered until the captain passes.
    FreePlays(Seat),
    /// Plays at any time, offered to captains who want to be asked, but for the one whose turn
    /// it is about to be; who has `passed` since the last play.
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
    /// Ask for the subplots of a card that `seat` has just resolved; a bit for each one tried.
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
    /// A play looks for its next target.
    Target(Play),
    /// A play pays the parts of its cost from `next` on.
    PayCosts {
        play: Play,
        next: u8,
    },
    Enqueue(Play),
    /// Who wants to react? Asked in order of priority until all have `passed`.
    Window {
        passed: Vec<Seat>,
    },
    ResolveTop,
    Effects(Box<Task>),
    /// `left` cards go from hand, and what is left of it must still pay `owing`.
    ForcedDiscard {
        seat: Seat,
        left: u8,
        owing: Option<(u8, Payment)>,
    },
    Trim {
        seat: Seat,
        among: Vec<CardId>,
    },
    /// Abilities of `seat` that are set off at once, in the order they choose (FL-3).
    SetOff {
        seat: Seat,
        plays: Vec<Play>,
    },
    /// A card of this kind from a pile of `seat`'s to their hand; or none, where they `may` decline.
    Search {
        seat: Seat,
        card: CardId,
        pile: Pile,
        filter: Filter,
        may: bool,
    },
    /// A card of this kind from hand into play, if `seat` likes.
    PutIntoPlay {
        seat: Seat,
        card: CardId,
        filter: Filter,
    },
    /// A token of this kind out of the pool; which, is for `seat` to say.
    LoseToken {
        seat: Seat,
        wanted: Token,
    },
    /// The penalty is paid, and `seat` abandons the contract, like it or not (CCG-ABN-6).
    Quit {
        seat: Seat,
        slot: SlotNo,
        contract: CardId,
    },
}

/// Who sees a complication as it is attached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Sight {
    /// Nobody (CCG-SOLO-2a).
    Nobody,
    /// The captain who places it (CCG-ADV-1b).
    Placer,
    /// Everybody (CCG-SOLO-3).
    All,
}

/// Money to find: a cost or an expense.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bill {
    pub seat: Seat,
    pub owed: u8,
    pub paid: u8,
    pub payment: Payment,
    /// A cost that comes right after it, and is met with other cards (CCG-EXP-4a).
    pub then: u8,
    /// Told in the journal.
    pub announced: bool,
}

impl Step {
    /// A window that nobody has passed yet.
    pub fn window() -> Step {
        Step::Window { passed: Vec::new() }
    }

    /// The chance to play at any time, before the turn of `before`.
    pub fn any_time(before: Option<Seat>) -> Step {
        Step::AnyTime { before, passed: Vec::new() }
    }

    /// The captain without whom there is nothing to do. A strike is seen to its end without them, since
    /// it is also the defender's affair (CCG-PIR-6a).
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
    /// A bill of which nothing is paid yet.
    pub fn new(seat: Seat, owed: u8, payment: Payment) -> Bill {
        Bill { seat, owed, paid: 0, payment, then: 0, announced: false }
    }

    /// A cost that may be paid from anywhere.
    pub fn cost(seat: Seat, owed: u8) -> Bill {
        Bill::new(seat, owed, Payment::any_cost())
    }
}

/// How a bill may be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Payment {
    /// CCG-COST-1; Cash is from hand only, Equity from the deck only. The card that is played
    /// cannot be jettisoned for its own cost.
    Cost { from_hand: bool, from_deck: bool, for_card: Option<CardId> },
    /// CCG-EXP-1. `together` with the next bill: who cannot pay leaves after both (CCG-ELM-12).
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

/// A piracy exchange while its damage is assigned: the attacker's points, then the defender's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Strike {
    pub sides: [StrikeSide; 2],
}

/// One side's damage on the other.
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

/// Something being played or used, from its announcement until it has taken effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Play {
    pub seat: Seat,
    pub card: CardId,
    pub kind: PlayKind,
    /// What it is attached to: the host of a source, remembered in case the source is the price.
    pub host: Option<CardId>,
    /// In the order in which its text asks for them; a foundation comes first.
    pub targets: Vec<Target>,
}

/// What sort of play.
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
    /// The n-th ability, set off by itself; never on the queue (CCG-TIM-6).
    Triggered(u8),
    /// The award of the n-th subplot, of the contract side or else of the complication side.
    Award {
        nth: u8,
        contract: bool,
    },
}

/// Something a play is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Target {
    Card(CardId),
    /// Counted from the bottom of the queue.
    Queued(u8),
    Captain(Seat),
    /// There was none when it was announced, and the play has other effects (RUL-48).
    Nothing,
}

/// Effects taking place one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    pub play: Play,
    pub effects: Vec<Effect>,
    /// The effect to carry out next.
    pub next: u8,
    /// The target to use next.
    pub aim: u8,
}
