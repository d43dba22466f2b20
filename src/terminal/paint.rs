//! A little emphasis, where the reader is a terminal and wants it; and lines that fit.

use std::{
    cell::Cell,
    io::{IsTerminal, stdout},
};

use unicode_width::UnicodeWidthChar;

/// Characters of a line that nobody's terminal limits.
const WIDTH: usize = 100;
/// Lines are never shorter, whatever the terminal says, and never longer, so that eyes find their beginning.
const WIDTHS: (usize, usize) = (40, 120);

/// Marks of emphasis in text, and the escape codes that the terminal's own colours go by. They are no
/// characters of any language, and only [`Page`](super::page::Page) makes codes of them: an escape code
/// that it is handed comes from something read, and is not passed on.
pub const MARKS: [(char, &str); 6] = [
    (END, "\x1b[0m"),
    ('\u{fdd1}', "\x1b[1m"),
    ('\u{fdd2}', "\x1b[2m"),
    ('\u{fdd3}', "\x1b[36m"),
    ('\u{fdd4}', "\x1b[32m"),
    ('\u{fdd5}', "\x1b[31m"),
];
const END: char = '\u{fdd0}';

thread_local! {
    static MEANS: Cell<Means> = Cell::new(Means::of_stdout());
}

/// The means of the terminal that this thread writes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Means {
    /// Characters of a line.
    pub width: usize,
    /// Whether to emphasise at all.
    pub emphasis: bool,
    /// Whether it is a screen, where lines may be drawn and what is typed edited, not a pipe or a voice.
    pub screen: bool,
    /// Whether it knows no letters but those of ASCII.
    pub ascii: bool,
}

impl Means {
    /// Those of stdout, by what the environment says of it. A pipe gets plain UTF-8 in lines of a fixed
    /// width, so that a script reads the same everywhere.
    fn of_stdout() -> Means {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Means::by(stdout().is_terminal(), variable)
    }

    fn by(terminal: bool, variable: impl Fn(&str) -> Option<String>) -> Means {
        let is = |name: &str, wanted: &str| variable(name).is_some_and(|value| value == wanted);
        let screen = terminal && !is("TERM", "dumb");
        let forced = variable("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let wanted = forced || screen && !is("CLICOLOR", "0");
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| variable(name));
        let utf8 = locale.is_some_and(|locale| {
            let locale = locale.to_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        });
        Means {
            width: WIDTH,
            emphasis: wanted && variable("NO_COLOR").is_none(),
            screen,
            ascii: terminal && !utf8 && !cfg!(windows),
        }
    }
}

/// The means of this thread's terminal.
pub fn means() -> Means {
    MEANS.get()
}

/// Lays lines out for a terminal of so many columns from here on.
pub fn set_columns(columns: usize) {
    let (least, most) = WIDTHS;
    MEANS.set(Means { width: columns.clamp(least, most), ..means() });
}

/// Plain text from here on, as a pipe gets it: for screen readers.
pub fn stay_plain() {
    MEANS.set(Means { emphasis: false, screen: false, ..means() });
}

/// Whether to emphasise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paint {
    on: bool,
}

impl Paint {
    /// Emphasis if the terminal has it and nobody forbids it.
    pub fn of_stdout() -> Paint {
        Paint { on: means().emphasis }
    }

    /// Important text.
    pub fn bold(self, text: &str) -> String {
        self.with(1, text)
    }

    /// Secondary text.
    pub fn faint(self, text: &str) -> String {
        self.with(2, text)
    }

    /// A number to answer with.
    pub fn accent(self, text: &str) -> String {
        self.with(3, text)
    }

    /// Good news.
    pub fn good(self, text: &str) -> String {
        self.with(4, text)
    }

    /// Harm.
    pub fn bad(self, text: &str) -> String {
        self.with(5, text)
    }

    fn with(self, mark: usize, text: &str) -> String {
        if self.on { format!("{}{text}{END}", MARKS[mark].0) } else { text.to_owned() }
    }
}

/// A line across the screen; an empty one where none can be drawn.
pub fn rule() -> String {
    let Means { width, screen, .. } = means();
    if screen { "─".repeat(width) } else { String::new() }
}

/// Columns that a text takes. Marks take none; letters of some languages take two.
pub fn columns(text: &str) -> usize {
    let is_mark = |letter: char| MARKS.iter().any(|(mark, _)| *mark == letter);
    let letters = text.chars().filter(|&letter| !is_mark(letter));
    letters.map(|letter| letter.width().unwrap_or(1)).sum()
}

/// Breaks `text` at spaces into lines that fit, all but the first moved in by `indent`.
pub fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let width = means().width;
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    // Spaces at the start belong to the first word.
    let start = text.len() - text.trim_start().len();
    for (n, word) in text[start..].split(' ').enumerate() {
        let word = if n == 0 { &text[..start + word.len()] } else { word };
        let count = columns(word);
        if n > 0 && length + 1 + count > width {
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

    #[test]
    fn lines_fit_the_terminal_whatever_is_emphasised_in_them_and_in_any_script() {
        let text = |word: &str| [word; 40].join(" ");
        for columns_of_terminal in [40, 80, 120] {
            set_columns(columns_of_terminal);
            for text in [text("word"), text("阿达"), text(&Paint { on: true }.bold("word"))] {
                let lines = wrapped(&text, 2);
                assert!(lines.iter().all(|line| columns(line) <= columns_of_terminal), "{lines:?}");
                assert!(lines.len() > 1 && lines[1].starts_with("  "), "{lines:?}");
            }
        }
        assert_eq!(wrapped(&text(&Paint { on: true }.faint("word")), 0).len(), 2);
    }

    #[test]
    fn a_terminal_of_no_width_at_all_still_gets_lines() {
        set_columns(0);
        assert_eq!(means().width, WIDTHS.0);
        set_columns(1000);
        assert_eq!(means().width, WIDTHS.1);
    }

    /// The means of a terminal, or of a pipe, with these variables.
    fn of(terminal: bool, variables: &[(&str, &str)]) -> Means {
        Means::by(terminal, |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn emphasis_is_for_terminals_and_for_who_wants_it() {
        let emphasis = |terminal, variables: &[(&str, &str)]| of(terminal, variables).emphasis;
        assert!(emphasis(true, &[]) && !emphasis(false, &[]));
        assert!(emphasis(true, &[("TERM", "xterm")]) && !emphasis(true, &[("TERM", "dumb")]));
        assert!(!emphasis(true, &[("NO_COLOR", "1")]) && !emphasis(true, &[("CLICOLOR", "0")]));
        assert!(emphasis(false, &[("CLICOLOR_FORCE", "1")]));
        assert!(!emphasis(false, &[("CLICOLOR_FORCE", "0")]));
        assert!(!emphasis(false, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    }

    #[test]
    fn letters_beyond_ascii_are_for_terminals_whose_locale_has_them_and_for_pipes() {
        let ascii = |terminal, variables: &[(&str, &str)]| of(terminal, variables).ascii;
        assert!(!ascii(true, &[("LANG", "de_DE.UTF-8")]) && !ascii(true, &[("LC_ALL", "C.utf8")]));
        assert!(!ascii(false, &[("LC_ALL", "C")]), "a file is UTF-8 whoever reads it");
        if cfg!(not(windows)) {
            assert!(ascii(true, &[]) && ascii(true, &[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]));
        }
    }
}
