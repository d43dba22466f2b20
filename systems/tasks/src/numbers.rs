//! Numbers in the notation of tasks.

/// Reads `+3`, `-1` or `+0`: a sign and at most four digits.
pub(crate) fn signed(text: &str) -> Option<i16> {
    let mut chars = text.chars();
    let sign = match chars.next()? {
        '+' => 1,
        '-' | '\u{2212}' => -1,
        _ => return None,
    };
    digits(chars.as_str()).map(|number| sign * number)
}

/// Reads `10+`: at most four digits and a plus.
pub(crate) fn throw(text: &str) -> Option<i16> {
    digits(text.strip_suffix('+')?)
}

/// Reads at most four digits and nothing else.
pub(crate) fn digits(text: &str) -> Option<i16> {
    let only_digits = text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    if only_digits { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dm_has_a_sign_and_a_throw_a_plus_behind_it() {
        assert_eq!(
            (signed("+3"), signed("-10"), signed("\u{2212}2")),
            (Some(3), Some(-10), Some(-2))
        );
        assert_eq!(
            (signed("3"), signed("+"), signed("+1x"), signed("+12345")),
            (None, None, None, None)
        );
        assert_eq!(
            (throw("10+"), throw("10"), throw("+"), throw("-1+")),
            (Some(10), None, None, None)
        );
    }
}
