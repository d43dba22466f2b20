//! The figures of a balance as tables.

mod cards;

use std::io::{self, Write};

use crate::{
    balance::{DeckFigures, ENOUGH_GAMES, Figures, Points},
    cli::duels::{self, NAME, cut, heads, title},
    simulate::Rounds,
};

/// Width of a cell of the matrix, as in `51.5 ±2.2`.
const CELL: usize = 11;

/// Everything, the criteria last; the cards on demand.
pub fn print(figures: &Figures, with_cards: bool, out: &mut impl Write) -> io::Result<()> {
    head(figures, out)?;
    title("Deck against deck, percent won", out)?;
    let rows = figures.decks.iter().zip(&figures.matrix);
    let rows = rows.map(|(it, row)| (it.name.as_str(), row.as_slice(), &it.others));
    duels::matrix(CELL, rows, out)?;
    title("A deck's game: victory points by what brought them", out)?;
    decks(figures, out)?;
    title("Victory points after each round", out)?;
    curves(figures, out)?;
    title("Games", out)?;
    games(figures, out)?;
    if with_cards {
        let what =
            "Cards, best drawn first: percent won, and by how much more than the decks do anyway";
        title(what, out)?;
        cards::print(&figures.cards, out)?;
    }
    duels::print(&figures.criteria, out)
}

fn head(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let Figures { games, games_per_pairing: each, seed, captains, .. } = figures;
    write!(out, "{games} games, {each} a pairing, seed {seed}, played by {captains}")?;
    if *each < ENOUGH_GAMES {
        write!(out, " (a judgement takes {ENOUGH_GAMES} a pairing)")?;
    }
    writeln!(out)
}

fn decks(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let columns = ["contracts", "subplots", "piracy", "other", "lost", "completed", "as pirate"];
    heads(&columns, out)?;
    let winners = ("of winners", &figures.wins.points, figures.wins.contracts, None);
    let each = figures.decks.iter().map(|deck| {
        let DeckFigures { name, points, contracts, piracy, .. } = deck;
        (name.as_str(), points, *contracts, Some(*piracy))
    });
    for (name, points, completed, piracy) in each.chain([winners]) {
        let Points { contracts, subplots, piracy: struck, other, lost } = points;
        write!(out, "{:NAME$}", cut(name, NAME))?;
        for number in [contracts, subplots, struck, other, lost, &completed] {
            write!(out, " {number:>9.2}")?;
        }
        writeln!(out, " {:>9}", piracy.map_or_else(String::new, |piracy| format!("{piracy:.2}")))?;
    }
    Ok(())
}

fn curves(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    for deck in &figures.decks {
        write!(out, "{:NAME$}", cut(&deck.name, NAME))?;
        deck.curve.iter().try_for_each(|points| write!(out, " {points:>4.1}"))?;
        writeln!(out)?;
    }
    Ok(())
}

fn games(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Rounds: {}", figures.rounds)?;
    for pairing in &figures.pairings {
        let ([one, other], Rounds { median, p10, p90 }) = (&pairing.decks, pairing.rounds);
        writeln!(out, "  {one} and {other}: {median}, from {p10} to {p90}")?;
    }
    writeln!(out, "Ended by {}; drawn {}", figures.endings, figures.draws)?;
    let wins = &figures.wins;
    writeln!(
        out,
        "Won by contracts {}, by piracy {} (by ruin {}), without any piracy {}",
        wins.by_contracts, wins.by_piracy, wins.by_ruin, wins.without_piracy
    )?;
    let piracy = &figures.piracy;
    writeln!(
        out,
        "Piracy: {:.2} times a game, {:.2} with success; in {} of games",
        piracy.per_game, piracy.strikes_per_game, piracy.games
    )?;
    seats(figures, out)
}

fn seats(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let seats = &figures.seats;
    writeln!(
        out,
        "The first captain of the first round wins {}; the same decks anyway {:.1}",
        seats.first_captain,
        seats.first_captain_expected * 100.0
    )?;
    let places = [
        ("where the dice chose who is first", seats.first_by_dice),
        ("the first seat", seats.first_seat),
        ("the first captain of a deck against itself", seats.mirror_first_captain),
        ("the first seat of a deck against itself", seats.mirror_first_seat),
    ];
    for (place, share) in places.iter().filter(|(_, share)| share.games > 0) {
        writeln!(out, "  {place}: {} of {} games", share, share.games)?;
    }
    Ok(())
}
