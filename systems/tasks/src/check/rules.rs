//! Settings of checks, for questions that the rules leave to the referee.

use serde::{Deserialize, Serialize};

use super::ChainDms;

/// SE-CHK-10: added difficulty of several tasks at once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralTasks {
    /// One step for each of them, however many there are.
    #[default]
    OneStep,
    /// A step for each task beyond the first.
    StepPerExtraTask,
}

/// Settings for the gaps of the rules. The defaults are the rulings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CheckRules {
    /// SE-DAT-03: DM without the skill, 0 or less.
    pub untrained_dm: i16,
    /// SE-DAT-03: skill that reduces that penalty.
    pub jack_of_all_trades: String,
    /// SE-CHK-09: whether Luck is full again at the start of each session.
    pub luck_returns_each_session: bool,
    /// SE-CHK-10
    pub several_tasks: SeveralTasks,
    /// SE-CHK-11: whether an opposed check that is even in Effect and characteristic is thrown once
    /// more; if not, or if it is even again, nobody wins.
    pub reroll_opposed_ties: bool,
    /// SE-EFF-02 to SE-EFF-07
    pub chain_dms: ChainDms,
    /// SE-TIM-10: DM for each step slower; the negative for each step faster.
    pub time_step_dm: i16,
    /// SE-TIM-11: most steps faster or slower.
    pub max_time_steps: u8,
    /// SE-TIM-02, SE-TIM-13: seconds of a combat round, at least 1.
    pub round_seconds: u32,
}

impl Default for CheckRules {
    fn default() -> CheckRules {
        CheckRules {
            untrained_dm: -3,
            jack_of_all_trades: "Jack-of-all-Trades".to_owned(),
            luck_returns_each_session: true,
            several_tasks: SeveralTasks::OneStep,
            reroll_opposed_ties: true,
            chain_dms: ChainDms::default(),
            time_step_dm: 2,
            max_time_steps: 1,
            round_seconds: 6,
        }
    }
}
