//! The position as one seat may know it, and the games it might be.
//!
//! An [`InformationSet`] is a snapshot in which every face that the seat may not see is blank, the journal
//! and the dice are nobody's, and what others decide in secret is not decided. Search determinizes it: faces
//! are dealt anew, of the seat's own cards those that must be there somewhere, of others' any of the card
//! pool, and rather those they have shown already.

use bevy::prelude::World;
use dice::Dice;
use engine::{JournalHash, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    CardId, Snapshot,
    data::{CardBook, Def, Face},
    observe, snapshot,
    state::{TableRead, Zone},
};

/// All positions that an observation leaves possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InformationSet {
    you: Seat,
    /// The position with blank faces.
    shown: Snapshot,
    /// The blank cards.
    hidden: Vec<CardId>,
    /// The faces of your own hidden cards, sorted: captain's cards, then adventures.
    own: [Vec<Def>; 2],
}

/// The possible faces of hidden cards, by `Side`.
#[derive(Debug, Clone)]
pub struct Faces([Vec<Def>; 2]);

/// The deck of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Captain,
    Adventure,
}

/// Copies of seen cards among a hundred hidden cards of another captain.
const ANOTHER_COPY: u32 = 40;

impl InformationSet {
    pub(crate) fn of(world: &World, you: Seat) -> InformationSet {
        let mut shown = snapshot::take(world);
        shown.dice = Dice::seeded(0);
        shown.journal = JournalHash::default();
        let others = shown.captains.iter_mut().filter(|(captain, ..)| captain.seat != you);
        for (captain, ..) in others {
            captain.marked.clear();
            captain.full_control = false;
        }
        let hidden: Vec<CardId> =
            world.card_ids().filter(|&id| !observe::is_seen(world, you, id)).collect();
        let mut own = [Vec::new(), Vec::new()];
        for id in &hidden {
            let (card, zone, ..) = &mut shown.cards[usize::from(id.0)];
            if card.owner == you
                && let Some(side) = Side::of(*zone)
            {
                own[side as usize].push(card.def);
            }
            card.def = Def::default();
        }
        own.iter_mut().for_each(|faces| faces.sort_unstable());
        InformationSet { you, shown, hidden, own }
    }

    /// The face of a card, if you may see it.
    pub fn face(&self, id: CardId) -> Option<Def> {
        let (card, ..) = self.shown.cards.get(usize::from(id.0))?;
        (!self.hidden.contains(&id)).then_some(card.def)
    }

    /// One of the games it might be, dealt by `dice`.
    pub fn determinize(&self, faces: &Faces, dice: &mut Dice) -> Snapshot {
        let mut game = self.shown.clone();
        game.dice = Dice::seeded(dice.fork());
        let mut own = self.own.clone();
        own.iter_mut().for_each(|faces| dice.shuffle(faces));
        let seen: Vec<Vec<Def>> = (0..game.captains.len()).map(|n| self.shown_by(n)).collect();
        for id in &self.hidden {
            let (card, zone, ..) = &mut game.cards[usize::from(id.0)];
            let Some(side) = Side::of(*zone) else { continue };
            let guess = |dice: &mut Dice| faces.guess(side, &seen[card.owner.index()], dice);
            let dealt = if card.owner == self.you { own[side as usize].pop() } else { guess(dice) };
            card.def = dealt.unwrap_or(card.def);
        }
        game
    }

    /// The captain's cards of a captain that everybody sees.
    fn shown_by(&self, seat: usize) -> Vec<Def> {
        let open = self.shown.cards.iter().filter(|(card, zone, ..)| {
            card.owner.index() == seat && matches!(zone, Zone::Discard | Zone::InPlay)
        });
        open.map(|(card, ..)| card.def).collect()
    }
}

impl Side {
    /// The deck of a card in this place.
    fn of(zone: Zone) -> Option<Side> {
        match zone {
            Zone::Hand | Zone::Deck => Some(Side::Captain),
            Zone::AdventureDeck | Zone::Drawn | Zone::Complication { .. } => Some(Side::Adventure),
            Zone::Discard
            | Zone::AdventureDiscard
            | Zone::InPlay
            | Zone::Contract(_)
            | Zone::Queue
            | Zone::Dispersed
            | Zone::Gone => None,
        }
    }
}

impl Faces {
    /// All cards that a deck may hold.
    pub fn of(book: &CardBook) -> Faces {
        let (mut captain, mut adventure) = (Vec::new(), Vec::new());
        for (def, card) in book.cards() {
            match card.face {
                Face::Adventure(_) => adventure.push(def),
                Face::Ship(_) => {}
                Face::Crew(_)
                | Face::Upgrade(_)
                | Face::Connection(_)
                | Face::Gear(_)
                | Face::Event(_)
                | Face::Heroic(_) => captain.push(def),
            }
        }
        Faces([captain, adventure])
    }

    fn guess(&self, side: Side, seen: &[Def], dice: &mut Dice) -> Option<Def> {
        if side == Side::Captain && dice.below(100) < ANOTHER_COPY {
            let copy = dice.pick(seen).copied().filter(|def| self.0[0].binary_search(def).is_ok());
            if copy.is_some() {
                return copy;
            }
        }
        dice.pick(&self.0[side as usize]).copied()
    }
}
