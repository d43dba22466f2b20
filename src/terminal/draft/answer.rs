//! What a line typed at a draft means.

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// A card of the offer, or a rival, by number from 1.
    Number(usize),
    /// A card of the offer by some of its name.
    Name(String),
    /// What every card of the offer has for and against it.
    Hint,
    /// The deck so far.
    Deck,
    /// What a card says.
    Card(String),
    /// Take the last pick back.
    Undo,
    /// Let the adviser pick the rest.
    Rest,
    /// The offer once more.
    Offer,
    /// Keep the deck, under a name or its own.
    Keep(String),
    /// Play against the rival of this number.
    Play(Option<usize>),
    Help,
    Quit,
    /// Nothing was typed, or no more comes.
    Empty,
}

/// Reads one line.
pub fn read(line: &str) -> Answer {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lower = line.to_lowercase();
    if let Some(name) = lower.strip_prefix('?') {
        let name = name.trim();
        return if name.is_empty() { Answer::Help } else { Answer::Card(name.to_owned()) };
    }
    if let Ok(number) = lower.parse() {
        return Answer::Number(number);
    }
    let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Answer::Empty,
        ("keep", name) => Answer::Keep(name.to_owned()),
        ("play", number) => Answer::Play(number.parse().ok()),
        ("take", name) if !name.is_empty() => Answer::Name(name.to_lowercase()),
        ("hint" | "why", "") => Answer::Hint,
        ("deck" | "d", "") => Answer::Deck,
        ("undo", "") => Answer::Undo,
        ("rest", "") => Answer::Rest,
        ("options" | "offer", "") => Answer::Offer,
        ("help", "") => Answer::Help,
        ("q" | "quit", "") => Answer::Quit,
        _ => Answer::Name(lower),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_or_some_of_a_name() {
        assert_eq!(read(" 3 "), Answer::Number(3));
        assert_eq!(read("Odo  Lanterman"), Answer::Name("odo lanterman".to_owned()));
        assert_eq!(read("take deck"), Answer::Name("deck".to_owned()));
        assert_eq!(read("? odo"), Answer::Card("odo".to_owned()));
        assert_eq!(read("keep My Deck"), Answer::Keep("My Deck".to_owned()));
        assert_eq!(read("play 2"), Answer::Play(Some(2)));
        assert_eq!(read("play"), Answer::Play(None));
        assert_eq!(read(""), Answer::Empty);
    }
}
