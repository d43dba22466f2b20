//! Skills: their meaning, their throws, and who has them without learning.
//!
//! The file `assets/careers/skills.ron` becomes a checked [`SkillBook`]. It finds a person's level
//! in a skill and its [origin](How). It makes a [`Task`] of a throw, with exact odds and named
//! modifiers. Text in place of the summary's blanks names its source.

mod ability;
mod book;
mod check;
mod entry;
mod jobs;
mod level;
mod making;
mod task;
#[cfg(test)]
pub(crate) mod tests;
pub mod text;
mod uses;

pub use ability::Ability;
pub use book::SkillBook;
pub use check::SkillFault;
pub use entry::{
    Absent, Covers, Everyone, EveryonesSkills, Field, Job, Printed, Related, Relation, Said,
    SkillEntry, SkillFile,
};
pub use jobs::JobError;
pub use level::How;
pub use making::SkillError;
pub use task::{Goal, Outcome, Task};
pub use uses::{OtherDm, Repeats, Use, When};
