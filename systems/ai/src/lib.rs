//! The computer captains, at cards and in a fight: minds that turn what a seat may see, and a
//! choice, into a move.
//!
//! In come an [`Observation`](cards::Observation) and a [`Choice`](cards::Choice); out comes one
//! of the choice's options, and with [`Mind::explain`] every option with all that spoke for and
//! against it. A mind holds the card pool, which everybody may read, and a
//! [`Personality`]; it never holds a game. Start at [`Mind`]: it works out the features of every option, which
//! are pure functions of a `features::EvalContext`, and lays them out in front of a big-brain thinker (`brain`),
//! whose scorers are the considerations. [`combat`] is made alike, for those who fight.
//!
//! ```
//! use std::{fs, sync::Arc};
//!
//! use ai::{Level, Mind, Personality};
//! use cards::{
//!     CaptainSetup, CardGame, Setup,
//!     data::{CardBook, Constants, Deck, read_ron},
//! };
//! use engine::{Game, Player};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets");
//! # let mut book = CardBook::default();
//! # for file in fs::read_dir(format!("{assets}/packs/frontier"))? {
//! #     let file = file?.path();
//! #     if !file.ends_with("pack.ron") {
//! #         book.add(&file.display().to_string(), &fs::read_to_string(&file)?)?;
//! #     }
//! # }
//! # let deck = fs::read_to_string(format!("{assets}/decks/red-ledger.ron"))?;
//! # let deck: Deck = read_ron("red-ledger.ron", &deck)?;
//! # let captain = |name: &str| {
//! #     let (name, player) = (name.to_owned(), "person".to_owned());
//! #     CaptainSetup { name, player, deck: deck.clone() }
//! # };
//! # let captains = vec![captain("Ada"), captain("Odo")];
//! # let setup = Setup { captains, constants: Constants::default(), packs: Vec::new() };
//! // `book` and `setup` are those of the example of `cards`.
//! let book = Arc::new(book);
//! let game = CardGame::new(&book, &setup, 7)?;
//! let choice = game.choice().expect("somebody is asked");
//! let mut mind = Mind::new(book, Personality::default(), Level::Lieutenant.shipped());
//! let seen = game.observe(choice.seat);
//! let chosen = mind.decide(&seen, choice);
//! assert!(choice.options.contains(&chosen));
//!
//! // And why: each option with what spoke for and against it.
//! let reasons = mind.explain(&seen, choice);
//! assert_eq!(reasons.len(), choice.options.len());
//! # Ok(())
//! # }
//! ```

#[macro_use]
mod macros;

mod baseline;
mod brain;
pub mod campaign;
mod causes;
pub mod combat;
mod considerations;
mod difficulty;
pub mod draft;
pub mod explain;
mod features;
mod level;
mod mind;
mod noise;
mod persona;
mod personality;
mod place;
mod policy;
mod random;
mod reasons;
mod search;
#[cfg(test)]
mod testing;
mod trial;
pub mod value;

pub use baseline::BaselineCaptain;
pub use causes::Cause;
pub use considerations::{considerations, family};
pub use difficulty::{DifficultyProfile, Profiles, UnknownLevel};
pub use level::Level;
pub use mind::Mind;
pub use persona::Persona;
pub use personality::{Judgement, Personality};
pub use random::RandomCaptain;
pub use reasons::OptionScore;
pub use search::{Difference, OUTCOME, Reach};
