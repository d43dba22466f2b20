//! The guide beside a fight in the terminal.

use std::io::{self, Write};

use skirmish::{Choice, Observation, text};

use super::{answer::Answer, table::Table};
use crate::{
    skirmish::{flow::Input, session::Session},
    terminal::{
        guide::{self, Taken},
        typed::Lines,
    },
};

impl<R: Lines, W: Write> Table<'_, R, W> {
    /// The lesson that has its moment, and what the veteran would take.
    pub(super) fn lesson(
        &mut self,
        session: &Session,
        seen: &Observation,
        choice: &Choice,
    ) -> io::Result<()> {
        let coached = session.coached().and_then(|nth| Some((nth, choice.options.get(nth)?)));
        let proposal = coached.map(|(nth, option)| {
            format!("a veteran would: {} {}", nth + 1, text::option(seen, option))
        });
        self.lines(guide::lines(session.lesson().as_ref(), proposal, self.paint))
    }

    /// An empty line goes on from a lesson, or takes what the veteran would; `leave guide` ends them.
    pub(super) fn taught(
        &mut self,
        session: &mut Session,
        seen: &Observation,
        choice: &Choice,
        line: &str,
    ) -> io::Result<Taken<Answer>> {
        if !session.is_guided() {
            return Ok(Taken::Not);
        }
        match line.trim().to_lowercase().as_str() {
            "" if session.lesson().is_some_and(|told| !told.lesson.until_answered) => {
                session.lesson_read();
                self.lesson(session, seen, choice)?;
                Ok(Taken::Heeded)
            }
            "" => {
                let option = session.coached().and_then(|nth| choice.options.get(nth));
                Ok(option
                    .map_or(Taken::Heeded, |it| Taken::Answered(Answer::Put(Input::Only(*it)))))
            }
            "leave guide" => {
                session.leave_guide();
                self.say(guide::FAREWELL)?;
                Ok(Taken::Heeded)
            }
            _ => Ok(Taken::Not),
        }
    }
}
