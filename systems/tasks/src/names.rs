//! Names in the spelling of authors.

use std::collections::BTreeMap;

/// Whether two names are the same, ignoring capitals, blanks and hyphens.
pub(crate) fn same(one: &str, other: &str) -> bool {
    letters(one).eq(letters(other))
}

fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    let counts = |c: &char| !(c.is_whitespace() || matches!(c, '-' | '_'));
    name.chars().filter(counts).flat_map(char::to_lowercase)
}

/// Finds the value of `name`, in any spelling.
pub(crate) fn find<'a, V>(map: &'a BTreeMap<String, V>, name: &str) -> Option<&'a V> {
    let otherwise = || map.iter().find(|(key, _)| same(key, name)).map(|(_, value)| value);
    map.get(name).or_else(otherwise)
}

/// Joins names for a message.
pub(crate) fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
