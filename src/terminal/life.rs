//! A life in a terminal: what is asked with its odds, numbered options, one answer a line.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    sync::Arc,
};

use characters::{
    Character, Decision, Event, Life, Move, Setup,
    data::{SkillTable, Tables},
    odds, text,
    wish::Wisher,
};
use play::{Game, Seat};

use super::paint::{Paint, wrapped};
use crate::people::{batch::Order, keepsake, names, sheet, shelf::Person};

/// What can be typed besides an option.
const HELP: &str = "\
Answer with the number of an option or with the beginning of its name.
  sheet   the sheet as it is now        undo   take the last answer back
  wish    let the wish answer this one  rest   let it answer everything that is left
  rules   the rules behind what happened since your last answer
  help    this                          quit   leave";

/// Lives one life, question by question, and shows the sheet and the story at its end. Returns the
/// person if they are to be kept.
///
/// # Errors
/// Nothing can be written any more, or the order is none.
pub fn live(
    tables: &Arc<Tables>,
    order: &Order,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Person>> {
    let name = order.name.clone().unwrap_or_else(|| names::for_seed(order.seed));
    let setup = Setup { name, rules: order.rules.clone() };
    let begin = || Life::new(tables, &setup, order.seed).map_err(io::Error::other);
    let (paint, echo) = (Paint::of_stdout(), !io::stdin().is_terminal());
    let mut table = Table { input, out, paint, echo, told: 0 };
    let mut wisher = Wisher::new(order.wish.clone(), order.service, order.seed);
    let (mut life, mut decisions) = (begin()?, Vec::new());
    table.greet(&setup.name, order.seed)?;
    while life.choice().is_some() {
        table.news(&life)?;
        match table.ask(&life)? {
            Answer::Choose(chosen) => decide(&mut life, &mut decisions, chosen),
            Answer::Wish => {
                if let Some(chosen) = wisher.decide(&life) {
                    decide(&mut life, &mut decisions, chosen);
                }
            }
            Answer::Rest => wisher.live(&mut life),
            Answer::Undo => {
                decisions.pop();
                life = begin()?;
                decisions.iter().for_each(|it: &Decision| {
                    let _ = life.decide(it.clone()); // accepted once, and so again
                });
                table.told = life.journal().events().len();
            }
            Answer::Leave => {
                table.say("You leave. The seed brings the same dice again.")?;
                return Ok(None);
            }
        }
    }
    table.news(&life)?;
    table.end(&life, order.seed)
}

fn decide(life: &mut Life, decisions: &mut Vec<Decision>, chosen: Move) {
    let decision = Decision { seat: Seat(0), chosen };
    if life.decide(decision.clone()).is_ok() {
        decisions.push(decision);
    }
}

enum Answer {
    Choose(Move),
    Wish,
    Rest,
    Undo,
    Leave,
}

struct Table<'a, R, W> {
    input: &'a mut R,
    out: &'a mut W,
    paint: Paint,
    /// Whether answers must be printed, because nobody sees them typed.
    echo: bool,
    /// Events that the person has read about.
    told: usize,
}

