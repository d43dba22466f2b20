//! The guide in a terminal: a lesson as indented lines below the question, and words explained.

use super::{
    labels::Label,
    paint::{Paint, wrapped},
};
use crate::{guide::Lesson, session::Session, words};

/// The lesson that has its moment, with what the coach would take; only the latter where none has.
pub fn lesson(session: &Session, labels: &[Label], paint: Paint) -> Vec<String> {
    if !session.is_guided() {
        return Vec::new();
    }
    let told = session.lesson();
    let mut lines = Vec::new();
    if let Some(told) = &told {
        let count = format!("({} of {})", told.nth, told.of);
        lines.push(format!("  {} {}", paint.bold(&told.lesson.title), paint.faint(&count)));
        lines.extend(wrapped(&format!("    {}", told.lesson.says), 4));
    }
    if told.is_some_and(|told| !told.lesson.until_answered) {
        lines.push(paint.faint("    An empty line goes on."));
    } else if let Some(label) = session.coached().and_then(|nth| labels.get(nth)) {
        let words = format!(
            "    An empty line takes what the coach would: {} {}",
            label.number, label.text
        );
        lines.extend(wrapped(&words, 6).iter().map(|line| paint.faint(line)));
    }
    lines
}

/// The lessons that never came up, once the game is over.
pub fn untold(session: &Session, paint: Paint) -> Vec<String> {
    let untold = session.untold();
    if untold.is_empty() {
        return Vec::new();
    }
    let one = |lesson: &&Lesson| wrapped(&format!("  {}: {}", lesson.title, lesson.says), 4);
    let head = paint.bold("What did not come up:");
    std::iter::once(head).chain(untold.iter().flat_map(one)).collect()
}

/// A word explained, or the list of them.
pub fn glossary(word: &str, session: &Session) -> Vec<String> {
    let lines = words::defined(word, session.glossary());
    if lines.is_empty() {
        return vec![format!("The table has no word `{word}`.")];
    }
    lines.iter().flat_map(|line| wrapped(line, 2)).collect()
}
