//! A puzzle of the card game in a terminal: the table, the question, hints, and what comes of an answer.

use std::{
    io::{self, Write},
    sync::Arc,
};

use cards::{Move, text};
use engine::Game;

use super::{PuzzlePlayError, Solving, say};
use crate::terminal::{
    answer::{self, Answer},
    guide,
    labels::{self, Label},
    paint::{Paint, wrapped},
    prompt, table,
    typed::Lines,
};
use crate::{
    data::{CardPuzzle, Puzzle},
    offers,
    puzzles::{Attempt, HINTS, Outcome, Source, words},
};

/// The commands that can be typed at a puzzle.
pub const HELP: &str = "\
Answer with an option's number, or with enough of its name or its card's name.
  take NAME      the option of that name, should it be one of these words too
  hint           where to look; once more, the idea; once more, the answer
  options        the question and its options once more
  t, table       the whole table
  ? NAME         what a card says; ? 3 for the cards of option 3
  rule WORDS     a rule by its id, or rules in which a word stands
  glossary WORD  what a word of the table means; glossary for all of them
  q, quit        leave; what is solved is kept
Tab completes what you type; the up arrow brings back what you asked before.";

/// Words that stand by themselves, for the Tab key.
const COMMANDS: [&str; 7] = ["glossary", "help", "hint", "options", "quit", "rule", "table"];

