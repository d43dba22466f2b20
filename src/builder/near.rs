//! What somebody may have meant: the nearest word of a list.

/// The word of `known` that `typed` is nearest to, if it is near enough to be a slip.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: Vec<char> = typed.to_lowercase().chars().take(LONGEST).collect();
    let limit = (typed.len() / 3).clamp(1, 3);
    let far = |word: &&str| distance(&typed, &word.to_lowercase().chars().collect::<Vec<_>>());
    let begins = |word: &&str| {
        typed.len() >= 3 && word.to_lowercase().starts_with(&typed.iter().collect::<String>())
    };
    let mut best: Option<(usize, &str)> = None;
    for word in known {
        let far = if begins(&word) { 1 } else { far(&word) };
        if far <= limit && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, word));
        }
    }
    best.map(|(_, word)| word)
}

/// Letters of a word that are looked at; no word of the game is longer.
const LONGEST: usize = 60;

/// How many letters must be put in, taken out, changed, or swapped with the next.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for (n, a) in one.iter().enumerate() {
        let mut row = vec![n + 1];
        for (m, b) in other.iter().enumerate() {
            let change = rows[n][m] + usize::from(a != b);
            let mut least = change.min(rows[n][m + 1] + 1).min(row[m] + 1);
            if n > 0 && m > 0 && *a == other[m - 1] && one[n - 1] == *b {
                least = least.min(rows[n - 1][m - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

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
