//! Whom and what to aim at.

use cards::{
    CardId, Move, Why,
    data::{Ability, Effect, Face},
};

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

/// What all that a card could be aiming with is worth on one thing.
fn worth(sight: Sight, card: CardId, thing: Thing) -> f32 {
    let by = sight.seen.you;
    let effects = sight.def_of(card).map_or(Vec::new(), |def| {
        let printed = sight.card(def);
        let own: Vec<&Effect> = match &printed.face {
            Face::Event(event) => event.text.effects.iter().collect(),
            Face::Heroic(heroic) => heroic.trained.iter().chain(&heroic.expert).collect(),
            Face::Adventure(sides) => {
                let subplots = sides.contract.subplots.iter().chain(&sides.complication.subplots);
                subplots.flat_map(|subplot| &subplot.award).collect()
            }
            Face::Ship(_) | Face::Crew(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_) => {
                Vec::new()
            }
        };
        let abilities = printed.abilities.iter().flat_map(|ability| match ability {
            Ability::Activated(activated) => activated.effects.as_slice(),
            Ability::Triggered(triggered) => triggered.effects.as_slice(),
            Ability::Persistent(_) => &[],
        });
        own.into_iter().chain(abilities).collect()
    });
    Deed { effects, by, card, performer: None }.worth_of_target(sight, thing)
}
