//! What is said about puzzles, in terminal and window alike.

use cards::{Move, Observation, data::CardBook, position::Theme, text};

use super::{ladder::Difficulty, progress::Solved};
use crate::data::{Puzzle, PuzzleTheme};

/// The name of a theme.
pub const fn theme(theme: PuzzleTheme) -> &'static str {
    match theme {
        PuzzleTheme::Win => "Win this round",
        PuzzleTheme::Survive => "Survive",
        PuzzleTheme::Deny => "Deny a rival",
        PuzzleTheme::Place => "Place it where it hurts",
        PuzzleTheme::Choose => "Choose what can be done",
        PuzzleTheme::Spend => "Spend well",
        PuzzleTheme::Fight => "Fight",
        PuzzleTheme::Rounds => "Three volleys",
        PuzzleTheme::Lives => "A life by the odds",
        PuzzleTheme::Own => "Your own",
    }
}

/// What is asked of whom: "You are Ada. Find the answer that wins."
pub fn task(puzzle: &Puzzle) -> String {
    match puzzle {
        Puzzle::Cards(puzzle) => {
            let position = &puzzle.position;
            format!("You are {}. {}", position.asked, card_task(position.theme))
        }
        Puzzle::Odds(puzzle) => format!("{} {BY_THE_ODDS}", puzzle.about().story),
    }
}

/// What is asked where chances count.
pub const BY_THE_ODDS: &str = "Find the answer with the best chance.";

/// The task of a theme, as the puzzle asks it.
const fn card_task(theme: Theme) -> &'static str {
    match theme {
        Theme::Win => "Find the answer that wins.",
        Theme::Survive => "Find the answer that keeps you in the game.",
        Theme::Deny => "Find the answer that stops a rival.",
        Theme::Place => "Find where it hurts others, and not yourself.",
        Theme::Choose => "Find what can be done this round, and pays.",
        Theme::Spend => "Find what is worth its price.",
        Theme::Fight => "Find the answer that wins the fight.",
        Theme::Own => "Find the answer that brings you closest to winning.",
    }
}

/// The first hint: what to mind with this theme, and where a good answer is.
pub(super) fn where_to_look(of: Theme, places: &[&str]) -> String {
    let mind = match of {
        Theme::Win => "Count what is missing to the last point.",
        Theme::Survive => "Count what you can pay, and what will be asked of you.",
        Theme::Deny => "Count what the rival needs, and what of it you can touch.",
        Theme::Place => "Ask of each contract who is about to complete it.",
        Theme::Choose => "Compare what each asks for with what you have or can have in time.",
        Theme::Spend => "Ask of each card what it is worth this round.",
        Theme::Fight => "Compare the numbers of both sides, token by token.",
        Theme::Own => "Ask of each answer what the others can do after it.",
    };
    let mut known: Vec<&str> = Vec::new();
    places.iter().for_each(|place| {
        if !known.contains(place) {
            known.push(place);
        }
    });
    format!("{mind} Look at {}.", known.join(", and at "))
}

/// The third hint: every good answer.
pub(super) fn answer(good: &[Move], seen: &Observation, book: &CardBook) -> String {
    let good: Vec<String> = good.iter().map(|&good| text::option(good, seen, book)).collect();
    answers(&good)
}

/// The third hint, of answers in words.
pub(super) fn answers(good: &[String]) -> String {
    match good {
        [only] => format!("The answer: {only}."),
        several => format!("Any of these: {}.", several.join("; ")),
    }
}

/// How it was solved: "solved, at once, without a hint".
pub fn solved(solved: Solved) -> String {
    let tries = match solved.tries {
        0 | 1 => "at once".to_owned(),
        n => format!("in {n} tries"),
    };
    let hints = match solved.hints {
        0 => "without a hint".to_owned(),
        1 => "with a hint".to_owned(),
        n => format!("with {n} hints"),
    };
    format!("solved {tries}, {hints}")
}

/// How hard it is, and by what: "fair: 2 of 5 levels of captains miss it".
pub fn difficulty(puzzle: &Puzzle) -> String {
    let word = Difficulty::of(puzzle).word();
    let missed_by = match puzzle {
        Puzzle::Cards(puzzle) => puzzle.position.missed_by,
        Puzzle::Odds(puzzle) => {
            let behind = percent(puzzle.margin());
            return format!("{word}: the next best answer is {behind} of a hundred behind");
        }
    };
    match missed_by {
        None => word.to_owned(),
        Some(0) => format!("{word}: every level of computer captains finds it"),
        Some(5) => format!("{word}: no level of computer captains finds it"),
        Some(1) => format!("{word}: one of five levels of computer captains misses it"),
        Some(n) => format!("{word}: {n} of five levels of computer captains miss it"),
    }
}

/// Theme and difficulty, below the title.
pub fn below(puzzle: &Puzzle) -> String {
    format!("{} · {}", theme(puzzle.theme()), difficulty(puzzle))
}

/// A share in hundredths of a hundredth as a number of a hundred: `41.67`.
pub fn percent(share: u16) -> String {
    format!("{}.{:02}", share / 100, share % 100)
}
