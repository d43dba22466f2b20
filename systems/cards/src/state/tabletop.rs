//! The table as a system sees it.

use bevy::{
    ecs::system::SystemParam,
    prelude::{Bundle, Commands, Entity, Query, Res, ResMut, State},
};
use dice::Dice;
use engine::Seat;

use super::{
    Agenda, Book, Captain, CardState, Chance, Condition, Dealt, HouseRules, Ids, InPlay, Lasting,
    Log, PendingChoice, Piles, Present, Queue, Round, Slot, Stage, Status, Statuses, TableRead,
    TableWrite, Zone,
};
use crate::{
    choice::{CardId, SlotNo},
    data::{CardBook, Constants},
};

/// Everything on the table: captains, cards and slots are entities, the rest is resources.
///
/// A rule with few needs takes only those. Most rules follow card texts, which may refer to
/// anything.
#[derive(SystemParam)]
pub(crate) struct Tabletop<'w, 's> {
    captains: Query<'w, 's, &'static mut Captain>,
    piles: Query<'w, 's, &'static mut Piles>,
    cards: Query<'w, 's, &'static mut CardState>,
    zones: Query<'w, 's, &'static mut Zone>,
    conditions: Query<'w, 's, &'static mut Condition>,
    slots: Query<'w, 's, &'static mut Slot>,
    statuses: Statuses<'w, 's>,
    commands: Commands<'w, 's>,
    ids: Res<'w, Ids>,
    dealt: ResMut<'w, Dealt>,
    book: Res<'w, Book>,
    rules: Res<'w, HouseRules>,
    stage: Res<'w, State<Stage>>,
    round: ResMut<'w, Round>,
    queue: ResMut<'w, Queue>,
    agenda: ResMut<'w, Agenda>,
    asked: ResMut<'w, PendingChoice>,
    lasting: ResMut<'w, Lasting>,
    in_play: ResMut<'w, InPlay>,
    present: ResMut<'w, Present>,
    log: ResMut<'w, Log>,
    chance: ResMut<'w, Chance>,
}

impl TableRead for Tabletop<'_, '_> {
    fn ids(&self) -> &Ids {
        &self.ids
    }

    fn captain(&self, seat: Seat) -> &Captain {
        self.captains.get(self.captain_entity(seat)).expect("captains stay")
    }

    fn piles(&self, seat: Seat) -> &Piles {
        self.piles.get(self.captain_entity(seat)).expect("captains stay")
    }

    fn card(&self, id: CardId) -> &CardState {
        self.cards.get(self.card_entity(id)).expect("cards stay")
    }

    fn zone(&self, id: CardId) -> Zone {
        *self.zones.get(self.card_entity(id)).expect("cards stay")
    }

    fn condition(&self, id: CardId) -> &Condition {
        self.conditions.get(self.card_entity(id)).expect("cards stay")
    }

    fn slot(&self, no: SlotNo) -> &Slot {
        self.slots.get(self.ids.slots[no.index()]).expect("slots stay")
    }

    fn status<S: Status>(&self, of: Entity) -> Option<S> {
        self.statuses.get(of)
    }

    fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    fn book(&self) -> &CardBook {
        &self.book.0
    }

    fn rules(&self) -> Constants {
        self.rules.0
    }

    fn stage(&self) -> Stage {
        *self.stage.get()
    }

    fn round(&self) -> &Round {
        &self.round
    }

    fn queue(&self) -> &Queue {
        &self.queue
    }

    fn agenda(&self) -> &Agenda {
        &self.agenda
    }

    fn lasting_effects(&self) -> &Lasting {
        &self.lasting
    }

    fn cards_in_play(&self) -> &InPlay {
        &self.in_play
    }

    fn present(&self) -> &Present {
        &self.present
    }
}

impl TableWrite for Tabletop<'_, '_> {
    fn captain_mut(&mut self, seat: Seat) -> &mut Captain {
        let entity = self.captain_entity(seat);
        self.captains.get_mut(entity).expect("captains stay").into_inner()
    }

    fn piles_mut(&mut self, seat: Seat) -> &mut Piles {
        let entity = self.captain_entity(seat);
        self.piles.get_mut(entity).expect("captains stay").into_inner()
    }

    fn card_mut(&mut self, id: CardId) -> &mut CardState {
        let entity = self.card_entity(id);
        self.cards.get_mut(entity).expect("cards stay").into_inner()
    }

    fn zone_mut(&mut self, id: CardId) -> &mut Zone {
        let entity = self.card_entity(id);
        self.zones.get_mut(entity).expect("cards stay").into_inner()
    }

    fn condition_mut(&mut self, id: CardId) -> &mut Condition {
        let entity = self.card_entity(id);
        self.conditions.get_mut(entity).expect("cards stay").into_inner()
    }

    fn slot_mut(&mut self, no: SlotNo) -> &mut Slot {
        let entity = self.ids.slots[no.index()];
        self.slots.get_mut(entity).expect("slots stay").into_inner()
    }

    fn set_status<S: Status>(&mut self, of: Entity, status: Option<S>) {
        self.statuses.set(of, status);
    }

    fn put_on(&mut self, entity: Entity, markers: impl Bundle) {
        self.commands.entity(entity).insert(markers);
    }

    fn take_off<B: Bundle>(&mut self, entity: Entity) {
        self.commands.entity(entity).remove::<B>();
    }

    fn round_mut(&mut self) -> &mut Round {
        &mut self.round
    }

    fn queue_mut(&mut self) -> &mut Queue {
        &mut self.queue
    }

    fn agenda_mut(&mut self) -> &mut Agenda {
        &mut self.agenda
    }

    fn pending_choice_mut(&mut self) -> &mut PendingChoice {
        &mut self.asked
    }

    fn lasting_effects_mut(&mut self) -> &mut Lasting {
        &mut self.lasting
    }

    fn cards_in_play_mut(&mut self) -> &mut InPlay {
        &mut self.in_play
    }

    fn present_mut(&mut self) -> &mut Present {
        &mut self.present
    }

    fn dealt_mut(&mut self) -> &mut Dealt {
        &mut self.dealt
    }

    fn log_mut(&mut self) -> &mut Log {
        &mut self.log
    }

    fn dice(&mut self) -> &mut Dice {
        &mut self.chance.0
    }
}
