//! Reads the table, in the words the rules are written in.

use bevy::prelude::Entity;
use engine::Seat;

use super::{
    Activity, Agenda, Captain, CardState, CardType, Condition, Damaged, Dealt, Exerted, Ids,
    InPlay, Lasting, LastingChange, Passed, Piles, Pirate, Present, Pursuing, Queue, Round, Seats,
    Shifted, Slot, Stage, Standing, Status, Struck, Wounded, Zone,
};
use crate::{
    choice::{CardId, SlotNo},
    data::{Card, CardBook, Constants},
    event::Piece,
};

/// Reads the table: in a system's [`Tabletop`](super::Tabletop), or in a whole world.
pub(crate) trait TableRead: Sized {
    fn ids(&self) -> &Ids;
    fn captain(&self, seat: Seat) -> &Captain;
    fn piles(&self, seat: Seat) -> &Piles;
    fn card(&self, id: CardId) -> &CardState;
    fn zone(&self, id: CardId) -> Zone;
    fn condition(&self, id: CardId) -> &Condition;
    fn slot(&self, no: SlotNo) -> &Slot;
    /// Status of a card or a captain, if it has this one.
    fn status<S: Status>(&self, of: Entity) -> Option<S>;

    /// The index of faces, faster than single cards for many of them.
    fn dealt(&self) -> &Dealt;
    fn book(&self) -> &CardBook;
    /// House rules in force.
    fn rules(&self) -> Constants;
    fn stage(&self) -> Stage;
    fn round(&self) -> &Round;
    fn queue(&self) -> &Queue;
    fn agenda(&self) -> &Agenda;
    /// All lasting effects.
    fn lasting_effects(&self) -> &Lasting;
    /// Cards in play, with those that change others.
    fn cards_in_play(&self) -> &InPlay;
    fn present(&self) -> &Present;

    /// All three at once, which is faster than one by one.
    fn all_of(&self, id: CardId) -> (&CardState, &Condition, Zone) {
        (self.card(id), self.condition(id), self.zone(id))
    }

    fn card_entity(&self, id: CardId) -> Entity {
        self.ids().cards[usize::from(id.0)]
    }

    fn captain_entity(&self, seat: Seat) -> Entity {
        self.ids().captains[seat.index()]
    }

    /// CCG-VERB-10
    fn is_exerted(&self, id: CardId) -> bool {
        self.status::<Exerted>(self.card_entity(id)).is_some()
    }

    /// Wounds of a crew, structure damage of an upgrade or an enemy ship.
    fn harm(&self, id: CardId) -> u8 {
        let card = self.card_entity(id);
        let wounds = self.status(card).map(|Wounded(wounds)| wounds);
        wounds.or_else(|| self.status(card).map(|Damaged(damage)| damage)).unwrap_or(0)
    }

    /// CCG-RDY-5b
    fn is_shifted(&self, id: CardId) -> bool {
        self.status::<Shifted>(self.card_entity(id)).is_some()
    }

    /// Commitment of a captain (CCG-ADV-2a).
    fn activity(&self, seat: Seat) -> Activity {
        let captain = self.captain_entity(seat);
        if let Some(Pursuing(slot)) = self.status(captain) {
            Activity::Pursuing(slot)
        } else if self.status::<Pirate>(captain).is_some() {
            Activity::Pirate
        } else {
            Activity::Uncommitted
        }
    }

    /// Whether a captain has conducted piracy in this round, and with what success (CCG-RES-4b).
    fn struck(&self, seat: Seat) -> Option<bool> {
        self.status(self.captain_entity(seat)).map(|Struck { success }| success)
    }

    /// Whether a captain has passed in Resolution stage 2, and may complete their contract (CCG-RES-2g).
    fn passed(&self, seat: Seat) -> Option<bool> {
        self.status(self.captain_entity(seat)).map(|Passed { eligible }| eligible)
    }

    /// Whether a captain has left the game (CCG-ELM-3).
    fn is_out(&self, seat: Seat) -> bool {
        !self.seats().contains(&seat)
    }

