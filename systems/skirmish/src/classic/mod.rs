//! The classic rules: rounds of 15 seconds, orders in secret, everybody at once (CT-CBT).
//!
//! An encounter begins with `surprise`, `opening` range and `escape`. Each round then is `orders`,
//! `movement` along the `line`, `attacks` with their `wounds`, `noise`, `morale`, and a check for
//! the end (CT-CBT-12, CT-CBT-13): every stage is a state, and [`ClassicPlugin`] has them in order.
//! Fights kill easily (CT-CBT-01).

mod attacks;
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
mod plugin;
mod rounds;
mod stage;
mod state;
mod step;
mod surprise;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
pub(crate) mod to_hit;
mod wounds;
mod zero_g;

pub use escape::odds as escape_odds;
pub use opening::odds as opening_odds;
pub use stage::Stage;
pub use state::{Classic, Hit};
pub use step::Step;
pub use surprise::odds as surprise_odds;

pub(crate) use escape::forecast;
pub(crate) use opening::on_band;
pub(crate) use plugin::ClassicPlugin;
pub(crate) use step::kind;
