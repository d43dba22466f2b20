//! `far-lanes character --play`: the life under way in this terminal, or a new one.

use std::{io::Write, sync::Arc};

use characters::data::Tables;

use super::{character::keep, failure::Failure, output::complain, play::Plain, read::library};
use crate::{
    roster::{
        batch::Order,
        lives::{Found, Lives, UnderWay},
    },
    saves::Saves,
    terminal::{self, Parting},
};

/// Goes on with the life under way, or begins the one that is ordered: where there is none that can
/// be used, or where the person means a new one. No file of another life is touched.
pub fn by_hand(
    tables: &Arc<Tables>,
    order: &Order,
    new: bool,
    plain: &Plain,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let lives = Lives::open()?;
    if new && let Some(file) = lives.files().last() {
        writeln!(out, "The life you had begun waits in {}.", file.display())?;
    }
    let found = if new { Found::default() } else { lives.newest(tables) };
    let unusable = found.unusable.iter();
    unusable.for_each(|fault| complain(format_args!("{fault} (left where it is)")));
    let resumed = found.newest.is_some();
    let mut life = match found.newest {
        Some(life) => life.guided_on(&library()?.guides.life, &Saves::open()?),
        None => lives.begin(tables, &order.setup(order.seed), order.seed)?,
    };
    let parting = terminal::live(tables, &mut life, resumed, &mut plain.keyboard(), out)?;
    part(life, parting, out)
}

/// A life that is kept or let go needs no file of its own any more.
pub(super) fn part(life: UnderWay, parting: Parting, out: &mut impl Write) -> Result<(), Failure> {
    match parting {
        Parting::Later => return Ok(()),
        Parting::Keep(person) => keep(*person, out)?,
        Parting::LetGo => {}
    }
    Ok(life.into_file().remove()?)
}
