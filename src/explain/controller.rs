//! How the captain of a seat decides.

use std::sync::Arc;

use ai::{DifficultyProfile, Level, Mind, Personality};
use cards::{Setup, data::CardBook};

use crate::{data::Library, players::PlayerKind};

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
    pub(super) fn aside(&self) -> Option<String> {
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