/// Plays a puzzle of the card game; whether it was solved.
///
/// # Errors
/// Nothing can be written any more, or the puzzle cannot be laid out.
pub(super) fn play(
    puzzle: &Arc<CardPuzzle>,
    solving: &mut Solving,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<bool, PuzzlePlayError> {
    let attempt = Attempt::begin(puzzle, &solving.library.book)?;
    let mut desk = Desk { solving, attempt, input, out, paint: Paint::of_stdout() };
    desk.set_out()?;
    desk.solve()
}

/// One puzzle in front of somebody.
struct Desk<'a, 'b, R, W> {
    solving: &'a mut Solving<'b>,
    attempt: Attempt,
    input: &'a mut R,
    out: &'a mut W,
    paint: Paint,
}

impl<R: Lines, W: Write> Desk<'_, '_, R, W> {
    /// The puzzle and its table.
    fn set_out(&mut self) -> io::Result<()> {
        let puzzle = self.puzzle();
        let theme = words::theme(puzzle.theme());
        self.say(&format!("{} · {theme} · `{}`", self.paint.bold(puzzle.title()), puzzle.id()))?;
        self.say(&self.paint.faint(&words::difficulty(&puzzle)))?;
        self.say(&words::task(&puzzle))?;
        self.say("`hint` helps with the puzzle, `?` with the commands, `q` leaves.")?;
        self.table()
    }

    fn puzzle(&self) -> Puzzle {
        Arc::clone(self.attempt.puzzle()).into()
    }

    fn table(&mut self) -> io::Result<()> {
        let seen = self.attempt.observe();
        let parts = table::parts(&seen, self.attempt.book(), self.paint);
        self.lines(&table::lines(&parts))
    }

    fn labels(&self) -> Vec<Label> {
        let (seen, book) = (self.attempt.observe(), self.attempt.book());
        labels::of(offers::of(self.attempt.choice(), &seen, book), &seen, book)
    }

    fn ask(&mut self, labels: &[Label]) -> io::Result<()> {
        let (seen, book) = (self.attempt.observe(), Arc::clone(self.attempt.book()));
        let lines = prompt::lines(self.attempt.choice(), labels, &seen, &book, self.paint);
        self.say("")?;
        self.lines(&lines)
    }

    /// Asks until a good answer comes; whether one did.
    fn solve(&mut self) -> Result<bool, PuzzlePlayError> {
        let labels = self.labels();
        self.ask(&labels)?;
        loop {
            self.input.offer(|| typed(&labels));
            let Some(line) = self.input.line(self.out)? else { return Ok(false) };
            match answer::read(&line, &labels) {
                Answer::Move(chosen) => {
                    if self.answered(chosen)? {
                        return Ok(true);
                    }
                    self.ask(&labels)?;
                }
                Answer::Several(_) | Answer::Plays(_) => {
                    self.say("A puzzle takes one answer at a time.")?;
                }
                Answer::Quit => return Ok(false),
                Answer::Hint(_) => self.hint()?,
                Answer::Help => self.lines(&HELP.lines().map(str::to_owned).collect::<Vec<_>>())?,
                Answer::Card(name) => {
                    let lines = prompt::cards(&name, &labels, self.attempt.book());
                    self.lines(&lines)?;
                }
                Answer::Rule(words) => {
                    let library = self.solving.library;
                    self.lines(&prompt::rules(&words, &library.rulebook, &library.constants))?;
                }
                Answer::Glossary(word) => {
                    self.lines(&guide::glossary(&word, &self.solving.library.glossary))?;
                }
                Answer::Table => self.table()?,
                Answer::Options => self.ask(&labels)?,
                Answer::Again(reason) => self.say(&reason)?,
                Answer::Empty
                | Answer::Why(_)
                | Answer::LeaveGuide
                | Answer::Log(_)
                | Answer::Save
                | Answer::Undo { .. }
                | Answer::Redo
                | Answer::Concede => {
                    self.say(&format!("{} `hint` and `?` help.", answer::wanted(&labels)))?;
                }
            }
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let hint = self.attempt.hint();
        let n = self.attempt.hints();
        self.lines(&wrapped(&format!("  Hint {n} of {HINTS}: {hint}"), 4))
    }

    /// Tells what comes of an answer; whether it was a good one.
    fn answered(&mut self, chosen: Move) -> Result<bool, PuzzlePlayError> {
        let outcome = self.attempt.answer(chosen)?;
        let head = match outcome.is_good {
            true => self.paint.good("That is it."),
            false => self.paint.bad("That is not it."),
        };
        let how = match (outcome.source, outcome.is_good) {
            (Source::Written, _) => "What comes of it:",
            (Source::AsOthersGo, true) => "It is as good as the answer that has a line. Played on:",
            (Source::AsOthersGo, false) => "No line is written for it. Played on as the others go:",
            (Source::ByCaptains, _) => "Computer captains play the round on:",
        };
        self.say(&format!("{head} {how}"))?;
        self.play_out(&outcome)?;
        if outcome.is_good {
            self.solving.keep(&self.puzzle(), self.attempt.solved(), self.out)?;
        }
        Ok(outcome.is_good)
    }

    /// Tells a line event by event, and what is so at its end.
    fn play_out(&mut self, outcome: &Outcome) -> Result<(), PuzzlePlayError> {
        let puzzle = Arc::clone(self.attempt.puzzle());
        let mut playback = outcome.playback(&puzzle, self.attempt.book())?;
        let from = playback.game().journal().events().len();
        playback.finish();
        let (names, you) = (self.attempt.names(), self.attempt.choice().seat);
        let game = playback.game();
        let mut chronicle = text::Chronicle::default();
        let tell = |event| chronicle.tell(event, Some(you), &names, game.book());
        let all: Vec<Option<String>> = game.journal().events().iter().map(tell).collect();
        let told: Vec<String> = all
            .into_iter()
            .skip(from)
            .flatten()
            .flat_map(|line| wrapped(&format!("  · {line}"), 4))
            .map(|line| self.paint.faint(&line))
            .collect();
        self.lines(&told)?;
        Ok(self.say(&outcome.words())?)
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        say(self.out, line)
    }
}

/// Everything that could be typed at these options.
fn typed(labels: &[Label]) -> Vec<String> {
    let mut offers: Vec<String> = COMMANDS.map(str::to_owned).to_vec();
    for label in labels {
        offers.push(label.text.clone());
        offers.extend(label.cards.iter().map(|card| format!("? {card}")));
    }
    offers
}
