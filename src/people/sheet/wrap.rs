//! Lines that fit: widths by estimate, so that every font a reader may have stays on the page.

/// The width of a text on paper, in tenths of a millimetre.
///
/// Each character counts as wide as in the widest of the usual fonts, so that a line that fits here
/// fits wherever the sheet is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Type {
    /// Height of the type, in tenths of a millimetre.
    pub size: u32,
    pub bold: bool,
}

impl Type {
    pub fn width(self, text: &str) -> u32 {
        let thousandths: u32 = text.chars().map(em).sum();
        let percent = if self.bold { 115 } else { 100 };
        (u64::from(thousandths) * u64::from(self.size) * percent / 100_000) as u32
    }
}

/// Thousandths of the type's size that a character is wide.
fn em(c: char) -> u32 {
    match c {
        '\u{300}'..='\u{36f}' => 0,
        ' ' | '.' | ',' | ':' | ';' | '!' | '\'' | '|' | 'i' | 'j' | 'l' => 340,
        'f' | 't' | '-' | '(' | ')' | '[' | ']' | '/' | 'I' | 'J' => 410,
        'r' => 480,
        's' | 'c' | 'z' => 565,
        'w' => 860,
        'm' | 'M' | 'W' | '@' | '%' | '…' | '—' => 1040,
        'A'..='Z' => 830,
        '\0'..='\u{24f}' => 650,
        '\u{250}'..='\u{10ff}' => 850,
        _ => 1050,
    }
}

/// The columns of a terminal that a text takes.
pub(super) fn columns(text: &str) -> u32 {
    let wide = |c: char| match c {
        '\u{300}'..='\u{36f}' => 0,
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' => 2,
        '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' => 2,
        '\u{1f300}'..='\u{1faff}' | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    };
    text.chars().map(wide).sum()
}

/// Lines no wider than `width`, broken between words; a word that is wider still is broken inside.
pub(super) fn wrap(text: &str, width: u32, measure: &dyn Fn(&str) -> u32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let pieces = text.split_whitespace().flat_map(|word| broken(word, width, measure));
    for (piece, begins) in pieces {
        let joint = if begins { " " } else { "" };
        let joined = lines.last().map(|line| format!("{line}{joint}{piece}"));
        match (lines.last_mut(), joined) {
            (Some(line), Some(joined)) if measure(&joined) <= width => *line = joined,
            _ => lines.push(piece),
        }
    }
    lines
}

/// A word in pieces that fit, and for each whether a word begins with it.
fn broken(word: &str, width: u32, measure: &dyn Fn(&str) -> u32) -> Vec<(String, bool)> {
    let mut pieces = vec![(String::new(), true)];
    for letter in word.chars() {
        let (piece, _) = pieces.last_mut().expect("one piece at least");
        let longer = format!("{piece}{letter}");
        if piece.is_empty() || measure(&longer) <= width {
            *piece = longer;
        } else {
            pieces.push((letter.to_string(), false));
        }
    }
    pieces
}

/// As many of the lines as `most`; what is left out shows as `…` at the end of the last.
pub(super) fn cut(
    mut lines: Vec<String>,
    most: usize,
    width: u32,
    measure: &dyn Fn(&str) -> u32,
) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = shortened(last, width, measure);
        }
    }
    lines
}

/// The text in one line, cut with `…` if it is wider.
pub(super) fn fit(text: &str, width: u32, measure: &dyn Fn(&str) -> u32) -> String {
    if measure(text) <= width { text.to_owned() } else { shortened(text, width, measure) }
}

fn shortened(text: &str, width: u32, measure: &dyn Fn(&str) -> u32) -> String {
    let mut kept = text.to_owned();
    while !kept.is_empty() && measure(&format!("{kept}…")) > width {
        kept.pop();
    }
    format!("{}…", kept.trim_end_matches([' ', '.', ',', ';', ':']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: u32) -> Vec<String> {
        wrap(text, width, &columns)
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("out  among the stars", 9), ["out among", "the stars"]);
        assert_eq!(wrapped("", 9), [""; 0]);
    }

    #[test]
    fn a_word_wider_than_a_line_is_broken_inside() {
        assert_eq!(wrapped("a lighthouse here", 6), ["a", "lighth", "ouse", "here"]);
        assert_eq!(wrapped("ab", 0), ["a", "b"]);
    }

    #[test]
    fn what_is_left_out_shows() {
        let lines = |most| cut(wrapped("one two three. four", 8), most, 8, &columns);
        assert_eq!(lines(3), ["one two", "three.", "four"]);
        assert_eq!(lines(2), ["one two", "three…"]);
        assert_eq!(lines(1), ["one two…"]);
        assert_eq!(fit("lighthouse", 6, &columns), "light…");
        assert_eq!(fit("house", 6, &columns), "house");
    }

    #[test]
    fn wide_letters_take_two_columns_and_marks_none() {
        assert_eq!(columns("星a\u{301}"), 3);
        assert_eq!(wrapped("星星星", 4), ["星星", "星"]);
    }

    #[test]
    fn type_is_as_wide_as_its_letters() {
        let plain = Type { size: 100, bold: false };
        assert_eq!(plain.width("W"), 104);
        assert_eq!(plain.width("il"), 68);
        assert_eq!(Type { bold: true, ..plain }.width("W"), 119);
    }
}
