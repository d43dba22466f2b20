//! Whom and what to aim at.

use cards::{CardId, Move, Why};

use super::{Asked, credits};
use crate::sense::{Deed, Sight, Thing};

considerations! {
    /// What speaks for and against a target.
    Targeting {
        gain: "what it gains there",
        harm: "what it does to oneself there",
        price: "credits more for a hidden target",
        rivalry: "stands in the way of winning",
    }
}

pub(crate) fn weigh(asked: Asked) -> Targeting {
    let sight = asked.sight;
    let (Why::Targeting { card } | Why::Choosing { card }) = asked.why else {
        return Targeting::default();
    };
    let thing = match asked.option {
        Move::Choose(target) | Move::Jettison(target) | Move::Restore(target) => sight.thing(target),
        Move::ChooseQueued(nth) => sight.seen.queue.get(usize::from(nth)).map(Thing::Queued),
        Move::ChooseCaptain(seat) => {
            let close = sight.chief_rival().is_some_and(|rival| rival.seat == seat);
            return Targeting { rivalry: super::truth(close), ..Targeting::default() };
        }
        _ => None,
    };
    let worth = thing.map_or(0.0, |thing| worth(sight, card, thing));
    Targeting {
        gain: credits(worth),
        harm: credits(-worth),
        price: credits(asked.price() * sight.thrift()),
        rivalry: 0.0,
    }
}

/// What a target is worth to the play that is being aimed, the target it looks for being one of
/// those its effects can take.
fn worth(sight: Sight, card: CardId, thing: Thing) -> f32 {
    let announced = sight.seen.announced.as_ref().filter(|play| play.card == card);
    announced.map_or(0.0, |play| {
        Deed::new(sight, sight.seen.you, card, play.using).worth_of_target(sight, thing)
    })
}
