//! The conditions of a lesson at the card table.

use cards::{Activity, CardId, Choice, ContractSeen, Event, Move, Observation, Why};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// The game as the person meets it when they are asked something.
pub struct Moment<'a> {
    pub seen: &'a Observation,
    pub choice: &'a Choice,
    /// Everything that has happened.
    pub events: &'a [Event],
    /// How many of them the person had read about when they answered last: the others are news.
    pub read: usize,
}

/// One condition of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum When {
    /// Such a question.
    Asked(QuestionKind),
    /// Such an answer can be given.
    Offered(Offer),
    /// This round, or a later one.
    Round(u16),
    /// Something that can be seen on the table.
    Seen(TableCondition),
    /// Something that has happened since the person answered last.
    Happened(PastEvent),
}

/// A kind of question: [`Why`], without what it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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

/// A kind of answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Offer {
    /// Turn pirate.
    Piracy,
    /// Attempt a complication.
    Attempt,
    PayFromHand,
    PayFromDeck,
}

/// Something visible on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum TableCondition {
    /// There is a contract in every slot.
    FourContracts,
    /// The person pursues a contract.
    Pursuing,
    /// Somebody else is after the same one.
    Shared,
    /// A rival is a pirate who has not struck yet.
    Pirate,
    /// There are tokens in the person's pool.
    Tokens,
    /// Complications lie on the person's contract, all face up.
    Trouble,
    /// The person pursues a contract, and nothing lies on it.
    Clear,
    /// Half the points that win are there.
    Halfway,
    /// The person is infamous.
    Infamy,
}

/// A kind of event that has happened to the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum PastEvent {
    ComplicationResolved,
    /// An attempt at a complication or a contract failed, and it is still there to be tried. That of a
    /// subplot comes after a success.
    Failed,
    /// The points of a completed contract came.
    ContractPaid,
    /// A rival completed one.
    RivalCompleted,
    Jettisoned,
    /// Somebody of theirs, who is still with them, was hurt.
    Wounded,
    /// They gave a contract up, for a penalty.
    Abandoned,
    Infamous,
    /// A bill came that was no price.
    Expense,
}

impl Moment<'_> {
    /// The events since the person answered last.
    pub fn news(&self) -> &[Event] {
        self.events.get(self.read..).unwrap_or_default()
    }

    /// The contract that the person pursues.
    pub fn pursued(&self) -> Option<&ContractSeen> {
        let me = &self.seen.captains[self.seen.you.index()];
        let Activity::Pursuing(slot) = me.activity else { return None };
        self.seen.slots.get(slot.index())?.contract.as_ref()
    }

    /// Whether this is the contract that the person pursues, or lies on it: what they failed at may be
    /// gone by now.
    fn still_wants(&self, card: CardId) -> bool {
        let lies_on =
            |contract: &ContractSeen| contract.complications.iter().any(|it| it.id == card);
        self.pursued().is_some_and(|contract| contract.id == card || lies_on(contract))
    }

    /// Whether an answer of this kind can be given.
    pub fn offers(&self, is_it: impl Fn(&Move) -> bool) -> bool {
        self.choice.options.iter().any(is_it)
    }

    /// Whether the attempt that failed with this event was one at a subplot: those come right after their
    /// card is resolved.
    fn is_subplot(&self, failed: &Event) -> bool {
        let Event::AttemptFailed { seat, card, .. } = failed else { return false };
        let round = self.events.iter().rposition(|it| matches!(it, Event::RoundBegan { .. }));
        self.events[round.unwrap_or(0)..].iter().any(|it| {
            matches!(it, Event::ComplicationResolved { seat: by, card: done }
                | Event::ContractCompleted { seat: by, card: done }
                if by == seat && done.id == card.id)
        })
    }
}

impl When {
    /// Whether the condition holds.
    pub fn holds(self, moment: &Moment) -> bool {
        match self {
            When::Asked(kind) => QuestionKind::of(moment.choice.why) == kind,
            When::Offered(offer) => moment.offers(|chosen| offer.is(chosen)),
            When::Round(round) => moment.seen.round >= round,
            When::Seen(sight) => sight.is_there(moment),
            When::Happened(kind) => moment.news().iter().any(|it| kind.is(it, moment)),
        }
    }
}

impl Offer {
    fn is(self, chosen: &Move) -> bool {
        match self {
            Offer::Piracy => matches!(chosen, Move::Piracy),
            Offer::Attempt => matches!(chosen, Move::Attempt(_)),
            Offer::PayFromHand => matches!(chosen, Move::ExpendHand(_)),
            Offer::PayFromDeck => matches!(chosen, Move::ExpendDeck),
        }
    }
}

impl TableCondition {
    fn is_there(self, moment: &Moment) -> bool {
        let seen = moment.seen;
        let me = &seen.captains[seen.you.index()];
        let mut rivals = seen.captains.iter().filter(|rival| rival.seat != seen.you);
        let contract = moment.pursued();
        match self {
            TableCondition::FourContracts => seen.slots.iter().all(|slot| slot.contract.is_some()),
            TableCondition::Pursuing => contract.is_some(),
            TableCondition::Shared => contract.is_some_and(|contract| contract.pursuers.len() > 1),
            TableCondition::Pirate => {
                rivals.any(|it| it.activity == Activity::Pirate && it.struck.is_none())
            }
            TableCondition::Tokens => !me.pool.is_empty(),
            TableCondition::Trouble => contract.is_some_and(|contract| {
                let lying = &contract.complications;
                !lying.is_empty() && lying.iter().all(|it| it.face_up)
            }),
            TableCondition::Clear => {
                contract.is_some_and(|contract| contract.complications.is_empty())
            }
            TableCondition::Halfway => me.vp * 2 >= me.threshold && me.vp < me.threshold,
            TableCondition::Infamy => me.infamy > 0,
        }
    }
}

impl PastEvent {
    /// Whether this event is one, for the person.
    fn is(self, event: &Event, moment: &Moment) -> bool {
        let you = moment.seen.you;
        match self {
            PastEvent::ComplicationResolved => {
                matches!(event, Event::ComplicationResolved { seat, .. } if *seat == you)
            }
            PastEvent::Failed => {
                let Event::AttemptFailed { seat, card, .. } = event else { return false };
                *seat == you && moment.still_wants(card.id) && !moment.is_subplot(event)
            }
            PastEvent::ContractPaid => matches!(
                event,
                Event::VpChanged { seat, by: 1.., rule, .. } if *seat == you && rule.0 == "CCG-CON-3"
            ),
            PastEvent::RivalCompleted => {
                matches!(event, Event::ContractCompleted { seat, .. } if *seat != you)
            }
            PastEvent::Jettisoned => {
                matches!(event, Event::Jettisoned { owner, .. } if *owner == you)
            }
            PastEvent::Wounded => {
                matches!(event, Event::Wounded { card, .. } if is_hurt(moment.seen, you, card.id))
            }
            PastEvent::Abandoned => {
                matches!(event, Event::Abandoned { seat, penalty: 1.., .. } if *seat == you)
            }
            PastEvent::Infamous => {
                matches!(event, Event::InfamyChanged { seat, by: 1.., .. } if *seat == you)
            }
            PastEvent::Expense => {
                matches!(event, Event::ExpenseIncurred { seat, .. } if *seat == you)
            }
        }
    }
}

/// Whether this card lies hurt on a captain's side.
fn is_hurt(seen: &Observation, seat: Seat, card: cards::CardId) -> bool {
    seen.captains[seat.index()].in_play.iter().any(|it| it.id == card && it.harm > 0)
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
