//! A fight that the person leaves to a mind for its rest, or until they take command back.
//!
//! It is the mind that the terminal's `rest` takes. In the record the side stays the person's: whoever
//! goes on with the fight later commands it again.

use engine::Seat;

use super::Session;
use crate::skirmish::commander::{Commander, CommanderKind};

impl Session {
    /// Whether the person can leave the rest to a mind: not whoever learns, nor one of several at this
    /// machine, who would look on from the other's seat.
    pub fn can_delegate(&self) -> bool {
        self.persons() == 1 && !self.is_guided() && self.outcome().is_none()
    }

    /// Whether a mind decides for the person now.
    pub fn is_delegated(&self) -> bool {
        self.persons_seats().any(|seat| !self.decides(seat))
    }

    /// From here on a mind decides for the person.
    pub fn delegate(&mut self) {
        if self.can_delegate() {
            self.seat_persons(&CommanderKind::default());
        }
    }

    /// The person decides again. What was decided for them stays, and no order of theirs goes on.
    pub fn take_command(&mut self) {
        if self.is_delegated() {
            self.seat_persons(&CommanderKind::Person);
            self.settled = self.fight.decisions().len();
            self.flow.forget();
        }
    }

    /// Whether a person decides for this side now.
    pub(super) fn decides(&self, seat: Seat) -> bool {
        matches!(self.seated.get(seat.index()), Some(Commander::Person))
    }

    fn persons_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..self.seated.len()).map(|n| Seat(n as u8));
        seats.filter(|&seat| self.is_person(seat))
    }

    /// Seats somebody in every person's place.
    fn seat_persons(&mut self, kind: &CommanderKind) {
        let (seed, made) = (self.fight_options.seed, self.fight.decisions().len());
        for seat in self.persons_seats().collect::<Vec<_>>() {
            self.seated[seat.index()] = Commander::new(kind, &self.minds, seed, seat, made);
        }
    }
}
