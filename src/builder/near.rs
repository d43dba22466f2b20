//! Suggestions: the nearest word of a list.

/// The word of `known` that `typed` is nearest to, if it is near enough to be a slip: by how many letters must
/// be put in, taken out, changed, or swapped with the next.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: String = typed.to_lowercase().chars().take(LONGEST).collect();
    let letters = typed.chars().count();
    let limit = (letters / 3).clamp(1, 3);
    let far = |word: &str| {
        let word = word.to_lowercase();
        if letters >= 3 && word.starts_with(&typed) {
            return Some(1);
        }
        // No word is nearer than its length; that spares nearly all of them the counting.
        let is_alike = word.chars().count().abs_diff(letters) <= limit;
        is_alike.then(|| strsim::osa_distance(&typed, &word)).filter(|&far| far <= limit)
    };
    let near = known.into_iter().filter_map(|word| Some((far(word)?, word)));
    near.min_by_key(|(far, _)| *far).map(|(_, word)| word)
}

/// Letters of a word that are looked at; no word of the game is longer.
const LONGEST: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_understood_and_another_word_is_not() {
        let fields = ["skill", "species", "subtype"];
        assert_eq!(nearest("skil", fields), Some("skill"));
        assert_eq!(nearest("sklil", fields), Some("skill"));
        assert_eq!(nearest("SPECEIS", fields), Some("species"));
        assert_eq!(nearest("sub", fields), Some("subtype"));
        assert_eq!(nearest("colour", fields), None);
        assert_eq!(nearest("", fields), None);
    }
}
