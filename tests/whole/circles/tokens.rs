//! Rust text as tokens: names, `::` and single signs, without comments, literals and tests.

/// The tokens of a text. An item under `#[cfg(test)]` is left out.
pub fn tokens(text: &str) -> Vec<&str> {
    let (mut all, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let (length, is_token) = piece(rest, first);
        if is_token {
            all.push(&rest[..length]);
        }
        rest = &rest[length..];
    }
    without_tests(&all)
}

/// The length of the piece that a text begins with, and whether it is a token.
fn piece(text: &str, first: char) -> (usize, bool) {
    let to = |end: &str| text.find(end).map_or(text.len(), |at| at + end.len());
    match first {
        '/' if text.starts_with("//") => (to("\n"), false),
        '/' if text.starts_with("/*") => (to("*/"), false),
        '"' => (string(text), false),
        'r' if text.starts_with("r\"") || text.starts_with("r#\"") => (raw_string(text), false),
        '\'' => (letter(text), false),
        ':' if text.starts_with("::") => (2, true),
        c if is_of_name(c) => (text.find(|c| !is_of_name(c)).unwrap_or(text.len()), true),
        c => (c.len_utf8(), !c.is_whitespace()),
    }
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

fn raw_string(text: &str) -> usize {
    let end = if text.starts_with("r#") { "\"#" } else { "\"" };
    let begin = end.len() + 1;
    text[begin..].find(end).map_or(text.len(), |at| begin + at + end.len())
}

/// A letter between quotes, or the quote before a lifetime.
fn letter(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((at, _))) => text[at + 1..].find('\'').map_or(1, |end| at + end + 2),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Leaves out what stands behind each `#[cfg(test)]`, to its semicolon or its closing brace.
fn without_tests<'a>(all: &[&'a str]) -> Vec<&'a str> {
    const TEST: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let (mut kept, mut rest) = (Vec::new(), all);
    while let [first, behind @ ..] = rest {
        rest = match rest.strip_prefix(&TEST) {
            Some(item) => &item[item_length(item)..],
            None => {
                kept.push(*first);
                behind
            }
        };
    }
    kept
}

fn item_length(tokens: &[&str]) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            ";" if depth == 0 => return at + 1,
            "{" => depth += 1,
            "}" if depth == 0 => return at,
            "}" if depth == 1 => return at + 1,
            "}" => depth -= 1,
            _ => {}
        }
    }
    tokens.len()
}

#[test]
fn comments_literals_and_tests_are_no_tokens() {
    let text = r##"
        use a::b; // c::d
        /* e::f */ fn g<'h>() { "i::\"j"; 'k'; '\''; r#"l"m"#; n() }
        #[cfg(test)]
        mod tests { fn o() { { p() } } }
        #[cfg(test)]
        use q::r;
        use s;
    "##;
    let expected = "use a :: b ; fn g < h > ( ) { ; ; ; ; n ( ) } use s ;";
    assert_eq!(tokens(text).join(" "), expected);
}
