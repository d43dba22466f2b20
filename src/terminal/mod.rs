//! The table in a terminal: what is asked, numbered options, one answer a line.
//!
//! Reads [`Lines`] and writes text for a [`Page`]; it knows a [`Session`] and nothing of the rules behind it.

mod advice;
mod answer;
mod campaign;
mod fight;
mod guide;
mod keyboard;
mod labels;
mod life;
mod offers;
pub(crate) mod page;
pub(crate) mod paint;
mod prompt;
mod several;
mod sure;
mod table;
mod typed;

use std::{
    io::{self, IsTerminal, Write},
    time::Duration,
};

use cards::{Move, Observation};

use crate::{
    clock::Instant,
    logbook::LogFilter,
    session::{Opened, Price, Session},
    words,
};
use answer::Answer;
pub use campaign::{CampaignPlayError, Desk, campaign, watch};
pub use fight::fight;
pub use keyboard::Keyboard;
use labels::Label;
pub use life::{Parting, live};
pub use page::Page;
use paint::{Paint, means, wrapped};
use table::Part;
pub use typed::Lines;

/// The warning before a decision is taken back that has shown something.
const MARKED: &str = "You have seen something new since then, or somebody has answered. `undo \
anyway` takes it back all the same, and the game will say so.";
/// Sentences of the log that somebody who comes back is reminded of.
const REMINDER: usize = 8;
/// Longer than this nobody waits without wondering.
const A_WHILE: Duration = Duration::from_millis(700);

/// Plays until the game ends, the person leaves, or nothing more comes in.
///
/// # Errors
/// Nothing can be written any more.
pub fn play(opened: Opened, input: &mut impl Lines, out: &mut impl Write) -> io::Result<()> {
    let (paint, script) = (Paint::of_stdout(), !io::stdin().is_terminal());
    let (told, shown, parts) = (0, None, Vec::new());
    let mut terminal = Terminal { input, out, paint, script, told, shown, parts };
    let mut session = opened.session;
    session.advance();
    terminal.greet(&session, opened.resumed)?;
    if let Some(file) = opened.set_aside {
        terminal.say(&format!("The game you had begun waits in {}.", file.display()))?;
    }
    while session.asked().is_some() {
        match terminal.ask(&mut session)? {
            Next::Go(moves) => {
                if let Err(refusal) = session.put_in(&moves) {
                    terminal.say(&format!("{refusal}."))?;
                }
                terminal.let_others_decide(&mut session)?;
            }
            Next::Back => {
                session.take_back();
                terminal.turn_back(&session);
            }
            Next::Again => {
                session.make_again();
                terminal.let_others_decide(&mut session)?;
            }
            Next::Leave => return terminal.part(&mut session),
        }
    }
    terminal.news(&session)?;
    terminal.result(&session)
}

/// The step after a question.
enum Next {
    /// These decisions, one after the other.
    Go(Vec<Move>),
    /// Take the last decision back.
    Back,
    /// Make it again.
    Again,
    Leave,
}

struct Terminal<'a, R, W> {
    input: &'a mut R,
    out: &'a mut W,
    paint: Paint,
    /// Whether nobody types the answers.
    script: bool,
    /// Events of the journal that the person has read about.
    told: usize,
    /// The round and stage of the table that was printed last.
    shown: Option<(u16, cards::Stage)>,
    /// What the person has seen of the table.
    parts: Vec<Part>,
}

