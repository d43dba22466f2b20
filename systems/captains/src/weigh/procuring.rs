//! What to put into play, on what, and what leaves when there is too much.

use cards::{CardId, CardSeen, Move, Why, data::Face};

use super::{Asked, credits, truth};
use crate::sense::{Sight, Thing};

considerations! {
    /// What speaks for and against putting something into play, or having it leave.
    Procuring {
        worth: "what it brings",
        price: "credits it takes",
        card: "credits it would be worth in hand",
        thin: "leaves too little money",
        foundation: "sits well there",
        mischief: "harms a rival there",
        loss: "worth of what leaves play",
        content: "keeps the money",
    }
}

pub(crate) fn weigh(asked: Asked) -> Procuring {
    match (asked.option, asked.why) {
        (Move::Procure(card), _) => procuring(asked, card),
        (Move::Choose(on), Why::Attaching { card }) => attaching(asked.sight, card, on),
        (Move::Jettison(card), _) => leaving(asked.sight, card),
        (_, _) => Procuring { content: 1.0, ..Procuring::default() },
    }
}

fn procuring(asked: Asked, card: CardId) -> Procuring {
    let sight = asked.sight;
    let Some(card) = sight.card_seen(card) else { return Procuring::default() };
    let price = asked.price().max(card.cost.into());
    Procuring {
        worth: credits(sight.worth_procured(card)),
        price: credits(price * sight.thrift()),
        card: credits(f32::from(card.ev) * sight.thrift()),
        thin: sight.ruin(price + f32::from(card.ev)),
        ..Procuring::default()
    }
}

fn attaching(sight: Sight, card: CardId, on: CardId) -> Procuring {
    let Some(foundation) = sight.thing(on) else { return Procuring::default() };
    let mine = foundation.whose() == sight.seen.you;
    let hinders = sight.def_of(card).is_some_and(|def| {
        sight.card(def).keywords.contains(&cards::data::Keyword::Hindrance)
    });
    let host = match foundation {
        Thing::Card(crew) => sight.worth_in_play(crew),
        Thing::Ship(_) | Thing::Contract(..) | Thing::Complication(..) | Thing::Queued(_) => 10.0,
    };
    let taken = match foundation {
        Thing::Card(crew) => carries_alike(sight, crew, card),
        Thing::Ship(_) | Thing::Contract(..) | Thing::Complication(..) | Thing::Queued(_) => false,
    };
    Procuring {
        foundation: truth(mine != hinders) * (0.5 + credits(host) / 2.0),
        mischief: truth(!mine && hinders) * credits(host),
        loss: truth(taken) * 0.5,
        ..Procuring::default()
    }
}

/// Whether a crew has gear of the same subtype already, or what the gear would give them.
fn carries_alike(sight: Sight, crew: &CardSeen, gear: CardId) -> bool {
    let subtype = |card: &CardSeen| match &sight.card(card.def).face {
        Face::Gear(gear) => Some(gear.subtype),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Crew(_)
        | Face::Connection(_)
        | Face::Upgrade(_)
        | Face::Event(_)
        | Face::Heroic(_) => None,
    };
    let Some(def) = sight.def_of(gear) else { return false };
    let Face::Gear(new) = &sight.card(def).face else { return false };
    let carried = sight.captain(crew.controller).in_play.iter().filter(|c| c.on == Some(crew.id));
    carried.filter_map(subtype).any(|kind| kind == new.subtype)
}

fn leaving(sight: Sight, card: CardId) -> Procuring {
    let worth = sight.card_seen(card).map_or(0.0, |card| sight.worth_in_play(card));
    Procuring { loss: credits(worth), ..Procuring::default() }
}
