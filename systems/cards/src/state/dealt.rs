//! The faces of all cards: an index beside the cards' own entities.

use std::sync::Arc;

use bevy::prelude::{Resource, World};

use super::{Book, CardState, Ids};
use crate::{
    choice::CardId,
    data::{Card, CardBook, Def},
};

/// The face of every card by its number, with the pool it is printed in. No part of a snapshot.
///
/// The rules read printed faces more often than anything else; the index makes that fast.
#[derive(Resource, Debug, Clone, PartialEq)]
pub(crate) struct Dealt {
    book: Arc<CardBook>,
    faces: Vec<Def>,
}

impl Dealt {
    /// The faces in a world, once all its cards are there.
    pub fn on(world: &World) -> Dealt {
        let face = |&id| world.get::<CardState>(id).expect("cards stay").def;
        let faces = world.resource::<Ids>().cards.iter().map(face).collect();
        Dealt { book: Arc::clone(&world.resource::<Book>().0), faces }
    }

    pub fn face(&self, id: CardId) -> Def {
        self.faces[usize::from(id.0)]
    }

    pub fn printed(&self, id: CardId) -> &Card {
        self.book.card(self.face(id))
    }

    /// Sets the face of a card, or adds the next card.
    pub fn set(&mut self, id: CardId, face: Def) {
        match self.faces.get_mut(usize::from(id.0)) {
            Some(known) => *known = face,
            None => self.faces.push(face),
        }
    }

    pub fn faces(&self) -> &[Def] {
        &self.faces
    }
}
