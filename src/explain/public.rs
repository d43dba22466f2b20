//! The rivals' plays of a round and their reasons, from what the person saw.

use cards::Move;
use engine::{Game, Seat};

use super::{
    controller::SeatController,
    record::Record,
    sighting::{Sighting, watch},
};
use crate::hints::Hint;

/// The caveat beneath every public reason.
pub const UNSEEN: &str = "This is as far as the table shows it. What they hold, or have looked at, may have counted too.";

/// What a rival did in the last round in which they did anything, step by step.
#[derive(Debug, Clone, PartialEq)]
pub struct RivalPlay {
    pub seat: Seat,
    pub name: String,
    pub round: u16,
    /// Plays, the first one first, each with what became of it; nothing before the first worth telling.
    pub steps: Vec<Step>,
    /// Their other reasons, in a sentence.
    pub aside: Option<String>,
}

/// One decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// The decision in words, without their name: "pursues …".
    pub words: String,
    /// Whether a play begins with it; otherwise it goes on with the one before.
    pub begins: bool,
    pub reasons: Reasons,
}

/// Why, as far as anybody may say.
#[derive(Debug, Clone, PartialEq)]
pub enum Reasons {
    Scored(Hint<Move>),
    /// It was about cards that stayed hidden.
    Hidden,
    Habit,
    Dice,
}

impl Reasons {
    /// In a sentence without its full stop.
    pub fn words(&self) -> String {
        match self {
            Reasons::Scored(hint) => hint.words(),
            Reasons::Hidden => "which card it was about is theirs to know".to_owned(),
            Reasons::Habit => "a rule of thumb that never changes".to_owned(),
            Reasons::Dice => "the dice fell that way".to_owned(),
        }
    }
}

/// What each computer rival of `viewer` did in the last round in which they did anything worth telling, as
/// `viewer` saw it.
/// Nothing in it depends on what `viewer` may not know.
pub fn public(record: Record, controllers: &[SeatController], viewer: Seat) -> Vec<RivalPlay> {
    let mut newest: Vec<Vec<Sighting>> = vec![Vec::new(); controllers.len()];
    if let Some(mut game) = record.begin() {
        for decision in record.decisions {
            let rival = newest.get_mut(decision.seat.index()).filter(|_| decision.seat != viewer);
            let decided = match rival {
                Some(seen) => watch(&mut game, *decision, viewer, seen),
                None => game.decide(*decision).is_ok(),
            };
            if !decided {
                break;
            }
        }
        newest.iter_mut().flatten().for_each(|sighting| sighting.settle(&game));
    }
    let rivals = controllers.iter().zip(newest).zip(&record.setup.captains).zip((0..).map(Seat));
    let rivals = rivals.filter(|(((controller, _), _), seat)| {
        *seat != viewer && **controller != SeatController::Person
    });
    rivals
        .map(|(((controller, seen), captain), seat)| RivalPlay {
            seat,
            name: captain.name.clone(),
            round: seen.last().map_or(0, Sighting::round),
            steps: seen.iter().map(|it| it.told(record, controller)).collect(),
            aside: controller.aside().filter(|_| !seen.is_empty()),
        })
        .collect()
}
