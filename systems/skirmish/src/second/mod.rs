//! The second edition: rounds of 6 seconds, one turn after the other (SE-INI, SE-CBT).
//!
//! `initiative` opens a fight, `round` and `turn` run it: every stage is a state, and
//! [`SecondEditionPlugin`] has them in order. `actions` lists the options of a turn, and
//! `movement`, `saddle`, `arming`, `leadership` and `first_aid` carry them out. `to_hit` plans an
//! attack, `attack` makes it, and `reactions` answers it.

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
mod forecast;
mod grapple;
mod initiative;
mod leadership;
mod legal;
mod mishap;
mod movement;
mod opportunity;
mod person;
mod places;
mod plugin;
mod protection;
mod radiation;
mod ranges;
mod reactions;
mod round;
mod saddle;
mod sight;
mod stage;
mod state;
mod step;
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

pub use attack::{Aimed, Shot};
pub use stage::Stage;
pub use state::{Active, Aiming, Command, Observing, Second, Treating};
pub use step::Step;

pub(crate) use forecast::{forecast, price as cost};
pub(crate) use plugin::SecondEditionPlugin;
pub(crate) use step::kind;
