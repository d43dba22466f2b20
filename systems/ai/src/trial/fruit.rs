//! Whether what a play did is more than its price, from the events of its trial.

use cards::{
    CardId, Event, Observation, Piece, QueuedSeen, Using,
    data::{Effect, Select},
};
use engine::Seat;

use crate::features::{CardAction, EvalContext};

/// Whether the play brought its captain anything: it changed the table, or something for a time that may
/// still count. What one pays and loses is nothing gained, nor is what its price sets off: only the play's own
/// effects are what it was for.
#[expect(clippy::wildcard_enum_match_arm, reason = "all else is a gain or is not")]
pub(super) fn is_borne(context: EvalContext, events: &[Event]) -> bool {
    let seen = context.seen;
    let own = &events[..events.iter().position(|it| is_beyond(seen, it)).unwrap_or(events.len())];
    let effects = effects(context, own);
    // Where no play is announced any more, one is taking effect already.
    let announces = |it: &Event| matches!(it, Event::Played { seat, .. } if *seat == seen.you);
    let mut is_resolved = !own.iter().any(announces);
    own.iter().any(|event| match event {
        Event::EnteredPlay { card, .. } | Event::Shifted { gear: card, .. } => {
            !goes_again(own, *card)
        }
        Event::Resolved { seat, card, using } if *seat == seen.you => {
            is_resolved = true;
            lasts(context, *card, *using)
        }
        _ => is_resolved && is_gain(seen, event, &effects),
    })
}

/// Whether the award of a subplot brought anything (CCG-SUB-4): not the tokens that it took, nor that the round
/// goes on. A subplot that was not resolved is not judged.
pub(super) fn is_awarded(context: EvalContext, events: &[Event]) -> bool {
    let seen = context.seen;
    let resolved = events.iter().enumerate().find_map(|(at, event)| {
        let Event::SubplotResolved { seat, card, nth, contract } = event else { return None };
        let action = CardAction::award(context, card.id, *nth, *contract);
        (*seat == seen.you).then_some((at, action))
    });
    let Some((at, action)) = resolved else { return true };
    let after = &events[at + 1..];
    let ends = |event: &Event| is_beyond(seen, event) || is_settling(event);
    let own = &after[..after.iter().position(ends).unwrap_or(after.len())];
    action.effects.iter().any(|effect| clears(effect))
        || may_last(context, &action)
        || own.iter().any(|event| is_gain(seen, event, &action.effects))
}

/// Whether an effect clears the table as the end of a contract does: its events cannot be told apart.
fn clears(effect: &Effect) -> bool {
    matches!(effect, Effect::DiscardAdventure(_) | Effect::Abandon(_) | Effect::Remove(..))
}

/// Whether the table is being settled after a contract or a complication.
fn is_settling(event: &Event) -> bool {
    matches!(
        event,
        Event::Uncommitted { .. }
            | Event::ContractOffered { .. }
            | Event::ComplicationPlaced { .. }
            | Event::AdventureDiscarded { .. }
            | Event::AdventureDeckReshuffled { .. }
    )
}

/// All that what the observer played or set off does, as printed.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else takes effect")]
fn effects<'a>(context: EvalContext<'a>, events: &[Event]) -> Vec<&'a Effect> {
    let resolved = events.iter().filter_map(|event| match event {
        Event::Resolved { seat, card, using } if *seat == context.seen.you => Some((card, using)),
        _ => None,
    });
    let actions =
        resolved.map(|(card, using)| CardAction::new(context, context.seen.you, card.id, *using));
    actions.flat_map(|action| action.effects).collect()
}

/// Whether the round goes on with this event, or something that lay on the queue before.
#[expect(clippy::wildcard_enum_match_arm, reason = "all else may belong to the play")]
fn is_beyond(seen: &Observation, event: &Event) -> bool {
    match event {
        Event::StageBegan { .. }
        | Event::RoundBegan { .. }
        | Event::AttemptBegan { .. }
        | Event::RequirementMet { .. }
        | Event::AttemptFailed { .. }
        | Event::ComplicationResolved { .. }
        | Event::ContractCompleted { .. }
        | Event::PiracyBegan { .. }
        | Event::PiracyExchanged { .. }
        | Event::EnemyEngaged { .. } => true,
        Event::Resolved { card, .. } | Event::EnteredPlay { card, .. } => {
            seen.queue.iter().any(|queued| queued.card == card.id)
        }
        _ => false,
    }
}

