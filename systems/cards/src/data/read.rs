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

/// Where the `nth` card of this id begins in its file, counted from 0: at its id.
pub(super) fn find_card(file: &str, text: &str, id: &str, nth: usize) -> Origin {
    let quoted = format!("\"{id}\"");
    let is_id = |at: &usize| {
        let before = text[..*at].trim_end();
        before
            .strip_suffix(':')
            .is_some_and(|key| key.trim_end().trim_end_matches('"').ends_with("id"))
    };
    let found: Vec<usize> = text.match_indices(&quoted).map(|(at, _)| at).filter(is_id).collect();
    let at = found.get(nth).or(found.first()).copied().unwrap_or(0);
    let (line, column) = place(text, at);
    Origin { file: file.to_owned(), line, column }
}

/// Line and column of a byte, counted from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    (line, before.chars().rev().take_while(|&c| c != '\n').count() + 1)
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
