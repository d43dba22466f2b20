//! `far-lanes check`: a check of the second edition, its odds, its dice.

use std::io::Write;

use serde::Serialize;
use tasks::{
    Person,
    check::{Check, CheckOdds, CheckResult, CheckRules, Difficulty},
};

use super::{
    failure::Failure,
    output::print_json,
    thrown::{ThrowArgs, Thrown},
};

const MORE: &str = "\
Keys of --json:
  check   the target
  odds    success, bands of Effect, mean Effect and chain DM
  seed    of the dice; only with a throw
  result  the throw with every die and modifier, Effect and band; only with a throw

Examples:
  far-lanes check --difficulty routine --dm 1
  far-lanes check --difficulty 10+ --characteristic 9 --skill 2 --boon --odds
  far-lanes check --characteristic 5 --untrained --at-once 2 --seed 7";

/// Make a check and explain the throw, or tell its exact odds
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// Simple, Easy, Routine, Average, Difficult, Very Difficult, Formidable, Impossible, or a
    /// target such as 10+
    #[arg(long, value_name = "NAME", default_value = "Average")]
    difficulty: Difficulty,
    /// Everything that is added, together
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true)]
    dm: i16,
    /// Score of a characteristic, which gives its modifier
    #[arg(long, value_name = "SCORE")]
    characteristic: Option<u8>,
    /// Level in a skill
    #[arg(long, value_name = "LEVEL")]
    skill: Option<u8>,
    /// A skill is asked for and not there
    #[arg(long, conflicts_with = "skill")]
    untrained: bool,
    /// Three dice, of which the best two count
    #[arg(long)]
    boon: bool,
    /// Three dice, of which the worst two count; with a boon, neither
    #[arg(long)]
    bane: bool,
    /// So many tasks are done at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    at_once: u8,
    #[command(flatten)]
    how: ThrowArgs,
}

/// The name of the numbers from the command line in an explanation.
const CHARACTERISTIC: &str = "characteristic";
const SKILL: &str = "skill";

#[derive(Serialize)]
struct Answer {
    check: String,
    #[serde(flatten)]
    thrown: Thrown<CheckOdds, CheckResult>,
}

/// Weighs the check and throws for it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (check, person) = asked(args);
    let mut prepared = check.prepare(&person, &CheckRules::default())?;
    let check = prepared.difficulty().to_string();
    let thrown = args.how.throw(prepared.odds(), |dice| prepared.throw(dice));
    let answer = Answer { check, thrown };
    if args.how.json {
        return print_json(out, &answer);
    }
    answer.thrown.print(&answer.check, answer.thrown.odds.success, out)
}

fn asked(args: &Args) -> (Check, Person) {
    let mut person = Person::default();
    let mut check = Check {
        difficulty: args.difficulty,
        boons: args.boon.into(),
        banes: args.bane.into(),
        at_once: args.at_once,
        ..Check::default()
    };
    if let Some(score) = args.characteristic {
        person = person.with_attribute(CHARACTERISTIC, score);
        check.characteristic = Some(CHARACTERISTIC.to_owned());
    }
    if let Some(level) = args.skill {
        person = person.with_skill(SKILL, level);
    }
    if args.untrained || args.skill.is_some() {
        check.skill = Some(SKILL.to_owned());
    }
    let check = if args.dm == 0 { check } else { check.with_dm("situation", args.dm) };
    (check, person)
}
