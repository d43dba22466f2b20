//! A query as tokens that know their columns.

use super::error::{Misread, QueryError};
use crate::quoted::OpenQuote;
pub(super) use crate::quoted::Word;

/// A piece of a query and the column where it begins, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    pub column: usize,
    pub piece: Piece,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    Open,
    Close,
    Or,
    Not,
    Word(Word),
}

/// Cuts a query into tokens.
///
/// # Errors
/// A quote that is never closed.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, QueryError> {
    let letters: Vec<char> = text.chars().collect();
    let (mut tokens, mut at) = (Vec::new(), 0);
    while let Some(&letter) = letters.get(at) {
        let column = at + 1;
        let followed = letters.get(at + 1).is_some_and(|next| !next.is_whitespace());
        let piece = match letter {
            _ if letter.is_whitespace() => None,
            '(' => Some(Piece::Open),
            ')' => Some(Piece::Close),
            '-' if followed => Some(Piece::Not),
            '-' => return Err(QueryError { column, what: Misread::LonelyNot }),
            _ => {
                let (word, end) = word(&letters, at)?;
                at = end - 1;
                word.piece()
            }
        };
        tokens.extend(piece.map(|piece| Token { column, piece }));
        at += 1;
    }
    Ok(tokens)
}

/// The word that begins at `at`, and where it ends: at a space, or at a parenthesis that it did not
/// open itself.
fn word(letters: &[char], at: usize) -> Result<(Word, usize), QueryError> {
    let mut inside = 0_usize;
    let ends = |letter: char| {
        let ends = letter.is_whitespace() || (letter == ')' && inside == 0);
        if !ends {
            inside += usize::from(letter == '(');
            inside -= usize::from(letter == ')');
        }
        ends
    };
    let open = |OpenQuote(column)| QueryError { column, what: Misread::OpenQuote };
    Word::read(letters, at, ends).map_err(open)
}

impl Word {
    /// The piece of a query that it is; nothing for an empty quote.
    fn piece(self) -> Option<Piece> {
        if self.is_empty() {
            None
        } else if !self.is_quoted() && self.text().eq_ignore_ascii_case("or") {
            Some(Piece::Or)
        } else {
            Some(Piece::Word(self))
        }
    }

    /// Field, sign and value with the value's column, at the first sign that is not quoted.
    pub(super) fn split(&self) -> Option<(String, String, usize, String)> {
        let sign_at = |at: usize| {
            let is = |at: usize, signs: &str| self.has_sign(at, signs);
            match (is(at, "<>"), is(at, "!"), is(at + 1, "=")) {
                (true, _, true) | (_, true, true) => Some(2),
                (true, ..) => Some(1),
                _ => is(at, ":=").then_some(1),
            }
        };
        let (at, long) = (0..self.len()).find_map(|at| Some((at, sign_at(at)?)))?;
        let (sign, value) = (self.part(at, at + long), self.part(at + long, self.len()));
        Some((self.part(0, at).text(), sign.text(), value.column, value.text()))
    }
}
