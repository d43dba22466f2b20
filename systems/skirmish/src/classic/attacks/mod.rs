//! The attacks of a round, settled by dice (CT-ATK-01): declared in secret, all made at once, and
//! only then do they hurt (CT-CBT-04, CT-CBT-13, CT-RUL-50).
//!
//! [`Step::Declare`] of the first side begins it, once everybody has moved; it goes on to the other
//! sides, to the attacks and to their wounds by itself.

mod declare;
mod fire;
mod hands;
mod resolve;

use bevy::prelude::World;
use characters::Characteristic;
use play::Seat;
use serde::{Deserialize, Serialize};

use super::wounds;
use crate::{fighter::FighterId, state};

/// One thing to be done in the attacks of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A side says what each of its people does (CT-ATK-03), then the next side.
    Declare { seat: Seat },
    /// All have: what is done in which order.
    Resolve,
    /// These attack, all at once (CT-CBT-09).
    Fire(Vec<FighterId>),
    /// Whoever did not attack draws, reloads and so on.
    Handle,
    /// All hits of the round tell (CT-RUL-50).
    Wounds,
    /// The hits on one of them tell: those of one attacker, if one is named. So many groups of the
    /// next hit have their place (CT-WND-04).
    Hurt { who: FighterId, by: Option<FighterId>, picked: Vec<Characteristic> },
}

impl From<Step> for state::Step {
    fn from(step: Step) -> state::Step {
        state::Step::Classic(super::Step::Attack(step))
    }
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Declare { seat } => declare::ask(world, seat),
        Step::Resolve => resolve::resolve(world),
        Step::Fire(who) => fire::fire(world, &who),
        Step::Handle => hands::handle(world),
        Step::Wounds => resolve::wounds(world),
        Step::Hurt { who, by, picked } => wounds::hurt(world, who, by, picked),
    }
}
