//! The figures of an arena as tables.

use std::io::{self, Write};

use crate::{
    arena::{Entrant, Figures, Manner},
    balance::{Criterion, PairShare, Share},
    simulate::{Endings, Rounds},
    terminal::paint::Paint,
};

/// The longest name in a row; longer ones are cut.
const NAME: usize = 20;
/// A cell of the matrix, as in `51.5 ±2.2`.
const CELL: usize = 10;

/// Everything, the criteria last.
pub fn print(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let paint = Paint::of_stdout();
    let Figures { games, pairs, seed, decks, .. } = figures;
    writeln!(out, "{games} games, {pairs} pairs of every two, seed {seed}, {} decks", decks.len())?;
    title("Captain against captain, percent won", paint, out)?;
    matrix(figures, out)?;
    title("How they play: a captain's game", paint, out)?;
    manners(&figures.entrants, out)?;
    title("Games", paint, out)?;
    games_in_all(figures, out)?;
    if !figures.criteria.is_empty() {
        title("What is asked", paint, out)?;
    }
    figures.criteria.iter().try_for_each(|criterion| ask(criterion, paint, out))
}

fn title(what: &str, paint: Paint, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", paint.bold(what))
}

/// Columns are headed by the number of their captain's row.
fn matrix(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{:NAME$}", "")?;
    (1..=figures.entrants.len()).try_for_each(|n| write!(out, " {n:>CELL$}"))?;
    writeln!(out, " {:>CELL$}", "all others")?;
    for (n, (entrant, row)) in figures.entrants.iter().zip(&figures.matrix).enumerate() {
        write!(out, "{:NAME$}", cut(&format!("{} {}", n + 1, entrant.id)))?;
        for share in row {
            let cell = share.as_ref().map_or_else(|| "-".to_owned(), percent);
            write!(out, " {cell:>CELL$}")?;
        }
        writeln!(out, " {:>CELL$}", percent(&entrant.others))?;
    }
    Ok(())
}

fn manners(entrants: &[Entrant], out: &mut impl Write) -> io::Result<()> {
    let columns = [
        "rounds",
        "contracts",
        "points ea",
        "subplots",
        "strikes",
        "crew",
        "goods",
        "plays",
        "denials",
        "contested",
        "abandoned",
        "from deck",
    ];
    write!(out, "{:NAME$}", "")?;
    columns.iter().try_for_each(|column| write!(out, " {column:>9}"))?;
    writeln!(out)?;
    for Entrant { id, rounds, manner, .. } in entrants {
        let Manner {
            contracts,
            contract_points,
            subplots,
            strikes,
            crew,
            goods,
            plays,
            denials,
            contested,
            abandoned,
            from_deck,
        } = manner;
        write!(out, "{:NAME$} {:>9}", cut(id), rounds.median)?;
        for number in [
            contracts,
            contract_points,
            subplots,
            strikes,
            crew,
            goods,
            plays,
            denials,
            contested,
            abandoned,
        ] {
            write!(out, " {number:>9.2}")?;
        }
        writeln!(out, " {:>8.0}%", from_deck * 100.0)?;
    }
    Ok(())
}

fn games_in_all(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let Rounds { median, p10, p90 } = figures.rounds;
    writeln!(out, "Rounds: median {median}, from {p10} (p10) to {p90} (p90)")?;
    let Endings { victory_points, bankruptcy, concession, round_cap } = figures.endings;
    writeln!(
        out,
        "Ended by victory points {victory_points}, bankruptcy {bankruptcy}, concession \
         {concession}, round cap {round_cap}; drawn {}",
        figures.draws
    )?;
    writeln!(out, "The first seat won {}", games(&figures.first_seat))?;
    for mirror in &figures.mirrors {
        writeln!(out, "  of {} against their like: {}", mirror.id, games(&mirror.first_seat))?;
    }
    writeln!(out, "Decisions: {}, refused: {}", figures.decisions, figures.refused)
}

fn ask(criterion: &Criterion, paint: Paint, out: &mut impl Write) -> io::Result<()> {
    let Criterion { what, wanted, found, passed } = criterion;
    let mark = if *passed { "pass".to_owned() } else { paint.bold("FAIL") };
    writeln!(out, "{mark}  {what}: {:.1} % (wanted {wanted})", found * 100.0)
}

/// As in `51.5 ±2.2`: the wider half of the interval.
fn percent(share: &PairShare) -> String {
    around(share.rate, share.low, share.high)
}

fn games(share: &Share) -> String {
    format!("{} of {} games", around(share.rate, share.low, share.high), share.games)
}

fn around(rate: f64, low: f64, high: f64) -> String {
    format!("{:.1} ±{:.1}", rate * 100.0, (high - rate).max(rate - low) * 100.0)
}

fn cut(name: &str) -> String {
    name.chars().take(NAME).collect()
}
