//! What must hold between any two decisions.

use bevy::prelude::World;
use cards::data::CAPTAIN_CARDS;

use crate::{
    event::Item,
    observation::crew,
    rules::chandler,
    state::{Berth, Book, Ledger, Progress, ShipDeck},
};

/// An invariant that does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("{there} people have signed on, and {said} numbers were given")]
    People { there: usize, said: u8 },
    #[error("{aboard} are aboard a ship with {berths} berths")]
    Berths { aboard: usize, berths: u8 },
    #[error("the books come to {sum} credits, and the purse holds {purse}")]
    Purse { sum: i64, purse: u32 },
    #[error("the deck has {have} captain's cards instead of sixty")]
    Deck { have: usize },
    #[error("{0} is aboard, and dead")]
    DeadAboard(String),
    #[error("nobody aboard is in command")]
    NoCommand,
    #[error("the dead number {dead}, and the roll names {said}")]
    Roll { dead: usize, said: usize },
    #[error("{left} days are left in port, of {days}")]
    Days { left: u8, days: u8 },
    #[error("the contract {0} was haggled over twice, or is none")]
    Haggled(u8),
    #[error("the locker holds weapons for {worth} credits, and {spent} were spent on them")]
    Locker { worth: u32, spent: i64 },
}

pub(crate) fn check(world: &World) -> Result<(), Broken> {
    let progress = world.resource::<Progress>();
    let crew = crew(world);
    if crew.len() != usize::from(progress.next) {
        return Err(Broken::People { there: crew.len(), said: progress.next });
    }
    let aboard = crew.iter().filter(|it| it.berth == Berth::Aboard);
    let berths = world.resource::<Book>().charts.figures.berths;
    let count = aboard.clone().count();
    if count > usize::from(berths) {
        return Err(Broken::Berths { aboard: count, berths });
    }
    if progress.outcome.is_none() && !aboard.clone().any(|it| Some(it.id) == progress.captain) {
        return Err(Broken::NoCommand);
    }
    let dead = crew.iter().filter(|it| it.berth == Berth::Dead).count();
    if dead != progress.dead.len() {
        return Err(Broken::Roll { dead, said: progress.dead.len() });
    }
    let between_games = progress.contract.is_none();
    if let Some(it) = aboard.clone().find(|it| between_games && it.person.body.is_dead()) {
        return Err(Broken::DeadAboard(it.person.identity.styled()));
    }
    things(world)
}

fn things(world: &World) -> Result<(), Broken> {
    let ledger = world.resource::<Ledger>();
    let sum: i64 = ledger.accounts.iter().map(|it| it.credits).sum();
    if sum != i64::from(ledger.purse) {
        return Err(Broken::Purse { sum, purse: ledger.purse });
    }
    let have = world.resource::<ShipDeck>().captain.values().map(|n| usize::from(*n)).sum();
    if have == CAPTAIN_CARDS { errands(world) } else { Err(Broken::Deck { have }) }
}

/// Days are never more than there were, each contract was haggled over once, and what lies in the
/// locker was paid for.
fn errands(world: &World) -> Result<(), Broken> {
    let (progress, book) = (world.resource::<Progress>(), &world.resource::<Book>().0);
    let (left, days) = (progress.days, book.charts.figures.days);
    if left > days {
        return Err(Broken::Days { left, days });
    }
    let haggled = &progress.errands.haggled;
    let is_wrong = |nth: &u8| {
        let times = haggled.iter().filter(|it| *it == nth).count();
        times > 1 || usize::from(*nth) >= progress.offers.len()
    };
    if let Some(nth) = haggled.iter().copied().find(is_wrong) {
        return Err(Broken::Haggled(nth));
    }
    let prices = progress.locker.iter().map(|it| chandler::price(book, it).unwrap_or(u32::MAX));
    let worth = prices.fold(0, u32::saturating_add);
    let accounts = world.resource::<Ledger>().accounts.iter();
    let spent: i64 = accounts.filter(|it| it.item == Item::Arms).map(|it| -it.credits).sum();
    if i64::from(worth) > spent { Err(Broken::Locker { worth, spent }) } else { Ok(()) }
}
