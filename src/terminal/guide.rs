//! The guide in a terminal: a lesson as indented lines below the question, and words explained.

use super::{
    labels::{self, Label},
    paint::{Paint, wrapped},
};
use crate::{
    glossary::Glossary,
    guide::{DueLesson, Interface, Lesson, Topic},
    session::Session,
    words,
};

/// The first line of a guided game of any kind.
pub const WELCOME: &str = "The guide goes along: an empty line goes on, `leave guide` ends it.";
/// Said once it has been left.
pub const FAREWELL: &str = "No more lessons; the game goes on.";

/// A line that was typed, as the guide takes it.
pub enum Taken<A> {
    /// It means nothing to the guide.
    Not,
    /// It was heeded, and the question stands.
    Heeded,
    Answered(A),
}

/// The lesson that has its moment, with what an empty line does; only the latter where none has.
/// `proposal` is such as `the coach would: 3 Pass`.
pub fn lines<T: Topic>(
    told: Option<&DueLesson<T>>,
    proposal: Option<String>,
    paint: Paint,
) -> Vec<String> {
    let mut lines: Vec<String> =
        told.into_iter().flat_map(|told| lesson_alone(told, paint)).collect();
    let goes_on = told.is_some_and(|told| !told.lesson.until_answered);
    let foot = if goes_on {
        Some("    An empty line goes on.".to_owned())
    } else {
        proposal.map(|proposal| format!("    An empty line takes what {proposal}"))
    };
    let foot = foot.iter().flat_map(|foot| wrapped(foot, 6));
    lines.extend(foot.map(|line| paint.faint(&line)));
    lines
}

/// A lesson, and nothing on how to go on.
pub fn lesson_alone<T: Topic>(told: &DueLesson<T>, paint: Paint) -> Vec<String> {
    let count = format!("({} of {})", told.nth, told.of);
    let title = format!("  {} {}", paint.bold(&told.lesson.title), paint.faint(&count));
    let says = format!("    {}", told.lesson.says(Interface::Terminal));
    std::iter::once(title).chain(wrapped(&says, 4)).collect()
}

/// The same at the card table, in a guided game.
pub fn lesson(session: &Session, labels: &[Label], paint: Paint) -> Vec<String> {
    let coached = session.coached_move().and_then(|chosen| labels::find(labels, chosen));
    let proposal = coached.map(|label| format!("the coach would: {} {}", label.number, label.text));
    lines(session.lesson().as_ref(), proposal, paint)
}

/// The lessons that never came up, once the game is over.
pub fn untold<T: Topic>(untold: &[&Lesson<T>], paint: Paint) -> Vec<String> {
    if untold.is_empty() {
        return Vec::new();
    }
    let one = |lesson: &&Lesson<T>| {
        wrapped(&format!("  {}: {}", lesson.title, lesson.says(Interface::Terminal)), 4)
    };
    let head = paint.bold("What did not come up:");
    std::iter::once(head).chain(untold.iter().flat_map(one)).collect()
}

/// A word explained, or the list of them.
pub fn glossary(word: &str, glossary: &Glossary) -> Vec<String> {
    let lines = words::defined(word, glossary);
    if lines.is_empty() {
        return vec![format!("The table has no word `{word}`.")];
    }
    lines.iter().flat_map(|line| wrapped(line, 2)).collect()
}
