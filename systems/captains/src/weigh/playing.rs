//! Actions and reactions: whether to play an event or a heroic, or to use an ability.

use cards::{
    CardId, Move,
    data::{Ability, Cost, Timing},
};

use super::{Asked, credits, truth};
use crate::sense::{Sight, Supply, deed_of_ability, deed_of_card};

considerations! {
    /// What speaks for and against playing something.
    Playing {
        gain: "what it does",
        harm: "what it does to oneself",
        price: "credits it takes",
        card: "the card it uses up",
        effort: "what else it costs",
        content: "leaves it at that",
    }
}

pub(crate) fn weigh(asked: Asked) -> Playing {
    let sight = asked.sight;
    let you = sight.seen.you;
    match asked.option {
        Move::Event(card) => playing(asked, deed_of_card(sight, you, card, None).worth(sight), Some(card)),
        Move::Heroic { card, crew, level } => {
            let worth = deed_of_card(sight, you, card, Some((crew, level))).worth(sight);
            playing(asked, worth, Some(card))
        }
        Move::Ability { card, nth } => {
            let worth = deed_of_ability(sight, you, card, nth).worth(sight);
            Playing { effort: credits(effort(sight, card, nth)), ..playing(asked, worth, None) }
        }
        _ => Playing { content: 1.0, ..Playing::default() },
    }
}

fn playing(asked: Asked, worth: f32, used: Option<CardId>) -> Playing {
    let sight = asked.sight;
    let ev = used.and_then(|card| sight.card_seen(card)).map_or(0.0, |card| f32::from(card.ev));
    Playing {
        gain: credits(worth),
        harm: credits(-worth),
        price: credits(asked.price() * sight.thrift()),
        card: credits(ev * sight.thrift()),
        effort: 0.0,
        content: truth(false),
    }
}

/// What an ability costs besides credits.
pub(crate) fn effort(sight: Sight, card: CardId, nth: u8) -> f32 {
    let Some(def) = sight.def_of(card) else { return 0.0 };
    let Some(Ability::Activated(activated)) = sight.card(def).abilities.get(usize::from(nth)) else {
        return 0.0;
    };
    let own = sight.card_seen(card).map_or(0.0, |card| sight.worth_in_play(card)).max(0.5);
    let parts = activated.cost.iter().map(|cost| match cost {
        Cost::Credits(_) => 0.0,
        Cost::Exert => EXERTION,
        Cost::ExertAnother(_) => 2.0 * EXERTION,
        Cost::Jettison | Cost::Disperse => own,
        Cost::JettisonAnother(filter) => {
            let me = sight.seen.you;
            let worth = sight.all(filter, me, card).filter(|t| t.whose() == me).map(|t| sight.worth(t));
            worth.fold(20.0, f32::min).max(0.5)
        }
        Cost::Discard(cards) => f32::from(*cards) * (sight.pool.usual_ev + sight.judgement.card_in_hand),
        Cost::Spend(token) => {
            let me = sight.me();
            let rest = sight.supply(me).without(*token);
            sight.pursuit_worth(me, &rest, &Supply::of(&[*token]))
        }
    });
    let use_exerts = if activated.timing == Timing::Use { EXERTION } else { 0.0 };
    parts.sum::<f32>() + use_exerts
}

/// What exerting a card takes from what else it could do this round.
const EXERTION: f32 = 0.25;
