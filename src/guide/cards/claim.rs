//! What the words of a lesson say of the card game.
//!
//! Claims are looked up in the state and in the whole of what has happened, not in the conditions of
//! lessons: tests hold the one against the other.

use cards::{Activity, CaptainSeen, CardId, Event, Move, Stage};
use engine::Seat;
use serde::Deserialize;

use super::Moment;

/// One thing that a lesson says of the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// This house rule has this value.
    Rule(String, String),
    /// So many victory points win.
    Wins(i16),
    /// Nobody's ship is quicker than the person's.
    Quickest,
    FourContracts,
    PursuitOffered,
    PiracyOffered,
    PassOffered,
    AttemptOffered,
    MendingOffered,
    HandPays,
    DeckPays,
    ActionPhase,
    Pursuing,
    /// Another captain pursues the same contract.
    Shared,
    /// A rival is a pirate, and has not struck.
    RivalMayStrike,
    TokensThere,
    PoolEmpty,
    /// None of the person's cards stands exerted.
    AllReady,
    /// Every complication on their contract lies open, and one does.
    AllOpen,
    /// No complication lies on their contract.
    WayClear,
    /// The complication they resolved last lies nowhere any more.
    ComplicationGone,
    /// What they tried last has failed, and lies there still.
    TryFailed,
    /// The points of the contract they completed last stand with theirs.
    ContractPaid,
    /// A rival has completed a contract.
    RivalPaid,
    /// A card of theirs that was jettisoned lies in their discard pile.
    CardJettisoned,
    /// Somebody of theirs is hurt.
    Hurt,
    /// They have paid a penalty.
    PenaltyPaid,
    Infamy,
    /// A bill has come.
    Billed,
    /// They have half the points that win, and not all of them.
    Halfway,
}

impl Claim {
    /// Whether it is so.
    pub fn is_true(&self, moment: &Moment) -> bool {
        let seen = moment.seen;
        let me = &seen.captains[seen.you.index()];
        let mine = |seat: &Seat| *seat == seen.you;
        let offers = |is_it: fn(&Move) -> bool| moment.offers(is_it);
        match self {
            Claim::Rule(name, value) => seen.constants.get(name).as_ref() == Some(value),
            Claim::Wins(points) => me.threshold == *points,
            Claim::Quickest => {
                seen.captains.iter().all(|it| it.ship.initiative <= me.ship.initiative)
            }
            Claim::FourContracts => {
                seen.slots.iter().filter(|slot| slot.contract.is_some()).count() == 4
            }
            Claim::PursuitOffered => offers(|it| matches!(it, Move::Pursue(_))),
            Claim::PiracyOffered => offers(|it| matches!(it, Move::Piracy)),
            Claim::PassOffered => offers(|it| matches!(it, Move::Pass)),
            Claim::AttemptOffered => offers(|it| matches!(it, Move::Attempt(_))),
            Claim::MendingOffered => offers(|it| matches!(it, Move::Restore(_))),
            Claim::HandPays => offers(|it| matches!(it, Move::ExpendHand(_))),
            Claim::DeckPays => offers(|it| matches!(it, Move::ExpendDeck)),
            Claim::ActionPhase => seen.stage == Stage::Acting,
            Claim::Pursuing => matches!(me.activity, Activity::Pursuing(_)),
            Claim::Shared => {
                seen.captains.iter().filter(|it| it.activity == me.activity).count() > 1
                    && matches!(me.activity, Activity::Pursuing(_))
            }
            Claim::RivalMayStrike => seen.captains.iter().any(|it| {
                !mine(&it.seat) && it.activity == Activity::Pirate && it.struck.is_none()
            }),
            Claim::TokensThere => !me.pool.is_empty(),
            Claim::PoolEmpty => me.pool.is_empty(),
            Claim::AllReady => me.in_play.iter().all(|card| !card.exerted),
            Claim::AllOpen => lying(moment).is_some_and(|it| it.0 > 0 && it.0 == it.1),
            Claim::WayClear => lying(moment).is_some_and(|it| it.0 == 0),
            Claim::ComplicationGone => last(moment, resolved_by(seen.you))
                .is_some_and(|card| !lies_somewhere(moment, card)),
            Claim::TryFailed => last(moment, tried_by(seen.you))
                .is_some_and(|(card, failed)| failed && lies_somewhere(moment, card)),
            Claim::ContractPaid => {
                last(moment, points_of(seen.you)).is_some_and(|(by, now)| by > 0 && now == me.vp)
            }
            Claim::RivalPaid => moment
                .events
                .iter()
                .any(|it| matches!(it, Event::ContractCompleted { seat, .. } if !mine(seat))),
            Claim::CardJettisoned => moment.events.iter().any(|event| {
                matches!(event, Event::Jettisoned { owner, card, .. }
                    if mine(owner) && is_in_discard(me, card.id))
            }),
            Claim::Hurt => me.in_play.iter().any(|card| card.harm > 0),
            Claim::PenaltyPaid => moment
                .events
                .iter()
                .any(|it| matches!(it, Event::Abandoned { seat, penalty: 1.., .. } if mine(seat))),
            Claim::Infamy => me.infamy > 0,
            Claim::Billed => moment
                .events
                .iter()
                .any(|it| matches!(it, Event::ExpenseIncurred { seat, .. } if mine(seat))),
            Claim::Halfway => (me.threshold..me.threshold * 2).contains(&(me.vp * 2)),
        }
    }
}

/// How many complications lie on the person's contract, and how many of them face up.
fn lying(moment: &Moment) -> Option<(usize, usize)> {
    let lying = &moment.pursued()?.complications;
    Some((lying.len(), lying.iter().filter(|it| it.face_up).count()))
}

/// The last thing of a kind that has happened.
fn last<T>(moment: &Moment, wanted: impl Fn(&Event) -> Option<T>) -> Option<T> {
    moment.events.iter().rev().find_map(wanted)
}

/// The complication that this captain resolved.
fn resolved_by(you: Seat) -> impl Fn(&Event) -> Option<CardId> {
    move |event| {
        let Event::ComplicationResolved { seat, card } = event else { return None };
        (*seat == you).then_some(card.id)
    }
}

/// By how much the points of this captain changed, and to what.
fn points_of(you: Seat) -> impl Fn(&Event) -> Option<(i16, i16)> {
    move |event| {
        let Event::VpChanged { seat, by, now, .. } = event else { return None };
        (*seat == you).then_some((*by, *now))
    }
}

/// What a try of this captain came to: its card, and whether it failed.
fn tried_by(you: Seat) -> impl Fn(&Event) -> Option<(CardId, bool)> {
    move |event| {
        let failed = matches!(event, Event::AttemptFailed { .. });
        let (Event::AttemptFailed { seat, card, .. }
        | Event::ComplicationResolved { seat, card }
        | Event::ContractCompleted { seat, card }
        | Event::SubplotResolved { seat, card, .. }) = event
        else {
            return None;
        };
        (*seat == you).then_some((card.id, failed))
    }
}

/// Whether a card lies in a slot, as a contract or a complication.
fn lies_somewhere(moment: &Moment, card: CardId) -> bool {
    let mut contracts = moment.seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    contracts.any(|contract| {
        contract.id == card || contract.complications.iter().any(|it| it.id == card)
    })
}

fn is_in_discard(captain: &CaptainSeen, card: CardId) -> bool {
    captain.discard.iter().any(|it| it.id == card)
}
