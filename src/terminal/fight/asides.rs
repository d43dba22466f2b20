//! Information on request: sums, advice, people, aims.

use std::{
    io::{self, Write},
    path::Path,
};

use characters::text::count;
use skirmish::{Move, Observation, text};

use super::{field, table::Table};
use crate::{skirmish::session::Session, terminal::typed::Lines};

impl<R: Lines, W: Write> Table<'_, R, W> {
    pub(super) fn why(&mut self, seen: &Observation, option: Option<Move>) -> io::Result<()> {
        let plan =
            seen.plans.iter().find(|(of, _)| Some(*of) == option).map(|(_, plan)| plan.clone());
        let Some(plan) = plan else { return self.say("There is no throw behind that option.") };
        for modifier in &plan.modifiers {
            writeln!(self.out, "    {:>+3}  {:<40} {}", modifier.dm, modifier.name, modifier.rule)?;
        }
        let (total, target, needed) = (plan.dm(), plan.target, plan.needed());
        writeln!(
            self.out,
            "    {total:>+3}  in all; {target}+ hits, so {} must show {needed} or more: {}",
            plan.pool, plan.odds
        )?;
        if let Some(footing) = &plan.footing {
            writeln!(self.out, "    That is with control kept first: {footing}")?;
        }
        writeln!(self.out, "    A hit does {}.", plan.damage)
    }

    /// A veteran's hints.
    pub(super) fn hint(&mut self, session: &Session, seen: &Observation) -> io::Result<()> {
        for (n, hint) in session.advice().iter().enumerate() {
            let words = text::option(seen, &hint.option);
            let lead = if n == 0 { "A veteran would take" } else { "then perhaps" };
            self.say(&format!("  {lead} {}: {words}", hint.nth + 1))?;
            let reasons = self.paint.faint(&hint.words());
            self.say(&format!("      {reasons}"))?;
        }
        Ok(())
    }

    /// Refuses to show the others' reasons before the end: they show what only the others know.
    pub(super) fn secret(&mut self, session: &Session) -> io::Result<()> {
        self.say(
            "What moves the others is theirs alone until the fight is over; then this tells it:",
        )?;
        self.how_to_see_why(&session.finished_file())
    }

    /// A command on a line of its own, to be copied.
    pub(super) fn how_to_see_why(&mut self, file: &Path) -> io::Result<()> {
        writeln!(self.out, "  far-lanes replay {} --reasons", file.display())
    }

    pub(super) fn people(&mut self, seen: &Observation) -> io::Result<()> {
        let own = seen.fighters.iter().filter_map(|it| Some((it, it.own.as_ref()?)));
        let lines: Vec<String> = own.map(|(one, own)| field::person(one, own)).collect();
        lines.iter().try_for_each(|line| self.say(line))
    }

    pub(super) fn aims(&mut self, session: &Session) -> io::Result<()> {
        let (setup, armoury) = (&session.fight_options().setup, session.armoury());
        for force in &setup.scenario.forces {
            let wins = text::aim(force.aim, setup, armoury);
            self.say(&format!("  {}: {} {wins}", force.name, force.briefing))?;
        }
        let latest = setup.rounds(armoury, setup.scenario.rounds);
        self.say(&format!(
            "  Otherwise it is over after {}, and nobody wins.",
            count(latest, "round")
        ))
    }
}
