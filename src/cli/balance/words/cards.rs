//! The table of cards.

use std::io::{self, Write};

use crate::{
    balance::{CardFigures, Showing},
    cli::duels::cut,
};

const NAME: usize = 28;

/// A row a card: how often it was drawn, what was won with it, and the same for playing it.
pub fn print(cards: &[CardFigures], out: &mut impl Write) -> io::Result<()> {
    let columns = [("drawn", 7), ("won", 6), ("", 12), ("played", 7), ("won", 6), ("", 12)];
    write!(out, "{:NAME$} {:10}", "", "")?;
    columns.iter().try_for_each(|(column, width)| write!(out, " {column:>width$}"))?;
    writeln!(out)?;
    for card in cards {
        write!(out, "{:NAME$} {:10}", cut(&card.name, NAME), card.kind)?;
        showing(&card.drawn, out)?;
        showing(&card.played, out)?;
        writeln!(out, "  {}", card.decks.join(", "))?;
    }
    Ok(())
}

fn showing(showing: &Showing, out: &mut impl Write) -> io::Result<()> {
    let Showing { games, rate, difference, low, high, .. } = *showing;
    if games == 0 {
        return write!(out, " {:>7} {:>6} {:>12}", "never", "", "");
    }
    let reach = (high - low) * 50.0;
    let by = format!("{:+.1} ±{reach:.1}", difference * 100.0);
    write!(out, " {games:>7} {:>6.1} {by:>12}", rate * 100.0)
}
