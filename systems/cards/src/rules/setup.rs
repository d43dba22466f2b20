//! The deal (CCG-SET).

use std::sync::Arc;

use bevy::prelude::{State, World};
use dice::Dice;
use engine::{Journal, Seat};

use super::{moves, slots, stages};
use crate::{
    choice::{CardId, SlotNo},
    data::{CardBook, Def},
    event::Event,
    setup::{CaptainSetup, Setup, SetupError},
    state::{
        Agenda, Book, Brought, Captain, CardState, Chance, Condition, Dealt, HouseRules, Ids,
        InPlay, Lasting, Log, PendingChoice, Piles, Present, Queue, Round, Seats, Slot, Stage,
        TableRead, TableWrite, Trail, Zone,
    },
};

/// Sets every resource of the card game to its state before the deal, replacing an earlier game's.
pub(crate) fn clear_table(world: &mut World, book: &Arc<CardBook>) {
    world.insert_resource(Book(Arc::clone(book)));
    world.insert_resource(Log(Journal::default()));
    world.insert_resource(State::new(Stage::Readying));
    world.insert_resource(Ids::default());
    world.insert_resource(Dealt::on(world));
    world.insert_resource(Present::at(world));
    world.insert_resource(InPlay::default());
    world.insert_resource(Agenda::default());
    world.insert_resource(PendingChoice::default());
    world.insert_resource(Queue::default());
    world.insert_resource(Lasting::default());
    world.insert_resource(Trail::default());
}

/// Deals a game in a world without entities, up to the first round (CCG-SET-1 to CCG-SET-6).
pub(crate) fn set_up(
    world: &mut World,
    book: &Arc<CardBook>,
    setup: &Setup,
    seed: u64,
) -> Result<(), SetupError> {
    check(book, setup)?;
    clear_table(world, book);
    world.insert_resource(Chance(Dice::seeded(seed)));
    world.insert_resource(HouseRules(setup.constants));
    for (n, captain) in setup.captains.iter().enumerate() {
        seat_captain(world, book, Seat(n as u8), captain);
    }
    world.insert_resource(Brought::to(world));
    world.insert_resource(Present::at(world));
    // Priority before any first captain is random (CCG-TIM-7b).
    let first = Seat(world.dice().below(setup.captains.len() as u32) as u8);
    world.insert_resource(Round {
        number: 0,
        first,
        acting: None,
        broke: Vec::new(),
        fight: None,
        closing: false,
        ending: None,
    });
    deal(world);
    Ok(())
}

fn check(book: &CardBook, setup: &Setup) -> Result<(), SetupError> {
    if !(1..=Seats::MOST).contains(&setup.captains.len()) {
        return Err(SetupError::Captains(setup.captains.len()));
    }
    setup.constants.check()?;
    for captain in &setup.captains {
        if let Some(fault) = captain.deck.faults(book).into_iter().next() {
            return Err(SetupError::Deck { deck: captain.deck.name.clone(), fault });
        }
    }
    Ok(())
}

/// Puts the ship into play (CCG-SET-1), with all numbers at zero (CCG-SET-4).
///
/// Ownership of cards is fixed here for the whole game (CCG-OWN-1).
fn seat_captain(world: &mut World, book: &CardBook, seat: Seat, captain: &CaptainSetup) {
    let deck = &captain.deck;
    let (ship_def, _) = book.find(&deck.ship).expect("the deck was checked");
    let ship = spawn_card(world, seat, ship_def, Zone::InPlay);
    world.enter(ship, None);
    let piles = Piles {
        deck: spawn_pile(world, seat, book, &deck.captain, Zone::Deck),
        adventure: spawn_pile(world, seat, book, &deck.adventure, Zone::AdventureDeck),
        ..Piles::default()
    };
    let captain = Captain {
        seat,
        name: captain.name.clone(),
        ship,
        vp: 0,
        infamy: 0,
        pool: Vec::new(),
        full_control: false,
        marked: Vec::new(),
    };
    let entity = world.spawn((captain, piles)).id();
    world.resource_mut::<Ids>().captains.push(entity);
}

fn spawn_pile(
    world: &mut World,
    seat: Seat,
    book: &CardBook,
    list: &std::collections::BTreeMap<String, u8>,
    zone: Zone,
) -> Vec<CardId> {
    let copies = list.iter().flat_map(|(id, &n)| std::iter::repeat_n(id, n.into()));
    copies
        .map(|id| spawn_card(world, seat, book.find(id).expect("the deck was checked").0, zone))
        .collect()
}

fn spawn_card(world: &mut World, owner: Seat, def: Def, zone: Zone) -> CardId {
    let id = CardId(world.resource::<Ids>().cards.len() as u16);
    let card = CardState { def, owner, controller: owner };
    let entity = world.spawn((id, card, zone, Condition::default())).id();
    world.resource_mut::<Ids>().cards.push(entity);
    world.resource_mut::<Dealt>().set(id, def);
    id
}

/// Shuffles, draws, and fills the contract slots (CCG-SET-2, CCG-SET-3).
///
/// The only mulligan is the first Ready Phase (CCG-SET-5). Solo play lays out eight adventure cards
/// (CCG-SOLO-1).
fn deal(world: &mut World) {
    let captains = world.resource::<Ids>().captains.len();
    for no in 0..4 {
        let no = SlotNo(no);
        let holder = slots::first_holder(captains, no);
        let slot = Slot {
            no,
            holder,
            contract: None,
            complications: vec![],
            completed: vec![],
            claimed: false,
        };
        let entity = world.spawn(slot).id();
        world.resource_mut::<Ids>().slots.push(entity);
    }
    let seats = world.seats();
    let ships = seats.iter().map(|&seat| world.piece(world.captain(seat).ship)).collect();
    world.tell(Event::GameBegan { ships });
    for seat in seats {
        moves::shuffle(world, &world.piles(seat).deck.clone());
        moves::shuffle(world, &world.piles(seat).adventure.clone());
        let hand = world.rules().hand;
        moves::draw(world, seat, hand as usize);
    }
    for no in 0..4 {
        slots::refill(world, SlotNo(no));
    }
    stages::begin_round(world);
    stages::begin(world, Stage::Readying);
}
