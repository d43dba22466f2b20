//! A query as tokens that know their columns.

use super::query::QueryError;
use crate::quoted::{OpenQuote, Word};

/// A word between spaces.
pub(super) type Token = Word;

/// Splits a query at its spaces; an empty quote is nothing.
///
/// # Errors
/// A quote that is never closed.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, QueryError> {
    let letters: Vec<char> = text.chars().collect();
    let (mut tokens, mut at) = (Vec::new(), 0);
    while let Some(letter) = letters.get(at) {
        if letter.is_whitespace() {
            at += 1;
            continue;
        }
        let (token, end) = Word::read(&letters, at, char::is_whitespace).map_err(|open| {
            let OpenQuote(column) = open;
            QueryError { column, what: "this quote is never closed".to_owned() }
        })?;
        tokens.push(token);
        at = end;
    }
    tokens.retain(|token| !token.is_empty());
    Ok(tokens)
}

impl Token {
    pub(super) fn error(&self, what: String) -> QueryError {
        QueryError { column: self.column, what }
    }

    /// The parts before and after the first `:`.
    pub(super) fn split_colon(&self) -> Option<(Token, Token)> {
        let at = (0..self.len()).find(|&at| self.has_sign(at, ":"))?;
        Some((self.part(0, at), self.part(at + 1, self.len())))
    }

    /// The parts before and after the first `<`, `<=`, `=`, `>=` or `>`, and that sign.
    pub(super) fn split_sign(&self) -> Option<(Token, String, Token)> {
        let at = (0..self.len()).find(|&at| self.has_sign(at, "<=>"))?;
        let is_long = self.has_sign(at, "<>") && self.has_sign(at + 1, "=");
        let end = if is_long { at + 2 } else { at + 1 };
        Some((self.part(0, at), self.part(at, end).text(), self.part(end, self.len())))
    }
}
