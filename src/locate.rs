//! Where words stand in a text, as an editor counts.

/// Line and column, from 1, of the `nth` time that `words` stand in `text`, counted from 0; `None`
/// where they do not stand so often.
pub(crate) fn place(text: &str, words: &str, nth: usize) -> Option<(usize, usize)> {
    let (at, _) = text.match_indices(words).nth(nth)?;
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    Some((line, column))
}
