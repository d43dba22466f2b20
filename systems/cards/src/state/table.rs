//! Looking at the table and moving things on it: the words the rules are written in.

use std::sync::Arc;

use bevy::prelude::{Entity, Resource, State, World};
use dice::Dice;
use play::{Journal, Seat};
use serde::{Deserialize, Serialize};

use super::{
    Agenda, Asked, Captain, CardState, Condition, Dealt, Ending, InPlay, Lasting, LastingChange,
    Piles, Place, Present, Queue, Seats, Stage, Standing, Step,
};
use crate::{
    choice::{CardId, Choice, Move, SlotNo, Why},
    data::{Card, CardBook, Constants, Def},
    event::{Event, Piece},
};

/// The card pool.
#[derive(Resource)]
pub(crate) struct Book(pub Arc<CardBook>);

/// The game's dice.
#[derive(Resource)]
pub(crate) struct Chance(pub Dice);

/// The game's journal.
#[derive(Resource)]
pub(crate) struct Log(pub Journal<Event>);

/// House rules in force.
#[derive(Resource, Clone, Copy)]
pub(crate) struct HouseRules(pub Constants);

/// Where each numbered thing is: the stable ids in front of Bevy's entities.
#[derive(Resource, Default)]
pub(crate) struct Ids {
    pub captains: Vec<Entity>,
    pub cards: Vec<Entity>,
    pub slots: Vec<Entity>,
}

/// Where the game is in time.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Round {
    pub number: u16,
    pub first: Seat,
    pub acting: Option<Seat>,
    /// Captains who could not meet an expense and have not left yet.
    pub broke: Vec<Seat>,
    /// Ships that are firing at each other, while they are.
    pub fight: Option<Fight>,
    /// Everyone had their chance to play something before the stage ends.
    pub closing: bool,
    pub ending: Option<Ending>,
}

/// Who attacks whom; nobody where it is an enemy ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fight {
    pub attacker: Option<Seat>,
    pub defender: Option<Seat>,
}

/// One of the four contract slots; an entity of its own.
#[derive(bevy::prelude::Component, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Slot {
    pub no: SlotNo,
    /// Whose it is; nobody's where it floats (CCG-CSLOT-4, CCG-CSLOT-5).
    pub holder: Option<Seat>,
    pub contract: Option<CardId>,
    /// In the order attached.
    pub complications: Vec<CardId>,
    /// Who has met its requirements in this phase (CCG-CPT-2a).
    pub completed: Vec<Seat>,
    /// They have their points for it (CCG-CON-3a).
    pub claimed: bool,
}

/// Reading the table.
pub(crate) trait Look {
    fn world(&self) -> &World;

    fn captain(&self, seat: Seat) -> &Captain {
        let world = self.world();
        world.get(world.resource::<Ids>().captains[seat.index()]).expect("captains stay")
    }

    fn piles(&self, seat: Seat) -> &Piles {
        let world = self.world();
        world.get(world.resource::<Ids>().captains[seat.index()]).expect("captains stay")
    }

    fn card(&self, id: CardId) -> &CardState {
        let world = self.world();
        world.get(card_entity(world, id)).expect("cards stay")
    }

    fn place(&self, id: CardId) -> Place {
        let world = self.world();
        *world.get(card_entity(world, id)).expect("cards stay")
    }

    fn condition(&self, id: CardId) -> &Condition {
        let world = self.world();
        world.get(card_entity(world, id)).expect("cards stay")
    }

    /// All three at once, which is quicker than one by one.
    fn all_of(&self, id: CardId) -> (&CardState, &Condition, Place) {
        let world = self.world();
        let card = world.entity(card_entity(world, id));
        let place = *card.get().expect("cards stay");
        (card.get().expect("cards stay"), card.get().expect("cards stay"), place)
    }

    fn slot(&self, no: SlotNo) -> &Slot {
        let world = self.world();
        world.get(world.resource::<Ids>().slots[no.index()]).expect("slots stay")
    }

    fn slots(&self) -> impl Iterator<Item = &Slot> {
        (0..self.world().resource::<Ids>().slots.len()).map(|no| self.slot(SlotNo(no as u8)))
    }

    /// What every card is: for whoever asks of many, which is quicker than one by one.
    fn dealt(&self) -> &Dealt {
        self.world().resource()
    }

