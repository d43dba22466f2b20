//! The last writer before the terminal: emphasis becomes escape codes, and nothing else does.

use std::{
    borrow::Cow,
    io::{self, Write},
};

use super::paint::{MARKS, Means, means};

/// Text on its way to a terminal or a pipe. Control characters in it, which names, cards and files may
/// hold, are made visible; so nothing that is read can move the cursor, hide text or do worse.
pub struct Page<W: Write> {
    to: W,
    /// What has come since the last end of a line.
    begun: Vec<u8>,
}

impl<W: Write> Page<W> {
    /// A page that goes to this writer.
    pub fn new(to: W) -> Page<W> {
        Page { to, begun: Vec::new() }
    }

    /// Writes the first so many bytes of what has come.
    fn print(&mut self, count: usize) -> io::Result<()> {
        let bytes: Vec<u8> = self.begun.drain(..count).collect();
        self.to.write_all(printable(&String::from_utf8_lossy(&bytes), means()).as_bytes())
    }
}

impl<W: Write> Write for Page<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let before = self.begun.len();
        self.begun.extend_from_slice(bytes);
        if let Some(end) = bytes.iter().rposition(|&byte| byte == b'\n') {
            self.print(before + end + 1)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.print(self.begun.len())?;
        self.to.flush()
    }
}

/// A text without control characters, for a terminal of these means.
pub fn printable(text: &str, means: Means) -> Cow<'_, str> {
    let plain = |byte: u8| byte == b'\n' || byte == b'\t' || (b' '..=b'~').contains(&byte);
    if text.bytes().all(plain) {
        return Cow::Borrowed(text);
    }
    let mut printed = String::with_capacity(text.len());
    for letter in text.replace("\r\n", "\n").chars() {
        match MARKS.iter().find(|(mark, _)| *mark == letter) {
            Some((_, code)) if means.emphasis => printed.push_str(code),
            Some(_) => {}
            None => print_letter(letter, means.ascii, &mut printed),
        }
    }
    Cow::Owned(printed)
}

fn print_letter(letter: char, ascii: bool, printed: &mut String) {
    let shown = match letter {
        '\n' | '\t' => letter,
        // A picture of it: the first is for NUL.
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or(UNKNOWN),
        '\x7f'..='\u{9f}' => UNKNOWN,
        // They turn the direction of what follows, or end a line.
        '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => UNKNOWN,
        _ => letter,
    };
    if ascii && !shown.is_ascii() {
        printed.push_str(in_ascii(shown));
    } else {
        printed.push(shown);
    }
}

/// Stands for what cannot be shown.
const UNKNOWN: char = char::REPLACEMENT_CHARACTER;

/// The nearest that ASCII has.
fn in_ascii(letter: char) -> &'static str {
    match letter {
        '─' | '–' | '—' | '·' => "-",
        '…' => "...",
        '‘' | '’' => "'",
        '“' | '”' => "\"",
        '×' => "x",
        '±' => "+-",
        '→' => ">",
        // Marks of sides.
        '▲' => "^",
        '●' => "o",
        '■' => "#",
        '◆' => "*",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::paint::stay_plain;

    const SCREEN: Means = Means { width: 80, emphasis: true, screen: true, ascii: false };

    #[test]
    fn only_our_own_emphasis_becomes_an_escape_code() {
        let bold = format!("{}Ada{}", MARKS[1].0, MARKS[0].0);
        assert_eq!(printable(&bold, SCREEN), "\x1b[1mAda\x1b[0m");
        assert_eq!(printable(&bold, Means { emphasis: false, ..SCREEN }), "Ada");
    }

    #[test]
    fn control_characters_are_made_visible() {
        let nasty = "\x1b]0;gone\x07\x1b[2J\u{9b}31m\r\x08\x7f\u{202e}nasty\u{2028}";
        let shown = printable(nasty, SCREEN);
        assert_eq!(shown, "␛]0;gone␇␛[2J\u{fffd}31m␍␈\u{fffd}\u{fffd}nasty\u{fffd}");
        assert_eq!(printable("two\r\nlines\tand a tab\n", SCREEN), "two\nlines\tand a tab\n");
    }

    #[test]
    fn without_utf8_everything_is_ascii() {
        let shown = printable("▲ Vey · 3 × 2 … “Zoë”\x1b", Means { ascii: true, ..SCREEN });
        assert_eq!(shown, "^ Vey - 3 x 2 ... \"Zo?\"?");
    }

    /// A letter may come in two parts, and a line in many.
    #[test]
    fn a_page_says_the_same_however_it_is_cut() {
        stay_plain();
        let text = "▲ Vey\x1b[1m\n· ●\nquestion? > ".as_bytes();
        for cut in 0..text.len() {
            let mut page = Page::new(Vec::new());
            page.write_all(&text[..cut]).expect("room");
            page.write_all(&text[cut..]).expect("room");
            page.flush().expect("room");
            let said = String::from_utf8_lossy(&page.to).into_owned();
            let ascii = means().ascii;
            assert_eq!(
                said,
                printable(
                    "▲ Vey\x1b[1m\n· ●\nquestion? > ",
                    Means { ascii, emphasis: false, ..SCREEN }
                )
            );
        }
    }
}
