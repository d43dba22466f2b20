//! The beginning: the captain, the hull, the hands that come with it.

use std::sync::Arc;

use bevy::prelude::World;
use cards::data::CardBook;
use characters::{
    Character,
    sheet::{Fate, PersonRef},
};
use engine::Journal;

use super::{hands, races, stages};
use crate::{
    border,
    data::CampaignBook,
    event::{Event, Item},
    setup::{Setup, SetupError},
    state::{
        Agenda, Berth, Book, Chance, Charter, Inner, Ledger, Log, PersonId, Progress, Record,
        ShipDeck, Stage, Terms, Wage,
    },
};

/// Begins a campaign in a world that may still hold the resources of an earlier one.
///
/// # Errors
/// The captain cannot command, or the deck cannot be flown.
pub(crate) fn begin(
    world: &mut World,
    book: &Arc<CampaignBook>,
    setup: &Setup,
    seed: u64,
) -> Result<(), SetupError> {
    check(setup, book)?;
    let port = book.charts.ports.first().ok_or(SetupError::NoPort)?.id.clone();
    world.insert_resource(Book(book.clone()));
    world.insert_resource(Charter { setup: setup.clone(), seed });
    world.insert_resource(Log(Journal::default()));
    world.insert_resource(Agenda::default());
    world.insert_resource(Inner::None);
    world.insert_resource(ShipDeck(setup.deck.clone()));
    world.insert_resource(Progress { port, held: true, ..Progress::default() });
    world.insert_resource(Chance(dice::Dice::seeded(stages::seed_of(seed, 0, Stage::Port))));
    races::gather(world, book, setup, seed);
    open_the_books(world, book, setup);
    crew(world, book, &setup.captain);
    stages::begin(world, Stage::Port);
    Ok(())
}

fn check(setup: &Setup, book: &CampaignBook) -> Result<(), SetupError> {
    let captain = &setup.captain;
    if !captain.body.is_awake() || captain.career.fate == Fate::Dead {
        return Err(SetupError::Unfit(captain.identity.styled()));
    }
    if border::levels(&captain.skills).is_empty() {
        return Err(SetupError::Unskilled(captain.identity.styled()));
    }
    let named = |fault| SetupError::Deck { deck: setup.deck.name.clone(), fault };
    setup.deck.faults(&book.cards).into_iter().next().map_or(Ok(()), |fault| Err(named(fault)))
}

/// The captain's savings and what the bank adds are the purse; the hull is their own with its debt,
/// on loan and free, or chartered.
fn open_the_books(world: &mut World, book: &CampaignBook, setup: &Setup) {
    let captain = &setup.captain;
    let figures = &book.charts.figures;
    let owned = captain.possessions.ship.as_ref();
    let instalment = owned.map_or(figures.charter, |ship| ship.debt.map_or(0, |debt| debt.monthly));
    world.insert_resource(Terms { instalment, late: 0 });
    let savings = captain.possessions.credits;
    let purse = book.run(setup.length).purse_of(savings, figures.savings);
    let mut ledger = Ledger::default();
    ledger.earn(0, Item::Savings, purse);
    world.insert_resource(ledger);
    world.resource_mut::<Log>().tell(Event::Began { captain: PersonId(0), purse, instalment });
}

/// The captain comes aboard first, then the hands of the ship.
fn crew(world: &mut World, book: &CampaignBook, captain: &Character) {
    let signed = sign_on(world, without_savings(captain.clone()), 0);
    world.resource_mut::<Progress>().captain = Some(signed);
    hands::engage(world, book, captain);
}

/// Their money is the ship's purse from here on.
fn without_savings(mut captain: Character) -> Character {
    captain.possessions.credits = 0;
    captain
}

/// Makes somebody one of the crew.
pub(super) fn sign_on(world: &mut World, person: Character, wage: u32) -> PersonId {
    let mut progress = world.resource_mut::<Progress>();
    let id = PersonId(progress.next);
    progress.next += 1;
    let name = person.identity.styled();
    world.spawn((person, id, Wage(wage), Record::default(), Berth::Aboard));
    world.resource_mut::<Log>().tell(Event::SignedOn { person: id, name });
    id
}

/// Passes command on, if whoever had it is not aboard any more: to the highest rank, then to who has
/// been aboard the longest.
pub(super) fn command(
    aboard: &[(PersonId, PersonRef)],
    progress: &mut Progress,
) -> Option<PersonId> {
    if aboard.iter().any(|(id, _)| Some(*id) == progress.captain) {
        return None;
    }
    let (next, _) = aboard.iter().min_by_key(|(id, who)| (u8::MAX - who.career.rank, *id))?;
    progress.captain = Some(*next);
    progress.captain
}

/// The pool of cards with these people in it.
pub(super) fn pool(book: &CampaignBook, crew: &str) -> Arc<CardBook> {
    let mut cards = CardBook::clone(&book.cards);
    cards.add("the crew.json", crew).expect("cards of people are sound: their ids are their own");
    Arc::new(cards)
}
