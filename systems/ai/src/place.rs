//! Where something stands in a data file, for errors.

/// Line and column, from 1, of the first of these words; the beginning where they do not stand.
pub(crate) fn place(text: &str, words: &str) -> (usize, usize) {
    let before = &text[..text.find(words).unwrap_or(0)];
    let line = before.matches('\n').count() + 1;
    (line, before.chars().rev().take_while(|&c| c != '\n').count() + 1)
}
