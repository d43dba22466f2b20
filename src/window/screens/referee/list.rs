//! Lists typed on the desk, `-2 long range, scope +1`, and where they cannot be understood.

use dice::Modifier;
use tasks::ugm::Grade;

/// A mistake in typed text: its place, and what should stand there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {}", quoted(found))]
pub struct Mistake {
    /// In characters, the first being 1.
    pub column: usize,
    pub expected: String,
    /// The text found there; empty at the end.
    pub found: String,
}

fn quoted(found: &str) -> String {
    if found.is_empty() { "nothing".to_owned() } else { format!("`{found}`") }
}

/// SE-CHK-04: the DMs of a situation, each with the words that say why.
///
/// # Errors
/// A piece without a DM at its beginning or end.
pub fn dms(text: &str) -> Result<Vec<Modifier>, Mistake> {
    pieces(text)
        .map(|piece| {
            let (dm, words) = piece
                .number(signed)
                .ok_or_else(|| piece.mistake("a DM with its reason, such as `-2 long range`"))?;
            let name = if words.is_empty() { "situation" } else { words };
            Ok(Modifier::new(name.to_owned(), "SE-CHK-04", dm))
        })
        .collect()
}

/// UGM-33: what totals lead to; the grade without a number is that of every lower total.
///
/// # Errors
/// A piece without a number or `else` before its words, or without words.
pub fn grades(text: &str) -> Result<Vec<Grade>, Mistake> {
    pieces(text).map(|piece| piece.grade()).collect()
}

/// A piece between commas, and the column it begins in.
struct Piece<'t> {
    column: usize,
    text: &'t str,
}

/// The pieces of a list; none where nothing is typed.
fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut from = 0;
    let typed = !text.trim().is_empty();
    text.split([',', ';']).filter(move |_| typed).map(move |part| {
        let blanks = part.chars().take_while(|c| c.is_whitespace()).count();
        let column = from + blanks + 1;
        from += part.chars().count() + 1;
        Piece { column, text: part.trim() }
    })
}

impl<'t> Piece<'t> {
    fn mistake(&self, expected: &str) -> Mistake {
        let (expected, found) = (expected.to_owned(), self.text.to_owned());
        Mistake { column: self.column, expected, found }
    }

    fn grade(&self) -> Result<Grade, Mistake> {
        let expected =
            "a total and what it leads to, such as `11 a name and a place`, or `else nothing`";
        let (first, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let is_else = first.eq_ignore_ascii_case("else");
        let (at_least, text) = (total(first), rest.trim().to_owned());
        if text.is_empty() || !is_else && at_least.is_none() {
            return Err(self.mistake(expected));
        }
        Ok(Grade { at_least: at_least.filter(|_| !is_else), text, second_check: None })
    }

    /// A number as the first or the last word, and the other words.
    fn number(&self, read: fn(&str) -> Option<i16>) -> Option<(i16, &'t str)> {
        let (first, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        if let Some(number) = read(first) {
            return Some((number, rest.trim()));
        }
        let (rest, last) = self.text.rsplit_once(' ')?;
        Some((read(last)?, rest.trim()))
    }
}

/// `+2` or `-2`, to four digits.
fn signed(word: &str) -> Option<i16> {
    let sign = if word.starts_with('+') { 1 } else { -1 };
    let digits = word.strip_prefix(['+', '-', '\u{2212}'])?;
    whole(digits).map(|number| sign * number)
}

/// `11` or `11+`.
fn total(word: &str) -> Option<i32> {
    whole(word.strip_suffix('+').unwrap_or(word)).map(i32::from)
}

fn whole(digits: &str) -> Option<i16> {
    let sound = digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    if sound { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        let dms = dms(text).expect(text);
        dms.iter().map(Modifier::to_string).collect::<Vec<_>>().join(", ")
    }

    /// SE-CHK-04
    #[test]
    fn dms_are_read_with_their_reasons_before_or_behind() {
        assert_eq!(said("-2 long range, scope +1; +3"), "long range -2, scope +1, situation +3");
        assert_eq!((said(""), said("  ")), (String::new(), String::new()));
    }

    #[test]
    fn a_piece_without_a_dm_is_shown_with_its_column() {
        let mistake = dms("-2 lóng, in rain").expect_err("rain has no DM");
        assert_eq!((mistake.column, mistake.found.as_str()), (10, "in rain"));
        assert_eq!(dms("+1,").expect_err("nothing after the comma").column, 4);
        assert!(dms("+12345 much").is_err() && dms("2 high").is_err());
    }

    /// UGM-33
    #[test]
    fn grades_are_read_with_their_totals_and_one_for_all_that_is_lower() {
        let grades = grades("8 a name; 11+ a name and a place, else a black eye").expect("sound");
        let read: Vec<_> = grades.iter().map(|g| (g.at_least, g.text.as_str())).collect();
        let expected =
            [(Some(8), "a name"), (Some(11), "a name and a place"), (None, "a black eye")];
        assert_eq!(read, expected);
        assert_eq!(super::grades("8 yes; maybe").expect_err("no total").column, 8);
        assert!(super::grades("8").is_err());
    }
}
