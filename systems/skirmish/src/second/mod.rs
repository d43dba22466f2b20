//! The second edition: rounds of 6 seconds, one turn after the other (SE-INI, SE-CBT).
//!
//! `initiative` opens a fight, `round` and `turn` go through it; `actions` says what can be done in
//! a turn, `movement`, `saddle`, `arming`, `leadership` and `first_aid` do it. An attack is planned by
//! `to_hit`, made by `attack`, and answered by `reactions`.

mod actions;
mod arming;
mod arms;
mod artillery;
mod attack;
mod bodies;
mod cost;
mod damage;
mod dropping;
mod dual;
mod fire;
mod first_aid;
mod grapple;
mod initiative;
mod leadership;
mod legal;
mod mishap;
mod movement;
mod opportunity;
mod person;
mod places;
mod protection;
mod radiation;
mod ranges;
mod reactions;
mod round;
mod saddle;
mod sight;
mod state;
mod surprise;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub(crate) mod to_hit;
mod traits;
mod turn;
mod wounds;
mod zero_g;

use bevy::prelude::World;
use play::Seat;
use serde::{Deserialize, Serialize};

pub use attack::{Aimed, Shot};
pub use state::{Aiming, Command, Observing, Second, Treating};

use crate::{choice::Deed, field::Place, fighter::FighterId, state::Touch};

/// One thing to be done in a fight by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Surprise, tactics, initiative, then the first round (SE-INI-01).
    Begin,
    /// A side says who checks Tactics (SE-INI-02).
    Tactics(Seat),
    /// Everybody throws (SE-INI-01).
    Initiative,
    RoundBegins,
    /// Whose turn is next (SE-INI-05).
    NextTurn,
    /// The next thing that somebody does in their turn (SE-CBT-02).
    Act(FighterId),
    /// An attack has been made: nothing is left of aiming (SE-CBT-09, SE-CBT-21).
    AimSpent(FighterId),
    /// One of the enemy may strike at somebody who leaves (SE-RCT-08).
    Opportunity {
        who: FighterId,
        leaver: FighterId,
    },
    /// They go, if they still can (SE-CBT-12).
    Go {
        who: FighterId,
        to: Place,
    },
    /// The rest of full automatic fire, after attacks on these (SE-TRT-09).
    Volley {
        aimed: Aimed,
        left: u8,
        at: Vec<FighterId>,
    },
    /// The target may react (SE-RCT-09).
    React(Aimed),
    /// The dice fall.
    Throw(Aimed),
    RoundEnds,
    Grapple(grapple::Step),
    Traits(traits::Step),
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Begin => initiative::begin(world),
        Step::Tactics(seat) => initiative::tactics(world, seat),
        Step::Initiative => initiative::throw(world),
        Step::RoundBegins => round::begins(world),
        Step::NextTurn => round::next_turn(world),
        Step::Act(who) => turn::act(world, who),
        Step::AimSpent(who) => world.of_mut::<Second>(who).aim = None,
        Step::Opportunity { who, leaver } => opportunity::take(world, who, leaver),
        Step::Go { who, to } => movement::go(world, who, to),
        Step::Volley { aimed, left, at } => attack::volley(world, aimed, left, at),
        Step::React(aimed) => reactions::take(world, aimed),
        Step::Throw(aimed) => attack::throw(world, &aimed),
        Step::RoundEnds => round::ends(world),
        Step::Grapple(step) => grapple::take(world, step),
        Step::Traits(step) => traits::take(world, step),
    }
}

/// These steps, in this order, before everything else.
fn then(world: &mut World, steps: impl IntoIterator<Item = Step>) {
    world.push_all(steps.into_iter().map(crate::state::Step::Second).collect());
}

/// Asks about something that one fighter does.
fn doing(who: FighterId, deeds: Vec<Deed>) -> Vec<crate::Move> {
    deeds.into_iter().map(|deed| crate::Move::Do { who, deed }).collect()
}
