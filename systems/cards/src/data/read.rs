//! Data files as text: RON, and for cards JSON as well, which editors know how to help with.

use super::{Card, DataError, book::Origin, schema::CardFile};

/// The cards of one file; `.json` at the end of its name says which of the two it is.
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

/// Where the cards of a file begin: one is looked for behind the other, so that a file of many cards is
/// gone through once.
pub(super) struct Places<'a> {
    file: &'a str,
    text: &'a str,
    /// How far it was gone through, as a byte, and as a line and a column counted from 1.
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub fn of(file: &'a str, text: &'a str) -> Places<'a> {
        Places { file, text, at: 0, line: 1, column: 1 }
    }

    /// Where the next card begins, whose id this is: at its id. An id that is not written as it is read
    /// is not found, nor is what comes behind it.
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
        // The next one may have the same id.
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
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str(text).map_err(|fault| DataError::Unreadable {
        file: file.to_owned(),
        line: fault.position.line,
        column: fault.position.col,
        what: fault.code.to_string(),
    })
}

fn read_json<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    serde_json::from_str(text).map_err(|fault| {
        let said = fault.to_string();
        // The place is said before the words already.
        let what = said.split_once(" at line ").map_or(said.as_str(), |(what, _)| what).to_owned();
        DataError::Unreadable {
            file: file.to_owned(),
            line: fault.line(),
            column: fault.column(),
            what,
        }
    })
}
