//! Shared parts of `arena` and `balance`: the decks they play, the tables they print, and the
//! criteria they end with.

use std::{
    fmt::Display,
    io::{self, Write},
};

use engine::JournalHash;

use super::failure::Failure;
use crate::{
    balance::Criterion,
    data::{Library, ListedDeck},
    results::fingerprint,
    terminal::paint::Paint,
};

/// The longest name in a row; longer ones are cut.
pub const NAME: usize = 20;

/// The decks of these names or files; without any, all that are ready to be played.
pub fn decks(names: &[String], library: &Library) -> Result<Vec<ListedDeck>, Failure> {
    let named = names.iter().map(|name| library.deck(name.trim()));
    let named: Vec<ListedDeck> = named.collect::<Result<_, _>>()?;
    Ok(if named.is_empty() { library.ready_decks() } else { named })
}

/// A fingerprint of everything these decks are played with.
pub fn cards_and_rules(decks: &[ListedDeck], library: &Library) -> JournalHash {
    let packs = library.book.packs_of(decks.iter().map(|deck| &deck.deck));
    let cards: Vec<_> = decks.iter().map(|deck| &deck.deck).collect();
    fingerprint(&(cards, packs, &library.constants))
}

/// A heading, with a line above it.
pub fn title(what: &str, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", Paint::of_stdout().bold(what))
}

/// The heads of columns of numbers, to the right of the names.
pub fn heads(columns: &[&str], out: &mut impl Write) -> io::Result<()> {
    write!(out, "{:NAME$}", "")?;
    columns.iter().try_for_each(|column| write!(out, " {column:>9}"))?;
    writeln!(out)
}

/// A row for everybody: their share against each, and against all others. Columns are headed by
/// the number of their row, and `cell` characters wide.
pub fn matrix<'a, S: Display + 'a>(
    cell: usize,
    rows: impl ExactSizeIterator<Item = (&'a str, &'a [Option<S>], &'a S)>,
    out: &mut impl Write,
) -> io::Result<()> {
    write!(out, "{:NAME$}", "")?;
    (1..=rows.len()).try_for_each(|n| write!(out, " {n:>cell$}"))?;
    writeln!(out, " {:>cell$}", "all others")?;
    for (n, (name, row, others)) in rows.enumerate() {
        write!(out, "{:NAME$}", cut(&format!("{} {name}", n + 1), NAME))?;
        for share in row {
            let share = share.as_ref().map_or_else(|| "-".to_owned(), S::to_string);
            write!(out, " {share:>cell$}")?;
        }
        writeln!(out, " {:>cell$}", others.to_string())?;
    }
    Ok(())
}

/// The first characters of a name.
pub fn cut(name: &str, width: usize) -> String {
    name.chars().take(width).collect()
}

/// The criteria, under a heading where there are any.
pub fn print(criteria: &[Criterion], out: &mut impl Write) -> io::Result<()> {
    if criteria.is_empty() {
        return Ok(());
    }
    title("What is asked", out)?;
    criteria.iter().try_for_each(|criterion| {
        let Criterion { what, wanted, found, passed } = criterion;
        let found = if wanted.ends_with("rounds") {
            format!("{found:.0}")
        } else {
            format!("{:.1} %", found * 100.0)
        };
        let mark = if *passed { "pass".to_owned() } else { Paint::of_stdout().bold("FAIL") };
        writeln!(out, "{mark}  {what}: {found} (wanted {wanted})")
    })
}

/// A failure where the criteria of `an arena` or `a balance` are required and not met.
pub fn judge(criteria: &[Criterion], required: bool, of: &'static str) -> Result<(), Failure> {
    let count = criteria.iter().filter(|criterion| !criterion.passed).count();
    if required && count > 0 { Err(Failure::NotMet { count, of }) } else { Ok(()) }
}
