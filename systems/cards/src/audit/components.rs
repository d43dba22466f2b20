//! Cards and captains carry exactly the components that their faces and zones say.

use bevy::prelude::World;
use engine::Seat;

use super::{Broken, all_seats, left::has_enemy};
use crate::{
    choice::CardId,
    state::{
        Attached, CardType, Damaged, Eliminated, Exerted, Pirate, Pursuing, Shifted, TableRead,
        Wounded, Zone,
    },
};

/// Checks the type markers of cards, and their hosts.
pub(super) fn types(world: &World) -> Result<(), Broken> {
    let strange = world.card_ids().find(|&id| !fits_type(world, id) || !fits_host(world, id));
    strange.map_or(Ok(()), |id| Err(Broken::Card(id)))
}

/// Checks the statuses of cards and captains.
pub(super) fn statuses(world: &World) -> Result<(), Broken> {
    if let Some(id) = world.card_ids().find(|&id| !fits(world, id)) {
        return Err(Broken::Card(id));
    }
    let seat = all_seats(world).find(|&seat| !fits_captain(world, seat));
    seat.map_or(Ok(()), |seat| Err(Broken::Captain(seat)))
}

/// The type that a card's face and zone say.
fn card_type(world: &World, id: CardId) -> Option<CardType> {
    CardType::of(&world.printed(id).face).filter(|_| world.zone(id) == Zone::InPlay)
}

/// One type where it is in play, none elsewhere; and its own number.
fn fits_type(world: &World, id: CardId) -> bool {
    let (card, own) = (world.entity(world.card_entity(id)), card_type(world, id));
    let mut types = CardType::ALL.into_iter();
    types.all(|it| it.is_on(card) == (own == Some(it))) && card.get() == Some(&id)
}

/// Gear is attached to crew and upgrades to ships, nothing else to anything (CCG-TYPE-7, CCG-TYPE-8).
fn fits_host(world: &World, id: CardId) -> bool {
    let attached = world.get(world.card_entity(id));
    let host = attached.map(|&Attached(host)| card_type(world, host));
    match card_type(world, id) {
        Some(CardType::Gear) => host == Some(Some(CardType::Crew)),
        Some(CardType::Upgrade) => host == Some(Some(CardType::Ship)),
        Some(CardType::Ship | CardType::Crew | CardType::Connection) | None => host.is_none(),
    }
}

/// Only what is in play is exerted (CCG-VERB-10a), only gear shifted, only crew wounded, only upgrades and
/// enemy ships damaged; and no wound or damage is nothing.
fn fits(world: &World, id: CardId) -> bool {
    let (card, own) = (world.entity(world.card_entity(id)), card_type(world, id));
    let may_be_damaged = own == Some(CardType::Upgrade) || has_enemy(world, id);
    (own.is_some() || !card.contains::<Exerted>())
        && (own == Some(CardType::Gear) || !card.contains::<Shifted>())
        && card.get().is_none_or(|&Wounded(wounds)| wounds > 0 && own == Some(CardType::Crew))
        && card.get().is_none_or(|&Damaged(damage)| damage > 0 && may_be_damaged)
}

/// One commitment at most (CCG-ADV-2a), and none of who has left (CCG-ELM-11).
fn fits_captain(world: &World, seat: Seat) -> bool {
    let captain = world.entity(world.captain_entity(seat));
    let commitments = [
        captain.contains::<Pursuing>(),
        captain.contains::<Pirate>(),
        captain.contains::<Eliminated>(),
    ];
    commitments.into_iter().filter(|&is| is).count() <= 1
}
