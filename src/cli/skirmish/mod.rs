//! `far-lanes skirmish`: a fight, in this terminal or by itself, or many in figures.

mod args;
mod crew;
mod inputs;
mod many;
mod one;

use std::io::Write;

use super::{failure::Failure, output::complain, play::Plain, read::library};
use crate::{
    saves::Saves,
    skirmish::{
        Skirmishes,
        session::{Fights, Session},
    },
    terminal,
};
pub use args::Args;
pub(super) use one::tell;

/// Lists the scenarios, or fights.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let all = Skirmishes::load()?;
    for problem in &all.problems {
        complain(problem);
    }
    if let Some(games) = args.games {
        return many::run(args, &all, games as usize, out);
    }
    if args.resume {
        let saves = Saves::open()?;
        let fights = Fights::at(&saves);
        fights.busy().iter().for_each(complain);
        let file = fights.newest().ok_or(Failure::NoFight)?;
        let session = Session::resume(&all.minds, &saves, &file)?;
        return by_hand(session.guided_on(&library()?.guides.fight, &saves), &args.plain, out);
    }
    let Some(name) = &args.scenario else { return list(&all, out) };
    let fight_options = args.fight_options(&all, name)?;
    if args.auto || args.json {
        return one::run(args, &all, &fight_options, out);
    }
    by_hand(Session::begin(&all.minds, &Saves::open()?, fight_options)?, &args.plain, out)
}

/// In this terminal, to its end or until the person leaves.
fn by_hand(mut session: Session, plain: &Plain, out: &mut impl Write) -> Result<(), Failure> {
    terminal::fight(&mut session, &mut plain.keyboard(), out)?;
    let home = crew::come_home(session.fight_options(), session.aftermath().as_ref())?;
    crew::tell(&home, out)
}

fn list(all: &Skirmishes, out: &mut impl Write) -> Result<(), Failure> {
    for listed in &all.scenarios {
        let scenario = &listed.scenario;
        let sides: Vec<&str> = scenario.forces.iter().map(|force| force.name.as_str()).collect();
        writeln!(out, "{:<20} {}: {}", scenario.id, scenario.name, sides.join(" against "))?;
    }
    Ok(writeln!(out, "\n`far-lanes skirmish --scenario NAME` fights one of them.")?)
}
