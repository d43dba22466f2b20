//! A puzzle at the table: asked, then what comes of an answer decision by decision, then how it went.

use std::sync::Arc;

use cards::{Move, text};
use engine::{Rulebook, Seat};

use super::table::{TableOf, look};
use crate::window::card_table::{
    table::{Decided, LogView},
    table_ui::TableUi,
    view::{LogLine, Question, TableView},
};
use crate::{
    data::{CardPuzzle, Library, Puzzle, PuzzleError},
    glossary::Glossary,
    offers,
    puzzles::{Attempt, HINTS, Outcome, Playback, Solved, Source, words},
};

/// A puzzle being solved. Not a resource: a game need not be shared between threads.
pub(in crate::window) struct Solving {
    attempt: Attempt,
    stage: Stage,
    pub(super) view: TableView,
    pub(super) table_ui: TableUi,
    pub(super) decided: Decided,
    lines: Vec<LogLine>,
    /// Lines of the log from here on are news.
    news: usize,
    books: (Arc<Rulebook>, Arc<Glossary>),
    /// Something to be read instead of the task.
    note: Option<String>,
}

/// How far it is.
enum Stage {
    Asked,
    /// What comes of an answer is shown, decision by decision.
    Shown(Outcome, Box<Playback>),
    /// It was shown to its end.
    Over(Outcome),
}

/// What the bar below the table tells.
pub(super) struct Told {
    pub title: String,
    /// Theme and difficulty.
    pub below: String,
    pub says: String,
    /// Keys with what they do.
    pub keys: Vec<(BarKey, &'static str)>,
}

/// A key of the bar, to be clicked as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BarKey {
    /// On: the next decision, the next puzzle, the question again.
    Enter,
    /// To the end of what is shown.
    End,
    Hint,
    /// Once more from the question.
    Again,
    Leave,
}

impl Solving {
    /// Lays a puzzle out.
    ///
    /// # Errors
    /// It cannot be laid out with these cards.
    pub(super) fn begin(
        puzzle: &Arc<CardPuzzle>,
        library: &Library,
    ) -> Result<Solving, PuzzleError> {
        let attempt = Attempt::begin(puzzle, &library.book)?;
        let books = (library.rulebook.clone(), library.glossary.clone());
        let (view, lines) = look(&TableOf::asked(&attempt), books.clone(), 1);
        let (stage, table_ui) = (Stage::Asked, TableUi::default());
        let (decided, news, note) = (Decided::default(), 0, None);
        let mut solving =
            Solving { attempt, stage, view, table_ui, decided, lines, news, books, note };
        solving.ask();
        Ok(solving)
    }

    pub(super) fn puzzle(&self) -> &Arc<CardPuzzle> {
        self.attempt.puzzle()
    }

    /// Whether an answer is waited for.
    pub(super) fn is_asked(&self) -> bool {
        matches!(self.stage, Stage::Asked)
    }

    /// Whether an answer was shown to its end.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Whether it is solved, and was shown to its end.
    pub(super) fn is_solved(&self) -> bool {
        matches!(&self.stage, Stage::Over(outcome) if outcome.is_good)
    }

