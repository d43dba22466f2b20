//! Guided first games: an ordinary game on a fixed seed, and lessons that come when their moment comes.
//!
//! Card games, fights, lives and campaigns each have one ([`Topic`]). The lessons are data (`assets/guides`). A
//! lesson waits for something: a kind of question, a round, something that is to be seen or has just
//! happened. A [`Course`] knows which lessons have been told; it sees what the person sees and
//! changes nothing of the game. Whoever does something else than is advised goes on as they like, and
//! what never came up is told at the end.

pub mod cards;
mod course;
pub mod fight;
pub mod haul;
mod interface;
mod lesson;
pub mod life;
mod topic;

pub use course::{Course, DueLesson};
pub use interface::{Interface, Wording};
pub use lesson::{Guide, Lesson};
pub use topic::Topic;
