//! Wraps lines by estimated widths, so that the page holds in any font.

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

/// Widths of the characters from space to tilde in thousandths of the type's size, each as in the
/// wider of two fonts that stand for the usual ones.
#[rustfmt::skip]
const ASCII: [u32; 95] = [
    320, 405, 460, 840, 640, 950, 780, 275, 390, 390, 500, 840, 320, 365, 320, 340,
    640, 640, 640, 640, 640, 640, 640, 640, 640, 640, 340, 340, 840, 840, 840, 560,
    1015, 685, 690, 725, 770, 670, 615, 780, 755, 295, 500, 670, 560, 865, 750, 790,
    670, 790, 725, 670, 615, 735, 685, 990, 685, 670, 685, 390, 340, 390, 840, 560,
    500, 615, 635, 550, 635, 615, 355, 635, 635, 280, 280, 580, 280, 975, 635, 615,
    635, 635, 415, 525, 395, 635, 595, 820, 595, 595, 525, 640, 340, 640, 840,
];

/// Thousandths of the type's size that a character is wide.
fn em(c: char) -> u32 {
    match c {
        ' '..='~' => ASCII[c as usize - 32],
        '\u{300}'..='\u{36f}' => 0,
        '…' | '—' => 1000,
        '\0'..='\u{24f}' => 780,
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
    paragraph(text, width, 0, measure)
}

/// The same, with room left for an indent at the beginning of the first line.
pub(super) fn paragraph(
    text: &str,
    width: u32,
    indent: u32,
    measure: &dyn Fn(&str) -> u32,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let first = width.saturating_sub(indent);
    let pieces = text.split_whitespace().flat_map(|word| broken(word, first, measure));
    for (piece, begins) in pieces {
        let width = if lines.len() < 2 { first } else { width };
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
    let (mut pieces, mut piece) = (Vec::new(), String::new());
    for letter in word.chars() {
        piece.push(letter);
        if piece.chars().nth(1).is_some() && measure(&piece) > width {
            piece.pop();
            pieces.push(std::mem::replace(&mut piece, letter.to_string()));
        }
    }
    pieces.push(piece);
    pieces.into_iter().enumerate().map(|(n, piece)| (piece, n == 0)).collect()
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

/// As much of the text as fits before `…`.
fn shortened(text: &str, width: u32, measure: &dyn Fn(&str) -> u32) -> String {
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if measure(&format!("{kept}…")) > width {
            kept.pop();
            break;
        }
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
    fn a_paragraph_has_a_shorter_first_line() {
        let lines = paragraph("out among the stars", 9, 2, &columns);
        assert_eq!(lines, ["out", "among the", "stars"]);
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
        assert_eq!(plain.width("W"), 99);
        assert_eq!(plain.width("il"), 56);
        assert_eq!(Type { bold: true, ..plain }.width("W"), 113);
    }
}