    /// The card's printed side.
    fn printed(&self, id: CardId) -> &Card {
        self.dealt().printed(id)
    }

    fn piece(&self, id: CardId) -> Piece {
        Piece { id, def: self.dealt().face(id) }
    }

    fn rules(&self) -> Constants {
        self.world().resource::<HouseRules>().0
    }

    fn round(&self) -> &Round {
        self.world().resource()
    }

    fn queue(&self) -> &Queue {
        self.world().resource()
    }

    fn stage(&self) -> Stage {
        *self.world().resource::<State<Stage>>().get()
    }

    fn lasting(&self) -> &[LastingChange] {
        &self.world().resource::<Lasting>().changes
    }

    /// Every card there is.
    fn card_ids(&self) -> impl Iterator<Item = CardId> {
        (0..self.world().resource::<Ids>().cards.len()).map(|n| CardId(n as u16))
    }

    /// Ships and permanents, in order of entering play.
    fn standing(&self) -> &[Standing] {
        &self.world().resource::<InPlay>().cards
    }

    fn in_play(&self) -> impl Iterator<Item = CardId> {
        self.standing().iter().map(|card| card.id)
    }

    /// The card, if it is in play.
    fn find(&self, id: CardId) -> Option<&Standing> {
        self.standing().iter().find(|card| card.id == id)
    }

    fn is_in_play(&self, id: CardId) -> bool {
        self.find(id).is_some()
    }

    /// What `seat` controls of them, likewise.
    fn standing_of(&self, seat: Seat) -> impl Iterator<Item = &Standing> {
        self.standing().iter().filter(move |card| card.controller == seat)
    }

    /// Cards in play that `seat` controls, in order of entering.
    fn controlled(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.standing_of(seat).map(|card| card.id)
    }

    /// What is attached to `host`, in order of entering.
    ///
    /// They stay until something takes them away (CCG-ATT-2), each in a state of its own (CCG-ATT-5).
    fn attached(&self, host: CardId) -> impl Iterator<Item = CardId> {
        let cards = self.standing().iter().filter(move |card| card.host == Some(host));
        cards.map(|card| card.id)
    }

    /// The card that `id` is attached to.
    fn host(&self, id: CardId) -> Option<CardId> {
        self.place(id).host()
    }

    /// Captains still in the game, by seat.
    fn seats(&self) -> Seats {
        self.world().resource::<Present>().0
    }

    /// Whether anyone wants to be asked whenever they may do something (FL-4).
    fn is_someone_asked_more(&self) -> bool {
        self.seats().iter().any(|&seat| self.captain(seat).full_control)
    }

    fn opponents(&self, seat: Seat) -> Seats {
        self.seats().into_iter().filter(|&other| other != seat).collect()
    }

    /// Whether the game began with one captain (CCG-SOLO-8).
    fn is_solo(&self) -> bool {
        self.world().resource::<Ids>().captains.len() == 1
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

    /// Whether the card is a contract's or complication's face that everyone sees.
    fn is_face_up(&self, id: CardId) -> bool {
        !matches!(self.place(id), Place::Complication { face_up: false, .. })
    }
}

impl Look for World {
    fn world(&self) -> &World {
        self
    }
}

/// Moving things on the table.
pub(crate) trait Touch: Look {
    fn world_mut(&mut self) -> &mut World;

    fn captain_mut(&mut self, seat: Seat) -> &mut Captain {
        let entity = self.world().resource::<Ids>().captains[seat.index()];
        self.world_mut().get_mut::<Captain>(entity).expect("captains stay").into_inner()
    }

    fn piles_mut(&mut self, seat: Seat) -> &mut Piles {
        let entity = self.world().resource::<Ids>().captains[seat.index()];
        self.world_mut().get_mut::<Piles>(entity).expect("captains stay").into_inner()
    }

    fn card_mut(&mut self, id: CardId) -> &mut CardState {
        let entity = card_entity(self.world(), id);
        self.world_mut().get_mut::<CardState>(entity).expect("cards stay").into_inner()
    }

    /// Out of the game.
    fn see_off(&mut self, seat: Seat) {
        self.captain_mut(seat).out = true;
        let present = Present::at(self.world());
        self.world_mut().insert_resource(present);
    }

