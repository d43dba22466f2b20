//! Which cards to throw away, if any.

use cards::{CardId, Move};

use super::{Asked, credits, truth};

considerations! {
    /// What speaks for and against discarding.
    Discarding {
        useless: "a card there is no use for",
        worth: "worth of the card",
        money: "credits thrown away",
        content: "keeps the hand",
    }
}

pub(crate) fn weigh(asked: Asked) -> Discarding {
    match asked.option {
        Move::Discard(card) => discarding(asked, card),
        _ => Discarding { content: 1.0, ..Discarding::default() },
    }
}

fn discarding(asked: Asked, card: CardId) -> Discarding {
    let sight = asked.sight;
    let Some(card) = sight.card_seen(card) else { return Discarding::default() };
    let worth = sight.worth_in_hand(card);
    Discarding {
        useless: truth(worth <= 0.0),
        worth: credits(worth),
        money: credits(f32::from(card.ev) * sight.thrift()),
        content: 0.0,
    }
}
