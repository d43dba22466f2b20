//! A query as tokens that know their columns.

use super::{Misread, QueryError};

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

/// Letters without a space between; what was quoted is never a sign.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Word(Vec<Letter>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Letter {
    letter: char,
    column: usize,
    quoted: bool,
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

/// The word that begins at `at`, and where it ends.
fn word(letters: &[char], mut at: usize) -> Result<(Word, usize), QueryError> {
    let (mut word, mut quote, mut inside) = (Word::default(), None, 0_usize);
    while let Some(&letter) = letters.get(at) {
        let column = at + 1;
        match letter {
            '"' if quote.is_some() => quote = None,
            '"' => quote = Some(column),
            _ if quote.is_some() => word.0.push(Letter { letter, column, quoted: true }),
            _ if letter.is_whitespace() => break,
            ')' if inside == 0 => break,
            _ => {
                inside += usize::from(letter == '(');
                inside -= usize::from(letter == ')');
                word.0.push(Letter { letter, column, quoted: false });
            }
        }
        at += 1;
    }
    match quote {
        Some(column) => Err(QueryError { column, what: Misread::OpenQuote }),
        None => Ok((word, at)),
    }
}

impl Word {
    /// What it is in a query; an empty quote is nothing.
    fn piece(self) -> Option<Piece> {
        let quoted = self.0.iter().any(|it| it.quoted);
        if self.0.is_empty() {
            None
        } else if !quoted && self.text().eq_ignore_ascii_case("or") {
            Some(Piece::Or)
        } else {
            Some(Piece::Word(self))
        }
    }

    pub(super) fn text(&self) -> String {
        self.0.iter().map(|it| it.letter).collect()
    }

    /// Field, sign and value with the value's column, at the first sign that is not quoted.
    pub(super) fn split(&self) -> Option<(String, String, usize, String)> {
        let sign_at = |at: usize| {
            let is = |at: usize, signs: &str| {
                self.0.get(at).is_some_and(|it| !it.quoted && signs.contains(it.letter))
            };
            match (is(at, "<>"), is(at, "!"), is(at + 1, "=")) {
                (true, _, true) | (_, true, true) => Some(2),
                (true, ..) => Some(1),
                _ => is(at, ":=").then_some(1),
            }
        };
        let (at, long) = (0..self.0.len()).find_map(|at| Some((at, sign_at(at)?)))?;
        let text = |from: usize, to: usize| self.0[from..to].iter().map(|it| it.letter).collect();
        let column = self.0[at + long - 1].column + 1;
        let column = self.0.get(at + long).map_or(column, |it| it.column);
        Some((text(0, at), text(at, at + long), column, text(at + long, self.0.len())))
    }
}
