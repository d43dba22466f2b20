//! The guide beside a life in the terminal.

use std::io::{self, Write};

use characters::{Choice, text};

use super::table::{Answer, Table};
use crate::{
    roster::lives::UnderWay,
    terminal::{
        guide::{self, Taken},
        typed::Lines,
    },
};

impl<R: Lines, W: Write> Table<'_, R, W> {
    /// The lesson that has its moment, and what the wish would answer.
    pub(super) fn lesson(&mut self, under_way: &UnderWay, choice: &Choice) -> io::Result<()> {
        let coached = under_way.coached();
        let nth = coached.as_ref().and_then(|it| choice.options.iter().position(|at| at == it));
        let proposal = coached
            .zip(nth)
            .map(|(it, nth)| format!("the wish would: {} {}", nth + 1, text::option(&it)));
        self.lines(&guide::lines(under_way.lesson().as_ref(), proposal, self.paint))
    }

    /// An empty line goes on from a lesson, or answers as the wish would; `leave guide` ends them.
    pub(super) fn taught(
        &mut self,
        under_way: &mut UnderWay,
        choice: &Choice,
        said: &str,
    ) -> io::Result<Taken<Answer>> {
        if !under_way.is_guided() {
            return Ok(Taken::Not);
        }
        match said.trim().to_lowercase().as_str() {
            "" if under_way.lesson().is_some_and(|told| !told.lesson.until_answered) => {
                under_way.lesson_read();
                self.lesson(under_way, choice)?;
                Ok(Taken::Heeded)
            }
            "" => {
                let answer = under_way.coached().map(Answer::Choose);
                Ok(answer.map_or(Taken::Heeded, Taken::Answered))
            }
            "leave guide" => {
                under_way.leave_guide();
                self.say(guide::FAREWELL)?;
                Ok(Taken::Heeded)
            }
            _ => Ok(Taken::Not),
        }
    }

    pub(super) fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }
}
