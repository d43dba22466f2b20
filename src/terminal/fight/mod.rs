//! A fight in a terminal: the field by places, numbered options with their odds, one answer a line.

mod answer;
mod asides;
mod field;
mod guide;
mod news;
mod table;

use std::io::{self, Write};

use super::typed::Lines;
use crate::skirmish::{commander::CommanderKind, session::Session};
use answer::Answer;
#[cfg(test)]
pub use answer::HELP;
use table::Table;

const ASKED_ALL: &str = "You are asked everything from here on; `full` ends that.";
const ASKED_LESS: &str = "What follows from an answer is settled for you again.";

/// Fights until it is over, the person leaves, or nothing more comes in; says what it leaves behind.
///
/// # Errors
/// Nothing can be written any more.
pub fn fight(
    session: &mut Session,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut table = Table::new(input, out, session.persons() > 1);
    table.greet(session)?;
    loop {
        session.advance();
        let Some(choice) = session.asked().cloned() else { return table.end(session) };
        match table.ask(session, &choice)? {
            Answer::Put(input) => {
                if let Err(refusal) = session.put_in(input) {
                    table.say(&format!("{refusal}."))?;
                }
            }
            Answer::Full => {
                let full = !session.full_control();
                session.set_full_control(full);
                table.say(if full { ASKED_ALL } else { ASKED_LESS })?;
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
