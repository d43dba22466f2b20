//! The figures of an arena as tables.

use std::io::{self, Write};

use crate::{
    arena::{Entrant, Figures, Manner},
    balance::Share,
    cli::duels::{self, NAME, cut, heads, title},
};

/// Width of a cell of the matrix, as in `51.5 ±2.2`.
const CELL: usize = 10;

/// Everything, the criteria last.
pub fn print(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let Figures { games, pairs, seed, decks, entrants, .. } = figures;
    writeln!(out, "{games} games, {pairs} pairs of every two, seed {seed}, {} decks", decks.len())?;
    if figures.against_first {
        against(figures, out)?;
    } else {
        title("Captain against captain, percent won", out)?;
        let rows = entrants.iter().zip(&figures.matrix);
        let rows = rows.map(|(it, row)| (it.id.as_str(), row.as_slice(), &it.others));
        duels::matrix(CELL, rows, out)?;
    }
    title("How they play: a captain's game", out)?;
    manners(entrants, out)?;
    title("Games", out)?;
    games_in_all(figures, out)?;
    duels::print(&figures.criteria, out)
}

/// What everybody won of the games against the first.
fn against(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let Some((first, others)) = figures.entrants.split_first() else { return Ok(()) };
    title(&format!("Against {}, percent won", first.id), out)?;
    let width = others.iter().map(|it| it.id.len()).max().unwrap_or(NAME);
    others
        .iter()
        .try_for_each(|it| writeln!(out, "{:width$} {:>CELL$}", it.id, it.others.to_string()))
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
    heads(&columns, out)?;
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
        write!(out, "{:NAME$} {:>9}", cut(id, NAME), rounds.median)?;
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
    writeln!(out, "Rounds: {}", figures.rounds)?;
    writeln!(out, "Ended by {}; drawn {}", figures.endings, figures.draws)?;
    writeln!(out, "The first seat won {}", games(&figures.first_seat))?;
    for mirror in &figures.mirrors {
        writeln!(out, "  of {} against their like: {}", mirror.id, games(&mirror.first_seat))?;
    }
    writeln!(out, "Decisions: {}, refused: {}", figures.decisions, figures.refused)
}

fn games(share: &Share) -> String {
    format!("{share} of {} games", share.games)
}
