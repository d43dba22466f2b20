//! A query as tokens that know their columns.

use super::QueryError;

/// Letters between spaces; what was quoted is never a sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    letters: Vec<Letter>,
    /// Where it begins, from 1.
    column: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Letter {
    letter: char,
    column: usize,
    quoted: bool,
}

/// Splits a query at its spaces.
///
/// # Errors
/// A quote that is never closed.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, QueryError> {
    let (mut tokens, mut open, mut token) = (Vec::new(), None, None::<Token>);
    for (n, letter) in text.chars().enumerate() {
        let column = n + 1;
        if letter.is_whitespace() && open.is_none() {
            tokens.extend(token.take());
            continue;
        }
        let token = token.get_or_insert_with(|| Token { letters: Vec::new(), column });
        match (letter, open) {
            ('"', None) => open = Some(column),
            ('"', Some(_)) => open = None,
            _ => token.letters.push(Letter { letter, column, quoted: open.is_some() }),
        }
    }
    if let Some(column) = open {
        return Err(QueryError { column, what: "this quote is never closed".to_owned() });
    }
    tokens.extend(token);
    tokens.retain(|token: &Token| !token.letters.is_empty());
    Ok(tokens)
}

impl Token {
    pub(super) fn text(&self) -> String {
        self.letters.iter().map(|it| it.letter).collect()
    }

    pub(super) fn lower(&self) -> String {
        self.text().to_lowercase()
    }

    pub(super) fn error(&self, what: String) -> QueryError {
        QueryError { column: self.column, what }
    }

    /// What stands before and after the first `:`.
    pub(super) fn split_colon(&self) -> Option<(Token, Token)> {
        let at = self.letters.iter().position(|it| it.letter == ':' && !it.quoted)?;
        Some((self.part(0, at), self.part(at + 1, self.letters.len())))
    }

    /// What stands before and after the first `<`, `<=`, `=`, `>=` or `>`, and that sign.
    pub(super) fn split_sign(&self) -> Option<(Token, String, Token)> {
        let is = |at: usize, signs: &str| {
            self.letters.get(at).is_some_and(|it| !it.quoted && signs.contains(it.letter))
        };
        let at = (0..self.letters.len()).find(|&at| is(at, "<=>"))?;
        let end = if is(at, "<>") && is(at + 1, "=") { at + 2 } else { at + 1 };
        let (sign, right) = (self.part(at, end).text(), self.part(end, self.letters.len()));
        Some((self.part(0, at), sign, right))
    }

    fn part(&self, from: usize, to: usize) -> Token {
        let letters = self.letters[from..to].to_vec();
        let after = |it: &Letter| it.column + 1;
        let before = from.checked_sub(1).map_or(self.column, |nth| after(&self.letters[nth]));
        let column = letters.first().map_or(before, |it| it.column);
        Token { letters, column }
    }
}