impl<R: Lines, W: Write> Terminal<'_, R, W> {
    fn greet(&mut self, session: &Session, resumed: bool) -> io::Result<()> {
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

    /// Lets the others decide, and says who is thinking where that takes a while. A script reads the
    /// same at any speed.
    fn let_others_decide(&mut self, session: &mut Session) -> io::Result<()> {
        let began = Instant::now();
        let progress = session.advance_while(|| self.script || began.elapsed() < A_WHILE);
        if let Some(seat) = progress.thinking {
            let name = session.names()[seat.index()].clone();
            self.say(&self.paint.faint(&format!("{name} is thinking …")))?;
            session.advance();
        }
        Ok(())
    }

    /// Asks until an answer decides something.
    fn ask(&mut self, session: &mut Session) -> io::Result<Next> {
        self.warn_of_trouble(session)?;
        self.news(session)?;
        let seen = session.observe();
        let stage = (seen.round, seen.stage);
        if self.shown.replace(stage) != Some(stage) {
            self.table_since(&seen, session)?;
        }
        let Some(choice) = session.asked().cloned() else { return Ok(Next::Leave) };
        let labels = labels::of(session.offers(), &seen, session.book());
        self.say("")?;
        self.lines(&prompt::lines(&choice, &labels, &seen, session.book(), self.paint))?;
        self.lines(&guide::lesson(session, &labels, self.paint))?;
        loop {
            self.input.offer(|| offers::of(&labels, session));
            let Some(line) = self.read()? else {
                self.say("The input has ended.")?;
                return Ok(Next::Leave);
            };
            if let Some(words) = answer::option_instead(&line, &labels) {
                self.say(&self.paint.faint(&words))?;
            }
            match answer::read(&line, &labels) {
                Answer::Move(chosen) => return Ok(Next::Go(vec![chosen])),
                Answer::Several(moves) => return Ok(Next::Go(moves)),
                Answer::Plays(plays) => return Ok(Next::Go(session.paid(&plays))),
                Answer::Concede if self.concedes(&seen)? => {
                    return Ok(Next::Go(vec![Move::Concede]));
                }
                Answer::Concede => self.say("You play on.")?,
                Answer::Quit => return Ok(Next::Leave),
                Answer::Empty if session.is_guided() => {
                    if session.lesson().is_none_or(|told| told.lesson.until_answered) {
                        let coached = session.coached_move();
                        return Ok(coached.map_or(Next::Leave, |it| Next::Go(vec![it])));
                    }
                    session.lesson_read();
                    self.lines(&guide::lesson(session, &labels, self.paint))?;
                }
                Answer::Empty => self.say(&format!("{} `?` helps.", answer::wanted(&labels)))?,
                Answer::LeaveGuide => {
                    session.leave_guide();
                    self.say(guide::FAREWELL)?;
                }
                Answer::Glossary(word) => self.lines(&guide::glossary(&word, session))?,
                Answer::Help => prompt::HELP.lines().try_for_each(|line| self.say(line))?,
                Answer::Card(name) => self.cards(&name, &labels, session)?,
                Answer::Hint(name) => {
                    self.lines(&advice::hint(&name, &labels, session, self.paint))?
                }
                Answer::Why(name) if name.is_empty() => {
                    self.lines(&prompt::why(&choice, &seen, session))?;
                    self.lines(&advice::rival_plays("", session, self.paint))?;
                }
                Answer::Why(name) => {
                    self.lines(&advice::rival_plays(&name, session, self.paint))?
                }
                Answer::Rule(words) => self.lines(&prompt::rules(&words, session))?,
                Answer::Table => self.table(session)?,
                Answer::Options => {
                    self.lines(&prompt::lines(
                        &choice,
                        &labels,
                        &seen,
                        session.book(),
                        self.paint,
                    ))?;
                }
                Answer::Log(words) => self.log(&words, session)?,
                Answer::Save => self.save(session)?,
                Answer::Undo { anyway } => match session.price_of_taking_back() {
                    None => self.say("You have decided nothing yet that could be taken back.")?,
                    Some(Price::Mark) if !anyway => self.say(MARKED)?,
                    Some(Price::Free | Price::Mark) => return Ok(Next::Back),
                },
                Answer::Redo if session.to_make_again() > 0 => return Ok(Next::Again),
                Answer::Redo => self.say("Nothing was taken back since.")?,
                Answer::Again(reason) => self.say(&reason)?,
            }
        }
    }

    /// Whether the person means to give the game up, once they know what that loses.
    fn concedes(&mut self, seen: &Observation) -> io::Result<bool> {
        let lost = words::conceding(seen);
        sure::is_sure(
            &format!("{lost} `yes` concedes; anything else plays on."),
            self.input,
            self.out,
        )
    }

    /// Forgets the news of the decision, and shows what of the table is as it was before.
    fn turn_back(&mut self, session: &Session) {
        self.told = session.events().len();
        self.shown = None;
    }

    /// The next line; `None` when there are no more.
    fn read(&mut self) -> io::Result<Option<String>> {
        self.input.line(self.out)
    }

    /// Prints the events since the last news.
    fn news(&mut self, session: &Session) -> io::Result<()> {
        let news = session.log(self.told);
        self.told = session.events().len();
        for line in news.iter().flat_map(|line| wrapped(&format!("  · {line}"), 4)) {
            self.say(&self.paint.faint(&line))?;
        }
        Ok(())
    }

    /// Prints the log, or the part that these words mean, with the rules behind it.
    fn log(&mut self, words: &str, session: &Session) -> io::Result<()> {
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
    fn table(&mut self, session: &Session) -> io::Result<()> {
        self.parts = table::parts(&session.observe(), session.book(), self.paint);
        self.lines(&table::lines(&self.parts))
    }

    /// The whole table at first, later what of it has changed since.
    fn table_since(&mut self, seen: &Observation, session: &Session) -> io::Result<()> {
        let now = table::parts(seen, session.book(), self.paint);
        let before = std::mem::replace(&mut self.parts, now);
        self.lines(&table::lines_since(&before, &self.parts))
    }

    fn cards(&mut self, name: &str, labels: &[Label], session: &Session) -> io::Result<()> {
        self.lines(&prompt::cards(name, labels, session.book()))
    }

    fn save(&mut self, session: &mut Session) -> io::Result<()> {
        session.keep();
        match session.trouble() {
            None => self.say(&format!("Saved in {}.", session.file().display())),
            Some(trouble) => self.say(&format!("Not saved: {trouble}.")),
        }
    }

    fn warn_of_trouble(&mut self, session: &Session) -> io::Result<()> {
        match session.trouble() {
            Some(trouble) => self.say(&format!("The game cannot be saved: {trouble}.")),
            None => Ok(()),
        }
    }

    fn part(&mut self, session: &mut Session) -> io::Result<()> {
        if session.trouble().is_some() {
            session.keep();
        }
        match session.trouble() {
            Some(trouble) => self.say(&format!("The game could not be saved: {trouble}.")),
            None => self.say(&format!(
                "The game is saved in {}; `far-lanes --text` goes on with it.",
                session.file().display()
            )),
        }
    }

    fn result(&mut self, session: &Session) -> io::Result<()> {
        self.warn_of_trouble(session)?;
        let seen = session.observe();
        let won = match seen.ending.and_then(|ending| ending.winner) {
            Some(winner) if winner == seen.you => self.paint.good("You have won."),
            Some(_) => self.paint.bad("You have lost."),
            None => self.paint.bold("Nobody has won."),
        };
        let names = session.names();
        let ending = words::ending(seen.ending, &names);
        self.say("")?;
        self.say(&format!("{won} The game ends in round {}: {ending}.", seen.round))?;
        for captain in &seen.captains {
            self.say(&format!("  {:>3} victory points  {}", captain.vp, captain.name))?;
        }
        self.lines(&guide::untold(&session.untold(), self.paint))?;
        if let Some(words) = words::taken_back(session.taken_back()) {
            self.say(&words)?;
        }
        if session.setup().packs.is_empty() {
            return Ok(()); // cards of no pack: it is a part of a campaign, which alone replays it
        }
        let file = session.file().display();
        // Commands stay in one piece, to be copied.
        writeln!(self.out, "To see it again: far-lanes replay {file} --log")?;
        writeln!(self.out, "And why they did it: far-lanes replay {file} --reasons")
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Prints a line; a screen breaks it between words.
    fn say(&mut self, line: &str) -> io::Result<()> {
        let lines = if means().screen { wrapped(line, 2) } else { vec![line.to_owned()] };
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_help_fits_a_small_screen_with_the_prompt_below() {
        for help in [prompt::HELP, fight::HELP, life::HELP] {
            assert!(help.lines().count() <= 22, "{help}");
            let wide: Vec<&str> = help.lines().filter(|line| paint::columns(line) > 80).collect();
            assert_eq!(wide, [""; 0]);
            assert!(help.contains("q, quit"), "{help}");
        }
    }
}
