//! The table as a whole world, for dealing, observing, auditing and saving outside of systems.

use bevy::prelude::{Bundle, Component, Entity, State, World};
use dice::Dice;
use engine::Seat;

use super::{
    Agenda, Book, Captain, CardState, Chance, Condition, Dealt, HouseRules, Ids, InPlay, Lasting,
    Log, PendingChoice, Piles, Present, Queue, Round, Slot, Stage, Status, TableRead, TableWrite,
    Zone, wear,
};
use crate::{
    choice::{CardId, SlotNo},
    data::{CardBook, Constants},
};

fn slot(world: &World, no: SlotNo) -> Entity {
    world.resource::<Ids>().slots[no.index()]
}

fn of<C: Component>(world: &World, entity: Entity) -> &C {
    world.get(entity).expect("captains, cards and slots stay")
}

fn of_mut<C: Component>(world: &mut World, entity: Entity) -> &mut C {
    world.get_mut::<C>(entity).expect("captains, cards and slots stay").into_inner()
}

impl TableRead for World {
    fn ids(&self) -> &Ids {
        self.resource()
    }

    fn captain(&self, seat: Seat) -> &Captain {
        of(self, self.captain_entity(seat))
    }

    fn piles(&self, seat: Seat) -> &Piles {
        of(self, self.captain_entity(seat))
    }

    fn card(&self, id: CardId) -> &CardState {
        of(self, self.card_entity(id))
    }

    fn zone(&self, id: CardId) -> Zone {
        *of(self, self.card_entity(id))
    }

    fn condition(&self, id: CardId) -> &Condition {
        of(self, self.card_entity(id))
    }

    fn slot(&self, no: SlotNo) -> &Slot {
        of(self, slot(self, no))
    }

    fn status<S: Status>(&self, of: Entity) -> Option<S> {
        self.get(of).copied()
    }

    fn dealt(&self) -> &Dealt {
        self.resource()
    }

    fn book(&self) -> &CardBook {
        &self.resource::<Book>().0
    }

    fn rules(&self) -> Constants {
        self.resource::<HouseRules>().0
    }

    fn stage(&self) -> Stage {
        *self.resource::<State<Stage>>().get()
    }

    fn round(&self) -> &Round {
        self.resource()
    }

    fn queue(&self) -> &Queue {
        self.resource()
    }

    fn agenda(&self) -> &Agenda {
        self.resource()
    }

    fn lasting_effects(&self) -> &Lasting {
        self.resource()
    }

    fn cards_in_play(&self) -> &InPlay {
        self.resource()
    }

    fn present(&self) -> &Present {
        self.resource()
    }

    fn all_of(&self, id: CardId) -> (&CardState, &Condition, Zone) {
        let card = self.entity(self.card_entity(id));
        let zone = *card.get().expect("cards stay");
        (card.get().expect("cards stay"), card.get().expect("cards stay"), zone)
    }
}

impl TableWrite for World {
    fn captain_mut(&mut self, seat: Seat) -> &mut Captain {
        of_mut(self, self.captain_entity(seat))
    }

    fn piles_mut(&mut self, seat: Seat) -> &mut Piles {
        of_mut(self, self.captain_entity(seat))
    }

    fn card_mut(&mut self, id: CardId) -> &mut CardState {
        of_mut(self, self.card_entity(id))
    }

    fn zone_mut(&mut self, id: CardId) -> &mut Zone {
        of_mut(self, self.card_entity(id))
    }

    fn condition_mut(&mut self, id: CardId) -> &mut Condition {
        of_mut(self, self.card_entity(id))
    }

    fn slot_mut(&mut self, no: SlotNo) -> &mut Slot {
        of_mut(self, slot(self, no))
    }

    fn set_status<S: Status>(&mut self, of: Entity, status: Option<S>) {
        wear(&mut self.entity_mut(of), status);
    }

    fn put_on(&mut self, entity: Entity, markers: impl Bundle) {
        self.entity_mut(entity).insert(markers);
    }

    fn take_off<B: Bundle>(&mut self, entity: Entity) {
        self.entity_mut(entity).remove::<B>();
    }

    fn round_mut(&mut self) -> &mut Round {
        self.resource_mut::<Round>().into_inner()
    }

    fn queue_mut(&mut self) -> &mut Queue {
        self.resource_mut::<Queue>().into_inner()
    }

    fn agenda_mut(&mut self) -> &mut Agenda {
        self.resource_mut::<Agenda>().into_inner()
    }

    fn pending_choice_mut(&mut self) -> &mut PendingChoice {
        self.resource_mut::<PendingChoice>().into_inner()
    }

    fn lasting_effects_mut(&mut self) -> &mut Lasting {
        self.resource_mut::<Lasting>().into_inner()
    }

    fn cards_in_play_mut(&mut self) -> &mut InPlay {
        self.resource_mut::<InPlay>().into_inner()
    }

    fn present_mut(&mut self) -> &mut Present {
        self.resource_mut::<Present>().into_inner()
    }

    fn dealt_mut(&mut self) -> &mut Dealt {
        self.resource_mut::<Dealt>().into_inner()
    }

    fn log_mut(&mut self) -> &mut Log {
        self.resource_mut::<Log>().into_inner()
    }

    fn dice(&mut self) -> &mut Dice {
        &mut self.resource_mut::<Chance>().into_inner().0
    }
}
