//! The engine shared by every game of Far Lanes: one loop of choice, decision and journal.
//!
//! A game stops only to ask. It then holds a [`Choice`]: the seat, the reason, and a short list of
//! options. A [`Decision`] names one of them. The [`Journal`] records every event, and it is all
//! that code outside a game's rules reads. `setup + seed + decisions` is an [`Artefact`]: the save,
//! the replay, the bug report.
//!
//! A game implements [`Game`], whoever plays it [`Player`]:
//!
//! ```
//! use engine::{Choice, Decision, Game, Journal, Refusal, Seat, replay};
//!
//! /// A captain takes one or two crates at a time until five are gone.
//! #[derive(Default)]
//! struct Crates {
//!     choice: Option<Choice<(), u8>>,
//!     journal: Journal<u8>,
//!     taken: u8,
//! }
//!
//! impl Crates {
//!     fn ask(&mut self) {
//!         let choice = Choice { seat: Seat(0), why: (), options: vec![1, 2] };
//!         self.choice = (self.taken < 5).then_some(choice);
//!     }
//! }
//!
//! impl Game for Crates {
//!     type Why = ();
//!     type Move = u8;
//!     type Event = u8;
//!     type Observation = u8;
//!
//!     fn choice(&self) -> Option<&Choice<(), u8>> {
//!         self.choice.as_ref()
//!     }
//!
//!     fn decide(&mut self, decision: Decision<u8>) -> Result<(), Refusal> {
//!         self.choice().ok_or(Refusal::GameOver)?.check(&decision)?;
//!         self.taken += decision.chosen;
//!         self.journal.tell(decision.chosen);
//!         self.ask();
//!         Ok(())
//!     }
//!
//!     fn journal(&self) -> &Journal<u8> {
//!         &self.journal
//!     }
//!
//!     fn observe(&self, _: Seat) -> u8 {
//!         self.taken
//!     }
//! }
//!
//! let mut game = Crates::default();
//! game.ask();
//! let decisions = [2, 2, 1].map(|chosen| Decision { seat: Seat(0), chosen });
//! let hash = replay(&mut game, &decisions).expect("every move is among the options");
//! assert_eq!((game.observe(Seat(0)), game.choice()), (5, None));
//! assert_eq!(hash, game.journal().hash());
//! ```

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
pub use table::{AddSteps, Rules, StepKind, Steps, Table, advance, is_carried_out, run};