impl<R: BufRead, W: Write> Table<'_, R, W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrapped(line, 4).join("\n"))
    }

    fn greet(&mut self, name: &str, seed: u64) -> io::Result<()> {
        let title = self.paint.bold("A life.");
        self.say(&format!(
            "{title} {name} is eighteen. The seed is {seed}; `help` lists the commands."
        ))
    }

    /// What happened since the last answer, throws with their dice.
    fn news(&mut self, life: &Life) -> io::Result<()> {
        let events: Vec<Event> = life.journal().events()[self.told..].to_vec();
        self.told += events.len();
        writeln!(self.out)?;
        for event in events {
            let line = text::line(&event);
            let dice = event.throw().map(|throw| format!("  ({throw})")).unwrap_or_default();
            self.say(&format!("  {line}{}", self.paint.faint(&dice)))?;
        }
        Ok(())
    }

    fn ask(&mut self, life: &Life) -> io::Result<Answer> {
        let Some(choice) = life.choice() else { return Ok(Answer::Leave) };
        let person = life.character();
        let prompt = self.paint.bold(&text::prompt(choice.why, &person));
        writeln!(self.out, "\n{}\n{prompt}", short(&person))?;
        for (n, option) in choice.options.iter().enumerate() {
            let line = format!("{:>3}  {:<26}{}", n + 1, text::option(option), hint(life, option));
            writeln!(self.out, "{}", line.trim_end())?;
        }
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Answer::Leave);
            }
            if self.echo {
                write!(self.out, "{line}")?;
            }
            if let Some(answer) = self.understand(life, &choice.options, line.trim())? {
                return Ok(answer);
            }
        }
    }

    fn understand(
        &mut self,
        life: &Life,
        options: &[Move],
        said: &str,
    ) -> io::Result<Option<Answer>> {
        match said.to_lowercase().as_str() {
            "" => return Ok(None),
            "undo" => return Ok(Some(Answer::Undo)),
            "wish" => return Ok(Some(Answer::Wish)),
            "rest" => return Ok(Some(Answer::Rest)),
            "quit" | "exit" | "leave!" => return Ok(Some(Answer::Leave)),
            "help" | "?" => writeln!(self.out, "{HELP}")?,
            "rules" | "why" => self.rules(life)?,
            "sheet" => {
                let person = Person::new(life.character());
                writeln!(self.out, "{}", sheet::text(&person, &life.tables()))?;
            }
            _ => return self.option(options, said),
        }
        Ok(None)
    }

    /// By number, or by the beginning of its name if no other begins so.
    fn option(&mut self, options: &[Move], said: &str) -> io::Result<Option<Answer>> {
        if let Ok(n) = said.parse::<usize>() {
            if let Some(option) = n.checked_sub(1).and_then(|n| options.get(n)) {
                return Ok(Some(Answer::Choose(option.clone())));
            }
            self.say(&format!("There are options 1 to {}.", options.len()))?;
            return Ok(None);
        }
        let begins =
            |option: &&Move| text::option(option).to_lowercase().starts_with(&said.to_lowercase());
        let found: Vec<&Move> = options.iter().filter(begins).collect();
        match found.as_slice() {
            [only] => return Ok(Some(Answer::Choose(Move::clone(only)))),
            [] => self.say(&format!("`{said}` is no option here; `help` lists the commands."))?,
            [..] => self.say(&format!("`{said}` could be several; give its number."))?,
        }
        Ok(None)
    }

    fn rules(&mut self, life: &Life) -> io::Result<()> {
        let events = life.journal().events();
        let last = events.iter().rev().take(12).rev();
        for event in last {
            let ids = event.rules().join(", ");
            self.say(&format!("  {}  {}", text::line(event), self.paint.faint(&ids)))?;
        }
        self.say("`far-lanes rules ID` prints a rule.")
    }

    fn end(&mut self, life: &Life, seed: u64) -> io::Result<Option<Person>> {
        let person = keepsake(life, seed);
        writeln!(self.out, "\n{}", sheet::text(&person, &life.tables()))?;
        write!(self.out, "`keep` puts them into the library; anything else lets them go.\n> ")?;
        self.out.flush()?;
        let mut line = String::new();
        self.input.read_line(&mut line)?;
        if self.echo {
            writeln!(self.out, "{}", line.trim())?;
        }
        Ok(line.trim().eq_ignore_ascii_case("keep").then_some(person))
    }
}

/// Name, profile, age, rank: one line.
fn short(person: &Character) -> String {
    let skills: Vec<String> =
        person.skills.iter().map(|(name, level)| format!("{name}-{level}")).collect();
    let skills = if skills.is_empty() { "no skills yet".to_owned() } else { skills.join(", ") };
    let (name, scores) = (&person.identity.name, person.characteristics);
    let line = format!("{name}  {scores}  {} years  {skills}", person.age());
    wrapped(&line, 4).join("\n")
}

/// What an option may bring: its odds, or what stands on its table.
fn hint(life: &Life, option: &Move) -> String {
    let about: Vec<String> = life
        .forecasts()
        .into_iter()
        .filter(|forecast| forecast.option.as_ref() == Some(option))
        .map(|forecast| {
            let percent = (forecast.odds.per_mille() + 5) / 10;
            format!("{} {percent} %", forecast.what.to_lowercase())
        })
        .collect();
    match option {
        Move::Roll(table) => row(life, *table),
        Move::MusterOut { aim: characters::Aim::Cash, with_dm } => {
            odds::cash(life, *with_dm).into_iter().map(text::credits).collect::<Vec<_>>().join(", ")
        }
        Move::MusterOut { aim: characters::Aim::Benefit, with_dm } => {
            odds::benefits(life, *with_dm)
                .into_iter()
                .map(text::benefit)
                .collect::<Vec<_>>()
                .join(", ")
        }
        Move::Enlist(_)
        | Move::Try
        | Move::Skip
        | Move::Name(_)
        | Move::Stay
        | Move::Leave
        | Move::Practise(_) => about.join(", "),
    }
}

fn row(life: &Life, table: SkillTable) -> String {
    odds::cells(life, table).iter().map(text::cell).collect::<Vec<_>>().join(", ")
}
