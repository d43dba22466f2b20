//! Whose eyes a fight is watched with.

use engine::{Game, Seat};
use skirmish::{Observation, Skirmish};

/// Whose eyes a fight is watched with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// Those of one side, and what it knew.
    Side(Seat),
    /// Those of all sides together.
    All,
}

impl Eyes {
    /// The next of so many sides' eyes; all of them after the last.
    pub fn after(self, sides: usize) -> Eyes {
        match self {
            Eyes::Side(seat) if seat.index() + 1 < sides => Eyes::Side(Seat(seat.0 + 1)),
            Eyes::Side(_) => Eyes::All,
            Eyes::All => Eyes::Side(Seat(0)),
        }
    }

    /// Whether who sees with them learnt of an event that these sides know of, a bit each.
    pub fn know(self, known: u8) -> bool {
        match self {
            Eyes::Side(seat) => (known >> seat.0) & 1 == 1,
            Eyes::All => true,
        }
    }

    /// Whether who sees with them is in this side's head.
    pub fn are_of(self, seat: Seat) -> bool {
        self == Eyes::All || self == Eyes::Side(seat)
    }

    /// The fight as it is seen with them. All eyes look from the side that is asked, and see everybody as
    /// their own side does.
    pub fn observe(self, fight: &Skirmish) -> Observation {
        match self {
            Eyes::Side(seat) => fight.observe(seat),
            Eyes::All => of_all(fight),
        }
    }
}

fn of_all(fight: &Skirmish) -> Observation {
    let from = fight.choice().map_or(Seat(0), |choice| choice.seat);
    let mut seen = fight.observe(from);
    let others = (0..seen.sides.len() as u8).map(Seat).filter(|seat| *seat != from);
    seen.fighters.retain(|it| it.side == from);
    for seat in others {
        let own = fight.observe(seat).fighters.into_iter().filter(|it| it.side == seat);
        seen.fighters.extend(own);
    }
    seen.fighters.sort_by_key(|it| it.id);
    seen
}
