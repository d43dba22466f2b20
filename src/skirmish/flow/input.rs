//! What a person puts in, and how much they want to be asked.

use skirmish::{FighterAction, FighterId, Move};

/// What a person puts in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Input {
    /// This option and no more.
    Only(Move),
    /// This option, and what follows from it as a veteran would: the attack after the order, the
    /// rest of the turn, the rest of a wound; a reaction holds until something changes.
    Go(Move),
    /// The same with a target. If it cannot be attacked by then, the person is asked.
    At(Move, FighterId),
    /// This order for everybody who still needs one and can follow it.
    All(FighterAction),
    /// The same orders again, for one fighter or for everybody.
    Again(Option<FighterId>),
}

impl Input {
    /// The same without what would follow from it.
    pub fn alone(self) -> Input {
        match self {
            Input::Go(chosen) | Input::At(chosen, _) => Input::Only(chosen),
            Input::Only(_) | Input::All(_) | Input::Again(_) => self,
        }
    }
}

/// How much a person is asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Control {
    /// Everything: inputs are single decisions.
    Full,
    /// What does not follow from an input.
    #[default]
    Turns,
    /// What has changed: every order stands until then.
    StandingOrders,
}

impl Control {
    /// This one, or the usual one where it is so already.
    pub fn toggled(self, now: Control) -> Control {
        if self == now { Control::default() } else { self }
    }
}
