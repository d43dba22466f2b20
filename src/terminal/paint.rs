//! A little emphasis, where the reader is a terminal and wants it; and lines that fit.

use std::io::{IsTerminal, stdout};

/// Characters of a line.
pub const WIDTH: usize = 100;

/// Whether to emphasise at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paint {
    on: bool,
}

impl Paint {
    /// Emphasis if stdout is a terminal and neither `NO_COLOR` nor `TERM=dumb` forbids it.
    pub fn of_stdout() -> Paint {
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Paint { on: stdout().is_terminal() && !forbidden && !dumb }
    }

    /// Important text.
    pub fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    /// Secondary text.
    pub fn faint(self, text: &str) -> String {
        self.with("2", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Breaks `text` at spaces into lines that fit, all but the first moved in by `indent`.
pub fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    // Spaces at the start belong to the first word.
    let start = text.len() - text.trim_start().len();
    for (n, word) in text[start..].split(' ').enumerate() {
        let word = if n == 0 { &text[..start + word.len()] } else { word };
        let count = word.chars().count();
        if n > 0 && length + 1 + count > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            length = indent;
        } else if n > 0 {
            line.push(' ');
            length += 1;
        }
        line.push_str(word);
        length += count;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_spaces_and_moved_in() {
        let text = format!("  {} end", ["word"; 30].join(" "));
        let lines = wrapped(&text, 4);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[0].starts_with("  word word") && lines[1].starts_with("    word"));
        assert_eq!(wrapped("short", 4), ["short"]);
    }
}