/// Whether a card that has come has to go again, as one too many.
fn goes_again(events: &[Event], came: Piece) -> bool {
    let goes =
        |event: &Event| matches!(event, Event::Jettisoned { card, .. } if card.id == came.id);
    events.iter().any(goes)
}

/// Whether what took effect changed something for a time, and may count.
fn lasts(context: EvalContext, card: Piece, using: Using) -> bool {
    may_last(context, &CardAction::new(context, context.seen.you, card.id, using))
}

/// Whether any of these effects is a change for a time that may count.
fn may_last(context: EvalContext, action: &CardAction) -> bool {
    action.effects.iter().any(|effect| {
        let Effect::Modify(select, modifier, until) = effect else { return false };
        match select {
            Select::YourShip => {
                let ship = context.thing(context.me().ship.id);
                ship.is_some_and(|ship| context.may_count(ship, modifier, *until))
            }
            Select::Each(filter) | Select::Target(filter) => context
                .all(filter, context.seen.you, action.card)
                .any(|thing| context.may_count(thing, modifier, *until)),
            Select::This | Select::Host | Select::Performer | Select::SameTarget => true,
        }
    })
}

/// Whether an event is a gain for the observer, or a loss for somebody else that these effects bring. Others
/// also pay for what they do next.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else happens changes the table")]
fn is_gain(seen: &Observation, event: &Event, effects: &[&Effect]) -> bool {
    let is_mine = |card: &Piece| is_mine(seen, card.id);
    let others = |seat: &Seat| *seat != seen.you;
    let does = |what: fn(&Effect) -> bool| effects.iter().any(|effect| what(effect));
    match event {
        Event::Played { .. }
        | Event::Targeted { .. }
        | Event::Resolved { .. }
        | Event::Spent { .. }
        | Event::Passed { .. }
        | Event::CostIncurred { .. }
        | Event::Expended { .. }
        | Event::DeckShuffled { .. }
        | Event::TokenRefused { .. }
        | Event::SlotPassed { .. }
        | Event::Fizzled { .. } => false,
        Event::Cancelled { card, .. } => {
            let is_theirs = |it: &QueuedSeen| it.card == card.id && others(&it.seat);
            does(|it| matches!(it, Effect::Cancel(_))) && seen.queue.iter().any(is_theirs)
        }
        Event::Drew { cards, .. }
        | Event::LookedAtTop { cards, .. }
        | Event::Replenished { cards, .. } => !cards.is_empty(),
        Event::LookedAt { card, .. } => {
            let all = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
            let mut lying = all.flat_map(|contract| &contract.complications);
            lying.any(|it| it.id == card.id && it.def.is_none())
        }
        Event::Restored { by, .. } => *by > 0,
        Event::CountersChanged { card, by, .. } => *by > 0 || !is_mine(card),
        Event::Exerted { card } => !is_mine(card) && does(|it| matches!(it, Effect::Exert(_))),
        Event::Dispersed { card } => !is_mine(card) && does(|it| matches!(it, Effect::Disperse(_))),
        Event::Wounded { card, .. } | Event::Damaged { card, .. } => !is_mine(card),
        Event::Jettisoned { owner, .. } => others(owner) && does(harms),
        Event::ExpenseIncurred { seat, .. } => {
            others(seat) && does(|it| matches!(it, Effect::Expense(..) | Effect::Abandon(_)))
        }
        Event::Discarded { seat, .. } => {
            others(seat) && does(|it| matches!(it, Effect::Discard(..)))
        }
        Event::TokenDiscarded { seat, .. } => {
            others(seat) && does(|it| matches!(it, Effect::DiscardToken(..)))
        }
        Event::VpChanged { seat, by, .. } => others(seat) || *by > 0,
        Event::InfamyChanged { seat, by, .. } => others(seat) || *by < 0,
        _ => true,
    }
}

/// Whether an effect may make a card leave play.
fn harms(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Jettison(_)
            | Effect::Wound(..)
            | Effect::Damage(..)
            | Effect::Modify(..)
            | Effect::TakeControl(..)
            | Effect::Return(_)
            | Effect::Disperse(_)
            | Effect::Remove(..)
    )
}

/// Whether the observer controls a card in play, or holds it.
fn is_mine(seen: &Observation, id: CardId) -> bool {
    let me = &seen.captains[seen.you.index()];
    me.ship.id == id || me.in_play.iter().chain(&seen.hand).any(|card| card.id == id)
}
