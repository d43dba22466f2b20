//! The checks of the second edition: 2D, DMs and Luck against a target, with an Effect.
//!
//! ```
//! use dice::Dice;
//! use tasks::{Person, check::{Check, CheckRules, Difficulty}};
//!
//! let check = Check::of("DEX", "Gun Combat").at(Difficulty::AVERAGE).with_dm("long range", -2);
//! let shooter = Person::default().with_attribute("DEX", 10).with_skill("Gun Combat", 2);
//! let mut ready = check.prepare(&shooter, &CheckRules::default())?;
//! assert_eq!(ready.odds().success.to_string(), "21/36 (58.3 %)");
//! let result = ready.throw(&mut Dice::scripted(&[5, 3]));
//! assert_eq!(
//!     result.to_string(),
//!     "5 + 3, DEX 10 +1, Gun Combat-2 +2, long range -2 = 9, needs 8+: success by 1 \
//!      (average success, Effect 1)",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chain;
mod characteristic;
mod description;
mod difficulty;
mod effect;
mod extended;
mod luck;
mod odds;
mod opposed;
mod prepared;
mod result;
mod rules;
mod time;

pub use chain::throw_chain;
pub use characteristic::characteristic_dm;
pub use description::{Check, CheckError};
pub use difficulty::{Difficulty, UnknownDifficulty};
pub use effect::{Band, ChainDms};
pub use extended::{ExtendedAction, ExtendedError, Progress, Round};
pub use luck::{Luck, LuckError};
pub use odds::CheckOdds;
pub use opposed::{DecidedBy, Opposed, OpposedOdds, Side, oppose, opposed_odds};
pub use prepared::{Prepared, pool};
pub use result::CheckResult;
pub use rules::{CheckRules, SeveralTasks};
pub use time::{Pace, TimeError, TimeFrame, TimeTaken};
