//! What skills do: what each one means, how it is thrown, and what somebody can do without having
//! learnt it.
//!
//! The file `assets/careers/skills.ron` becomes a checked [`SkillBook`]. It says at which level a
//! person has a skill, and [how](How) they come to it; it makes a [`Task`] of a throw, with the
//! exact odds and with every modifier named. What the summary leaves blank says where it is from.

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
