//! What a card game tells at the table: its news, the table, where it is saved, how it ends.

use std::io::{self, Write};

use cards::Observation;

use super::{
    guide,
    labels::Label,
    paint::{means, wrapped},
    play::Terminal,
    prompt, table,
    typed::Lines,
};
use crate::{logbook::LogFilter, session::Session, words};

/// Sentences of the log that somebody who comes back is reminded of.
const REMINDER: usize = 8;
impl<R: Lines, W: Write> Terminal<'_, R, W> {
    pub(super) fn greet(&mut self, session: &Session, resumed: bool) -> io::Result<()> {
        let begun = if resumed { "The game goes on" } else { "A new game" };
        let greeting = format!(
            "{} {begun}, seed {}; it is saved in {} after every decision.",
            self.paint.bold("Far Lanes."),
            session.seed(),
            session.file().display()
        );
        self.say(&greeting)?;
        self.say("`?` helps, `t` shows the whole table, `q` saves and leaves.")?;
        if session.is_guided() {
            self.say(guide::WELCOME)?;
        }
        if resumed {
            let log = session.log(0);
            self.told = session.events().len();
            self.say("What happened last:")?;
            self.lines(&log[log.len().saturating_sub(REMINDER)..])?;
        }
        Ok(())
    }

    /// Prints the events since the last news.
    pub(super) fn news(&mut self, session: &Session) -> io::Result<()> {
        let news = session.log(self.told);
        self.told = session.events().len();
        for line in news.iter().flat_map(|line| wrapped(&format!("  · {line}"), 4)) {
            self.say(&self.paint.faint(&line))?;
        }
        Ok(())
    }

    /// Prints the log, or the part that these words mean, with the rules behind it.
    pub(super) fn log(&mut self, words: &str, session: &Session) -> io::Result<()> {
        let filter = match LogFilter::read(words, &session.names(), session.person()) {
            Ok(filter) => filter,
            Err(unknown) => return self.say(&unknown),
        };
        let lines = session.lines();
        let told = filter.matching(&lines).into_iter().map(|n| &lines[n]);
        let told: Vec<String> =
            told.map(|line| format!("{} [{}]", line.text, line.rule())).collect();
        match told.is_empty() {
            true => self.say("Nothing of that kind has happened yet."),
            false => self.lines(&told),
        }
    }

    /// The whole table.
    pub(super) fn table(&mut self, session: &Session) -> io::Result<()> {
        self.parts = table::parts(&session.observe(), session.book(), self.paint);
        self.lines(&table::lines(&self.parts))
    }

    /// The whole table at first, later what of it has changed since.
    pub(super) fn table_since(&mut self, seen: &Observation, session: &Session) -> io::Result<()> {
        let now = table::parts(seen, session.book(), self.paint);
        let before = std::mem::replace(&mut self.parts, now);
        self.lines(&table::lines_since(&before, &self.parts))
    }

    pub(super) fn cards(
        &mut self,
        name: &str,
        labels: &[Label],
        session: &Session,
    ) -> io::Result<()> {
        self.lines(&prompt::cards(name, labels, session.book()))
    }

    pub(super) fn rules(&mut self, words: &str, session: &Session) -> io::Result<()> {
        self.lines(&prompt::rules(words, session.rulebook(), &session.constants()))
    }

    pub(super) fn save(&mut self, session: &mut Session) -> io::Result<()> {
        session.keep();
        match session.trouble() {
            None => self.say(&format!("Saved in {}.", session.file().display())),
            Some(trouble) => self.say(&format!("Not saved: {trouble}.")),
        }
    }

    pub(super) fn warn_of_trouble(&mut self, session: &Session) -> io::Result<()> {
        match session.trouble() {
            Some(trouble) => self.say(&format!("The game cannot be saved: {trouble}.")),
            None => Ok(()),
        }
    }

    pub(super) fn part(&mut self, session: &mut Session) -> io::Result<()> {
        if session.trouble().is_some() {
            session.keep();
        }
        match session.trouble() {
            Some(trouble) => self.say(&format!("The game could not be saved: {trouble}.")),
            // The campaign says how it goes on, and its voyage with it.
            None if is_of_a_campaign(session) => {
                self.say(&format!("The voyage is saved in {}.", session.file().display()))
            }
            None => self.say(&format!(
                "The game is saved in {}; `far-lanes --text` goes on with it.",
                session.file().display()
            )),
        }
    }

    pub(super) fn result(&mut self, session: &Session) -> io::Result<()> {
        self.warn_of_trouble(session)?;
        let seen = session.observe();
        let won = match seen.ending.and_then(|ending| ending.winner) {
            Some(winner) if winner == seen.you => self.paint.good("You have won."),
            Some(_) => self.paint.bad("You have lost."),
            None if seen.is_solo() => self.paint.bad("You have lost."),
            None => self.paint.bold("Nobody has won."),
        };
        let names = session.names();
        let ending = words::ending(seen.ending, &names);
        self.say("")?;
        self.say(&format!("{won} The game ends in round {}: {ending}.", seen.round))?;
        self.lines(words::tie_break(&seen).as_slice())?;
        for captain in &seen.captains {
            self.say(&format!("  {:>3} victory points  {}", captain.vp, captain.name))?;
        }
        self.lines(&guide::untold(&session.untold(), self.paint))?;
        if let Some(words) = words::taken_back(session.taken_back()) {
            self.say(&words)?;
        }
        if is_of_a_campaign(session) {
            return Ok(()); // which alone replays it
        }
        let file = session.file().display();
        // Commands stay in one piece, to be copied.
        writeln!(self.out, "To see it again: far-lanes replay {file} --log")?;
        writeln!(self.out, "And why they did it: far-lanes replay {file} --reasons")
    }

    pub(super) fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Prints a line; a screen breaks it between words.
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        let lines = if means().screen { wrapped(line, 2) } else { vec![line.to_owned()] };
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }
}

/// Whether a game is the voyage of a campaign: its cards are of no pack.
fn is_of_a_campaign(session: &Session) -> bool {
    session.setup().packs.is_empty()
}
