//! Shorthand: printed sentences in fewer words, for a card that is small on the screen.
//!
//! It goes through a sentence that was printed from the tree and puts the short phrase for each long one
//! that it knows. What it does not know stays as printed, so a new effect has its words at once.

use super::rules_text;
use crate::data::Card;

/// The lines of the text box in shorthand.
pub fn short_rules_text(card: &Card) -> Vec<String> {
    rules_text(card).iter().map(|line| short(line)).collect()
}

/// A printed line in shorthand. Two lines that differ as printed differ in shorthand.
pub fn short(line: &str) -> String {
    PHRASES.iter().fold(line.to_owned(), |text, (long, brief)| replaced(&text, long, brief))
}

/// Long phrases and their short ones, in the order in which they are looked for; `{}` is whatever stands
/// there, within one sentence. The first letter may be a capital in the text.
const PHRASES: &[(&str, &str)] = &[
    (
        "search your deck for {}, reveal it and put it into your hand, then shuffle your deck",
        "search deck: {}",
    ),
    ("search your discard pile for {}, reveal it and put it into your hand", "search discards: {}"),
    ("put {} random cards from your discard pile under your deck", "replenish {}"),
    ("put {} random card from your discard pile under your deck", "replenish {}"),
    ("under its owner's deck", "under its deck"),
    ("counters on it are {} counters", "counters: {}"),
    ("look at the top card of your deck", "look at your top card"),
    ("look at the top {} cards of your deck", "look at your top {} cards"),
    (" to its owner's hand", " to hand"),
    (" from your hand into play", " into play"),
    (" for as long as it is in play", " while in play"),
    (" until the end of the ", " this "),
    ("while your ship defends, your ship has ", "defending, your ship has "),
    ("when you discard a card", "on discarding"),
    ("put {} counter on this crew", "add {} counter"),
    ("restore {} damage on ", "restore {} on "),
    ("inflict {} damage on ", "{} damage to "),
    ("inflict {} wound on ", "{} wound to "),
    ("inflict {} wounds on ", "{} wounds to "),
    ("is one level better at ", "gets +1 "),
    ("is one level worse at ", "gets -1 "),
    ("as above, and ", "also "),
    ("as above. ", "also: "),
    ("the performing crew", "the performer"),
    ("play only if ", "only if "),
    ("use only if ", "only if "),
    ("play in the {} phase.", "in {}:"),
    ("action in the {} phase", "action in {}"),
    ("use in the {} phase", "use in {}"),
    ("at least {} ", "{}+ "),
    ("if you control ", "if you have "),
    ("while you control ", "while you have "),
    (" you control", " of yours"),
    ("contract you pursue", "pursued contract"),
    ("the contract they pursue", "their contract"),
    ("with a subplot requiring ", "with subplot "),
    ("when you resolve ", "on resolving "),
    ("when you play ", "on playing "),
    ("when your piracy succeeds", "on piracy success"),
    ("each opponent", "each rival"),
    ("target opponent", "target rival"),
    ("an opponent", "a rival"),
    ("opposing", "rival"),
    ("human or near-human", "human/near-human"),
    ("an expense of ", "expense "),
    ("collect an {} token", "collect {}"),
    ("collect a {} token", "collect {}"),
    ("discards an {} token", "discards {}"),
    ("discards a {} token", "discards {}"),
    ("abandonment penalty", "penalty"),
    ("trained \u{2014} ", "trained: "),
    ("expert \u{2014} ", "expert: "),
    ("subplot \u{2014} ", "subplot: "),
];

/// The text with `brief` for each `long`.
fn replaced(text: &str, long: &str, brief: &str) -> String {
    let head = long.split("{}").next().unwrap_or(long);
    if !text.to_ascii_lowercase().contains(head) {
        return text.to_owned();
    }
    let (mut done, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, found, after)) = find(rest, long) {
        done.push_str(before);
        let phrase = found.filled(brief);
        done.push_str(&if found.capital { super::words::capital(&phrase) } else { phrase });
        rest = after;
    }
    done + rest
}

/// A phrase that stands in a text.
struct Found<'a> {
    /// Whether it begins with a capital there.
    capital: bool,
    /// What stands for its `{}`.
    hole: &'a str,
}

impl Found<'_> {
    fn filled(&self, brief: &str) -> String {
        brief.replacen("{}", self.hole, 1)
    }
}

/// The first place of a phrase, with what stands before and behind it.
fn find<'a>(text: &'a str, long: &str) -> Option<(&'a str, Found<'a>, &'a str)> {
    let (head, tail) = long.split_once("{}").map_or((long, None), |(a, b)| (a, Some(b)));
    let mut from = 0;
    loop {
        let at = from + position(text.get(from..)?, head)?;
        let (before, behind) = (text.get(..at)?, text.get(at + head.len()..)?);
        let capital = text.get(at..)?.starts_with(char::is_uppercase);
        let Some(tail) = tail else {
            return Some((before, Found { capital, hole: "" }, behind));
        };
        match position(behind, tail).map(|end| (behind.get(..end), behind.get(end + tail.len()..)))
        {
            Some((Some(hole), Some(after))) if !hole.contains(['.', ':', ';']) => {
                return Some((before, Found { capital, hole }, after));
            }
            _ => from = at + 1,
        }
    }
}

/// Where a phrase stands in a text, in letters of either size.
fn position(text: &str, phrase: &str) -> Option<usize> {
    let (text, phrase) = (text.as_bytes(), phrase.as_bytes());
    text.windows(phrase.len().max(1)).position(|there| there.eq_ignore_ascii_case(phrase))
}

#[cfg(test)]
mod tests {
    use super::short;

    #[track_caller]
    fn check(printed: &str, brief: &str) {
        assert_eq!(short(printed), brief);
    }

    #[test]
    fn what_is_printed_at_length_is_said_in_fewer_words() {
        check(
            "Trained \u{2014} Search your discard pile for a gear, reveal it and put it into your \
             hand. Put 1 random card from your discard pile under your deck.",
            "Trained: Search discards: a gear. Replenish 1.",
        );
        check(
            "Inflict 2 damage on target opposing upgrade. Exert each crew you control.",
            "2 damage to target rival upgrade. Exert each crew of yours.",
        );
        check(
            "Reaction in the Resolution Phase \u{2014} Your ship has +2 attack until the end of the \
             phase. Play only if you control at least 2 crew with Pilot.",
            "Reaction in Resolution \u{2014} Your ship has +2 attack this phase. Only if you have 2+ \
             crew with Pilot.",
        );
        check(
            "After you collect your tokens, collect a Cargo token.",
            "After you collect your tokens, collect Cargo.",
        );
    }

    #[test]
    fn what_it_does_not_know_stays_as_printed() {
        check("Hardened (1). Draw 1 card.", "Hardened (1). Draw 1 card.");
        check("", "");
    }
}
