//! The terminal's side of a fight: what is asked, and what is typed.

use std::io::{self, Write};

use characters::text::count;
use engine::Seat;
use skirmish::{Choice, FighterId, Move, Observation, Plan, Seen, Why, text};

use super::{
    answer::{Answer, COMMANDS, HELP, Said, understand},
    field,
};
use crate::{
    skirmish::{
        flow::{Input, folded},
        session::Session,
    },
    terminal::{
        guide::{self, Taken},
        paint::{Paint, wrapped},
        sure::is_sure,
        typed::Lines,
    },
};

/// Where a fight is shown and answered.
pub struct Table<'a, R, W> {
    input: &'a mut R,
    pub(super) out: &'a mut W,
    pub(super) paint: Paint,
    /// Whether several persons share the terminal, and must not see each other's orders.
    shared: bool,
    /// Events that each side has read about, by seat.
    pub(super) told: [usize; 4],
    /// Who was asked last.
    pub(super) asked: Option<Seat>,
    /// The field as it was printed last.
    field: Vec<String>,
}

impl<'a, R: Lines, W: Write> Table<'a, R, W> {
    pub fn new(input: &'a mut R, out: &'a mut W, shared: bool) -> Table<'a, R, W> {
        let (paint, field) = (Paint::of_stdout(), Vec::new());
        Table { input, out, paint, shared, told: [0; 4], asked: None, field }
    }

    pub fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrapped(line, 4).join("\n"))
    }

    /// The story, and what the persons' sides are told.
    pub fn greet(&mut self, session: &Session) -> io::Result<()> {
        let fight_options = session.fight_options();
        let scenario = &fight_options.setup.scenario;
        let title = self.paint.bold(&scenario.name);
        self.say(&format!("{title}. {}", scenario.story))?;
        let seats = (0..).map(Seat).zip(&scenario.forces);
        for (_, force) in seats.filter(|(seat, _)| session.is_person(*seat)) {
            let name = self.paint.bold(&force.name);
            self.say(&format!("You command {name}. {}", force.briefing))?;
        }
        let seed = fight_options.seed;
        self.say(&format!("People die in fights. The seed is {seed}; `help` lists the commands."))?;
        self.say(
            "An answer settles what follows from it too, as a veteran would; `only 1` does not.",
        )?;
        if session.is_guided() {
            self.say(guide::WELCOME)?;
        }
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
    pub fn ask(&mut self, session: &mut Session, choice: &Choice) -> io::Result<Answer> {
        let seen = session.observe(choice.seat);
        if !self.hand_over(session, choice.seat)? {
            return Ok(Answer::Leave);
        }
        self.warn_of_trouble(session)?;
        self.news(session, choice.seat)?;
        self.question(session, &seen, choice)?;
        self.lesson(session, &seen, choice)?;
        loop {
            self.input.offer(|| COMMANDS.map(str::to_owned).to_vec());
            let Some(line) = self.read()? else { return Ok(Answer::Leave) };
            match self.taught(session, &seen, choice, &line)? {
                Taken::Answered(answer) => return Ok(answer),
                Taken::Heeded => continue,
                Taken::Not => {}
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
                Some(chosen) => return Ok(Some(Answer::Put(Input::Go(chosen)))),
                None => self.no_such_option(choice)?,
            },
            Said::Only(n) => match option(n) {
                Some(chosen) => return Ok(Some(Answer::Put(Input::Only(chosen)))),
                None => self.no_such_option(choice)?,
            },
            Said::All(n) => match (option(n), choice.why) {
                (Some(Move::Do { deed, .. }), Why::Orders) => {
                    return Ok(Some(Answer::Put(Input::All(deed))));
                }
                (None, _) => self.no_such_option(choice)?,
                (Some(_), _) => self.say("That is no order for everybody.")?,
            },
            Said::At(n, name) => match (option(n), named(seen, &name, false)) {
                (Some(chosen), Some(at)) => return Ok(Some(Answer::Put(Input::At(chosen, at)))),
                (None, _) => self.no_such_option(choice)?,
                (_, None) => self.say(&format!("You see no enemy called `{name}`."))?,
            },
            Said::Same(name) => return self.same(session, seen, name),
            Said::More => self.folded(seen, choice)?,
            Said::Control(control) => return Ok(Some(Answer::Control(control))),
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
            Said::Rest if !self.rests(seen)? => self.say("You command on.")?,
            Said::Rest => return Ok(Some(Answer::Rest)),
            Said::Leave => return Ok(Some(Answer::Leave)),
            Said::Unknown => self
                .say(&format!("`{}` is no option here; `help` lists the commands.", line.trim()))?,
        }
        Ok(None)
    }

    /// Whether the person means to give their side up, once they know what that loses.
    fn rests(&mut self, seen: &Observation) -> io::Result<bool> {
        let side = &seen.sides[seen.seat.index()];
        let lost = format!(
            "The computer commands {side} from here to the end; nobody asks you any more, and it \
             cannot be taken back. `yes` hands them over; anything else does not."
        );
        is_sure(&lost, self.input, self.out)
    }

    /// The next line; `None` when there are no more.
    fn read(&mut self) -> io::Result<Option<String>> {
        self.input.line(self.out)
    }

    fn no_such_option(&mut self, choice: &Choice) -> io::Result<()> {
        self.say(&format!("There are options 1 to {}.", choice.options.len()))
    }

    /// The same again for everybody, or for somebody.
    fn same(
        &mut self,
        session: &Session,
        seen: &Observation,
        name: Option<String>,
    ) -> io::Result<Option<Answer>> {
        let who = name.as_deref().map(|name| named(seen, name, true));
        let refused = match who {
            Some(None) => format!("None of yours is called `{}`.", name.unwrap_or_default()),
            _ if !session.can_repeat() => "There is nothing to do again here.".to_owned(),
            _ => return Ok(Some(Answer::Put(Input::Again(who.flatten())))),
        };
        self.say(&refused)?;
        Ok(None)
    }

    /// Two persons at one terminal: the next one sits down before anything is shown. Whether they go on.
    fn hand_over(&mut self, session: &Session, seat: Seat) -> io::Result<bool> {
        let before = self.asked.replace(seat);
        if !self.shared || before == Some(seat) {
            return Ok(true);
        }
        self.field.clear();
        let side = session.names().side(seat).to_owned();
        writeln!(self.out, "\n--- {side} is next; press Enter when nobody else is looking ---")?;
        let line = self.read()?;
        writeln!(self.out)?;
        Ok(line.is_some_and(|line| !matches!(understand(&line), Said::Leave)))
    }

    fn question(
        &mut self,
        session: &Session,
        seen: &Observation,
        choice: &Choice,
    ) -> io::Result<()> {
        writeln!(self.out)?;
        let field = field::field(seen);
        if field != self.field {
            self.lines(field.clone())?;
            self.field = field;
        }
        if let Some(changed) = session.changed() {
            self.say(&changed)?;
        }
        let prompt = self.paint.bold(&text::prompt(seen, choice));
        self.say(&prompt)?;
        self.options(seen, choice, false)?;
        let folded = folded(seen, &choice.options).len() as u64;
        if folded > 0 {
            let what = count(folded, "option");
            let line = format!("  {what} against the helpless: `more` shows them");
            let line = self.paint.faint(&line);
            self.say(&line)?;
        }
        Ok(())
    }

    /// The options that are folded away.
    fn folded(&mut self, seen: &Observation, choice: &Choice) -> io::Result<()> {
        if folded(seen, &choice.options).is_empty() {
            return self.say("Nothing is folded away here.");
        }
        self.options(seen, choice, true)
    }

    /// The options with their numbers: those that are folded away, or all others.
    fn options(&mut self, seen: &Observation, choice: &Choice, away: bool) -> io::Result<()> {
        let (mut last, folded) = (None, folded(seen, &choice.options));
        let all = choice.options.iter().enumerate();
        for (n, option) in all.filter(|(n, _)| folded.contains(n) == away) {
            let doer = option.doer();
            if doer.is_some() && doer != last {
                self.heading(seen, doer)?;
            }
            last = doer;
            let words = shorn(seen, option);
            let odds = seen.plans.iter().find(|(of, _)| of == option).map(|(_, plan)| odds(plan));
            let number = self.paint.accent(&format!("{:>4}", n + 1));
            let line = format!("{number}  {words:<52} {}", odds.unwrap_or_default());
            self.lines(wrapped(line.trim_end(), 6))?;
        }
        Ok(())
    }

    fn heading(&mut self, seen: &Observation, who: Option<FighterId>) -> io::Result<()> {
        let one = seen.fighters.iter().find(|it| Some(it.id) == who);
        let Some((one, own)) = one.and_then(|one| Some((one, one.own.as_ref()?))) else {
            return Ok(());
        };
        self.say(&format!("  {}", field::person(one, own)))
    }

    pub(super) fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }
}

/// Somebody on the field by a part of their name, of one's own or of the others.
fn named(seen: &Observation, name: &str, own: bool) -> Option<FighterId> {
    let fits = |it: &&Seen| it.own.is_some() == own && it.name.to_lowercase().contains(name);
    seen.fighters.iter().find(fits).map(|it| it.id)
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
