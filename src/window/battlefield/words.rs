//! Numbers and names in few letters.

/// `7+`, or what cannot miss or cannot hit.
pub fn needs(number: i32) -> String {
    match number {
        ..=2 => "2+".to_owned(),
        3..=12 => format!("{number}+"),
        13.. => "13+".to_owned(),
    }
}

/// The last word of a name, or the first one where that is a number.
pub fn short(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let last = words.last().copied().unwrap_or("?");
    let numbered = last.len() <= 2 || last.chars().all(|c| c.is_ascii_digit());
    if numbered { name.chars().take(14).collect() } else { last.chars().take(14).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_a_numbered_one_keeps_its_number() {
        assert_eq!(short("Mara Lindqvist"), "Lindqvist");
        assert_eq!(short("Guard 3"), "Guard 3");
        assert_eq!(short("Ada"), "Ada");
    }

    #[test]
    fn what_two_dice_always_or_never_show_is_said_so() {
        assert_eq!([-3, 2, 7, 12, 15].map(needs), ["2+", "2+", "7+", "12+", "13+"]);
    }
}
