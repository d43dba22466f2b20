//! Prospects of options before the dice fall: the part of a turn that one takes, and the throw
//! behind it. Attacks have a [`Plan`](crate::Plan) instead of a throw here.

use bevy::prelude::World;
use characters::healing::RuleSet;
use dice::{Modifier, Odds, Pool};
use serde::Serialize;
use tasks::check::Prepared;

use crate::{
    choice::{Choice, Move},
    classic, second,
    state::FieldRead,
};

/// What an option takes, and what is thrown for it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Prospect {
    /// The option of the present question.
    pub option: Move,
    /// Part of a turn that it takes, by the second edition.
    pub cost: Option<Cost>,
    /// Throw that it needs; none for attacks, which have a plan.
    pub forecast: Option<Forecast>,
}

/// Part of a turn (SE-CBT-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Cost {
    /// Any number of them (SE-CBT-03).
    Free,
    /// One of the three of a turn.
    Minor,
    /// The one of a turn, in place of two minor ones.
    Significant,
}

/// Throw behind an option.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forecast {
    /// Name of the throw: `Tactics`.
    pub what: String,
    /// What it needs, and how likely that is.
    pub chance: Chance,
    /// Id of its rule.
    pub rule: &'static str,
}

/// Chance of a throw, as far as the side that is asked can know it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Chance {
    /// The side's own throw, with everything that counts.
    Own {
        /// Dice of the throw.
        pool: Pool,
        /// Everything that is added to them.
        modifiers: Vec<Modifier>,
        /// Total to reach.
        target: i32,
        /// Odds of that, with every throw that comes before.
        odds: Odds,
    },
    /// Both sides throw, and the higher one wins; only the others know their modifiers.
    Opposed {
        /// Dice of this side's throw.
        pool: Pool,
        /// Everything that this side adds.
        modifiers: Vec<Modifier>,
    },
    /// DM on a throw of the others, whose odds only they know.
    Theirs {
        /// What it adds to their throw.
        dm: i16,
    },
    /// It needs no throw.
    Sure,
}

impl Forecast {
    pub(crate) fn new(what: impl Into<String>, rule: &'static str, chance: Chance) -> Forecast {
        Forecast { what: what.into(), chance, rule }
    }

    /// Forecast of a check of the side's own.
    pub(crate) fn of(what: &str, rule: &'static str, check: &Prepared) -> Forecast {
        Forecast::new(what, rule, Chance::own(check, check.odds().success))
    }

    /// Odds of success, where the side can know them.
    pub fn odds(&self) -> Option<Odds> {
        match self.chance {
            Chance::Own { odds, .. } => Some(odds),
            Chance::Sure => Some(Odds::ALWAYS),
            Chance::Opposed { .. } | Chance::Theirs { .. } => None,
        }
    }
}

impl Chance {
    /// A check with these odds, which may include other throws before it.
    pub(crate) fn own(check: &Prepared, odds: Odds) -> Chance {
        let target = check.difficulty().0.into();
        Chance::Own { pool: check.pool(), modifiers: check.modifiers(), target, odds }
    }
}

/// Prospects of all options, in their order.
pub(crate) fn prospects(world: &World, choice: &Choice) -> Vec<Prospect> {
    let prospect = |&option: &Move| match world.setup().rules {
        RuleSet::Classic => {
            let forecast = classic::forecast(world, choice.seat, choice.why, option);
            Prospect { option, cost: None, forecast }
        }
        RuleSet::SecondEdition => {
            let cost = second::cost(world, option);
            Prospect { option, cost, forecast: second::forecast(world, option) }
        }
    };
    choice.options.iter().map(prospect).collect()
}
