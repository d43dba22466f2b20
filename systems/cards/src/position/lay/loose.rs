//! Cards without a place on the table so far.

use std::collections::BTreeMap;

use bevy::prelude::World;
use engine::Seat;

use super::super::{Fault, decks::find};
use crate::{
    CardId,
    data::{Def, Face},
    state::{Book, Piles, TableRead, TableWrite},
};

/// Loose cards by owner and face.
pub(super) struct Loose(BTreeMap<(Seat, Def), Vec<CardId>>);

impl Loose {
    /// Takes a card of this name and owner.
    pub fn take(&mut self, world: &World, seat: Seat, name: &str) -> Result<CardId, Fault> {
        let (def, _) = find(&world.resource::<Book>().0, name)?;
        let card = self.0.get_mut(&(seat, def)).and_then(Vec::pop);
        card.ok_or_else(|| Fault::NoCard(name.to_owned()))
    }

    pub fn take_all(
        &mut self,
        world: &World,
        seat: Seat,
        names: &[String],
    ) -> Result<Vec<CardId>, Fault> {
        names.iter().map(|name| self.take(world, seat, name)).collect()
    }

    /// Takes a captain's remaining cards of this kind, in the order of numbers.
    pub fn rest(
        &mut self,
        world: &World,
        seat: Seat,
        such: impl Fn(CardId) -> bool,
    ) -> Vec<CardId> {
        let mine = world.card_ids().filter(|&id| world.card(id).owner == seat);
        let mut rest = Vec::new();
        for id in mine.filter(|&id| such(id)) {
            let pile = self.0.entry((seat, world.card(id).def)).or_default();
            if let Some(at) = pile.iter().position(|&other| other == id) {
                pile.remove(at);
                rest.push(id);
            }
        }
        rest
    }
}

/// Takes all cards except ships off the table and out of the piles.
pub(super) fn clear(world: &mut World) -> Loose {
    let mut loose = Loose(BTreeMap::new());
    for id in world.in_play().collect::<Vec<_>>() {
        world.leave(id);
    }
    for id in world.card_ids().collect::<Vec<_>>() {
        world.renew(id);
        let card = *world.card(id);
        if matches!(world.printed(id).face, Face::Ship(_)) {
            world.enter(id, None);
        } else {
            loose.0.entry((card.owner, card.def)).or_default().push(id);
        }
    }
    for seat in world.seats() {
        *world.piles_mut(seat) = Piles::default();
    }
    loose
}
