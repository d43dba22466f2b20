//! `far-lanes puzzle`: lists the puzzles, plays one in this terminal, proves one or all.

mod made;

use std::{
    io::Write,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::Serialize;

use self::made::Wanted;
use super::{
    failure::Failure,
    output::{complain, print_json},
    play::Plain,
    read::library,
};
use crate::{
    data::{Library, Puzzle, PuzzleTheme, puzzles_in},
    puzzles::{
        Against, Difficulty, OddsProven, OddsRules, Only, Progress, Proven, Solved, next_after,
        of_theme, prove, prove_odds, solved_of, words,
    },
    roster,
    saves::Saves,
    skirmish::Skirmishes,
    terminal,
};

const MORE: &str = "\
A puzzle is a table of the card game with a question, or a moment of a life or of a fight that asks for the answer
with the best chance. A wrong answer shows what comes of it; there are three hints: where to look, the idea, the answer.
What is solved is kept beside the saved games.

With --from a moment of a recorded card game or fight becomes a puzzle. Of cards it is the table as whoever is
asked may know it, with all that is hidden dealt anew; its good answers are proven where they win in that round
whatever the others do; else they are those of a computer captain at its best, and the puzzle says so. A fight has
to be over; veterans play the likely answers out, and the goal is what these matter most for. A puzzle is kept
among your own, or in a file.

How hard one is comes from computer captains: how many of the five levels miss it. Where chances count it comes
from how far the next best answer is behind.

Keys of --json:
  puzzles  an array: id, title, theme, difficulty (unknown, easy, fair or hard), missed_by (how many of the
           five levels of computer captains miss it, or null), solved (tries and hints, or null)
  proven   with --prove, instead: an array: id, answers (how many there are), good (how many of them are
           good), lines (how many were played to the end of the round), against (how its good lines stand
           against the other captains: every-answer, many-answers or its-line; or weighed, where a
           computer captain's word is all there is), only (proven: the good answers reach their end for
           certain and no others do; none-is-certain: no others do, and the good ones can be kept from it;
           told: the lines tell), ends (how often the round
           was played out against them), refuted (what they can do about it, if anything)
  chances  beside it, an array for puzzles of chances: id, by (every-fall: every fall of the dice was followed;
           played-out: computer combatants played every answer out many times), chances (an array: answer, good,
           chance as a fraction, within which bounds in hundredths of a hundredth, told in words)

Examples:
  far-lanes puzzle
  far-lanes puzzle lunch-at-court
  far-lanes puzzle my-own.ron
  far-lanes puzzle --prove
  far-lanes puzzle --from game-0007.json --at 41
  far-lanes puzzle lunch-at-court --link
  far-lanes puzzle 'https://…/#game=…' --keep";

/// Solve puzzles of cards, lives and fights: list them, or play one in this terminal
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A puzzle's id, as the list has it, a file of puzzles, or a link to one
    #[arg(value_name = "ID|FILE|LINK")]
    which: Option<String>,
    /// Make a puzzle of a moment in this recorded card game or fight
    #[arg(long, value_name = "RECORD", requires = "at", conflicts_with_all = ["which", "prove", "json", "link", "keep"])]
    from: Option<PathBuf>,
    /// With --from: the moment after so many decisions
    #[arg(long, value_name = "N", requires = "from")]
    at: Option<usize>,
    /// With --from: what this seat, from 0, is asked then or next
    #[arg(long, value_name = "S", requires = "from")]
    seat: Option<u8>,
    /// With --from: write it to this file, not among your own puzzles
    #[arg(long, value_name = "FILE", requires = "from")]
    out: Option<PathBuf>,
    /// Print the end of an address that holds the puzzle, to go behind that of the page
    #[arg(long, requires = "which", conflicts_with_all = ["prove", "json"])]
    link: bool,
    /// Keep the puzzles of a file or a link among your own
    #[arg(long, requires = "which", conflicts_with_all = ["prove", "json", "link"])]
    keep: bool,
    /// Prove that the puzzles hold, all or that one: each answer that is called good is on offer, others are
    /// too, every line shows what it claims, and every chance is what it is said to be
    #[arg(long)]
    prove: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    plain: Plain,
}

