//! Data files as text: RON, and for cards also JSON, which editors support.

use super::{Card, DataError, book::Origin, schema::CardFile};

/// Reads the cards of one file, in JSON if its name ends in `.json`.
///
/// # Errors
/// The text is no list of cards, in RON or in JSON.
pub(super) fn cards(file: &str, text: &str) -> Result<Vec<Card>, DataError> {
    if !file.ends_with(".json") {
        return read_ron(file, text);
    }
    if text.trim_start().starts_with('[') {
        return read_json(file, text);
    }
    read_json(file, text).map(|CardFile { cards, .. }| cards)
}

/// Finds the cards of a file one after the other, in one pass over the text.
pub(super) struct Places<'a> {
    file: &'a str,
    text: &'a str,
    /// Present position: a byte, with its line and column counted from 1.
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub fn of(file: &'a str, text: &'a str) -> Places<'a> {
        Places { file, text, at: 0, line: 1, column: 1 }
    }

    /// The position of the next card, at its id. An id that is written differently from how it is
    /// read is not found, and neither are the cards after it.
    pub fn next(&mut self, id: &str) -> Origin {
        let (quoted, rest) = (format!("\"{id}\""), &self.text[self.at..]);
        let mut found = rest.match_indices(&quoted).map(|(at, _)| self.at + at);
        let at = found.find(|&at| follows_id(&self.text[..at])).unwrap_or(self.text.len());
        for letter in self.text[self.at..at].chars() {
            let is_end = letter == '\n';
            self.line += usize::from(is_end);
            self.column = if is_end { 1 } else { self.column + 1 };
        }
        self.at = at;
        let (line, column) = if at == self.text.len() { (1, 1) } else { (self.line, self.column) };
        // The next card may have the same id.
        if let Some(quote) = self.text[at..].chars().next() {
            (self.at, self.column) = (at + quote.len_utf8(), self.column + 1);
        }
        Origin { file: self.file.to_owned(), line, column }
    }
}

fn follows_id(before: &str) -> bool {
    let key = before.trim_end().strip_suffix(':');
    key.is_some_and(|key| key.trim_end().trim_end_matches('"').ends_with("id"))
}

/// Reads any data file, or says where it is wrong.
///
/// # Errors
/// The text is not RON of that shape.
pub fn read_ron<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    options().from_str(text).map_err(|fault| DataError::Unreadable {
        file: file.to_owned(),
        line: fault.position.line,
        column: fault.position.col,
        what: fault.code.to_string(),
    })
}

/// What is read by [`read_ron`], as an author would lay it out; nothing where it has no such form.
pub fn write_ron<T: serde::Serialize>(what: &T) -> Option<String> {
    let pretty = ron::ser::PrettyConfig::new().depth_limit(3);
    options().to_string_pretty(what, pretty).ok().map(|text| text + "\n")
}

fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES)
}

fn read_json<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    serde_json::from_str(text).map_err(|fault| {
        let said = fault.to_string();
        // The position is already given before the message.
        let what = said.split_once(" at line ").map_or(said.as_str(), |(what, _)| what).to_owned();
        DataError::Unreadable {
            file: file.to_owned(),
            line: fault.line(),
            column: fault.column(),
            what,
        }
    })
}
