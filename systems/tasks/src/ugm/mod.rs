//! The Universal Game Mechanic by Kenneth Beardon: 2D and DMs for 8 or more, with natural ability.
//!
//! It replaces nothing in the game it is added to (UGM-09): a throw of that game for 8 or more is
//! the same throw here, and a task is thrown where somebody wants one.
//!
//! ```
//! use dice::Dice;
//! use tasks::{Person, ugm::{Descriptor, Task, UgmRules}};
//!
//! let task: Task = "Medical/EDU/+2".parse::<Descriptor>()?.into();
//! let medic = Person::default().with_attribute("EDU", 9).with_skill("Medical", 2);
//! let ready = task.prepare(&medic, &UgmRules::default())?;
//! assert_eq!(ready.odds().total.to_string(), "35/36 (97.2 %)");
//! let result = ready.throw(&mut Dice::scripted(&[1, 2]));
//! assert_eq!(
//!     result.to_string(),
//!     "1 + 2, EDU 9 +1, Medical-2 +2, Routine +2 = 8, needs 8+: success by 0",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attribute_check;
mod descriptor;
mod difficulty;
mod governor;
mod natural;
mod odds;
mod parse;
mod prepared;
mod result;
mod rules;
mod situation;
mod skill;
mod span;
mod task;

pub use attribute_check::{AttributeCheck, AttributeResult, CheckDice, PreparedAttributeCheck};
pub use descriptor::Descriptor;
pub use difficulty::{Difficulty, UnknownDifficulty};
pub use governor::Governor;
pub use natural::{NaturalAbility, adjusted, is_high};
pub use odds::TaskOdds;
pub use prepared::Prepared;
pub use result::{Critical, CriticalCheck, TaskResult};
pub use rules::UgmRules;
pub use situation::Situation;
pub use span::{DescriptorError, Expected};
pub use task::{Grade, Task, TaskError, Visibility};

/// UGM-01: target of 2D and DMs.
pub const TARGET: i16 = 8;