/// One puzzle of `--json`.
#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    title: &'a str,
    theme: PuzzleTheme,
    difficulty: Difficulty,
    missed_by: Option<u8>,
    solved: Option<Solved>,
}

#[derive(Serialize)]
struct List<'a> {
    puzzles: Vec<Listed<'a>>,
}

/// What was proven of all of them.
#[derive(Serialize, Default)]
struct AllProven {
    proven: Vec<Proven>,
    chances: Vec<OddsProven>,
}

/// Lists, plays or proves.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut library = library()?;
    if let Ok(saves) = Saves::open() {
        library.read_own_puzzles(&saves.puzzles_folder()).iter().for_each(complain);
    }
    if let (Some(record), Some(at)) = (args.from.as_deref(), args.at) {
        let wanted = Wanted { record, at, seat: args.seat };
        return made::make(&wanted, args.out.as_deref(), &library, out);
    }
    let puzzles = chosen(args.which.as_deref(), &library)?;
    if args.link || args.keep {
        return carry(args, &puzzles, &library, out);
    }
    if args.prove {
        return prove_all(args, &puzzles, &library, out);
    }
    let (progress, file) = progress();
    if args.json {
        let puzzles = puzzles.iter().map(|puzzle| listed(puzzle, &progress)).collect();
        return print_json(out, &List { puzzles });
    }
    let Some(which) = args.which.as_deref() else { return list(&puzzles, &progress, out) };
    let Some(first) = puzzles.first() else { return Err(Failure::NoSuchPuzzle(which.to_owned())) };
    let is_listed = library.puzzles.iter().any(|puzzle| puzzle.id() == which);
    let all = if is_listed { &library.puzzles } else { &puzzles };
    let rules = rules()?;
    let (library, rules) = (&library, &rules);
    let mut solving = terminal::Solving { library, rules, puzzles: all, progress, file };
    Ok(terminal::puzzle(first, &mut solving, &mut args.plain.keyboard(), out)?)
}

/// Says of how many puzzles no other answer is as good.
fn tell_only(proven: &[Proven], out: &mut impl Write) -> Result<(), Failure> {
    let all = |only| proven.iter().filter(|it| it.only == only).count();
    let (sure, none) = (all(Only::Proven), all(Only::NoneIsCertain));
    writeln!(
        out,
        "Every answer was played on in every way: of {sure} it is proven that the good answers reach\n\
         their end for certain and no others do; of {none} no other does, and it is not proven of the good\n\
         ones; of the rest the lines tell, or the point of them lies beyond the round."
    )?;
    Ok(())
}

/// Hands puzzles on as links, or keeps them.
fn carry(
    args: &Args,
    puzzles: &[Puzzle],
    library: &Library,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for puzzle in puzzles {
        if args.link {
            writeln!(out, "{}", made::link(puzzle))?;
        } else {
            let file = made::keep(puzzle.into(), library)?;
            writeln!(out, "Kept: {}", file.display())?;
        }
    }
    Ok(())
}

/// What lives are computed and fights are played out with.
fn rules() -> Result<OddsRules, Failure> {
    let tables = Arc::new(roster::tables::load()?);
    Ok(OddsRules { tables, minds: Skirmishes::load()?.minds })
}

fn is_file(which: &str) -> bool {
    Path::new(which).extension().is_some_and(|ending| ending == "ron")
}

/// The puzzles that are meant: those of a file, that one, or all.
fn chosen(which: Option<&str>, library: &Library) -> Result<Vec<Puzzle>, Failure> {
    let Some(which) = which else { return Ok(library.puzzles.clone()) };
    if is_file(which) {
        return Ok(puzzles_in(Path::new(which))?);
    }
    if let Some(puzzle) = made::linked(which)? {
        return Ok(vec![puzzle]);
    }
    let found = library.puzzles.iter().find(|puzzle| puzzle.id() == which);
    found.map(|it| vec![it.clone()]).ok_or_else(|| Failure::NoSuchPuzzle(which.to_owned()))
}

