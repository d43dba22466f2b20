//! Follows one game: the options offered in it, and the effects.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a few moves and events are about a card's text"
)]

use bevy::prelude::World;
use engine::Game;

use super::{OnCard, Printed};
use crate::{
    CardGame, Event, Move, Using, Why,
    data::Ability,
    rules,
    state::{TableRead, Trail, Zone},
};

/// The state of a followed game.
pub(super) struct Follower {
    /// The alternative of the subplot chosen last.
    by: u8,
}

impl Follower {
    /// Follows `game` from here.
    pub fn of(game: &mut CardGame) -> Follower {
        game.world_mut().insert_resource(Trail::laid());
        Follower { by: 0 }
    }

    /// Parts that the present options would use, and those waiting on cards in play.
    pub fn offered(&self, game: &CardGame) -> Vec<OnCard> {
        let world = game.look();
        let options = game.choice().into_iter().flat_map(|choice| {
            let options = choice.options.iter();
            options.filter_map(|&option| of_move(world, choice.why, option))
        });
        let waiting = world.standing().iter().flat_map(|card| {
            let abilities = world.printed(card.id).abilities.iter().enumerate();
            let by_itself = abilities.filter(|(_, it)| !matches!(it, Ability::Activated(_)));
            by_itself.map(|(nth, _)| (card.def, Printed::Ability(nth as u8)))
        });
        options.chain(waiting).collect()
    }

    /// Parts that have taken effect since `chosen` was chosen, or do so now. Forgets the events.
    pub fn done(&mut self, game: &mut CardGame, chosen: Move) -> Vec<OnCard> {
        if let Move::Subplot { by, .. } = chosen {
            self.by = by;
        }
        let events = game.journal().events().iter();
        let mut done: Vec<OnCard> = events.filter_map(|event| self.of_event(event)).collect();
        let world = game.look();
        done.extend(in_effect(world));
        let begun = game.world_mut().resource_mut::<Trail>().take();
        done.extend(begun.into_iter().map(|(def, nth)| (def, Printed::Ability(nth))));
        game.forget_events();
        done
    }

    fn of_event(&self, event: &Event) -> Option<OnCard> {
        Some(match event {
            Event::EnteredPlay { card, .. } => (card.def, Printed::Card),
            Event::Resolved { card, using, .. } => match using {
                Using::Event | Using::Procuring => (card.def, Printed::Card),
                Using::Heroic { level, .. } => (card.def, Printed::Heroic(*level)),
                Using::Ability(nth) => (card.def, Printed::Ability(*nth)),
            },
            Event::ContractCompleted { card, .. } => (card.def, Printed::Contract),
            Event::ComplicationResolved { card, .. } => (card.def, Printed::Complication),
            Event::SubplotResolved { card, nth, contract, .. } => {
                let (contract, nth, by) = (*contract, *nth, self.by);
                (card.def, Printed::Subplot { contract, nth, by })
            }
            _ => return None,
        })
    }
}

/// The part of a card that a move uses.
pub(super) fn of_move(world: &World, why: Why, chosen: Move) -> Option<OnCard> {
    let (card, what) = match (chosen, why) {
        (Move::Procure(card) | Move::Event(card), _) => (card, Printed::Card),
        (Move::Heroic { card, level, .. }, _) => (card, Printed::Heroic(level)),
        (Move::Ability { card, nth }, _) => (card, Printed::Ability(nth)),
        (Move::Pursue(slot), _) => (world.slot(slot).contract?, Printed::Contract),
        (Move::Attempt(card), _) => (card, Printed::Complication),
        (Move::Subplot { nth, by }, Why::Subplots { card }) => {
            let contract = matches!(world.zone(card), Zone::Contract(_));
            (card, Printed::Subplot { contract, nth, by })
        }
        _ => return None,
    };
    Some((world.card(card).def, what))
}

/// Persistent abilities that change something now.
fn in_effect(world: &World) -> Vec<OnCard> {
    let cards = world.standing().iter().flat_map(|card| {
        let nths = 0..world.printed(card.id).abilities.len() as u8;
        nths.filter(|&nth| rules::is_felt(world, card.id, nth))
            .map(|nth| (card.def, Printed::Ability(nth)))
    });
    cards.collect()
}
