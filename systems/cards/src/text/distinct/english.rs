//! Checks of English, as far as a machine can tell.

/// Checks sentences: each begins with a capital and ends with a full stop.
#[track_caller]
pub fn check_sentences(text: &str) {
    check_words(text);
    assert!(text.ends_with('.') && !text.ends_with(".."), "no full stop: {text}");
    for sentence in text.split(". ") {
        let first = sentence.chars().next().unwrap_or_default();
        assert!(first.is_uppercase(), "begins small: {text}");
    }
}

/// Checks words: no duplicates, no code, matching numbers and articles.
#[track_caller]
pub fn check_words(text: &str) {
    for odd in ["  ", "::", "_", "{", "}", "[", "]", "\"", " ,", " .", "()", ",,", " ;"] {
        assert!(!text.contains(odd), "`{odd}` in: {text}");
    }
    // A bracket belongs to a keyword's number.
    for (at, _) in text.match_indices('(') {
        assert!(text[..at].ends_with(' '), "a bracket like a program's: {text}");
    }
    let words: Vec<&str> = text.split([' ', '\u{2014}']).filter(|word| !word.is_empty()).collect();
    for pair in words.windows(2) {
        check_pair(pair[0], pair[1], text);
    }
}

#[track_caller]
fn check_pair(word: &str, next: &str, text: &str) {
    let bare = next.trim_end_matches(['.', ',', ':', ';']);
    assert!(word != next || word == "you", "a word twice: {text}");
    let vowel = bare.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    match word.to_lowercase().as_str() {
        "a" => assert!(!vowel, "a for an: {text}"),
        "an" => assert!(vowel, "an for a: {text}"),
        "1" | "+1" | "-1" => {
            let singular = bare.ends_with("ss") || bare == "electronics";
            let plural = bare.ends_with('s') && !singular;
            assert!(!plural, "one of many: {text}");
        }
        number if number.starts_with(|first: char| first.is_ascii_digit()) => {
            let counted = ["card", "credit", "wound", "counter", "token"];
            assert!(!counted.contains(&bare), "many of one: {text}");
        }
        _ => {}
    }
}
