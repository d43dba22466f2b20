//! A coming throw: its target, its modifiers, and its odds.

use std::fmt;

use dice::{Dice, Distribution, Modifier, Odds, Pool, Target, Throw};
use serde::{Deserialize, Serialize};

use super::Use;

/// Target of two dice (CT-DEF-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    AtLeast(u8),
    AtMost(u8),
}

impl Goal {
    /// The number to reach, or not to exceed.
    pub const fn number(self) -> u8 {
        match self {
            Goal::AtLeast(number) | Goal::AtMost(number) => number,
        }
    }

    fn target(self) -> Target {
        match self {
            Goal::AtLeast(number) => Target::at_least(number.into()),
            Goal::AtMost(number) => Target::at_most(number.into()),
        }
    }
}

/// `7+` or `3-`.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&self.target().to_string())
    }
}

/// Two dice against a number, before they fall (CT-DEF-01).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Name of the throw.
    pub name: String,
    /// Target; `None` until the referee names a number.
    pub goal: Option<Goal>,
    pub modifiers: Vec<Modifier>,
    /// Modifiers offered to the referee; they count once [taken](Task::with_suggestions)
    /// (CT-DEF-06).
    pub suggested: Vec<Modifier>,
    /// Natural result that always fails, if any.
    pub loses_on: Option<u8>,
    /// The rule of the throw.
    pub rule: String,
}

/// A task that has been thrown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub throw: Throw,
    pub success: bool,
}

impl Task {
    /// A throw of two dice at or over `target`, without modifiers.
    pub fn at_least(name: impl Into<String>, target: u8, rule: impl Into<String>) -> Task {
        let (name, rule, goal) = (name.into(), rule.into(), Some(Goal::AtLeast(target)));
        Task { name, goal, modifiers: Vec::new(), suggested: Vec::new(), loses_on: None, rule }
    }

    /// A throw as its entry has it, without modifiers.
    pub(super) fn of(made_for: &Use) -> Task {
        let Use { name, goal, loses_on, rule, .. } = made_for.clone();
        Task { name, goal, modifiers: Vec::new(), suggested: Vec::new(), loses_on, rule }
    }

    /// Adds modifiers.
    pub fn with(mut self, modifiers: impl IntoIterator<Item = Modifier>) -> Task {
        self.modifiers.extend(modifiers);
        self
    }

    /// Sets the target named by the referee.
    pub fn against(self, goal: Goal) -> Task {
        Task { goal: Some(goal), ..self }
    }

    /// Adds the modifiers offered to the referee, who takes them (CT-DEF-06).
    pub fn with_suggestions(mut self) -> Task {
        let suggested = std::mem::take(&mut self.suggested);
        self.with(suggested)
    }

    /// Sum of the modifiers.
    pub fn dm(&self) -> i32 {
        self.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum()
    }

    /// Exact odds of success; `None` without a target.
    pub fn odds(&self) -> Option<Odds> {
        let target = self.goal?.target();
        let dm = self.dm();
        let wins = |natural: i32| !self.loses(natural) && target.is_met_by(natural + dm);
        Some(Distribution::two_dice().odds(wins))
    }

    /// Throws two dice; without a target it throws none and returns `None`.
    pub fn throw(self, dice: &mut Dice) -> Option<Outcome> {
        let target = self.goal?.target();
        let throw = Throw::roll(Pool::Dice(2), dice);
        let lost = self.loses(throw.natural());
        let throw = throw.with(self.modifiers).needing(target);
        let success = !lost && throw.success() == Some(true);
        Some(Outcome { throw, success })
    }

    fn loses(&self, natural: i32) -> bool {
        self.loses_on.is_some_and(|fatal| natural == i32::from(fatal))
    }
}
