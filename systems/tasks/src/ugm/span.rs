//! Spans of a descriptor that know their place, and parse errors.

use std::fmt;

use super::Difficulty;
use crate::names::{list, same};

/// Parse error of a descriptor: its place, and the expected part.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {}", quoted(found))]
pub struct DescriptorError {
    /// Column in characters, from 1.
    pub column: usize,
    pub expected: Expected,
    /// Text found instead; empty at the end.
    pub found: String,
}

fn quoted(found: &str) -> String {
    if found.is_empty() { "nothing".to_owned() } else { format!("`{found}`") }
}

/// Expected part of a descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    Skill,
    SlashAndAttribute,
    Attribute,
    SlashAndDifficulty,
    Difficulty,
    ListOrEnd,
    SituationalDm,
    ClosingParenthesis,
    OwnSkill,
    OneRate,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Expected::Skill => "the name of a skill",
            Expected::SlashAndAttribute => "`/` and the governing attribute",
            Expected::Attribute => "the name of an attribute",
            Expected::SlashAndDifficulty => "`/` and the difficulty",
            Expected::Difficulty => {
                let names = list(Difficulty::LANDMARKS.iter().map(|(name, _)| *name));
                return write!(f, "a DM such as +3, a throw such as 10+, or one of {names}");
            }
            Expected::ListOrEnd => "situational DMs in parentheses, or the end",
            Expected::SituationalDm => "a situational DM such as `-2 weakened blow`",
            Expected::ClosingParenthesis => "`)` at the end",
            Expected::OwnSkill => "the skill of the task itself",
            Expected::OneRate => "only one rate per level",
        })
    }
}

/// Span of a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span<'t> {
    line: &'t str,
    from: usize,
    to: usize,
}

impl<'t> Span<'t> {
    /// UGM-50: trims a line from a printed text, without the full stop or bracket that belongs to
    /// the sentence around it.
    pub fn printed(line: &'t str) -> Span<'t> {
        let mut span = Span { line, from: 0, to: line.len() }.trimmed();
        while let Some(shorter) = span.without_last('.').or_else(|| span.without_stray_bracket()) {
            span = shorter;
        }
        span
    }

    fn without_stray_bracket(self) -> Option<Span<'t>> {
        self.without_last(')').filter(|_| !self.text().contains('('))
    }

    pub fn text(self) -> &'t str {
        &self.line[self.from..self.to]
    }

    pub fn is_empty(self) -> bool {
        self.from == self.to
    }

    /// Creates an error at this place.
    pub fn error(self, expected: Expected) -> DescriptorError {
        let column = self.line[..self.from].chars().count() + 1;
        DescriptorError { column, expected, found: self.text().to_owned() }
    }

    /// Empty span just behind it.
    pub fn end(self) -> Span<'t> {
        Span { from: self.to, ..self }
    }

    /// Splits at the first of `marks`; `None` behind where there is none.
    pub fn cut(self, marks: &[char]) -> (Span<'t>, Option<Span<'t>>) {
        let Some((at, mark)) = self.text().char_indices().find(|(_, c)| marks.contains(c)) else {
            return (self.trimmed(), None);
        };
        let at = self.from + at;
        let behind = Span { from: at + mark.len_utf8(), ..self };
        (Span { to: at, ..self }.trimmed(), Some(behind.trimmed()))
    }

    /// Drops the last character, if it is `mark`.
    pub fn without_last(self, mark: char) -> Option<Span<'t>> {
        let text = self.text().strip_suffix(mark)?;
        Some(Span { to: self.from + text.len(), ..self }.trimmed())
    }

    /// Splits at every one of `marks`.
    pub fn pieces(self, marks: &[char]) -> Vec<Span<'t>> {
        let mut pieces = Vec::new();
        let mut rest = Some(self);
        while let Some(span) = rest {
            let (piece, behind) = span.cut(marks);
            pieces.push(piece);
            rest = behind;
        }
        pieces
    }

    /// Splits off the first word.
    pub fn first_word(self) -> (Span<'t>, Span<'t>) {
        let (word, rest) = self.cut(&[' ', '\t']);
        (word, rest.unwrap_or(self.end()))
    }

    /// Splits off the last word; the text before it comes first.
    pub fn last_word(self) -> (Span<'t>, Span<'t>) {
        let at = self.text().rfind([' ', '\t']).map_or(self.from, |at| self.from + at + 1);
        (Span { to: at, ..self }.trimmed(), Span { from: at, ..self })
    }

    /// Returns the text behind `word`, if it begins with that word.
    pub fn after(self, word: &str) -> Option<Span<'t>> {
        let (first, rest) = self.first_word();
        same(first.text(), word).then_some(rest)
    }

    /// Trims blanks and marks of emphasis at both ends.
    fn trimmed(self) -> Span<'t> {
        let is_around = |c: char| c.is_whitespace() || c == '*';
        let text = self.text();
        let from = self.from + text.len() - text.trim_start_matches(is_around).len();
        Span { from, to: from + text.trim_matches(is_around).len(), ..self }
    }
}
