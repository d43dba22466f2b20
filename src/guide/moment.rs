//! The conditions of a lesson.

use cards::{Activity, Event, Observation, Why};
use engine::Seat;
use serde::Deserialize;

/// The game as the person meets it when they are asked something.
pub struct Moment<'a> {
    pub seen: &'a Observation,
    pub why: Why,
    /// Everything that has happened.
    pub events: &'a [Event],
}

/// One condition of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum When {
    /// Such a question.
    Asked(QuestionKind),
    /// This round, or a later one.
    Round(u16),
    /// Something that can be seen on the table.
    Seen(Sight),
    /// Something that has happened.
    Happened(PastEvent),
}

/// A kind of question: [`Why`], without what it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum QuestionKind {
    Discarding,
    ChooseFirst,
    Restoring,
    Shifting,
    Placing,
    MakingRoom,
    ChoosingActivity,
    Procuring,
    Attaching,
    Acting,
    Reacting,
    AnyTime,
    Targeting,
    Paying,
    MeetingExpense,
    PayingCost,
    Trimming,
    Receiving,
    Picking,
    Resolving,
    Completing,
    TakingRole,
    Meeting,
    Subplots,
    Assigning,
    ForcedDiscard,
    Searching,
    PuttingIntoPlay,
    LosingToken,
    Ordering,
}

/// Something visible on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Sight {
    /// The person pursues a contract.
    Pursuing,
    /// Somebody else is after the same one.
    Shared,
    /// A rival is a pirate.
    Pirate,
    /// There are tokens in the person's pool.
    Tokens,
    /// A complication on the person's contract lies face up.
    Trouble,
    /// A card of the person's stands exerted.
    Exerted,
    /// Half the points that win are there.
    Halfway,
}

/// A kind of event that has happened to the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum PastEvent {
    /// Crew, or anything else, came into play.
    Procured,
    /// They paid with a card.
    Paid,
    ComplicationResolved,
    /// An attempt failed.
    Failed,
    ContractCompleted,
    /// A rival completed one.
    RivalCompleted,
    Jettisoned,
    Wounded,
    Abandoned,
    Infamous,
    /// A bill came that was no price.
    Expense,
    /// Somebody struck.
    Piracy,
}

impl When {
    /// Whether the condition holds.
    pub fn holds(self, moment: &Moment) -> bool {
        match self {
            When::Asked(kind) => QuestionKind::of(moment.why) == kind,
            When::Round(round) => moment.seen.round >= round,
            When::Seen(sight) => sight.is_there(moment.seen),
            When::Happened(kind) => moment.events.iter().any(|it| kind.is(it, moment.seen.you)),
        }
    }
}

impl Sight {
    fn is_there(self, seen: &Observation) -> bool {
        let me = &seen.captains[seen.you.index()];
        let rivals = || seen.captains.iter().filter(|rival| rival.seat != seen.you);
        let mine = match me.activity {
            Activity::Pursuing(slot) => seen.slots.get(slot.index()),
            Activity::Uncommitted | Activity::Pirate => None,
        };
        let contract = mine.and_then(|slot| slot.contract.as_ref());
        match self {
            Sight::Pursuing => contract.is_some(),
            Sight::Shared => contract.is_some_and(|contract| contract.pursuers.len() > 1),
            Sight::Pirate => rivals().any(|rival| rival.activity == Activity::Pirate),
            Sight::Tokens => !me.pool.is_empty(),
            Sight::Trouble => {
                contract.is_some_and(|it| it.complications.iter().any(|it| it.face_up))
            }
            Sight::Exerted => me.in_play.iter().any(|card| card.exerted),
            Sight::Halfway => me.vp * 2 >= me.threshold,
        }
    }
}

impl PastEvent {
    /// Whether this event is one, for the captain at `you`.
    fn is(self, event: &Event, you: Seat) -> bool {
        match self {
            PastEvent::Procured => matches!(event, Event::EnteredPlay { seat, .. } if *seat == you),
            PastEvent::Paid => matches!(event, Event::Expended { seat, .. } if *seat == you),
            PastEvent::ComplicationResolved => {
                matches!(event, Event::ComplicationResolved { seat, .. } if *seat == you)
            }
            PastEvent::Failed => matches!(event, Event::AttemptFailed { seat, .. } if *seat == you),
            PastEvent::ContractCompleted => {
                matches!(event, Event::ContractCompleted { seat, .. } if *seat == you)
            }
            PastEvent::RivalCompleted => {
                matches!(event, Event::ContractCompleted { seat, .. } if *seat != you)
            }
            PastEvent::Jettisoned => {
                matches!(event, Event::Jettisoned { owner, .. } if *owner == you)
            }
            PastEvent::Wounded => matches!(event, Event::Wounded { .. }),
            PastEvent::Abandoned => matches!(event, Event::Abandoned { seat, .. } if *seat == you),
            PastEvent::Infamous => {
                matches!(event, Event::InfamyChanged { seat, by: 1.., .. } if *seat == you)
            }
            PastEvent::Expense => {
                matches!(event, Event::ExpenseIncurred { seat, .. } if *seat == you)
            }
            PastEvent::Piracy => matches!(event, Event::PiracyBegan { .. }),
        }
    }
}

impl QuestionKind {
    /// The kind of this question.
    pub fn of(why: Why) -> QuestionKind {
        match why {
            Why::Discarding { .. } => QuestionKind::Discarding,
            Why::ChooseFirst => QuestionKind::ChooseFirst,
            Why::Restoring => QuestionKind::Restoring,
            Why::Shifting => QuestionKind::Shifting,
            Why::Placing { .. } | Why::PlacingUnseen => QuestionKind::Placing,
            Why::MakingRoom { .. } => QuestionKind::MakingRoom,
            Why::ChoosingActivity => QuestionKind::ChoosingActivity,
            Why::Procuring => QuestionKind::Procuring,
            Why::Attaching { .. } => QuestionKind::Attaching,
            Why::Acting => QuestionKind::Acting,
            Why::Reacting => QuestionKind::Reacting,
            Why::AnyTime => QuestionKind::AnyTime,
            Why::Targeting { .. } => QuestionKind::Targeting,
            Why::Paying { .. } => QuestionKind::Paying,
            Why::MeetingExpense { .. } => QuestionKind::MeetingExpense,
            Why::PayingCost { .. } => QuestionKind::PayingCost,
            Why::Trimming => QuestionKind::Trimming,
            Why::Receiving => QuestionKind::Receiving,
            Why::Picking { .. } => QuestionKind::Picking,
            Why::Resolving => QuestionKind::Resolving,
            Why::Completing { .. } => QuestionKind::Completing,
            Why::TakingRole { .. } => QuestionKind::TakingRole,
            Why::Meeting { .. } => QuestionKind::Meeting,
            Why::Subplots { .. } => QuestionKind::Subplots,
            Why::Assigning { .. } => QuestionKind::Assigning,
            Why::ForcedDiscard { .. } => QuestionKind::ForcedDiscard,
            Why::Searching { .. } => QuestionKind::Searching,
            Why::PuttingIntoPlay { .. } => QuestionKind::PuttingIntoPlay,
            Why::LosingToken => QuestionKind::LosingToken,
            Why::Ordering => QuestionKind::Ordering,
        }
    }
}
