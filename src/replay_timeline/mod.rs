//! Seeks in a recorded game, in either direction: of cards or of fights.
//!
//! Start at [`Timeline`]; [`ReplayTimeline`] is that of a card game, [`FightTimeline`] that of a fight.

mod card_game;
mod fight;
mod live;
mod pass;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod timeline;

pub use card_game::{CardRecording, ReplayTimeline, person_of};
pub use fight::{Eyes, FightRecording, FightTimeline, ToldEvent};
pub use live::{LiveError, LiveGame};
pub use pass::{MoveOf, Pass, Recording, Rewindable};
pub use timeline::{Timeline, TimelineEvent, TimelineQuestion};
