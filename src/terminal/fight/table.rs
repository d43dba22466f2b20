//! The terminal's side of a fight: what is asked, and what is typed.

use std::io::{self, BufRead, IsTerminal, Write};

use engine::Seat;
use skirmish::{Choice, FighterId, Move, Observation, Plan, text};

use super::{
    answer::{Answer, HELP, Said, understand},
    field,
};
use crate::{
    skirmish::session::Session,
    terminal::{
        paint::{Paint, wrapped},
        typed,
    },
};

/// Where a fight is shown and answered.
pub struct Table<'a, R, W> {
    input: &'a mut R,
    pub(super) out: &'a mut W,
    pub(super) paint: Paint,
    /// Whether answers must be printed, because nobody sees them typed.
    echo: bool,
    /// Whether several persons share the terminal, and must not see each other's orders.
    shared: bool,
    /// Events that each side has read about, by seat.
    pub(super) told: [usize; 4],
    /// Who was asked last.
    pub(super) asked: Option<Seat>,
}

impl<'a, R: BufRead, W: Write> Table<'a, R, W> {
    pub fn new(input: &'a mut R, out: &'a mut W, shared: bool) -> Table<'a, R, W> {
        let (paint, echo) = (Paint::of_stdout(), !io::stdin().is_terminal());
        Table { input, out, paint, echo, shared, told: [0; 4], asked: None }
    }

    pub fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrapped(line, 4).join("\n"))
    }

    /// The story, and what the persons' sides are told.
    pub fn greet(&mut self, session: &Session) -> io::Result<()> {
        let muster = session.muster();
        let scenario = &muster.setup.scenario;
        let title = self.paint.bold(&scenario.name);
        self.say(&format!("{title}. {}", scenario.story))?;
        let seats = (0..).map(Seat).zip(&scenario.forces);
        for (_, force) in seats.filter(|(seat, _)| session.is_person(*seat)) {
            let name = self.paint.bold(&force.name);
            self.say(&format!("You command {name}. {}", force.briefing))?;
        }
        let seed = muster.seed;
        self.say(&format!("People die in fights. The seed is {seed}; `help` lists the commands."))?;
        if session.trouble().is_some() {
            return Ok(()); // which comes with every question
        }
        self.say(&format!("It is saved in {} after every answer.", session.file().display()))
    }

    /// Says why the fight is not on disk as it stands, if it is not.
    pub fn warn_of_trouble(&mut self, session: &Session) -> io::Result<()> {
        match session.trouble() {
            Some(trouble) => self.say(&format!("The fight cannot be saved: {trouble}.")),
            None => Ok(()),
        }
    }

    /// Asks until there is an answer.
    pub fn ask(&mut self, session: &Session, choice: &Choice) -> io::Result<Answer> {
        let seen = session.observe(choice.seat);
        self.hand_over(session, choice.seat)?;
        self.warn_of_trouble(session)?;
        self.news(session, choice.seat)?;
        self.question(&seen, choice)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = typed::line(self.input) else {
                writeln!(self.out)?;
                return Ok(Answer::Leave);
            };
            if self.echo {
                writeln!(self.out, "{line}")?;
            }
            if let Some(answer) = self.answer(session, &seen, choice, &line)? {
                return Ok(answer);
            }
        }
    }

    fn answer(
        &mut self,
        session: &Session,
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
            Said::WhyThey => self.secret(session)?,
            Said::Hint => self.hint(session, seen)?,
            Said::Field => self.lines(field::field(seen))?,
            Said::People => self.people(seen)?,
            Said::Log => self.log(session, choice.seat)?,
            Said::Aims => self.aims(session)?,
            Said::Help => writeln!(self.out, "{HELP}")?,
            Said::Undo if session.undoable() == 0 => {
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
    fn hand_over(&mut self, session: &Session, seat: Seat) -> io::Result<()> {
        let before = self.asked.replace(seat);
        if !self.shared || before == Some(seat) {
            return Ok(());
        }
        let side = session.names().side(seat).to_owned();
        write!(self.out, "\n--- {side} is next; press Enter when nobody else is looking ---")?;
        self.out.flush()?;
        // Any input goes on.
        typed::line(self.input);
        writeln!(self.out)
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

    pub(super) fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
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
