//! A card game at the table: asks until an answer decides something, and lets the others decide.

use std::{
    io::{self, IsTerminal, Write},
    time::Duration,
};

use cards::{Move, Observation};

use super::{
    advice,
    answer::{self, Answer},
    guide, labels, offers,
    paint::Paint,
    prompt, sure,
    table::Part,
    typed::Lines,
};
use crate::{
    clock::Instant,
    session::{Opened, Price, Session},
    words,
};

/// The warning before a decision is taken back that has shown something.
const MARKED: &str = "You have seen something new since then, or somebody has answered. `undo \
anyway` takes it back all the same, and the game will say so.";
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

pub(super) struct Terminal<'a, R, W> {
    pub(super) input: &'a mut R,
    pub(super) out: &'a mut W,
    pub(super) paint: Paint,
    /// Whether nobody types the answers.
    pub(super) script: bool,
    /// Events of the journal that the person has read about.
    pub(super) told: usize,
    /// The round and stage of the table that was printed last.
    pub(super) shown: Option<(u16, cards::Stage)>,
    /// What the person has seen of the table.
    pub(super) parts: Vec<Part>,
}

impl<R: Lines, W: Write> Terminal<'_, R, W> {
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
                Answer::Glossary(word) => {
                    self.lines(&guide::glossary(&word, session.glossary()))?
                }
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
                Answer::Rule(words) => self.rules(&words, session)?,
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
}
