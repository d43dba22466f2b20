//! What every game of Far Lanes shares: one loop of choice, decision and journal.
//!
//! A game stops only to ask. It then holds a [`Choice`]: whose it is, why, and a short list of
//! options. A [`Decision`] names one of them. What happened is told to the [`Journal`], and
//! nothing outside a game's rules looks anywhere else. `setup + seed + decisions` is an
//! [`Artefact`]: the save, the replay, the bug report.

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
