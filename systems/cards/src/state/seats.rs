//! A few seats in some order.

use play::Seat;

/// Seats at one table, in an order of their own: a list that takes no memory of its own, since who is
/// still there is asked at every step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Seats {
    seats: [Seat; Seats::MOST],
    count: usize,
}

impl Seats {
    /// K-MAX_CAPTAINS (CCG-GEN-1).
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
