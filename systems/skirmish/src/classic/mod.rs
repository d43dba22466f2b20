//! The classic rules: rounds of 15 seconds, orders in secret, everybody at once (CT-CBT).
//!
//! An encounter begins with `surprise`, `opening` range and `escape`. Each round then is `orders`,
//! `movement` along the `line`, `attacks` with their `wounds`, `noise`, `morale`, and a judgement
//! (CT-CBT-12, CT-CBT-13). Fights kill easily (CT-CBT-01).

pub mod attacks;
mod blows;
mod contact;
mod escape;
mod gaits;
mod group;
mod heading;
mod line;
mod load;
mod morale;
mod movement;
mod noise;
mod opening;
mod orders;
mod rounds;
mod state;
mod surprise;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
pub(crate) mod to_hit;
mod wounds;
mod zero_g;

use bevy::prelude::World;
use play::Seat;
use serde::{Deserialize, Serialize};

use crate::state::{Look, Touch};

pub use escape::odds as escape_odds;
pub use opening::odds as opening_odds;
pub use state::{Classic, Hit};
pub use surprise::odds as surprise_odds;

pub(crate) use opening::on_band;
pub(crate) use rounds::after_combat;

/// One thing to be done in a classic fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Surprise, range, escape, then the first round (CT-CBT-12).
    Begin,
    Surprise,
    Opening,
    /// What the side with surprise makes of it (CT-SUP-01).
    Advantage,
    /// Whether this side tries to get away (CT-ESC-04).
    Escape(Seat),
    /// A round begins (CT-CBT-13).
    Round,
    Orders,
    Movement,
    /// The attacks of a round, and their wounds.
    Attack(attacks::Step),
    /// Whether there is an alarm (CT-SUP-08).
    Noise,
    /// CT-END-02
    Morale,
    RoundEnd,
}

impl From<Step> for crate::state::Step {
    fn from(step: Step) -> crate::state::Step {
        crate::state::Step::Classic(step)
    }
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Begin => begin(world),
        Step::Surprise => surprise::settle(world),
        Step::Opening => opening::settle(world),
        Step::Advantage => escape::advantage(world),
        Step::Escape(side) => escape::attempt(world, side),
        Step::Round => rounds::begin(world),
        Step::Orders => orders::order(world),
        Step::Movement => movement::move_all(world),
        Step::Attack(step) => attacks::take(world, step),
        Step::Noise => noise::settle(world),
        Step::Morale => morale::settle(world),
        Step::RoundEnd => rounds::end(world),
    }
}

/// An encounter has occurred, and its sides meet: surprise, range, then escape or avoidance, before
/// the first round (CT-CBT-11, CT-CBT-12).
fn begin(world: &mut World) {
    rounds::set_clock(world);
    blows::begin(world);
    let mut steps = vec![Step::Surprise, Step::Opening, Step::Advantage];
    steps.extend(world.seats().into_iter().map(Step::Escape));
    steps.push(Step::Round);
    lay(world, steps);
}

/// These are done next, in this order.
fn lay(world: &mut World, steps: Vec<Step>) {
    world.push_all(steps.into_iter().map(Into::into).collect());
}
