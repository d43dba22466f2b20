//! Conditions, costs and triggers as clauses.

use super::{
    effect::Voice,
    filter::{Before, own_phrase, phrase},
    words::{count, token, token_card},
};
use crate::data::{Condition, Cost, Filter, Kind, Trigger};

/// A condition, without its "while" or "if".
pub(super) fn condition(holds: &Condition, voice: Voice) -> String {
    match holds {
        Condition::Control(0 | 1, filter) => {
            format!("you control {}", own_phrase(filter, Before::A))
        }
        Condition::Control(n, filter) => {
            format!("you control at least {}", own_phrase(filter, Before::Number(*n)))
        }
        Condition::Infamy(n) => format!("you have at least {n} infamy"),
        Condition::Pursuing => "you pursue a contract".to_owned(),
        Condition::Pirate => "you are a pirate this round".to_owned(),
        Condition::SucceededAtPiracy => "your piracy has succeeded this round".to_owned(),
        Condition::Behind => "you have fewer VP than each opponent".to_owned(),
        Condition::Counters(n) => {
            format!("{} has at least {}", voice.this, count(*n, "counter"))
        }
        Condition::First => "you are the first captain".to_owned(),
        Condition::Attacking => "your ship attacks".to_owned(),
        Condition::Defending => "your ship defends".to_owned(),
    }
}

/// One part of a price, on a card with this voice.
pub(super) fn cost(part: &Cost, voice: Voice) -> String {
    let this = voice.this;
    match part {
        Cost::Credits(n) => format!("pay {}", count(*n, "credit")),
        Cost::Exert => "exert".to_owned(),
        Cost::Jettison => format!("jettison {this}"),
        Cost::Disperse => format!("disperse {this}"),
        Cost::ExertAnother(filter) => format!("exert {}", other(filter, voice)),
        Cost::JettisonAnother(filter) => format!("jettison {}", other(filter, voice)),
        Cost::Discard(n) => format!("discard {}", count(*n, "card")),
        Cost::Spend(token) => format!("spend {}", token_card(*token)),
        Cost::RemoveCounters(n) => format!("remove {} from {this}", count(*n, "counter")),
    }
}

/// The event that sets off a triggered ability.
pub(super) fn trigger(on: &Trigger) -> String {
    let plain = match on {
        Trigger::SubplotResolved(Some(wanted)) => {
            return format!("When you resolve a subplot requiring {}", token(*wanted));
        }
        Trigger::Jettisoned(such) => {
            return format!("When {} is jettisoned", phrase(such, Before::A));
        }
        Trigger::ContractResolved => "When you resolve a contract",
        Trigger::ComplicationResolved => "When you resolve a complication",
        Trigger::SubplotResolved(None) => "When you resolve a subplot",
        Trigger::Discarded => "When you discard a card",
        Trigger::TransientPlayed => "When you play an event or a heroic action",
        Trigger::Dispersed => "When a card is dispersed",
        Trigger::PiracySucceeded => "When your piracy succeeds",
        Trigger::AttackedByPirate => "After an opponent's piracy against you",
        Trigger::TokensCollected => "After you collect your tokens",
    };
    plain.to_owned()
}

/// "another crew" on a crew, but "a gear" there: a card of another kind is always another card.
fn other(filter: &Filter, voice: Voice) -> String {
    let could_be_this = filter.kind == Kind::Permanent || voice.this_kind == Some(filter.kind);
    let phrase = own_phrase(filter, Before::A);
    if !could_be_this {
        return phrase;
    }
    let noun = phrase.strip_prefix("an ").or_else(|| phrase.strip_prefix("a "));
    noun.map_or_else(|| phrase.clone(), |noun| format!("another {noun}"))
}
