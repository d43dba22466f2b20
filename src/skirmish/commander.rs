//! Who decides for a side: the person, a computer combatant, or chance.

use std::{fmt, str::FromStr, sync::Arc};

use dice::Dice;
use play::Seat;
use skirmish::{Choice, Move, Skirmish, data::Armoury};

use crate::players::luck;

/// Who decides for a side, as the command line and saved fights name them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum CommanderKind {
    Person,
    /// Any option, each as likely as the next.
    #[default]
    Random,
}

/// Why nobody takes command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` commands nobody; there are `person` and `random`")]
pub struct UnknownCommander(pub String);

impl FromStr for CommanderKind {
    type Err = UnknownCommander;

    fn from_str(text: &str) -> Result<CommanderKind, UnknownCommander> {
        match text {
            "person" => Ok(CommanderKind::Person),
            "random" => Ok(CommanderKind::Random),
            _ => Err(UnknownCommander(text.to_owned())),
        }
    }
}

impl fmt::Display for CommanderKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            CommanderKind::Person => "person",
            CommanderKind::Random => "random",
        })
    }
}

/// Somebody who decides for a side; a person does it elsewhere.
pub enum Commander {
    Person,
    Random(Box<Dice>),
}

impl Commander {
    /// Somebody for a seat of a fight of this seed, from a decision on.
    pub fn new(
        kind: &CommanderKind,
        _armoury: &Arc<Armoury>,
        seed: u64,
        seat: Seat,
        decisions: usize,
    ) -> Commander {
        match kind {
            CommanderKind::Person => Commander::Person,
            CommanderKind::Random => {
                Commander::Random(Box::new(Dice::seeded(luck(seed, seat, decisions))))
            }
        }
    }

    /// One of the options; nothing from a person.
    pub fn decide(&mut self, _fight: &Skirmish, choice: &Choice) -> Option<Move> {
        match self {
            Commander::Person => None,
            Commander::Random(dice) => at_random(dice, &choice.options),
        }
    }
}

/// Any option; but who runs at the first chance has not fought, so it takes three throws in a row to
/// give up or to get away.
fn at_random(dice: &mut Dice, options: &[Move]) -> Option<Move> {
    let quits = |option: &Move| matches!(option, Move::Surrender | Move::GetAway);
    let mut picked = || dice.pick(options).copied();
    picked().filter(|it| !quits(it)).or_else(&mut picked).filter(|it| !quits(it)).or_else(picked)
}
