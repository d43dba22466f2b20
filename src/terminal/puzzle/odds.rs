//! A puzzle of chances in a terminal: the moment, the question, hints, and the chance of every answer.

use std::{
    io::{self, Write},
    sync::Arc,
};

use super::{PuzzlePlayError, Solving, say};
use crate::{
    data::{OddsPuzzle, Puzzle},
    puzzles::{HINTS, OddsAttempt, Share, words},
    terminal::{
        paint::{Paint, wrapped},
        typed::Lines,
    },
};

/// The commands that can be typed at a puzzle of chances.
pub const HELP: &str = "\
Answer with an option's number, or with enough of its name.
  hint           where to look; once more, the idea; once more, the answer
  options        the question and its options once more
  q, quit        leave; what is solved is kept";

/// Words that stand by themselves, for the Tab key.
const COMMANDS: [&str; 4] = ["help", "hint", "options", "quit"];
/// Letters of a full bar.
const BAR: usize = 40;

/// Plays a puzzle of chances; whether it was solved.
///
/// # Errors
/// Nothing can be written any more, or nobody can be asked this.
pub(super) fn play(
    puzzle: &Arc<OddsPuzzle>,
    solving: &mut Solving,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<bool, PuzzlePlayError> {
    let attempt = OddsAttempt::begin(puzzle, solving.rules)?;
    let mut desk = Desk { attempt, out, paint: Paint::of_stdout() };
    desk.set_out()?;
    if !desk.solve(input)? {
        return Ok(false);
    }
    let solved = desk.attempt.solved();
    solving.keep(&Puzzle::Odds(Arc::clone(puzzle)), solved, out)?;
    Ok(true)
}

/// One puzzle in front of somebody.
struct Desk<'a, W> {
    attempt: OddsAttempt,
    out: &'a mut W,
    paint: Paint,
}

/// What a typed line means.
enum Typed {
    Answer(usize),
    Hint,
    Options,
    Help,
    Quit,
    Nothing,
}

impl<W: Write> Desk<'_, W> {
    /// The puzzle, its moment and its question.
    fn set_out(&mut self) -> io::Result<()> {
        let puzzle = Puzzle::Odds(Arc::clone(self.attempt.puzzle()));
        let theme = words::theme(puzzle.theme());
        let title = self.paint.bold(puzzle.title());
        say(self.out, &format!("{title} · {theme} · `{}`", puzzle.id()))?;
        say(self.out, &self.paint.faint(&words::difficulty(&puzzle)))?;
        say(self.out, &words::task(&puzzle))?;
        say(self.out, "`hint` helps with the puzzle, `?` with the commands, `q` leaves.")?;
        self.options()
    }

    fn options(&mut self) -> io::Result<()> {
        let shown = self.attempt.shown().clone();
        say(self.out, "")?;
        if let Some(scores) = &shown.scores {
            let scores: Vec<String> =
                scores.iter().map(|(name, it)| format!("{name} {it}")).collect();
            say(self.out, &format!("  {}", scores.join(", ")))?;
        }
        for fact in &shown.facts {
            say(self.out, &format!("  {fact}"))?;
        }
        say(self.out, &format!("The goal: {}", self.paint.bold(&shown.goal)))?;
        say(self.out, &format!("{} [{}]", shown.prompt, shown.rule))?;
        for (n, answer) in (1..).zip(&shown.answers) {
            say(self.out, &format!("  {n:>2}  {}", answer.words))?;
        }
        Ok(())
    }

    /// Asks until a good answer comes; whether one did.
    fn solve(&mut self, input: &mut impl Lines) -> io::Result<bool> {
        let offered: Vec<String> =
            self.attempt.shown().answers.iter().map(|it| it.words.clone()).collect();
        loop {
            let commands = COMMANDS.iter().map(|it| (*it).to_owned());
            input.offer(|| commands.chain(offered.iter().cloned()).collect());
            let Some(line) = input.line(self.out)? else { return Ok(false) };
            match typed(&line, &offered) {
                Typed::Quit => return Ok(false),
                Typed::Hint => self.hint()?,
                Typed::Options => self.options()?,
                Typed::Help => say(self.out, HELP)?,
                Typed::Nothing => say(self.out, "A number from the list, please, or `?`.")?,
                Typed::Answer(n) => {
                    if self.answered(n)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let hint = self.attempt.hint();
        let n = self.attempt.hints();
        for line in wrapped(&format!("  Hint {n} of {HINTS}: {hint}"), 4) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Says whether an answer was good. The chances of all of them are told only then: before that they
    /// would be the answer.
    fn answered(&mut self, n: usize) -> io::Result<bool> {
        let is_good = self.attempt.answer(n) == Some(true);
        let shown = self.attempt.shown().clone();
        let answer = &shown.answers[n];
        if is_good {
            say(self.out, &format!("{} The chances:", self.paint.good("That is it.")))?;
            shown.answers.iter().try_for_each(|answer| self.bar(answer))?;
            say(self.out, &shown.how)?;
        } else {
            let head = self.paint.bad("That is not it.");
            let told =
                format!("{} comes to {}, and another answer to more.", answer.words, answer.told);
            say(self.out, &format!("{head} {told}"))?;
        }
        self.one_way(n)?;
        Ok(is_good)
    }

    /// One way in which it can go, where it was played out.
    fn one_way(&mut self, n: usize) -> io::Result<()> {
        let lines = self.attempt.one_way(n);
        if !lines.is_empty() {
            say(self.out, "One way it can go:")?;
        }
        for line in lines.iter().flat_map(|line| wrapped(&format!("  · {line}"), 4)) {
            writeln!(self.out, "{}", self.paint.faint(&line))?;
        }
        Ok(())
    }

    fn bar(&mut self, answer: &Share) -> io::Result<()> {
        let full = usize::from(answer.share) * BAR / 10_000;
        let bar = format!("{}{}", "#".repeat(full), ".".repeat(BAR - full));
        let mark = if answer.is_good { '*' } else { ' ' };
        say(self.out, &format!("  {mark} {bar} {}: {}", answer.words, answer.told))
    }
}

fn typed(line: &str, offered: &[String]) -> Typed {
    let word = line.trim().to_lowercase();
    match word.as_str() {
        "" => Typed::Nothing,
        "q" | "quit" => Typed::Quit,
        "hint" | "h" | "w" => Typed::Hint,
        "options" | "o" => Typed::Options,
        "?" | "help" => Typed::Help,
        _ => by_name(&word, offered).map_or(Typed::Nothing, Typed::Answer),
    }
}

/// The only option of this number or name, or whose name begins so.
fn by_name(word: &str, offered: &[String]) -> Option<usize> {
    if let Ok(number) = word.parse::<usize>() {
        return number.checked_sub(1).filter(|n| *n < offered.len());
    }
    let names: Vec<String> = offered.iter().map(|name| name.to_lowercase()).collect();
    if let Some(exact) = names.iter().position(|name| name == word) {
        return Some(exact);
    }
    let mut like = names.iter().enumerate().filter(|(_, name)| name.starts_with(word));
    let first = like.next().map(|(n, _)| n);
    first.filter(|_| like.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_named_by_its_number_or_by_enough_of_its_name() {
        let offered = ["Money", "Money, +1 for gambling", "Things"].map(str::to_owned);
        let by = |word: &str| by_name(word, &offered);
        assert_eq!((by("1"), by("3"), by("4"), by("0")), (Some(0), Some(2), None, None));
        assert_eq!((by("money"), by("money,"), by("thing")), (Some(0), Some(1), Some(2)));
        assert_eq!((by("mon"), by("x")), (None, None), "two begin so, and none");
    }
}
