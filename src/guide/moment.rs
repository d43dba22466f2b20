//! What a lesson waits for, and whether it is there.

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

/// One thing that a lesson waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum When {
    /// Such a question.
    Asked(Asked),
    /// This round, or a later one.
    Round(u16),
    /// Something that can be seen on the table.
    Seen(Sight),
    /// Something that has happened.
    Happened(Deed),
}

/// A kind of question: [`Why`], without what it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Asked {
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

/// Something on the table.
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

/// Something that has happened to the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Deed {
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
    /// Whether it is there.
    pub fn holds(self, moment: &Moment) -> bool {
        match self {
            When::Asked(asked) => Asked::of(moment.why) == asked,
            When::Round(round) => moment.seen.round >= round,
            When::Seen(sight) => sight.is_there(moment.seen),
            When::Happened(deed) => moment.events.iter().any(|it| deed.is(it, moment.seen.you)),
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

impl Deed {
    /// Whether this event is one, for the captain at `you`.
    fn is(self, event: &Event, you: Seat) -> bool {
        match self {
            Deed::Procured => matches!(event, Event::EnteredPlay { seat, .. } if *seat == you),
            Deed::Paid => matches!(event, Event::Expended { seat, .. } if *seat == you),
            Deed::ComplicationResolved => {
                matches!(event, Event::ComplicationResolved { seat, .. } if *seat == you)
            }
            Deed::Failed => matches!(event, Event::AttemptFailed { seat, .. } if *seat == you),
            Deed::ContractCompleted => {
                matches!(event, Event::ContractCompleted { seat, .. } if *seat == you)
            }
            Deed::RivalCompleted => {
                matches!(event, Event::ContractCompleted { seat, .. } if *seat != you)
            }
            Deed::Jettisoned => matches!(event, Event::Jettisoned { owner, .. } if *owner == you),
            Deed::Wounded => matches!(event, Event::Wounded { .. }),
            Deed::Abandoned => matches!(event, Event::Abandoned { seat, .. } if *seat == you),
            Deed::Infamous => {
                matches!(event, Event::InfamyChanged { seat, by: 1.., .. } if *seat == you)
            }
            Deed::Expense => matches!(event, Event::ExpenseIncurred { seat, .. } if *seat == you),
            Deed::Piracy => matches!(event, Event::PiracyBegan { .. }),
        }
    }
}

impl Asked {
    /// The kind of this question.
    pub fn of(why: Why) -> Asked {
        match why {
            Why::Discarding { .. } => Asked::Discarding,
            Why::ChooseFirst => Asked::ChooseFirst,
            Why::Restoring => Asked::Restoring,
            Why::Shifting => Asked::Shifting,
            Why::Placing { .. } | Why::PlacingUnseen => Asked::Placing,
            Why::MakingRoom { .. } => Asked::MakingRoom,
            Why::ChoosingActivity => Asked::ChoosingActivity,
            Why::Procuring => Asked::Procuring,
            Why::Attaching { .. } => Asked::Attaching,
            Why::Acting => Asked::Acting,
            Why::Reacting => Asked::Reacting,
            Why::AnyTime => Asked::AnyTime,
            Why::Targeting { .. } => Asked::Targeting,
            Why::Paying { .. } => Asked::Paying,
            Why::MeetingExpense { .. } => Asked::MeetingExpense,
            Why::PayingCost { .. } => Asked::PayingCost,
            Why::Trimming => Asked::Trimming,
            Why::Receiving => Asked::Receiving,
            Why::Picking { .. } => Asked::Picking,
            Why::Resolving => Asked::Resolving,
            Why::Completing { .. } => Asked::Completing,
            Why::TakingRole { .. } => Asked::TakingRole,
            Why::Meeting { .. } => Asked::Meeting,
            Why::Subplots { .. } => Asked::Subplots,
            Why::Assigning { .. } => Asked::Assigning,
            Why::ForcedDiscard { .. } => Asked::ForcedDiscard,
            Why::Searching { .. } => Asked::Searching,
            Why::PuttingIntoPlay { .. } => Asked::PuttingIntoPlay,
            Why::LosingToken => Asked::LosingToken,
            Why::Ordering => Asked::Ordering,
        }
    }
}