/// What is solved, and where that is kept; nowhere if the file there cannot be used.
fn progress() -> (Progress, Option<std::path::PathBuf>) {
    let Ok(saves) = Saves::open() else { return (Progress::default(), None) };
    let file = Progress::file(&saves);
    match Progress::read(&file) {
        Ok(progress) => (progress, Some(file)),
        Err(fault) => {
            complain(fault);
            (Progress::default(), None)
        }
    }
}

fn listed<'a>(puzzle: &'a Puzzle, progress: &Progress) -> Listed<'a> {
    let missed_by = match puzzle {
        Puzzle::Cards(puzzle) => puzzle.position.missed_by,
        Puzzle::Odds(_) => None,
    };
    Listed {
        id: puzzle.id(),
        title: puzzle.title(),
        theme: puzzle.theme(),
        difficulty: Difficulty::of(puzzle),
        missed_by,
        solved: progress.of(puzzle.id()),
    }
}

/// All of them, by theme.
fn list(puzzles: &[Puzzle], progress: &Progress, out: &mut impl Write) -> Result<(), Failure> {
    for theme in PuzzleTheme::ALL {
        let (solved, of) =
            (solved_of(of_theme(puzzles, theme), progress), of_theme(puzzles, theme).count());
        if of == 0 {
            continue;
        }
        writeln!(out, "{}: {solved} of {of} solved", words::theme(theme))?;
        for puzzle in of_theme(puzzles, theme) {
            let mark = if progress.of(puzzle.id()).is_some() { 'x' } else { ' ' };
            let word = Difficulty::of(puzzle).word();
            let (id, title) = (puzzle.id(), puzzle.title());
            writeln!(out, "  [{mark}] {word:<4}  {id:<40} {title}")?;
        }
    }
    let (solved, of) = (solved_of(puzzles.iter(), progress), puzzles.len());
    writeln!(out, "{solved} of {of} are solved.")?;
    if let Some(next) = next_after(puzzles, progress, None) {
        writeln!(out, "Next: far-lanes puzzle {}", next.id())?;
    }
    Ok(())
}

/// Proves each; what does not hold is said on stderr.
fn prove_all(
    args: &Args,
    puzzles: &[Puzzle],
    library: &Library,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = rules()?;
    let (mut all, mut wrong) = (AllProven::default(), Vec::new());
    for puzzle in puzzles {
        let proven = match puzzle {
            Puzzle::Cards(puzzle) => prove(puzzle, &library.book).map(|it| all.proven.push(it)),
            Puzzle::Odds(puzzle) => prove_odds(puzzle, &rules).map(|it| all.chances.push(it)),
        };
        wrong.extend(proven.err());
    }
    wrong.iter().for_each(complain);
    if args.json {
        print_json(out, &all)?;
    } else {
        tell(&all, puzzles.len(), out)?;
    }
    match wrong.len() {
        0 => Ok(()),
        count => Err(Failure::NotProven { count, of: puzzles.len() }),
    }
}

/// Says what was proven of how many puzzles.
fn tell(all: &AllProven, of: usize, out: &mut impl Write) -> Result<(), Failure> {
    let lines: usize = all.proven.iter().map(|it| it.lines).sum();
    let held = all.proven.len() + all.chances.len();
    writeln!(out, "{held} of {of} puzzles hold; {lines} lines were played to their ends.")?;
    if !all.proven.is_empty() {
        tell_lines(&all.proven, out)?;
    }
    all.chances.iter().try_for_each(|proven| tell_chances(proven, out))
}

/// Says how the lines of the card game stand.
fn tell_lines(proven: &[Proven], out: &mut impl Write) -> Result<(), Failure> {
    let all = |against| proven.iter().filter(|it| it.against == against).count();
    let (every, many) = (all(Against::EveryAnswer), all(Against::ManyAnswers));
    writeln!(out, "The good answer of {every} holds against every answer of the other captains,")?;
    writeln!(out, "that of {many} against hundreds of them, that of the others as its line goes.")?;
    tell_only(proven, out)
}

/// Says what every answer of a puzzle of chances comes to.
fn tell_chances(proven: &OddsProven, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}:", proven.id)?;
    for it in &proven.chances {
        let mark = if it.good { '*' } else { ' ' };
        writeln!(out, "  {mark} {}: {}", it.answer, it.told)?;
    }
    Ok(())
}
