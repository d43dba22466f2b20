//! Asks once before something is lost for good.

use std::io::{self, Write};

use super::{paint::wrapped, typed::Lines};

/// Says what would be lost, and reads one answer: only `yes` loses it, and the end of input does not.
///
/// # Errors
/// Nothing can be written any more.
pub fn is_sure(lost: &str, input: &mut impl Lines, out: &mut impl Write) -> io::Result<bool> {
    writeln!(out, "{}", wrapped(lost, 2).join("\n"))?;
    input.offer(|| ["no", "yes"].map(str::to_owned).to_vec());
    let said = input.line(out)?.unwrap_or_default();
    Ok(matches!(said.trim().to_lowercase().as_str(), "yes" | "y"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_yes_loses_anything() {
        for (said, lost) in [("yes\n", true), (" Y \n", true), ("no\n", false), ("\n", false)] {
            check(said, lost);
        }
        check("yes, I think\n", false);
        check("", false);
    }

    #[track_caller]
    fn check(said: &str, lost: bool) {
        let (mut input, mut out) = (said.as_bytes(), Vec::new());
        assert_eq!(is_sure("All of it.", &mut input, &mut out).expect("it writes"), lost, "{said}");
        let asked = String::from_utf8(out).expect("text");
        assert!(asked.starts_with("All of it.\n"), "{asked}");
    }
}
