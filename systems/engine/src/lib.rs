//! The engine shared by every game of Far Lanes: one loop of choice, decision and journal.
//!
//! A game stops only to ask. It then holds a [`Choice`]: the seat, the reason, and a short list of
//! options. A [`Decision`] names one of them. The [`Journal`] records every event, and it is all
//! that code outside a game's rules reads. `setup + seed + decisions` is an [`Artefact`]: the save,
//! the replay, the bug report.

mod artefact;
pub mod as_text;
mod choice;
mod game;
mod journal;
mod kinds;
mod rule;
mod rulebook;
mod table;

pub use artefact::{Artefact, ArtefactError, FORMAT_VERSION};
pub use choice::{Choice, Decision, Refusal, Seat};
pub use game::{Game, Player, play_out, replay};
pub use journal::{Journal, JournalHash};
pub use rule::RuleId;
pub use rulebook::{Entry, Family, Open, Rule, Rulebook, RulebookError, Ruling};
pub use table::{AddSteps, Rules, StepKind, Steps, Table, is_carried_out, run};
