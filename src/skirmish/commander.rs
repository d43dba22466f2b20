//! The commander of a side: the person, a computer combatant, or chance.

use std::{fmt, str::FromStr};

use ai::{
    OptionScore,
    combat::{CombatMind, Level, Minds, Personality},
};
use dice::Dice;
use engine::{Game, Player, Seat};
use skirmish::{Choice, Move, Skirmish};

use crate::players::luck;

/// Who decides for a side, as the command line and saved fights name them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CommanderKind {
    Person,
    /// A big-brain mind of that personality and level: `mind:cautious:veteran`.
    Mind {
        personality: String,
        level: Level,
    },
    /// Any option, each as likely as the next.
    Random,
}

/// Why nobody takes command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` commands nobody; there are `person`, `random`, and `mind` with a personality and a level as \
     in `mind:cautious:veteran`"
)]
pub struct UnknownCommander(pub String);

impl Default for CommanderKind {
    fn default() -> CommanderKind {
        CommanderKind::Mind { personality: Personality::USUAL.to_owned(), level: Level::default() }
    }
}

impl FromStr for CommanderKind {
    type Err = UnknownCommander;

    fn from_str(text: &str) -> Result<CommanderKind, UnknownCommander> {
        let unknown = || UnknownCommander(text.to_owned());
        let mut words = text.split(':');
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some("person"), None, _, _) => Ok(CommanderKind::Person),
            (Some("random"), None, _, _) => Ok(CommanderKind::Random),
            (Some("mind"), personality, level, None) => {
                let personality = personality.unwrap_or(Personality::USUAL).to_owned();
                if !Personality::NAMES.contains(&personality.as_str()) {
                    return Err(unknown());
                }
                let level = level.map_or(Ok(Level::default()), str::parse);
                Ok(CommanderKind::Mind { personality, level: level.map_err(|_| unknown())? })
            }
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for CommanderKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            CommanderKind::Person => f.write_str("person"),
            CommanderKind::Mind { personality, level } => write!(f, "mind:{personality}:{level}"),
            CommanderKind::Random => f.write_str("random"),
        }
    }
}

/// Somebody who decides for a side; a person does it elsewhere.
pub enum Commander {
    Person,
    Mind(Box<CombatMind>),
    Random(Box<Dice>),
}

impl Commander {
    /// Somebody for a seat of a fight of this seed, from a decision on.
    pub fn new(
        kind: &CommanderKind,
        minds: &Minds,
        seed: u64,
        seat: Seat,
        decisions: usize,
    ) -> Commander {
        match kind {
            CommanderKind::Person => Commander::Person,
            CommanderKind::Mind { personality, level } => {
                Commander::Mind(Box::new(minds.mind(personality, *level)))
            }
            CommanderKind::Random => {
                Commander::Random(Box::new(Dice::seeded(luck(seed, seat, decisions))))
            }
        }
    }

    /// One of the options; nothing from a person.
    pub fn decide(&mut self, fight: &Skirmish, choice: &Choice) -> Option<Move> {
        match self {
            Commander::Person => None,
            Commander::Mind(mind) => Some(mind.decide(&fight.observe(choice.seat), choice)),
            Commander::Random(dice) => at_random(dice, &choice.options),
        }
    }

    /// The reasons for and against every option, from a mind.
    pub fn explain(&mut self, fight: &Skirmish, choice: &Choice) -> Vec<OptionScore<Move>> {
        match self {
            Commander::Person | Commander::Random(_) => Vec::new(),
            Commander::Mind(mind) => mind.explain(&fight.observe(choice.seat), choice),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commanders_are_read_as_they_are_written() {
        for word in ["person", "random", "mind:cautious:veteran", "mind:aggressive:regular"] {
            let kind: CommanderKind = word.parse().expect(word);
            assert_eq!(kind.to_string(), word);
        }
        assert_eq!("mind".parse(), Ok(CommanderKind::default()));
    }

    #[test]
    fn who_commands_nobody_is_named_with_those_who_do() {
        for word in ["admiral", "mind:bored", "mind:cautious:god", "person:x", "mind:a:b:c"] {
            let error = word.parse::<CommanderKind>().expect_err(word).to_string();
            assert!(error.contains(word) && error.contains("random"), "{error}");
        }
    }
}
