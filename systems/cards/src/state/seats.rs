//! Short lists of seats, and the seats still in the game.

use bevy::prelude::{Resource, World};
use engine::Seat;

use super::{Eliminated, Ids};

/// Captains still in the game, by seat: an index beside [`Eliminated`]. No part of a snapshot.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Present(pub Seats);

impl Present {
    /// The captains of a world who are still in the game.
    pub fn at(world: &World) -> Present {
        let captains = world.resource::<Ids>().captains.iter().zip(0..);
        let present =
            captains.filter(|(captain, _)| !world.entity(**captain).contains::<Eliminated>());
        Present(present.map(|(_, seat)| Seat(seat)).collect())
    }
}

/// Seats in some order: a list without allocation, since every step asks who is still in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Seats {
    seats: [Seat; Seats::MOST],
    count: usize,
}

impl Seats {
    /// Most captains at a table: K-MAX_CAPTAINS (CCG-GEN-1).
    pub const MOST: usize = 4;
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(from: I) -> Seats {
        let mut seats = Seats { seats: [Seat(0); Seats::MOST], count: 0 };
        for seat in from {
            seats.seats[seats.count] = seat;
            seats.count += 1;
        }
        seats
    }
}

impl std::ops::Deref for Seats {
    type Target = [Seat];

    fn deref(&self) -> &[Seat] {
        &self.seats[..self.count]
    }
}

impl std::ops::DerefMut for Seats {
    fn deref_mut(&mut self) -> &mut [Seat] {
        &mut self.seats[..self.count]
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = std::iter::Take<std::array::IntoIter<Seat, { Seats::MOST }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.seats.into_iter().take(self.count)
    }
}
