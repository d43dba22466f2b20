//! Puzzles, `assets/puzzles/*.ron`: whether what they say is so, and how many of them each mind solves.
//!
//! A puzzle says how many of the levels of minds miss it. `UPDATE_GOLDEN=1 cargo test -p ai --test
//! positions difficulty` writes that figure into the files.
//!
//! `cargo test -p ai --test positions -- --nocapture` prints the hits and misses of each mind;
//! `POSITION=WORDS` selects the positions whose title has these words, and prints the scores of
//! each mind there.

mod shared;

use std::{collections::BTreeMap, sync::Arc};

use ai::{Level, Mind};
use cards::{
    CardGame, Choice, Move, Observation,
    data::CardBook,
    position::{Position, Theme},
    text,
};
use engine::{Game, Player};
use shared::{assets, book, files, minds, positions, text as text_of};

/// Positions solved by the best mind when these were last changed: a commander, 91 of 103.
const FOUND: usize = 91;

/// Position set up, with its good answers.
struct Puzzle {
    position: Position,
    game: CardGame,
    good: Vec<Move>,
}

/// Answer of a mind.
struct Answer {
    theme: Theme,
    found: bool,
    blunder: bool,
    told: String,
}

/// Whether only some of the positions are selected.
fn is_a_part() -> bool {
    std::env::var_os("POSITION").is_some()
}

fn puzzles(book: &Arc<CardBook>) -> Vec<Puzzle> {
    let laid = positions().into_iter().map(|position| {
        let game = position.game(book).unwrap_or_else(|fault| panic!("{fault}"));
        let good = position.good_options(&game);
        Puzzle { position, game, good }
    });
    laid.collect()
}

fn ask(mind: &mut Mind, puzzle: &Puzzle) -> Answer {
    let Puzzle { position, game, good } = puzzle;
    let choice = game.choice().expect("a position asks");
    let seen = game.observe(choice.seat);
    let chosen = mind.decide(&seen, choice);
    if is_a_part() {
        println!("{}", weighed(mind, &seen, choice));
    }
    Answer {
        theme: position.theme,
        found: good.contains(&chosen),
        blunder: position.blunders(game).contains(&chosen),
        told: format!("{}: {}", position.title, text::option(chosen, &seen, game.book())),
    }
}

/// Every option with its considerations.
fn weighed(mind: &mut Mind, seen: &Observation, choice: &Choice) -> String {
    let book = book();
    let reasons = mind.explain(seen, choice).into_iter().map(|reason| {
        let moved = reason.considerations.iter().filter(|(_, by)| by.abs() > 0.001);
        let moved: Vec<String> = moved.map(|(name, by)| format!("{name} {by:+.3}")).collect();
        let option = text::option(reason.option, seen, &book);
        format!("    {:.3} {option}: {}", reason.score, moved.join(", "))
    });
    reasons.collect::<Vec<_>>().join("\n")
}

fn found(answers: &[Answer], theme: Theme) -> (usize, usize) {
    let of_theme = answers.iter().filter(|answer| answer.theme == theme);
    (of_theme.clone().filter(|answer| answer.found).count(), of_theme.count())
}

/// Prints the hits and misses of a mind, and returns the number of hits.
fn print(name: Level, answers: &[Answer]) -> usize {
    let all = answers.iter().filter(|answer| answer.found).count();
    println!("{name}: {all} of {}", answers.len());
    for theme in Theme::ALL {
        let (found, of) = found(answers, theme);
        println!("  {theme:?}: {found} of {of}");
    }
    for answer in answers.iter().filter(|answer| !answer.found) {
        println!("  missed{}: {}", if answer.blunder { ", badly" } else { "" }, answer.told);
    }
    all
}

#[test]
fn every_position_is_a_legal_table_that_asks_what_it_says() {
    let book = book();
    let faults: Vec<String> = positions()
        .iter()
        .filter_map(|position| position.game(&book).err())
        .map(|fault| fault.to_string())
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_a_position_says_of_its_answers_can_be_played_out() {
    let book = book();
    let mut faults = Vec::new();
    for position in positions() {
        for proof in &position.proofs {
            faults.extend(position.check(&book, proof).err().map(|fault| fault.to_string()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Average number of positions that a random captain solves.
fn chance(puzzles: &[Puzzle]) -> f64 {
    let share = |puzzle: &Puzzle| {
        let options = puzzle.game.choice().map_or(1, |choice| choice.options.len());
        puzzle.good.len() as f64 / options as f64
    };
    puzzles.iter().map(share).sum()
}

#[test]
fn the_best_mind_finds_as_many_positions_as_it_did() {
    let book = book();
    let puzzles = puzzles(&book);
    let chance = chance(&puzzles);
    println!("chance: {chance:.1} of {}", puzzles.len());
    let found = minds(&book).into_iter().map(|(name, mut mind)| {
        let answers: Vec<Answer> = puzzles.iter().map(|puzzle| ask(&mut mind, puzzle)).collect();
        print(name, &answers)
    });
    let best = found.max().expect("there are minds");
    assert!(best as f64 > chance, "{best} of {}, by chance {chance:.1}", puzzles.len());
    assert!(best >= FOUND || is_a_part(), "{best} of {}, not {FOUND}", puzzles.len());
}

/// The number of levels of minds that miss each puzzle, by its id.
fn missed(book: &Arc<CardBook>) -> BTreeMap<String, u8> {
    let (puzzles, mut minds) = (puzzles(book), minds(book));
    let missed = puzzles.iter().map(|puzzle| {
        let misses = minds.iter_mut().map(|(_, mind)| u8::from(!ask(mind, puzzle).found));
        (puzzle.position.id.clone(), misses.sum())
    });
    missed.collect()
}

/// The text of a file of puzzles with these figures in it.
fn with_figures(text: &str, missed: &BTreeMap<String, u8>) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with("missed_by:")) {
        out += line;
        out.push('\n');
        let id = line.trim().strip_prefix("id: \"").and_then(|rest| rest.strip_suffix("\","));
        if let Some(figure) = id.and_then(|id| missed.get(id)) {
            out += &format!("        missed_by: {figure},\n");
        }
    }
    out
}

#[test]
fn the_difficulty_of_a_puzzle_is_how_many_levels_of_minds_miss_it() {
    let missed = missed(&book());
    if std::env::var_os("UPDATE_GOLDEN").is_some() && !is_a_part() {
        for file in files(assets("puzzles")) {
            std::fs::write(&file, with_figures(&text_of(&file), &missed)).expect("it is written");
        }
    }
    let wrong = positions().into_iter().filter(|it| it.missed_by != missed.get(&it.id).copied());
    let wrong: Vec<String> = wrong
        .map(|it| format!("{}: {:?}, not {:?}", it.id, missed.get(&it.id), it.missed_by))
        .collect();
    assert!(wrong.is_empty(), "UPDATE_GOLDEN=1 renews them\n{}", wrong.join("\n"));
}
