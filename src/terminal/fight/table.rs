//! The terminal's side of a fight: what is printed, and what is typed.

use std::io::{self, BufRead, IsTerminal, Write};

use play::{Game, Seat};
use skirmish::{
    Aftermath, Choice, Event, Fate, FighterId, Move, Observation, Plan, Skirmish, text,
};

use super::{
    answer::{Answer, HELP, Said, understand},
    field,
};
use crate::{
    skirmish::commander::CommanderKind,
    terminal::paint::{Paint, wrapped},
};

/// Where a fight is shown and answered.
pub struct Table<'a, R, W> {
    input: &'a mut R,
    out: &'a mut W,
    paint: Paint,
    /// Whether answers must be printed, because nobody sees them typed.
    echo: bool,
    /// Whether several persons share the terminal, and must not see each other's orders.
    shared: bool,
    /// Events that each side has read about, by seat.
    told: [usize; 4],
    /// Who was asked last.
    asked: Option<Seat>,
}

impl<'a, R: BufRead, W: Write> Table<'a, R, W> {
    pub fn new(input: &'a mut R, out: &'a mut W, shared: bool) -> Table<'a, R, W> {
        let (paint, echo) = (Paint::of_stdout(), !io::stdin().is_terminal());
        Table { input, out, paint, echo, shared, told: [0; 4], asked: None }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrapped(line, 4).join("\n"))
    }

    /// The story, and what the person's side is told.
    pub fn greet(
        &mut self,
        fight: &Skirmish,
        kinds: &[CommanderKind],
        seed: u64,
    ) -> io::Result<()> {
        let scenario = fight.setup().scenario.clone();
        let title = self.paint.bold(&scenario.name);
        self.say(&format!("{title}. {}", scenario.story))?;
        for (force, _) in
            scenario.forces.iter().zip(kinds).filter(|(_, kind)| **kind == CommanderKind::Person)
        {
            let name = self.paint.bold(&force.name);
            self.say(&format!("You command {name}. {}", force.briefing))?;
        }
        self.say(&format!("People die in fights. The seed is {seed}; `help` lists the commands."))
    }

    /// Asks until there is an answer.
    pub fn ask(&mut self, fight: &Skirmish, choice: &Choice) -> io::Result<Answer> {
        let seen = fight.observe(choice.seat);
        self.hand_over(fight, choice.seat)?;
        self.news(fight, choice.seat)?;
        self.question(&seen, choice)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Answer::Leave);
            }
            if self.echo {
                writeln!(self.out, "{}", line.trim_end())?;
            }
            if let Some(answer) = self.answer(fight, &seen, choice, &line)? {
                return Ok(answer);
            }
        }
    }

    fn answer(
        &mut self,
        fight: &Skirmish,
        seen: &Observation,
        choice: &Choice,
        line: &str,
    ) -> io::Result<Option<Answer>> {
        let option = |n: usize| n.checked_sub(1).and_then(|n| choice.options.get(n)).copied();
        match understand(line) {
            Said::Nothing => {}
            Said::Option(n) => match option(n) {
                Some(chosen) => return Ok(Some(Answer::Choose(chosen))),
                None => self.say(&format!("There are options 1 to {}.", choice.options.len()))?,
            },
            Said::Why(n) => self.why(seen, option(n))?,
            Said::Field => self.lines(field::field(seen))?,
            Said::People => self.people(seen)?,
            Said::Log => self.log(fight, choice.seat)?,
            Said::Aims => self.aims(fight)?,
            Said::Help => writeln!(self.out, "{HELP}")?,
            Said::Undo if fight.undoable() == 0 => {
                self.say("That cannot be taken back: something has been learnt since.")?;
            }
            Said::Undo => return Ok(Some(Answer::Undo)),
            Said::Rest => return Ok(Some(Answer::Rest)),
            Said::Leave => return Ok(Some(Answer::Leave)),
            Said::Unknown => self
                .say(&format!("`{}` is no option here; `help` lists the commands.", line.trim()))?,
        }
        Ok(None)
    }

    /// Two persons at one terminal: the next one sits down before anything is shown.
    fn hand_over(&mut self, fight: &Skirmish, seat: Seat) -> io::Result<()> {
        if !self.shared || self.asked.replace(seat) == Some(seat) {
            return Ok(());
        }
        let side = fight.names().side(seat).to_owned();
        write!(self.out, "\n--- {side} is next; press Enter when nobody else is looking ---")?;
        self.out.flush()?;
        let mut line = String::new();
        self.input.read_line(&mut line)?;
        writeln!(self.out)
    }

    /// What the side has learnt since it was last asked, throws with their dice.
    fn news(&mut self, fight: &Skirmish, seat: Seat) -> io::Result<()> {
        let told = self.told[seat.index()];
        let known = fight.known_to(seat);
        let news: Vec<&Event> =
            known.iter().filter(|(n, _)| *n >= told).map(|(_, it)| *it).collect();
        self.told[seat.index()] = fight.journal().events().len();
        let names = fight.names();
        for event in news {
            let Some(line) = text::line(&names, event) else { continue };
            let throw = event
                .throw()
                .map(|throw| format!("  ({})", text::throw(throw)))
                .unwrap_or_default();
            if matches!(event, Event::RoundBegan { .. }) {
                let line = self.paint.bold(&line);
                writeln!(self.out, "\n{line}")?;
            } else {
                let throw = self.paint.faint(&throw);
                self.say(&format!("  {line}{throw}"))?;
            }
        }
        Ok(())
    }

    fn question(&mut self, seen: &Observation, choice: &Choice) -> io::Result<()> {
        writeln!(self.out)?;
        self.lines(field::field(seen))?;
        let prompt = self.paint.bold(&text::prompt(seen, choice));
        self.say(&prompt)?;
        let mut last = None;
        for (n, option) in choice.options.iter().enumerate() {
            let doer = option.doer();
            if doer.is_some() && doer != last {
                self.heading(seen, doer)?;
            }
            last = doer;
            let words = shorn(seen, option);
            let odds = seen.plans.iter().find(|(of, _)| of == option).map(|(_, plan)| odds(plan));
            let line = format!("{:>4}  {words:<52} {}", n + 1, odds.unwrap_or_default());
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn heading(&mut self, seen: &Observation, who: Option<FighterId>) -> io::Result<()> {
        let one = seen.fighters.iter().find(|it| Some(it.id) == who);
        let Some((one, own)) = one.and_then(|one| Some((one, one.own.as_ref()?))) else {
            return Ok(());
        };
        writeln!(self.out, "  {}", field::person(one, own))
    }

    fn why(&mut self, seen: &Observation, option: Option<Move>) -> io::Result<()> {
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
        writeln!(self.out, "    A hit does {}.", plan.damage)
    }

    fn people(&mut self, seen: &Observation) -> io::Result<()> {
        let own = seen.fighters.iter().filter_map(|it| Some((it, it.own.as_ref()?)));
        let lines: Vec<String> = own.map(|(one, own)| field::person(one, own)).collect();
        self.lines(lines)
    }

    fn log(&mut self, fight: &Skirmish, seat: Seat) -> io::Result<()> {
        let names = fight.names();
        let known = fight.known_to(seat);
        let last = known.iter().rev().take(20).rev();
        for (_, event) in last {
            let Some(line) = text::line(&names, event) else { continue };
            let ids = self.paint.faint(&event.rules().join(", "));
            self.say(&format!("  {line}  {ids}"))?;
        }
        self.say("`far-lanes rules ID` prints a rule.")
    }

    fn aims(&mut self, fight: &Skirmish) -> io::Result<()> {
        let scenario = fight.setup().scenario.clone();
        let forces =
            scenario.forces.iter().map(|force| format!("  {}: {}", force.name, force.briefing));
        forces.collect::<Vec<_>>().iter().try_for_each(|line| self.say(line))
    }

    fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    pub fn leave(&mut self, seed: u64) -> io::Result<()> {
        self.say(&format!("You leave the field. --seed {seed} brings the same dice again."))
    }

    /// How it ended and what it leaves behind.
    pub fn end(&mut self, fight: &Skirmish, seed: u64) -> io::Result<()> {
        self.told_to_the_end(fight)?;
        let Some(Aftermath { fighters, loot, .. }) = fight.aftermath() else { return Ok(()) };
        writeln!(self.out)?;
        for one in fighters {
            let fate = fate(one.fate);
            let now = one.body.physical(one.full);
            let shots: Vec<String> = one
                .spent
                .iter()
                .map(|(weapon, shots)| format!("{shots} from the {weapon}"))
                .collect();
            let spent = if shots.is_empty() {
                String::new()
            } else {
                format!("; shots: {}", shots.join(", "))
            };
            let [str, dex, end] = now;
            writeln!(self.out, "  {}: {fate}, STR {str} DEX {dex} END {end}{spent}", one.name)?;
        }
        if !loot.is_empty() {
            self.say(&format!("The field is yours or theirs, and with it: {}.", loot.join(", ")))?;
        }
        self.say(&format!("Seed {seed}."))
    }

    fn told_to_the_end(&mut self, fight: &Skirmish) -> io::Result<()> {
        let seat = self.asked.unwrap_or(Seat(0));
        self.news(fight, seat)
    }
}

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Unhurt => "unhurt",
        Fate::Wounded => "wounded",
        Fate::Unconscious => "unconscious",
        Fate::Dead => "dead",
        Fate::Fled => "away",
        Fate::Captured => "taken",
    }
}

/// `8+  83.3 %`
fn odds(plan: &Plan) -> String {
    let tenths = plan.odds.per_mille();
    let needed = plan.needed().max(2);
    let throws = if plan.throws > 1 { format!(" x{}", plan.throws) } else { String::new() };
    format!("{needed:>2}+ on {} {:>3}.{} %{throws}", plan.pool, tenths / 10, tenths % 10)
}

/// The option without the name that stands above it.
fn shorn(seen: &Observation, option: &Move) -> String {
    let words = text::option(seen, option);
    match (option.doer(), words.split_once(": ")) {
        (Some(_), Some((_, deed))) => deed.to_owned(),
        (_, _) => words,
    }
}
