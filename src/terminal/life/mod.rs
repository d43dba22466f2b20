//! A life in a terminal: what is asked with its odds, numbered options, one answer a line.

mod guide;
mod table;
mod words;

use std::{
    io::{self, Write},
    sync::Arc,
};

use characters::{
    data::Tables,
    wish::{Wish, Wisher},
};
use engine::Game;

use super::{paint::Paint, typed::Lines};
use crate::roster::{Person, lives::UnderWay};
use table::{Answer, Table};
#[cfg(test)]
pub use words::HELP;

/// The ways to leave a life.
pub enum Parting {
    /// It goes on another time.
    Later,
    /// It is over, and the person is to be kept.
    Keep(Box<Person>),
    /// It is over, and nobody wants it.
    LetGo,
}

/// Lives a life, question by question, and shows the sheet and the story at its end. It is saved
/// after every decision.
///
/// # Errors
/// Nothing can be written any more.
pub fn live(
    tables: &Arc<Tables>,
    under_way: &mut UnderWay,
    resumed: bool,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<Parting> {
    let mut table = Table { input, out, paint: Paint::of_stdout(), told: 0 };
    let mut wisher = Wisher::new(Wish::Anything, None, under_way.seed());
    table.greet(under_way, resumed)?;
    while !under_way.life().is_over() {
        table.news(under_way)?;
        let file = under_way.file().path().to_owned();
        let refused = match table.ask(under_way)? {
            Answer::Choose(chosen) => under_way.decide(chosen).err(),
            Answer::Wish => {
                let proposed = under_way.coached();
                let chosen = proposed.or_else(|| wisher.decide(under_way.life()));
                chosen.and_then(|chosen| under_way.decide(chosen).err())
            }
            Answer::Rest => {
                under_way.rest(&mut wisher);
                None
            }
            Answer::Undo => {
                under_way.undo(tables);
                table.told = under_way.life().journal().events().len();
                None
            }
            Answer::Leave => {
                table.part(under_way)?;
                return Ok(Parting::Later);
            }
        };
        if let Some(refusal) = refused {
            table.say(&format!("{refusal}."))?;
        }
        table.tell_of_another_file(&file, under_way)?;
    }
    table.news(under_way)?;
    table.end(under_way)
}
