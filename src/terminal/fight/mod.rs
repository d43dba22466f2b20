//! A fight in a terminal: the field by places, numbered options with their odds, one answer a line.

mod answer;
mod asides;
mod field;
mod news;
mod table;

use std::io::{self, BufRead, Write};

use crate::skirmish::{commander::CommanderKind, session::Session};
use answer::Answer;
use table::Table;

/// Fights until it is over, the person leaves, or nothing more comes in; says what it leaves behind.
///
/// # Errors
/// Nothing can be written any more.
pub fn fight(
    session: &mut Session,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut table = Table::new(input, out, session.persons() > 1);
    table.greet(session)?;
    loop {
        session.advance();
        let Some(choice) = session.asked().cloned() else { return table.end(session) };
        match table.ask(session, &choice)? {
            Answer::Choose(chosen) => {
                if let Err(refusal) = session.decide(chosen) {
                    table.say(&format!("{refusal}."))?;
                }
            }
            Answer::Undo => {
                session.undo();
                table.unread(session);
            }
            Answer::Rest => session.hand_over(choice.seat, CommanderKind::default()),
            Answer::Leave => return table.leave(session),
        }
    }
}
