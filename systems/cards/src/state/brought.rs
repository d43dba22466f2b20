//! The adventure cards of each captain: an index beside the cards' own entities.

use bevy::prelude::{Resource, World};

use super::{Book, CardState, Ids};
use crate::data::Def;

/// The adventure cards of each captain's deck, by seat, sorted. Ownership never changes
/// (CCG-GEN-4), so neither does this, and it is no part of a snapshot.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Brought(pub Vec<Vec<Def>>);

impl Brought {
    /// The index of a world, once all its cards are there.
    pub fn to(world: &World) -> Brought {
        let (ids, book) = (world.resource::<Ids>(), world.resource::<Book>());
        let mut brought = vec![Vec::new(); ids.captains.len()];
        for card in ids.cards.iter().filter_map(|&id| world.get::<CardState>(id)) {
            if book.0.card(card.def).sides().is_some() {
                brought[card.owner.index()].push(card.def);
            }
        }
        brought.iter_mut().for_each(|defs| defs.sort_unstable());
        Brought(brought)
    }
}
