//! Reads typed lines, for every table.

use std::io::{self, BufRead, IsTerminal, Write};

/// Where answers come from, a line each: a keyboard with its line editor, or anything that can be read.
pub trait Lines {
    /// Lines that would make sense next, for who does not want to type them whole.
    fn offer(&mut self, _: impl FnOnce() -> Vec<String>) {}

    /// Asks for the next line; `None` when there are no more. Answers that nobody sees typed are printed.
    ///
    /// # Errors
    /// Nothing can be written any more.
    fn line(&mut self, out: &mut impl Write) -> io::Result<Option<String>>;
}

impl<R: BufRead> Lines for R {
    fn line(&mut self, out: &mut impl Write) -> io::Result<Option<String>> {
        write!(out, "{PROMPT}")?;
        out.flush()?;
        let line = line(self);
        match &line {
            Some(line) if !io::stdin().is_terminal() => writeln!(out, "{line}")?,
            Some(_) => {}
            None => writeln!(out)?,
        }
        Ok(line)
    }
}

/// The invitation to type.
pub const PROMPT: &str = "> ";

/// The next line; `None` when there are no more. Input that cannot be read has ended, as far as a game
/// is concerned, and of bytes that are no text the rest of the line is taken.
fn line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let count = input.read_until(b'\n', &mut bytes).unwrap_or(0);
    (count > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_end_neither_the_line_nor_the_game() {
        let mut input = &b" 1 \r\nmerchant\xFFs\n\n2"[..];
        let lines: Vec<String> = std::iter::from_fn(|| line(&mut input)).collect();
        assert_eq!(lines, ["1", "merchant\u{fffd}s", "", "2"]);
    }
}
