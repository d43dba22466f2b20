//! Follows a game from decision to decision, and checks invariants and ends of durations.

use engine::Game;

use super::{Audit, Broken, begun::Begun, control::Control, lasting::Seen};
use crate::{CardGame, Choice, Decision};

/// An [`Audit`] with memory. The game must not forget its events.
#[derive(Debug, Clone)]
pub struct Watch {
    audit: Audit,
    read: usize,
    asked: Option<Choice>,
    lasting: Seen,
    begun: Begun,
    control: Control,
}

impl Watch {
    /// Follows `game` from here, with nothing done in its round so far.
    pub fn of(game: &CardGame) -> Watch {
        Watch {
            audit: Audit::of(game),
            read: game.journal().events().len(),
            asked: game.choice().cloned(),
            lasting: Seen::default(),
            begun: Begun::default(),
            control: Control::of(game.look()),
        }
    }

    /// Checks everything at this moment of the same game and on the way to it; `decided` is the
    /// decision that led here, if any.
    ///
    /// # Errors
    /// The first invariant that does not hold.
    pub fn check(&mut self, decided: Option<Decision>, game: &CardGame) -> Result<(), Broken> {
        if let (Some(asked), Some(decision)) = (&self.asked, decided) {
            self.control.decided(asked, decision)?;
        }
        let events = &game.journal().events()[self.read..];
        for event in events {
            self.control.read(event)?;
            self.begun.read(event, &self.audit.owners)?;
        }
        self.read += events.len();
        self.audit.check(game)?;
        let world = game.look();
        if world.resource::<crate::state::Round>().ending.is_some() {
            return Ok(());
        }
        self.lasting.check(world, events)?;
        self.begun.check(world)?;
        self.control.check(world)?;
        self.asked = game.choice().cloned();
        self.asked.as_ref().map_or(Ok(()), |choice| self.control.offered(choice))
    }
}
