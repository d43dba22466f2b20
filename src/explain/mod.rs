//! Explains captains' decisions: while a game lasts only as far as its person can tell, and in full
//! once it is over.
//!
//! Both are read off the record, since the same setup, seed and decisions are the same game: nothing
//! has to be kept while it is played, and a game that was resumed tells as much as any other.

mod full;
mod public;
mod sighting;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use ai::{DifficultyProfile, Level, Mind, Personality};
use cards::{CardGame, Decision, Move, Setup, Why, data::CardBook};

use crate::{data::Library, players::PlayerKind};
pub use full::{Entry, full};
pub use public::{Reasons, RivalPlay, Step, UNSEEN, public};

/// How the captain of a seat decides, which everybody may know.
#[derive(Debug, Clone, PartialEq)]
pub enum SeatController {
    Person,
    Mind {
        personality: Arc<Personality>,
        level: Level,
        profile: DifficultyProfile,
    },
    /// A few rules of thumb, always the same.
    Habit,
    /// Any option, each as likely as the next.
    Dice,
}

/// A game as it was recorded.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    pub book: &'a Arc<CardBook>,
    pub setup: &'a Setup,
    pub seed: u64,
    pub decisions: &'a [Decision],
}

/// Who decides for each seat.
pub fn controllers(library: &Library, setup: &Setup) -> Vec<SeatController> {
    setup.captains.iter().map(|captain| SeatController::of(library, &captain.player)).collect()
}

impl SeatController {
    /// The controller that an artefact names; who is unknown is taken for a person.
    fn of(library: &Library, player: &str) -> SeatController {
        match PlayerKind::read(player, library) {
            Ok(PlayerKind::Mind { persona, level }) => {
                let steady = &library.personality;
                let personality =
                    persona.map_or_else(|| steady.clone(), |it| it.personality(steady));
                let profile = library.levels.of(level).clone();
                SeatController::Mind { personality: Arc::new(personality), level, profile }
            }
            Ok(PlayerKind::Baseline) => SeatController::Habit,
            Ok(PlayerKind::Random) => SeatController::Dice,
            Ok(PlayerKind::Person) | Err(_) => SeatController::Person,
        }
    }

    /// The reasons of a captain of this level that cannot be seen from outside.
    fn aside(&self) -> Option<String> {
        let SeatController::Mind { level, profile, .. } = self else { return None };
        let how = match (profile.noise > 0.0, profile.search.is_some()) {
            (true, _) => "act on a whim",
            (false, true) => "try out in mind how it may go on",
            (false, false) => return None,
        };
        let article = if level.name().starts_with(['a', 'e']) { "an" } else { "a" };
        Some(format!("Being {article} {level}, they also {how}."))
    }

    /// A mind like the one that sits there.
    pub fn mind(&self, book: &Arc<CardBook>) -> Option<Mind> {
        match self {
            SeatController::Mind { personality, profile, .. } => {
                Some(Mind::new(book.clone(), Personality::clone(personality), profile.clone()))
            }
            SeatController::Person | SeatController::Habit | SeatController::Dice => None,
        }
    }
}

impl Record<'_> {
    /// The game before its first decision; nothing where it cannot be set up any more.
    fn begin(&self) -> Option<CardGame> {
        CardGame::new(self.book, self.setup, self.seed).ok()
    }
}

/// Whether anybody would want to hear why: not how a price was paid, nor that nothing was done.
pub fn is_worth_telling(why: Why, chosen: Move) -> bool {
    match why {
        Why::Placing { .. }
        | Why::PlacingUnseen
        | Why::MakingRoom { .. }
        | Why::ChoosingActivity
        | Why::Procuring
        | Why::Attaching { .. }
        | Why::Acting
        | Why::Reacting
        | Why::AnyTime
        | Why::Targeting { .. }
        | Why::Trimming
        | Why::TakingRole { .. }
        | Why::Resolving
        | Why::Completing { .. }
        | Why::Subplots { .. }
        | Why::Assigning { .. }
        | Why::ForcedDiscard { .. }
        | Why::Searching { .. }
        | Why::PuttingIntoPlay { .. }
        | Why::Discarding { .. } => !matches!(chosen, Move::Done | Move::Pass),
        // One token is as good as the next; what else is given for a requirement is not.
        Why::Meeting { .. } => !matches!(chosen, Move::Spend(_)),
        Why::ChooseFirst
        | Why::Restoring
        | Why::Shifting
        | Why::Paying { .. }
        | Why::MeetingExpense { .. }
        | Why::PayingCost { .. }
        | Why::Receiving
        | Why::Picking { .. }
        | Why::LosingToken
        | Why::Ordering => false,
    }
}
