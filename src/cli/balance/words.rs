//! The figures of a balance as tables.

mod cards;

use std::io::{self, Write};

use crate::{
    balance::{Criterion, DeckFigures, ENOUGH_GAMES, Figures, Points, Share},
    simulate::{Endings, Rounds},
    terminal::paint::Paint,
};

/// The longest name in a row; longer ones are cut.
const NAME: usize = 20;
/// A cell of the matrix, as in `51.5 ±2.2`.
const CELL: usize = 11;

/// Everything, the criteria last; the cards on demand.
pub fn print(figures: &Figures, with_cards: bool, out: &mut impl Write) -> io::Result<()> {
    let paint = Paint::of_stdout();
    head(figures, out)?;
    title("Deck against deck, percent won", paint, out)?;
    matrix(figures, out)?;
    title("A deck's game: victory points by what brought them", paint, out)?;
    decks(figures, out)?;
    title("Victory points after each round", paint, out)?;
    curves(figures, out)?;
    title("Games", paint, out)?;
    games(figures, out)?;
    if with_cards {
        let what =
            "Cards, best drawn first: percent won, and by how much more than the decks do anyway";
        title(what, paint, out)?;
        cards::print(&figures.cards, out)?;
    }
    title("What is asked", paint, out)?;
    figures.criteria.iter().try_for_each(|criterion| ask(criterion, paint, out))
}

fn title(what: &str, paint: Paint, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", paint.bold(what))
}

fn head(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let Figures { games, games_per_pairing: each, seed, captains, .. } = figures;
    write!(out, "{games} games, {each} a pairing, seed {seed}, played by {captains}")?;
    if *each < ENOUGH_GAMES {
        write!(out, " (a judgement takes {ENOUGH_GAMES} a pairing)")?;
    }
    writeln!(out)
}

/// Columns are headed by the number of their deck's row.
fn matrix(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{:NAME$}", "")?;
    (1..=figures.decks.len()).try_for_each(|n| write!(out, " {n:>CELL$}"))?;
    writeln!(out, " {:>CELL$}", "all others")?;
    for (n, (deck, row)) in figures.decks.iter().zip(&figures.matrix).enumerate() {
        write!(out, "{:NAME$}", cut(&format!("{} {}", n + 1, deck.name), NAME))?;
        for share in row {
            let cell = share.as_ref().map_or_else(|| "-".to_owned(), percent);
            write!(out, " {cell:>CELL$}")?;
        }
        writeln!(out, " {:>CELL$}", percent(&deck.others))?;
    }
    Ok(())
}

fn decks(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let columns = ["contracts", "subplots", "piracy", "other", "lost", "completed", "as pirate"];
    write!(out, "{:NAME$}", "")?;
    columns.iter().try_for_each(|column| write!(out, " {column:>9}"))?;
    writeln!(out)?;
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
    let Rounds { median, p10, p90 } = figures.rounds;
    writeln!(out, "Rounds: median {median}, from {p10} (p10) to {p90} (p90)")?;
    for pairing in &figures.pairings {
        let ([one, other], Rounds { median, p10, p90 }) = (&pairing.decks, pairing.rounds);
        writeln!(out, "  {one} and {other}: {median}, from {p10} to {p90}")?;
    }
    let Endings { victory_points, bankruptcy, concession, round_cap } = figures.endings;
    writeln!(
        out,
        "Ended by victory points {victory_points}, bankruptcy {bankruptcy}, concession \
         {concession}, round cap {round_cap}; drawn {}",
        figures.draws
    )?;
    let wins = &figures.wins;
    writeln!(
        out,
        "Won by contracts {}, by piracy {} (by ruin {}), without any piracy {}",
        percent(&wins.by_contracts),
        percent(&wins.by_piracy),
        percent(&wins.by_ruin),
        percent(&wins.without_piracy)
    )?;
    let piracy = &figures.piracy;
    writeln!(
        out,
        "Piracy: {:.2} times a game, {:.2} with success; in {} of games",
        piracy.per_game,
        piracy.strikes_per_game,
        percent(&piracy.games)
    )?;
    seats(figures, out)
}

fn seats(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let seats = &figures.seats;
    writeln!(
        out,
        "The first captain of the first round wins {}; the same decks anyway {:.1}",
        percent(&seats.first_captain),
        seats.first_captain_expected * 100.0
    )?;
    let places = [
        ("where the dice chose who is first", seats.first_by_dice),
        ("the first seat", seats.first_seat),
        ("the first captain of a deck against itself", seats.mirror_first_captain),
        ("the first seat of a deck against itself", seats.mirror_first_seat),
    ];
    for (place, share) in places.iter().filter(|(_, share)| share.games > 0) {
        writeln!(out, "  {place}: {} of {} games", percent(share), share.games)?;
    }
    Ok(())
}

fn ask(criterion: &Criterion, paint: Paint, out: &mut impl Write) -> io::Result<()> {
    let Criterion { what, wanted, found, passed } = criterion;
    let found = if wanted.ends_with("rounds") {
        format!("{found:.0}")
    } else {
        format!("{:.1} %", found * 100.0)
    };
    let mark = if *passed { "pass".to_owned() } else { paint.bold("FAIL") };
    writeln!(out, "{mark}  {what}: {found} (wanted {wanted})")
}

/// As in `51.5 ±2.2`: the wider half of the interval.
fn percent(share: &Share) -> String {
    let reach = (share.high - share.rate).max(share.rate - share.low);
    format!("{:.1} ±{:.1}", share.rate * 100.0, reach * 100.0)
}

fn cut(name: &str, width: usize) -> String {
    name.chars().take(width).collect()
}
