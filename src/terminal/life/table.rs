//! Prints and reads at the table of a life.

use std::{
    io::{self, Write},
    path::Path,
};

use characters::{Event, Life, Move, text};
use engine::Game;

use super::{
    Parting,
    words::{HELP, hint, offers, short},
};
use crate::{
    roster::{Person, lives::UnderWay, sheet},
    terminal::{
        guide::{self, Taken},
        paint::{Paint, wrapped},
        sure,
        typed::Lines,
    },
    words,
};

/// What can become of somebody whose life is told.
const PARTINGS: &str = "`keep` puts them into the library, and so does an empty line; `quit` leaves that for \
later; `let go` ends with them.";
/// Events that somebody who comes back is reminded of.
const REMINDER: usize = 8;

/// An answer to a question.
pub enum Answer {
    Choose(Move),
    Wish,
    Rest,
    Undo,
    Leave,
}

/// Who is talked to, and how far they have been told.
pub struct Table<'a, R, W> {
    pub input: &'a mut R,
    pub out: &'a mut W,
    pub paint: Paint,
    /// Events that the person has read about.
    pub told: usize,
}

impl<R: Lines, W: Write> Table<'_, R, W> {
    pub fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrapped(line, 4).join("\n"))
    }

    pub fn greet(&mut self, under_way: &UnderWay, resumed: bool) -> io::Result<()> {
        let title = self.paint.bold("A life.");
        let how = if resumed { "goes on" } else { "is eighteen" };
        self.say(&format!(
            "{title} {} {how}. The seed is {}; `help` lists the commands.",
            under_way.life().person().identity.name,
            under_way.seed(),
        ))?;
        let file = under_way.file().path().display();
        self.say(&format!("It is saved in {file} after every decision."))?;
        if under_way.is_guided() {
            self.say(guide::WELCOME)?;
        }
        if resumed {
            let told = under_way.life().journal().events().len();
            self.told = told.saturating_sub(REMINDER);
            self.say("What happened last:")?;
        }
        Ok(())
    }

    /// Prints the events since the last answer, throws with their dice.
    pub fn news(&mut self, under_way: &UnderWay) -> io::Result<()> {
        let life = under_way.life();
        let events: Vec<Event> = life.journal().events()[self.told..].to_vec();
        self.told += events.len();
        writeln!(self.out)?;
        for event in events {
            let line = text::line(&event);
            let dice = event.throw().map(|throw| format!("  ({throw})")).unwrap_or_default();
            self.say(&format!("  {line}{}", self.paint.faint(&dice)))?;
        }
        match under_way.file().trouble() {
            Some(trouble) => self.say(&format!("The life cannot be saved: {trouble}.")),
            None => Ok(()),
        }
    }

    pub fn ask(&mut self, under_way: &mut UnderWay) -> io::Result<Answer> {
        let life = under_way.life();
        let Some(choice) = life.choice().cloned() else { return Ok(Answer::Leave) };
        let person = life.person();
        let prompt = self.paint.bold(&text::prompt(choice.why, person.career));
        writeln!(self.out, "\n{}\n{prompt}", short(person))?;
        for (n, option) in choice.options.iter().enumerate() {
            let number = self.paint.accent(&format!("{:>3}", n + 1));
            let line = format!("{number}  {:<26}{}", text::option(option), hint(life, option));
            writeln!(self.out, "{}", wrapped(line.trim_end(), 31).join("\n"))?;
        }
        self.lesson(under_way, &choice)?;
        loop {
            self.input.offer(|| offers(&choice.options));
            let Some(said) = self.read()? else { return Ok(Answer::Leave) };
            match self.taught(under_way, &choice, &said)? {
                Taken::Answered(answer) => return Ok(answer),
                Taken::Heeded => continue,
                Taken::Not => {}
            }
            let life = under_way.life();
            if let Some(answer) = self.understand(life, &choice.options, &said)? {
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
            "q" | "quit" | "exit" | "leave!" => return Ok(Some(Answer::Leave)),
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

    /// The last events with the rules behind them.
    fn rules(&mut self, life: &Life) -> io::Result<()> {
        let events = life.journal().events();
        let last = events.iter().rev().take(12).rev();
        for event in last {
            let ids = event.rules().join(", ");
            self.say(&format!("  {}  {}", text::line(event), self.paint.faint(&ids)))?;
        }
        self.say("`far-lanes rules ID` prints a rule.")
    }

    /// Says so where another program has written to the life's file, which is left to it.
    pub fn tell_of_another_file(&mut self, before: &Path, under_way: &UnderWay) -> io::Result<()> {
        let now = under_way.file().path();
        if now == before {
            return Ok(());
        }
        let (before, now) = (before.display(), now.display());
        self.say(&format!(
            "Another program has written in {before}; this life is in {now} from here on."
        ))
    }

    /// Says where the life waits for who leaves it.
    pub fn part(&mut self, under_way: &mut UnderWay) -> io::Result<()> {
        if under_way.file().trouble().is_some() {
            under_way.keep();
        }
        match under_way.file().trouble() {
            Some(trouble) => self.say(&format!(
                "You leave. The life could not be saved: {trouble}. Its seed brings the same dice again."
            )),
            None => self.say(&format!(
                "You leave. The life waits in {}; `far-lanes character --play` goes on with it.",
                under_way.file().path().display()
            )),
        }
    }

    /// Shows who the life has made, and asks what becomes of them.
    pub fn end(&mut self, under_way: &mut UnderWay) -> io::Result<Parting> {
        let (life, seed) = (under_way.life(), under_way.seed());
        let person = Person::from_life(life, seed);
        writeln!(self.out, "\n{}", sheet::text(&person, &life.tables()))?;
        self.lines(&guide::untold(&under_way.untold(), self.paint))?;
        self.say(PARTINGS)?;
        loop {
            self.input.offer(|| ["keep", "let go", "quit"].map(str::to_owned).to_vec());
            let said = self.read()?.map(|said| said.trim().to_lowercase());
            match said.as_deref() {
                Some("" | "keep") => return Ok(Parting::Keep(Box::new(person))),
                None | Some("q" | "quit" | "exit") => {
                    self.part(under_way)?;
                    return Ok(Parting::Later);
                }
                Some("let go") if self.lets_go(&person)? => return Ok(Parting::LetGo),
                Some("let go") => self.say("They are still here.")?,
                Some(other) => self.say(&format!("`{other}` is no answer here. {PARTINGS}"))?,
            }
        }
    }

    /// Whether nobody wants the person, once it is said what goes with them.
    fn lets_go(&mut self, person: &Person) -> io::Result<bool> {
        let lost = words::letting_go((&person.character).into());
        sure::is_sure(
            &format!("{lost} `yes` lets them go; anything else does not."),
            self.input,
            self.out,
        )
    }

    /// The next line; `None` when there are no more.
    fn read(&mut self) -> io::Result<Option<String>> {
        self.input.line(self.out)
    }
}