    /// Under the control of `seat` from now on.
    fn hand_over(&mut self, id: CardId, seat: Seat) {
        self.card_mut(id).controller = seat;
        if let Some(card) = self.world_mut().resource_mut::<InPlay>().get_mut(id) {
            card.controller = seat;
            self.unsettle();
        }
    }

    fn condition_mut(&mut self, id: CardId) -> &mut Condition {
        let entity = card_entity(self.world(), id);
        self.world_mut().get_mut::<Condition>(entity).expect("cards stay").into_inner()
    }

    fn slot_mut(&mut self, no: SlotNo) -> &mut Slot {
        let entity = self.world().resource::<Ids>().slots[no.index()];
        self.world_mut().get_mut::<Slot>(entity).expect("slots stay").into_inner()
    }

    fn round_mut(&mut self) -> &mut Round {
        self.world_mut().resource_mut::<Round>().into_inner()
    }

    fn queue_mut(&mut self) -> &mut Queue {
        self.world_mut().resource_mut::<Queue>().into_inner()
    }

    fn dice(&mut self) -> &mut Dice {
        &mut self.world_mut().resource_mut::<Chance>().into_inner().0
    }

    /// Into the list of cards in play, last.
    fn enter(&mut self, id: CardId) {
        let CardState { def, controller, .. } = *self.card(id);
        let card = Standing { id, def, controller, host: self.host(id) };
        let book = Arc::clone(&self.world().resource::<Book>().0);
        self.world_mut().resource_mut::<InPlay>().enter(card, book.card(def));
        self.unsettle();
    }

    /// Out of the list of cards in play.
    fn leave(&mut self, id: CardId) {
        self.world_mut().resource_mut::<InPlay>().leave(id);
        self.unsettle();
    }

    /// Says only where the card is; the piles are the caller's.
    fn put(&mut self, id: CardId, place: Place) {
        let entity = card_entity(self.world(), id);
        *self.world_mut().get_mut::<Place>(entity).expect("cards stay") = place;
        if let Some(card) = self.world_mut().resource_mut::<InPlay>().get_mut(id) {
            card.host = place.host();
            self.unsettle();
        }
    }

    fn tell(&mut self, event: Event) {
        self.world_mut().resource_mut::<Log>().0.tell(event);
    }

    /// Limits, wounds and damage have to be looked at before the next step.
    fn unsettle(&mut self) {
        self.world_mut().resource_mut::<Agenda>().unsettled = true;
    }

    /// To be done next.
    fn push(&mut self, step: Step) {
        self.world_mut().resource_mut::<Agenda>().steps.push(step);
    }

    /// To be done next, in the order given.
    fn push_all(&mut self, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        self.world_mut().resource_mut::<Agenda>().steps.extend(steps.into_iter().rev());
    }

    /// To be done next, by each captain in initiative order: all of one captain's steps before the
    /// next captain's (RUL-21).
    ///
    /// CCG-RND-7.
    fn push_for_each<const N: usize>(&mut self, steps: impl Fn(Seat) -> [Step; N]) {
        let order = self.initiative_order().into_iter();
        self.push_all(order.flat_map(steps).collect::<Vec<_>>());
    }

    /// The answer to `step`'s question. Where nothing can differ it answers itself; otherwise the
    /// step goes back on the agenda and the game waits (`None`).
    fn ask(
        &mut self,
        step: Step,
        seat: Seat,
        why: Why,
        options: impl FnOnce(&World) -> Vec<Move>,
    ) -> Option<Move> {
        if let Some(answer) = self.world_mut().resource_mut::<Asked>().answer.take() {
            return Some(answer);
        }
        let options = options(self.world());
        if let [only] = options[..] {
            return Some(only);
        }
        debug_assert!(!options.is_empty(), "{step:?} asks without options");
        self.push(step);
        self.world_mut().resource_mut::<Asked>().choice = Some(Choice { seat, why, options });
        None
    }
}

impl Touch for World {
    fn world_mut(&mut self) -> &mut World {
        self
    }
}

fn card_entity(world: &World, id: CardId) -> Entity {
    world.resource::<Ids>().cards[usize::from(id.0)]
}

/// The cards a pile of `defs` is dealt as; see [`CardId`].
pub(crate) fn reface(world: &mut World, pile: &[CardId], defs: &[Def]) {
    for (&id, &def) in pile.iter().zip(defs) {
        world.card_mut(id).def = def;
        world.resource_mut::<Dealt>().set(id, def);
    }
}
