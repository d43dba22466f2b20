//! A fight in a terminal: the field by places, numbered options with their odds, one answer a line.

mod answer;
mod asides;
mod field;
mod guide;
mod news;
mod table;

use std::io::{self, Write};

use super::typed::Lines;
use crate::skirmish::{commander::CommanderKind, flow::Control, session::Session};
use answer::Answer;
#[cfg(test)]
pub use answer::HELP;
use table::Table;

/// Why nothing more is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Parting {
    Over,
    Left,
}

/// Fights until it is over, the person leaves, or nothing more comes in; says what it leaves behind.
///
/// # Errors
/// Nothing can be written any more.
pub fn fight(
    session: &mut Session,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<()> {
    match fought(session, input, out)? {
        Parting::Over => Ok(()),
        Parting::Left => writeln!(out, "  far-lanes skirmish --resume goes on with it."),
    }
}

/// The same on board of a campaign's ship, which alone goes on with it and says how.
///
/// # Errors
/// Nothing can be written any more.
pub fn boarding(
    session: &mut Session,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<()> {
    fought(session, input, out).map(|_| ())
}

fn fought(
    session: &mut Session,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<Parting> {
    let mut table = Table::new(input, out, session.persons() > 1);
    table.greet(session)?;
    loop {
        session.advance();
        let Some(choice) = session.asked().cloned() else {
            return table.end(session).map(|()| Parting::Over);
        };
        match table.ask(session, &choice)? {
            Answer::Put(input) => {
                if let Err(refusal) = session.put_in(input) {
                    table.say(&format!("{refusal}."))?;
                }
            }
            Answer::Control(control) => {
                session.set_control(control.toggled(session.control()));
                table.say(asked(session.control()))?;
            }
            Answer::Undo => {
                session.undo();
                table.unread(session);
            }
            Answer::Rest => session.hand_over(choice.seat, CommanderKind::default()),
            Answer::Leave => return table.leave(session).map(|()| Parting::Left),
        }
    }
}

/// How much one is asked from here on.
fn asked(control: Control) -> &'static str {
    match control {
        Control::Full => "You are asked everything from here on; `full` ends that.",
        Control::Turns => "What follows from an answer is settled for you, and no more.",
        Control::StandingOrders => {
            "Orders stand: everybody goes on as they were told, until they are hurt or things have \
             changed for them; `standing` ends that."
        }
    }
}