    fn slots(&self) -> impl Iterator<Item = &Slot> {
        (0..self.ids().slots.len()).map(|no| self.slot(SlotNo(no as u8)))
    }

    /// The card's printed face.
    fn printed(&self, id: CardId) -> &Card {
        self.dealt().printed(id)
    }

    fn piece(&self, id: CardId) -> Piece {
        Piece { id, def: self.dealt().face(id) }
    }

    fn lasting(&self) -> &[LastingChange] {
        &self.lasting_effects().changes
    }

    /// All cards.
    fn card_ids(&self) -> impl Iterator<Item = CardId> {
        (0..self.ids().cards.len()).map(|n| CardId(n as u16))
    }

    /// Ships and permanents, in order of entering play.
    fn standing(&self) -> &[Standing] {
        &self.cards_in_play().cards
    }

    fn in_play(&self) -> impl Iterator<Item = CardId> {
        self.standing().iter().map(|card| card.id)
    }

    /// The card, if it is in play.
    fn find(&self, id: CardId) -> Option<&Standing> {
        self.standing().iter().find(|card| card.id == id)
    }

    /// Type of a card, if it is in play.
    fn card_type(&self, id: CardId) -> Option<CardType> {
        self.find(id).map(|card| card.card_type)
    }

    /// The entities of all cards in play, in order of entering: queries go through them by `iter_many`, as
    /// the order of a query of its own is nobody's.
    fn entities_in_play(&self) -> impl Iterator<Item = Entity> {
        self.in_play().map(|id| self.card_entity(id))
    }

    /// Of those, the ones that `seat` controls.
    fn entities_of(&self, seat: Seat) -> impl Iterator<Item = Entity> {
        self.controlled(seat).map(|id| self.card_entity(id))
    }

    fn is_in_play(&self, id: CardId) -> bool {
        self.find(id).is_some()
    }

    /// Those that `seat` controls, likewise.
    fn standing_of(&self, seat: Seat) -> impl Iterator<Item = &Standing> {
        self.standing().iter().filter(move |card| card.controller == seat)
    }

    /// Cards in play that `seat` controls, in order of entering.
    fn controlled(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.standing_of(seat).map(|card| card.id)
    }

    /// Cards attached to `host`, in order of entering.
    ///
    /// They stay until something removes them (CCG-ATT-2), each in a condition of its own
    /// (CCG-ATT-5).
    fn attached(&self, host: CardId) -> impl Iterator<Item = CardId> {
        let cards = self.standing().iter().filter(move |card| card.host == Some(host));
        cards.map(|card| card.id)
    }

    /// The card that `id` is attached to.
    fn host(&self, id: CardId) -> Option<CardId> {
        self.find(id).and_then(|card| card.host)
    }

    /// Captains still in the game, by seat.
    fn seats(&self) -> Seats {
        self.present().0
    }

    /// Whether any captain has full control (FL-4).
    fn is_someone_asked_more(&self) -> bool {
        self.seats().iter().any(|&seat| self.captain(seat).full_control)
    }

    fn opponents(&self, seat: Seat) -> Seats {
        self.seats().into_iter().filter(|&other| other != seat).collect()
    }

    /// Whether the game began with one captain (CCG-SOLO-8).
    fn is_solo(&self) -> bool {
        self.ids().captains.len() == 1
    }

    /// The captain next to `seat`, clockwise.
    fn clockwise_of(&self, seat: Seat) -> Seat {
        let seats = self.seats();
        let after = seats.iter().find(|&&other| other > seat).or(seats.first());
        after.copied().unwrap_or(seat)
    }

    /// Captains in initiative order: from the first captain clockwise (CCG-RND-3).
    fn initiative_order(&self) -> Seats {
        let mut seats = self.seats();
        let from = seats.iter().position(|&seat| seat >= self.round().first).unwrap_or(0);
        seats.rotate_left(from);
        seats
    }

    /// Whether everyone sees this face of a contract or complication.
    fn is_face_up(&self, id: CardId) -> bool {
        !matches!(self.zone(id), Zone::Complication { face_up: false, .. })
    }
}
