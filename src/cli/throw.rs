//! `far-lanes throw`: a task of the Universal Game Mechanic, its odds, its dice.

use std::io::Write;

use serde::Serialize;
use tasks::ugm::{Descriptor, Task, TaskOdds, TaskResult, UgmRules};

use super::{
    failure::Failure,
    output::print_json,
    thrown::{ThrowArgs, Thrown},
};

const MORE: &str = "\
A task is SKILL/ATTRIBUTE/DIFFICULTY, with situational modifiers in brackets. The difficulty is a
modifier (+3), a name (Routine) or a published throw (9+).

Keys of --json:
  task    the task as it was understood
  odds    success, critical_success, critical_failure, grades: ways of equally likely outcomes
  seed    of the dice; only with a throw
  result  the throw with every die and modifier, and what came of it; only with a throw

Examples:
  far-lanes throw \"Medical/EDU/+3\" --skill 2 --attribute 9
  far-lanes throw \"Brawling/STR/+0 (-2 weakened blow, no natural ability)\" --skill 1 --attribute 6 --odds
  far-lanes throw \"Vacc Suit/DEX/10+ (+4 per level)\" --skill 1 --attribute 8 --seed 7";

/// Throw for a task and explain the throw, or tell its exact odds
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The task, as in \"Medical/EDU/+3 (-1 gunfire)\"
    task: String,
    /// Level in the skill [default: without it]
    #[arg(long, value_name = "LEVEL")]
    skill: Option<u8>,
    /// Score of the attribute
    #[arg(long, value_name = "SCORE", default_value_t = 7)]
    attribute: u8,
    /// A number that may stand in for the attribute, by the second name in the task
    #[arg(long, value_name = "NUMBER")]
    stand_in: Option<u8>,
    #[command(flatten)]
    how: ThrowArgs,
}

#[derive(Serialize)]
struct Answer {
    task: String,
    #[serde(flatten)]
    thrown: Thrown<TaskOdds, TaskResult>,
}

/// Weighs the task and throws for it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let descriptor: Descriptor = args.task.parse()?;
    let mut person = descriptor.person(args.skill, args.attribute);
    if let (Some(number), Some(name)) = (args.stand_in, descriptor.attributes.get(1)) {
        person.attributes.remove(name);
        person = person.with_stand_in(name, number);
    }
    let prepared = Task::from(descriptor).prepare(&person, &UgmRules::default())?;
    let task = prepared.task.descriptor.to_string();
    let thrown = args.how.throw(prepared.odds(), |dice| prepared.throw(dice));
    let answer = Answer { task, thrown };
    if args.how.json {
        return print_json(out, &answer);
    }
    answer.thrown.print(&answer.task, answer.thrown.odds.success, out)
}