    pub(super) fn log(&self) -> LogView<'_, LogLine> {
        LogView { lines: &self.lines, news: self.news, you: self.view.seen.you, trouble: None }
    }

    /// Puts the question, as if nothing had been answered.
    pub(super) fn ask(&mut self) {
        self.stage = Stage::Asked;
        (self.view, self.lines) =
            look(&TableOf::asked(&self.attempt), self.books.clone(), self.view.version + 1);
        let (seen, book) = (&self.view.seen, self.attempt.book());
        let choice = self.attempt.choice();
        let offers = offers::of(choice, seen, book);
        self.view.question = Some(Question::new(choice, offers, seen, book));
        self.news = self.lines.len();
    }

    /// Takes the next hint.
    pub(super) fn hint(&mut self) {
        let hint = self.attempt.hint();
        self.note = Some(format!("Hint {} of {HINTS}: {hint}", self.attempt.hints()));
    }

    /// Answers with the option of this number; how it was solved, if it was.
    ///
    /// # Errors
    /// The puzzle does not hold.
    pub(super) fn take(&mut self, n: usize) -> Result<Option<Solved>, PuzzleError> {
        let offer = self.view.question.as_ref().and_then(|question| question.options.get(n));
        let Some(chosen) = offer.map(|offer| offer.chosen).filter(|_| self.is_asked()) else {
            return Ok(None);
        };
        self.answer(chosen)
    }

    fn answer(&mut self, chosen: Move) -> Result<Option<Solved>, PuzzleError> {
        let outcome = self.attempt.answer(chosen)?;
        let mut playback = outcome.playback(self.attempt.puzzle(), self.attempt.book())?;
        playback.step();
        let solved = outcome.is_good.then(|| self.attempt.solved());
        self.note = None;
        self.stage = Stage::Shown(outcome, Box::new(playback));
        self.show();
        Ok(solved)
    }

    /// Goes on with what is shown; to its end at once if that is wanted.
    pub(super) fn go_on(&mut self, to_the_end: bool) {
        if let Stage::Shown(_, playback) = &mut self.stage {
            if to_the_end {
                playback.finish();
            } else {
                playback.step();
            }
            self.show();
        }
    }

    /// Shows the table as it stands in the line; at its end, how it went.
    fn show(&mut self) {
        let Stage::Shown(outcome, playback) = &self.stage else { return };
        let was = self.lines.len();
        let table =
            TableOf { game: playback.game(), seat: self.asked(), names: self.attempt.names() };
        (self.view, self.lines) = look(&table, self.books.clone(), self.view.version + 1);
        self.news = was.min(self.lines.len());
        self.decided = match playback.next() {
            Some(next) => {
                self.view.question = table.question(next, &self.view);
                table.next(next, &self.view)
            }
            None => ended(outcome),
        };
        if playback.next().is_none() {
            self.stage = Stage::Over(outcome.clone());
        }
    }

    fn asked(&self) -> Seat {
        self.attempt.choice().seat
    }

    /// What the bar tells now.
    pub(super) fn told(&self) -> Told {
        let position = &self.attempt.puzzle().position;
        let below = words::below(&Puzzle::from(Arc::clone(self.attempt.puzzle())));
        let (says, keys) = match &self.stage {
            Stage::Asked => (self.task(), vec![(BarKey::Hint, "a hint"), (BarKey::Leave, "leave")]),
            Stage::Shown(outcome, _) => (
                self.head(outcome),
                vec![
                    (BarKey::Enter, "go on"),
                    (BarKey::End, "to the end"),
                    (BarKey::Leave, "leave"),
                ],
            ),
            Stage::Over(outcome) if outcome.is_good => (
                format!("{} {}", self.head(outcome), position.idea),
                vec![(BarKey::Enter, "next"), (BarKey::Again, "again"), (BarKey::Leave, "leave")],
            ),
            Stage::Over(outcome) => (
                format!("{} {}", self.head(outcome), outcome.words()),
                vec![(BarKey::Enter, "again"), (BarKey::Hint, "a hint"), (BarKey::Leave, "leave")],
            ),
        };
        Told { title: position.title.clone(), below, says, keys }
    }

    /// The task, or the last hint.
    fn task(&self) -> String {
        let task = || words::task(&Arc::clone(self.attempt.puzzle()).into());
        self.note.clone().unwrap_or_else(task)
    }

    /// Whether an answer was good, which one, and whose words its line is.
    fn head(&self, outcome: &Outcome) -> String {
        let seen = self.attempt.observe();
        let answer = text::option(outcome.answer, &seen, self.attempt.book());
        let head = if outcome.is_good { "That is it" } else { "That is not it" };
        let how = match (outcome.source, outcome.is_good) {
            (Source::Written, _) => "",
            (Source::AsOthersGo, true) => " It is as good as the answer that has a line.",
            (Source::AsOthersGo, false) => {
                " No line is written for it; it is played on as the others go."
            }
            (Source::ByCaptains, _) => " Computer captains play the round on.",
        };
        format!("{head}: {answer}.{how}")
    }
}

/// How it went, in the place of the next decision.
fn ended(outcome: &Outcome) -> Decided {
    let who = if outcome.is_good { "Solved" } else { "Not solved yet" };
    Decided { who: who.to_owned(), chosen: outcome.words(), ..Decided::default() }
}
