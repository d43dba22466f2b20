//! Names as people write them.

use std::collections::BTreeMap;

/// Whether two names are the same but for capitals, blanks and hyphens.
pub(crate) fn same(one: &str, other: &str) -> bool {
    letters(one).eq(letters(other))
}

fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    let counts = |c: &char| !(c.is_whitespace() || matches!(c, '-' | '_'));
    name.chars().filter(counts).flat_map(char::to_lowercase)
}

/// What stands under `name`, however it is written.
pub(crate) fn find<'a, V>(map: &'a BTreeMap<String, V>, name: &str) -> Option<&'a V> {
    let otherwise = || map.iter().find(|(key, _)| same(key, name)).map(|(_, value)| value);
    map.get(name).or_else(otherwise)
}

/// Names one after the other, for a message.
pub(crate) fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
